#!/usr/bin/env python3
"""Measures every row of `ctq bench`, natively and as WebAssembly, and the hand-written loop.

usage: figures.py REPOSITORY [--rounds N] [--dry]

figures.sh builds the programs and calls this one. The instructions of one game of the native program are
counted by callgrind, as the difference of two series, so that the start of the program does not count. They
hardly depend on the machine. Rows of the bot "search" measure one playout instead of one game. Games a second
depend on the machine; they are medians over the rounds, with the minimum and maximum. Shares are medians of
ratios within a round.
"""
import argparse
import csv
import datetime
import json
import pathlib
import re
import statistics
import subprocess
import sys

COLUMNS = ["date", "commit", "row", "instructions", "games_per_second", "least", "most", "web", "web_share",
           "loop_share"]
LOOP = "incan_gold by hand"
LOOP_ROW = "incan_gold random,random,random"
FEW, MANY = 640, 1280  # games of the two series, each played in 64 parts
FEW_PLAYOUTS, MANY_PLAYOUTS = 2000, 6000  # of whole searches


def output(*words):
    """Returns what a command prints. Raises an error if the command fails."""
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True).stdout


def row_name(row):
    return " ".join(word for word in (row["game"], row["options"], row["bots"]) if word)


def instructions(*words):
    """Returns the number of instructions that callgrind counts in a whole program run."""
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, words)],
                         check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def instructions_each(words_of, few=FEW, many=MANY):
    """Returns the instructions of one game or playout, from the commands for `few` and `many` of them."""
    return round((instructions(*words_of(many)) - instructions(*words_of(few))) / (many - few))


class Programs:
    def __init__(self, root):
        self.native = root / "build/bench/shell/ctq"
        self.web = root / "build/web/shell/ctq"
        self.loop = root / "build/bench/tests/bench/incan_gold_loop"

    def series(self, row, games):
        """Returns the command that plays this many games of a row."""
        options = ["--options", row["options"]] if row["options"] else []
        return [self.native, "run", "--game", row["game"], *options, "--seats", row["bots"], "--games", games,
                "--threads", 1, "--json"]

    def searches(self, row, playouts):
        """Returns the command that makes this many playouts of a row of the search."""
        return [self.native, "bench", "--search", "--game", row["game"], "--options", row["options"],
                "--playouts", playouts]

    def rows(self, name):
        """Returns the rows that a program measures, by name. Playouts of the search count as games."""
        program = getattr(self, name)
        rows = json.loads(output(program, "bench", "--json"))
        for row in json.loads(output(program, "bench", "--search", "--json")):
            rows.append({**row, "games_per_second": row["playouts_per_second"]})
        return {row_name(row): row for row in rows}

    def check_loop(self):
        """Exits with an error unless the loop plays the same games as ctq."""
        games = 2000
        row = {"game": "incan_gold", "options": "", "bots": "random,random,random"}
        played = json.loads(output(*self.series(row, games)))
        points = round(sum(seat["mean"] for seat in played["seats"]) * games)
        if points != int(output(self.loop, games)):
            sys.exit("The hand-written loop no longer plays the games of ctq.")

    def time(self, rounds):
        """Returns for each round the games a second of each row, natively and on the web, and of the loop."""
        times = []
        for number in range(rounds):
            print(f"Round {number + 1} of {rounds}", file=sys.stderr)
            once = {"loop": float(output(self.loop))}
            for name in ("native", "web"):
                once[name] = {word: row["games_per_second"] for word, row in self.rows(name).items()}
            times.append(once)
        return times


def median(values):
    return statistics.median(list(values))


def line(row, counted, speeds, shares):
    spread = [round(number) for number in (median(speeds), min(speeds), max(speeds))]
    return dict(zip(COLUMNS[2:], [row, counted, *spread, *shares]))


def measure(programs, rounds):
    programs.check_loop()
    rows = programs.rows("native")
    times = programs.time(rounds)
    for name, row in rows.items():
        native = [once["native"][name] for once in times]
        web = [once["web"][name] for once in times]
        of_loop = median(once["native"][name] / once["loop"] for once in times)
        counted = (instructions_each(lambda playouts, row=row: programs.searches(row, playouts), FEW_PLAYOUTS,
                                     MANY_PLAYOUTS) if row["bots"] == "search"
                   else instructions_each(lambda games, row=row: programs.series(row, games)))
        yield line(name, counted, native,
                   [round(median(web)), f"{median(b / a for a, b in zip(native, web)):.2f}",
                    f"{of_loop:.2f}" if name == LOOP_ROW else ""])
    yield line(LOOP, instructions_each(lambda games: [programs.loop, games]),
               [once["loop"] for once in times], ["", "", ""])


def main():
    parser = argparse.ArgumentParser(description="Measures how fast games are played.")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--dry", action="store_true", help="print the lines only")
    args = parser.parse_args()
    commit = output("git", "-C", args.root, "describe", "--always", "--dirty").strip()
    lines = [{"date": datetime.date.today().isoformat(), "commit": commit, **measured}
             for measured in measure(Programs(args.root), args.rounds)]
    file = args.root / "tests/bench/figures.csv"
    known = list(csv.DictReader(file.open(encoding="utf-8"))) if file.exists() else []
    out = sys.stdout if args.dry else file.open("w", encoding="utf-8", newline="")
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines if args.dry else known + lines)


if __name__ == "__main__":
    main()
