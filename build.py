"""Paddock's one command: makes its own `.venv`, then builds, serves, tests, prints or measures.

Runs on a bare Python; this file is written so that an old one can still read it and say what is missing.
"""

import os
import sys

OLDEST = (3, 11)


def main():  # type: () -> int
    """Check the Python, then hand over. Returns the exit code."""
    if sys.version_info < OLDEST:
        versions = OLDEST + sys.version_info[:2]
        sys.stderr.write("Paddock needs Python %d.%d or newer; this is Python %d.%d.\n" % versions)  # noqa: UP031
        return 2
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "site"))
    from generator.cli import start

    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
