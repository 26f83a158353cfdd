"""The pictures of the score pad: what is touched to fill it in, and the pad as it would look on paper."""
