"""The one exception that the command line shows as it is."""


class BuildError(Exception):
    """What went wrong, as one clear sentence for the person at the keyboard."""
