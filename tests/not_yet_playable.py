"""Rules and test vectors, by game, that a digest has and no game can show yet.

Whoever proves one by a test takes it off the list; when the list is empty this file goes.
"""

NOT_YET_PLAYABLE = {
    "roll": """
V-85 V-86 V-94 T-V21 T-V35
""",
}
