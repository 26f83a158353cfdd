"""The rules of every game: standard library only, no I/O, no clock, no global random."""
