#!/usr/bin/env python3
"""Rates the bots of every game by `ctq tournament`, `run` and `sprt`, for tests/bench/ladder.csv.

usage: ladder.py REPOSITORY [--threads N] [--list] [ROW...]

ladder.sh builds ctq and calls this program. Each line of the file rates a bot of a game:

* against "all": its Elo in a tournament of tables of two, with 95 % bounds by bootstrap. `greedy` has 1000, in
  Carteso `claimer`. Wins are shares of all its games there. Bots that only meet each other differ more in Elo
  than they would against people.
* against the level below, for the highest levels and in games where luck makes Elo meaningless: its share of
  wins, with 95 % bounds. With a verdict, the number of games is the one that `sprt` needed.
"""
import argparse
import csv
import json
import pathlib
import re
import subprocess
import sys

COLUMNS = ["game", "options", "bot", "against", "elo", "elo_low", "elo_high", "games", "wins", "wins_low",
           "wins_high", "unfinished", "seed", "verdict"]
PLAIN = "greedy,hoarder,runner,level:1,level:2,level:3,level:4,level:5,level:6"
# Name, game, options, bots, games of each table.
TOURNAMENTS = [
    ("cards", "cartagena", "rules=cards", PLAIN, 100),
    ("advanced", "cartagena", "rules=advanced", PLAIN, 60),
    ("board", "cartagena", "rules=board", PLAIN, 60),
    ("carteso", "carteso", "", "claimer,level:1,level:2,level:3,level:4,level:5,level:6", 40),
]
# Name, game, options, highest level, games against the level below.
LUCK = [
    ("incan_gold", "incan_gold", "", 5, 40000),
    ("cartolan-beginner", "cartolan", "mode=beginner", 9, 1000),
    ("cartolan-regular", "cartolan", "mode=regular", 9, 1000),
    ("cartolan-advanced", "cartolan", "mode=advanced", 9, 1000),
]
# Name, game, options; each of the levels 7 to 9 against the one below.
HIGHEST = [("cards-highest", "cartagena", "rules=cards"), ("board-highest", "cartagena", "rules=board"),
           ("carteso-highest", "carteso", "")]
SEED = 11
ELO = "0,100"
MOST_GAMES = 400


def ctq(args, *words):
    command = [args.root / "build/bench/shell/ctq", *words, "--threads", args.threads]
    print(" ".join(map(str, command[1:])), file=sys.stderr)
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def played(game, options):
    return ["--game", game, "--options", options]


def rate(args, game, options, bots, games):
    text = ctq(args, "tournament", *played(game, options), "--bots", bots, "--games", games, "--seed", SEED, "--csv")
    for row in csv.DictReader(text.splitlines()):
        yield {**{name: row[name] for name in COLUMNS if name in row}, "against": "all", "wins": row["win_share"],
               "wins_low": row["win_low"], "wins_high": row["win_high"]}


def compare_levels(args, game, options, highest, games):
    for level in range(2, highest + 1):
        text = ctq(args, "run", *played(game, options), "--seats", f"level:{level},level:{level - 1}", "--games", games,
                   "--seed", SEED, "--rotate", "--json")
        seat = json.loads(text)["seats"][0]
        yield {"game": game, "options": options, "bot": f"level:{level}", "against": f"level:{level - 1}",
               "games": games, "wins": f"{seat['win_share']:.4f}", "wins_low": f"{seat['win_low']:.4f}",
               "wins_high": f"{seat['win_high']:.4f}", "unfinished": seat["unfinished"], "seed": SEED}


def compare_highest(args, game, options):
    for level in (7, 8, 9):
        text = ctq(args, "sprt", *played(game, options), "--seats", f"level:{level},level:{level - 1}", "--elo", ELO,
                   "--games", MOST_GAMES, "--seed", SEED)
        games, unfinished = re.search(r": (\d+) games in \d+ units, (\d+) unfinished", text).groups()
        share, error = map(float, re.search(r"gets ([\d.]+) ± ([\d.]+)", text).groups())
        verdict = re.search(r"of ±[\d.]+: ([a-z ]+):", text).group(1)
        yield {"game": game, "options": options, "bot": f"level:{level}", "against": f"level:{level - 1}",
               "games": games, "wins": f"{share:.4f}", "wins_low": f"{share - error:.4f}",
               "wins_high": f"{share + error:.4f}", "unfinished": unfinished, "seed": SEED,
               "verdict": f"{verdict} by sprt {ELO}"}


def rows():
    """Yields each row of the tables above: its name, and the function that measures it."""
    for measure, table in ((rate, TOURNAMENTS), (compare_levels, LUCK), (compare_highest, HIGHEST)):
        for name, *words in table:
            yield name, lambda args, measure=measure, words=words: list(measure(args, *words))


def key(line):
    return tuple(line.get(name) or "" for name in ("game", "options", "bot", "against"))


def main():
    parser = argparse.ArgumentParser(description="Rates the bots of every game.")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    parser.add_argument("rows", nargs="*", metavar="ROW")
    args = parser.parse_intermixed_args()
    known = dict(rows())
    if args.list or any(name not in known for name in args.rows):
        sys.exit(" ".join(known))
    file = args.root / "tests/bench/ladder.csv"
    lines = {key(line): line for line in csv.DictReader(file.open(encoding="utf-8"))} if file.exists() else {}
    for name in args.rows or known:
        lines.update((key(line), line) for line in known[name](args))
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n")
            writer.writeheader()
            writer.writerows(lines.values())


if __name__ == "__main__":
    main()
