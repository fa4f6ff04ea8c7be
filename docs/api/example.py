#!/usr/bin/env python3
"""Plays a whole race through the API of The Great Race, with nothing but Python's own library.

    RACE_TOKEN=race_... python3 example.py http://localhost:8035
    RACE_TOKEN=race_... python3 example.py http://localhost:8035 --join TABLE --seat 1

The token needs the scopes read, tables and play. Without --join the program opens a table against a bot of the server.
It chooses at random among the answers it is offered: replace `choose` to make it play well.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


class Problem(Exception):
    """A request that the server refuses: `reason` says why."""

    def __init__(self, status, body, retry_after):
        super().__init__(f"{status} {body.get('reason')}: {body.get('detail')}")
        self.status = status
        self.reason = body.get("reason")
        self.retry_after = retry_after


class Server:
    def __init__(self, address, token):
        self.base = address.rstrip("/") + "/api/v1"
        self.token = token

    def open(self, method, path, body=None, timeout=60):
        headers = {"Authorization": f"Bearer {self.token}"}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as error:
            wait = float(error.headers.get("Retry-After") or 0)
            raise Problem(error.code, json.loads(error.read() or b"{}"), wait) from None

    def ask(self, method, path, body=None):
        """One request. It is sent again if the server was too busy or the connection was lost."""
        for attempt in range(8):
            try:
                with self.open(method, path, body) as reply:
                    return json.load(reply)
            except Problem as problem:
                if problem.status not in (429, 503) or attempt == 7:
                    raise
                time.sleep(problem.retry_after or 1)
            except OSError:
                if attempt == 7:
                    raise
                time.sleep(1)

    def lines(self, table, since):
        """The lines of a race as they come. Empty lines only show that the connection is alive."""
        query = "" if since is None else f"?since={since}"
        with self.open("GET", f"/tables/{table}/stream{query}") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


def choose(answers, chance):
    return chance.choice(answers)


def play(server, table, chance):
    """Answers whenever this seat is asked, until the race is over. Returns the number of answers."""
    at, question, given = None, 0, 0
    while True:
        for line in server.lines(table, at):
            at = line.get("at", at)
            question = line.get("question", question)
            if line["type"] == "table" and line["news"]["stage"] == "over":
                return given
            if line["type"] in ("lost", "closing"):
                break
            answers = line.get("answers")
            if not answers:
                continue
            # The key makes it safe to send an answer twice: it is written once.
            body = {"question": question, "key": f"py-{table[:8]}-{given}", "answer": choose(answers, chance)}
            given += 1
            try:
                server.ask("POST", f"/tables/{table}/answer", body)
            except Problem as problem:
                # Somebody was faster, or time was up: the next line says what is asked now.
                if problem.status not in (409, 422):
                    raise
        time.sleep(1)


def main():
    options = argparse.ArgumentParser(description="Plays a race through the API.")
    options.add_argument("address", help="for example http://localhost:8035")
    options.add_argument("--join", metavar="TABLE", help="a table to join; otherwise one is opened")
    options.add_argument("--seat", type=int, default=1, help="the seat to take there")
    options.add_argument("--seed", type=int, help="the same seed makes the same choices")
    given = options.parse_args()
    token = os.environ.get("RACE_TOKEN")
    if not token:
        sys.exit("RACE_TOKEN is not set: make a token on the account page.")
    server = Server(given.address, token)
    chance = random.Random(given.seed)
    me = server.ask("GET", "/me")
    if given.join:
        table = given.join
        server.ask("POST", f"/tables/{table}/sit", {"seat": given.seat})
        server.ask("POST", f"/tables/{table}/ready", {"ready": True})
    else:
        seats = ["me", "racer"]
        made = server.ask("POST", "/tables", {"game": "race", "options": {"crews": 2}, "seats": seats, "listed": False})
        table = made["table"]
        server.ask("POST", f"/tables/{table}/begin")
    print(f"{me['name']} plays at table {table}")
    answers = play(server, table, chance)
    print(f"The race is over after {answers} answers.")


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(str(problem))
