"""The worker's first lines: PyScript looks for `__export__` in the script itself."""

import app.desk

__export__ = app.desk.__export__
globals().update({name: getattr(app.desk, name) for name in __export__})
