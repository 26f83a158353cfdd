"""The worker's first lines: PyScript looks for `__export__` in the script itself."""

import app.worker.desk

__export__ = app.worker.desk.__export__
globals().update({name: getattr(app.worker.desk, name) for name in __export__})
