"""Paper: sizes, margins, n-up, crop marks, tiles, backs, and what a sheet can be asked for."""
