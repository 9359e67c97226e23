#!/usr/bin/env python3
"""A bot for Engawa in a few lines of Python.

    npx engawa arena nippon --seats 2 --bots "engine:python3 docs/examples/bot.py,random" --games 20

Each request is one line of JSON; the answer is one line with the same id:

    -> {"id": 1, "do": "bot", "game": "nippon", "seats": 2, "seat": 0, "state": {...}, "moves": ["take 1 red", ...]}
    <- {"id": 1, "move": "take 1 red"}

`state` is what the seat may know; what it may not know is null. This bot likes moves that do something over moves that
stop or pass, and otherwise takes the one whose kind it has played least often.
"""
import json
import sys
from collections import Counter

IDLE = {"stop", "end", "pass", "done", "ready", "decline", "refuse"}
played = Counter()


def choose(request):
    moves = request["moves"]
    busy = [move for move in moves if move.split()[0] not in IDLE] or moves
    return min(busy, key=lambda move: (played[move], played[move.split()[0]]))


for line in sys.stdin:
    request = json.loads(line)
    if request.get("do") != "bot":
        error = {"code": "unknown-request", "message": "This program answers bot requests only."}
        print(json.dumps({"id": request.get("id"), "error": error}), flush=True)
        continue
    move = choose(request)
    played[move] += 1
    played[move.split()[0]] += 1
    print(json.dumps({"id": request["id"], "move": move}), flush=True)
