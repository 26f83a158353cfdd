"""How Tau is drawn and printed."""
