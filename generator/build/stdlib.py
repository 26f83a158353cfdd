"""What of Python's standard library stays out of the browser: parts that cannot work there, or are not used there."""

from __future__ import annotations

from typing import Final

DROPPED: Final = frozenset(
    {
        "__hello__", "__phello__", "_aix_support", "_android_support", "_apple_support", "_ios_support",
        "_osx_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl",
        "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "argparse", "asyncio.__main__",
        "asyncio.proactor_events", "asyncio.tools", "asyncio.windows_events", "asyncio.windows_utils", "bdb",
        "cProfile", "cmd", "code", "compileall", "concurrent.futures.process", "concurrent.interpreters", "ctypes",
        "doctest", "email", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "graphlib", "http",
        "http.server", "idlelib", "imaplib", "importlib.metadata", "json.__main__", "json.tool", "lib2to3",
        "logging.config", "logging.handlers", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc",
        "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "profiling", "pstats", "pty",
        "py_compile", "pyclbr", "pydoc", "pydoc_data", "pyodide._nodesock_transport", "pyodide.console",
        "rlcompleter", "runpy", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "symtable",
        "sysconfig.__main__", "tabnanny", "tarfile", "telnetlib", "this", "timeit", "tkinter", "tomllib", "trace",
        "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "urllib.request", "urllib.robotparser", "venv",
        "wave", "webbrowser", "wsgiref", "xml.dom", "xmlrpc", "zipapp", "zipfile.__main__",
    }
)  # fmt: skip
ENCODINGS: Final = frozenset(
    {
        "__init__", "aliases", "ascii", "base64_codec", "charmap", "cp1252", "cp437", "hex_codec", "idna", "iso8859_1",
        "latin_1", "mac_roman", "punycode", "raw_unicode_escape", "undefined", "unicode_escape", "utf_16", "utf_16_be",
        "utf_16_le", "utf_32", "utf_32_be", "utf_32_le", "utf_7", "utf_8", "utf_8_sig", "zlib_codec",
    }
)  # fmt: skip
"""The encodings that are kept; the tables of all others are a quarter of a megabyte."""


def module_name(entry: str) -> str:
    """`"a.b"` of the zip entries `a/b.py`, `a/b.pyc` and `a/b/__init__.py`; other entries by their path."""
    stem = entry.removesuffix(".pyc").removesuffix(".py")
    return stem.removesuffix("/__init__").replace("/", ".")


def is_kept(entry: str) -> bool:
    """Whether this entry of Pyodide's `python_stdlib.zip` goes to the browser."""
    folder, _, name = entry.rpartition("/")
    if folder == "encodings":
        return name.partition(".")[0] in ENCODINGS
    module = module_name(entry)
    parts = module.split(".")
    return not any(".".join(parts[:length]) in DROPPED for length in range(1, len(parts) + 1))
