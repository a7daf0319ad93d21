"""The steps of a round that every player does: assign, reveal, manage. And the numbers of all small questions."""
