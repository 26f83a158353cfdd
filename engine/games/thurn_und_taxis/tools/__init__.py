"""Tables under the roof of Thurn und Taxis that are no game: the score pad."""
