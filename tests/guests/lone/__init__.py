"""One seat against a robot that is no seat: the smallest game with a rival, a rank, and an end that nobody wins."""
