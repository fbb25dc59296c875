#!/usr/bin/env python3
"""Writes the measured ladder as C++. usage: embed.py OUT.cpp LADDER.csv"""
import csv
import sys


def row_text(row):
    texts = ", ".join(f'"{row[name]}"' for name in ("game", "options", "bot", "against"))
    return f"    {{{texts}, {row['elo'] or 0}, {row['wins']}}},\n"


def main(out, source):
    with open(source, encoding="utf-8", newline="") as file:
        rows = "".join(row_text(row) for row in csv.DictReader(file))
    text = ('#include "assets/ladder/ladder.hpp"\n\nnamespace ctq::assets {\nnamespace {\n\n'
            f"constexpr LadderRow kRows[] = {{\n{rows}}};\n\n"
            "}  // namespace\n\nstd::span<const LadderRow> ladder() {\n    return kRows;\n}\n\n"
            "}  // namespace ctq::assets\n")
    with open(out, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
