"""Check my sheet: bulls and fences of a finished paper field, entered in any order."""
