#!/usr/bin/env python3
"""Prints the lines of code of the engine, the shell and the tests, without comments and blank lines, and first how
many more or fewer they are than at the last release.

usage: lines.py REPOSITORY [--folders] [--release]

--folders also counts each folder of the shell separately. --release writes the figures to released_lines.txt, with
which later runs compare. Counts only the C++ sources and headers in git.
"""
import collections
import pathlib
import subprocess
import sys

PARTS = ("engine", "shell", "tests")
RELEASED = pathlib.Path("tests/lint/released_lines.txt")


def code(path: pathlib.Path) -> int:
    """Returns the number of lines of a file that are neither blank nor only a comment."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return sum(1 for line in lines if line and not line.startswith("//"))


def released(root: pathlib.Path) -> dict[str, int]:
    """Returns the figures of the last release: a line "<count> <part>" for each part."""
    pairs = (line.split() for line in (root / RELEASED).read_text(encoding="utf-8").splitlines())
    return {part: int(count) for count, part in pairs}


def main() -> None:
    root = pathlib.Path(sys.argv[1])
    files = subprocess.run(["git", "-C", root, "ls-files", "*.cpp", "*.hpp"], check=True,
                           capture_output=True, text=True).stdout.split()
    sums: collections.Counter[str] = collections.Counter()
    for file in files:
        count = code(root / file)
        parts = file.split("/")
        sums[parts[0]] += count
        if "--folders" in sys.argv and parts[0] == "shell":
            sums["/".join(parts[:-1])] += count
    if "--release" in sys.argv:
        (root / RELEASED).write_text("".join(f"{sums[part]} {part}\n" for part in PARTS), encoding="utf-8")
    before = released(root)
    print("since the last release: " + ", ".join(f"{part} {sums[part] - before[part]:+}" for part in PARTS))
    for folder, count in sorted(sums.items()):
        if folder in PARTS or "/" in folder:
            print(f"{count:6} {folder}")


if __name__ == "__main__":
    main()
