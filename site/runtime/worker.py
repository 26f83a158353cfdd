"""The worker's first lines: PyScript looks for `__export__` in the script itself."""

import app.worker.exports

__export__ = app.worker.exports.__export__
globals().update({name: getattr(app.worker.exports, name) for name in __export__})
