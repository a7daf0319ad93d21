"""The rules of Race for the Galaxy against the robot: pure Python, compiled where that is possible."""
