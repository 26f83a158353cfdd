"""Runs inside Pyodide at build time: turn a zip of Python sources into a zip of byte code.

Docstrings go, ``assert`` stays: what the browser runs must behave as what the tests ran.
"""

import ast
import importlib._bootstrap_external as bootstrap
import zipfile

_EPOCH = (1980, 1, 1, 0, 0, 0)
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def compiled(name: str, source: bytes) -> bytes:
    """Byte code of one module as a ``.pyc`` that never looks for its source."""
    tree = ast.parse(source, name)
    code = compile(_without_docstrings(tree), name, "exec", dont_inherit=True)
    return bytes(bootstrap._code_to_hash_pyc(code, b"\0" * 8, checked=False))  # type: ignore[attr-defined]


def compile_zip(source: str, target: str) -> None:
    """Write ``target``: the entries of ``source`` in order, each ``x.py`` as ``x.pyc``."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith("/"):
                continue
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data)
            new.writestr(zipfile.ZipInfo(name, _EPOCH), data, zipfile.ZIP_DEFLATED)
