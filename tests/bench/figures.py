#!/usr/bin/env python3
"""Measures every row of `ctq bench`, natively and as WebAssembly, and the hand-written loop.

usage: figures.py REPOSITORY [--rounds N] [--dry]

Called by figures.sh, which builds the programs first. Instructions are those of the native program for one
game, counted by callgrind as the difference of two series, so that the start of the program does not count.
They hardly depend on the machine. Rows of the bot "search" are about one of its playouts, and their games a
second are playouts. Games a second depend on the machine. They are medians over the rounds, with the minimum
and the maximum. Shares are medians of programs that were timed alternately.
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
    """Returns the output of a command. Fails if the command fails."""
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True).stdout


def row_name(row):
    return " ".join(word for word in (row["game"], row["options"], row["bots"]) if word)


def instructions(*words):
    """Returns the instructions of a whole program, counted by callgrind."""
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, words)],
                         check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def instructions_each(words_of, few=FEW, many=MANY):
    """Returns the instructions of one game or playout, from the difference of a long and a short series."""
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
        """Returns the measurements of a program: games, then playouts of the search, which count as its games."""
        program = getattr(self, name)
        rows = json.loads(output(program, "bench", "--json"))
        for row in json.loads(output(program, "bench", "--search", "--json")):
            rows.append({**row, "games_per_second": row["playouts_per_second"]})
        return {row_name(row): row for row in rows}

    def check_loop(self):
        """Checks that the loop plays exactly the games that ctq plays."""
        games = 2000
        row = {"game": "incan_gold", "options": "", "bots": "random,random,random"}
        played = json.loads(output(*self.series(row, games)))
        points = round(sum(seat["mean"] for seat in played["seats"]) * games)
        if points != int(output(self.loop, games)):
            sys.exit("The hand-written loop no longer plays the games of ctq.")

    def time(self, rounds):
        """Returns for each round the games a second of the rows, natively and on the web, and of the loop."""
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
    asked = parser.parse_args()
    commit = output("git", "-C", asked.root, "describe", "--always", "--dirty").strip()
    lines = [{"date": datetime.date.today().isoformat(), "commit": commit, **measured}
             for measured in measure(Programs(asked.root), asked.rounds)]
    file = asked.root / "tests/bench/figures.csv"
    known = list(csv.DictReader(file.open(encoding="utf-8"))) if file.exists() else []
    out = sys.stdout if asked.dry else file.open("w", encoding="utf-8", newline="")
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines if asked.dry else known + lines)


if __name__ == "__main__":
    main()
