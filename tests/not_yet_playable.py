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
V-40 V-41 V-42 V-43 V-44 V-45 V-46 V-47 V-48 V-49 V-50 V-51 V-52 V-53 V-54 V-55
V-56 V-57 V-59 V-60 V-61 V-85 V-86 V-87 V-88
V-92 V-93 V-94 V-95
T-V3 T-V4 T-V5 T-V6 T-V7 T-V8 T-V9 T-V10 T-V11 T-V21
T-V22 T-V23 T-V24 T-V25 T-V26 T-V27 T-V28 T-V29 T-V35 T-V36 T-V37
D-21 D-22 D-23 D-24 D-35 D-37 D-39
D-43 D-44
""",
}
