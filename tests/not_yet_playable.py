"""Rules and test vectors, by game, that a digest has and no game can show yet.

Whoever proves one by a test takes it off the list; when the list is empty this file goes.
"""

from orrery.games.roll.rules.catalogue import SHELF

# Components of what cannot be played yet: a test may exercise them, none must.
COMPONENTS_TO_COME = {
    "roll": {str(side.row["key"]) for side in SHELF.catalogue().sides if side.sets}
    | {str(face["key"]) for face in SHELF.file("orb.toml")["face"]}
    | {str(row["key"]) for row in SHELF.file("objectives.toml")["objective"]}
}

NOT_YET_PLAYABLE = {
    "roll": """
V-85 V-86 V-94 T-V21 T-V35
""",
}
