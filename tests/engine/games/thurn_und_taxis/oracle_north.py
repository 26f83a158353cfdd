"""The oracle's own map of the North, typed anew so that a slip in the engine's table shows."""

from __future__ import annotations

from tests.engine.games.thurn_und_taxis.oracle_map import OTHER_TILES, Board, roads

NORTH = Board(
    countries={
        "Preussen": ["Münster", "Cölln", "Coblenz", "Berlin", "Magdeburg", "Stendal", "Wittenberg"],
        "Sachsen": ["Dresden", "Leipzig"],
        "Thüringen": ["Weimar"],
        "Hannover": ["Hannover", "Göttingen"],
        "Mecklenburg": ["Schwerin"],
        "Hessen": ["Cassel", "Fulda"],
        "Baiern": ["Würzburg"],
        "Holland": ["Amsterdam", "Groningen"],
        "Belgien": ["Brüssel"],
    },
    free=["Bremen", "Frankfurt", "Hamburg", "Lübeck"],
    roads=roads(
        {
            "Amsterdam": "Groningen Brüssel Münster",
            "Groningen": "Bremen Münster",
            "Brüssel": "Cölln",
            "Cölln": "Münster Coblenz Cassel",
            "Coblenz": "Frankfurt",
            "Münster": "Bremen Hannover Cassel",
            "Bremen": "Hamburg Hannover",
            "Hamburg": "Lübeck Hannover Schwerin",
            "Lübeck": "Schwerin",
            "Schwerin": "Stendal Berlin",
            "Stendal": "Berlin Magdeburg",
            "Hannover": "Göttingen Magdeburg",
            "Göttingen": "Cassel Weimar Magdeburg",
            "Magdeburg": "Wittenberg Leipzig",
            "Wittenberg": "Berlin Leipzig",
            "Berlin": "Dresden",
            "Dresden": "Leipzig",
            "Leipzig": "Weimar",
            "Weimar": "Fulda Würzburg",
            "Cassel": "Fulda",
            "Fulda": "Frankfurt Würzburg",
            "Frankfurt": "Würzburg",
        }
    ),
    region_tiles={
        "Preussen": (["Preussen"], [5, 4, 3, 2]),
        "Sachsen+Thüringen": (["Sachsen", "Thüringen"], [3, 2, 1]),
        "Hannover+Mecklenburg": (["Hannover", "Mecklenburg"], [3, 2, 1]),
        "Hessen+Baiern": (["Hessen", "Baiern"], [3, 2, 1]),
        "Holland+Belgien": (["Holland", "Belgien"], [3, 2, 1]),
    },
    length_tiles={"5": [2, 1], "6": [3, 2, 1], "7": [4, 3, 2, 1], "8": [5, 4, 3, 2, 1]},
    other_tiles={**OTHER_TILES, "Bremen": [1], "Frankfurt": [1], "Hamburg": [1], "Lübeck": [1]},
)
"""The free cities have tiles by their names."""
