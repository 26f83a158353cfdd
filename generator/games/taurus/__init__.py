"""How Taurus is drawn and printed."""
