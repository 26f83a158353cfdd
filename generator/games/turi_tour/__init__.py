"""How Turi-Tour is drawn and printed."""
