"""The authority: a Table is a game, its seats and its log. It plays, undoes, resumes and takes the bots' turns."""
