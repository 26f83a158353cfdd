"""How Null Game is drawn and printed."""
