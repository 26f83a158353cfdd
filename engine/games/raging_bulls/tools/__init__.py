"""Tables under the roof of Raging Bulls that are no game: the sheet checker."""
