#!/usr/bin/env python3
"""A bot that joins an Orrery table by its link and plays at random: a starting point for one that thinks.

    python3 examples/bot.py 'http://127.0.0.1:8137/t/TABLE#TOKEN' [NAME]

It needs the package `websockets`, and docs/protocol.md explains every message.
"""

import json
import random
import secrets
import sys
import time
import urllib.parse
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def join(host: str, table: str, token: str, name: str) -> str:
    """Take the seat, and exchange its link for a token that nobody else knows, not even who made the link.

    Our share of the dice is left to the server; who does not trust it promises one of his own (docs/protocol.md).
    """
    body = {"token": token, "name": name, "key": secrets.token_hex(16)}
    address = f"http://{host}/api/tables/{table}/join"
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


def decide(question: dict) -> str:
    """Here a better bot would look at update["board"]."""
    return random.choice(question["choices"])["code"]


def play(host: str, table: str, token: str) -> dict:
    """Answer whatever is asked until the game is over; the last update."""
    seen, sent = 0, None  # how many news we know, and the command that is not acknowledged yet
    while True:
        try:
            with connect(f"ws://{host}/ws/{table}", max_size=None) as socket:
                hello = {"type": "hello", "token": token, "since": seen, "lang": "en", "version": 1}
                socket.send(json.dumps(hello))
                if sent:
                    socket.send(json.dumps(sent))  # with the same key: it counts once, however often it is sent
                for text in socket:
                    message = json.loads(text)
                    if message["type"] in ("ack", "refused"):
                        sent = None
                    elif message["type"] == "closed":
                        sys.exit(message["message"])
                    elif message["type"] == "update":
                        seen = message["seq"]
                        if message["status"] == "over":
                            return message
                        question = message["question"]
                        if question and (sent is None or sent["decision"] != question["id"]):
                            sent = {"type": "choose", "decision": question["id"], "code": decide(question)}
                            sent["key"] = uuid.uuid4().hex
                            socket.send(json.dumps(sent))
        except (OSError, ConnectionClosed):
            time.sleep(1)  # the server is away: come again


def main() -> None:
    link = urllib.parse.urlsplit(sys.argv[1])
    table = link.path.rpartition("/")[2]
    token = join(link.netloc, table, link.fragment, sys.argv[2] if len(sys.argv) > 2 else "Example")
    print(f"The seat is at {link.scheme}://{link.netloc}{link.path}#{token} from now on.", file=sys.stderr)
    end = play(link.netloc, table, token)
    for score in end["scores"]:
        print(end["seats"][score["seat"]]["name"], score["total"], "wins" if score["wins"] else "")


if __name__ == "__main__":
    main()
