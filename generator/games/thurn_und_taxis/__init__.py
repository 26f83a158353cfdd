"""How Thurn und Taxis is drawn and printed."""
