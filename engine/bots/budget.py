"""Ways to say when a search has to end, for callers without a clock."""

from __future__ import annotations


class Playouts:
    """A `Stop` that counts: False `limit` times, then True. So a result can be had again on any machine."""

    def __init__(self, limit: int) -> None:
        self.left = limit

    def __call__(self) -> bool:
        """Whether the budget is used up; takes one from it if not."""
        if self.left <= 0:
            return True
        self.left -= 1
        return False
