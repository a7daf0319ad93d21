"""Race for the Galaxy, the solitaire game against the robot."""
