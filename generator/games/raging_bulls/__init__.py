"""How Raging Bulls is drawn and printed."""
