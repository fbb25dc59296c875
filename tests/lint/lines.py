#!/usr/bin/env python3
"""Prints the lines of code of the engine, the shell and the tests, without comments and blank lines.

usage: lines.py REPOSITORY [--folders]

--folders also counts each folder of the shell separately. Counts only the C++ sources and headers in git.
"""
import collections
import pathlib
import subprocess
import sys


def code(path: pathlib.Path) -> int:
    """Returns the number of lines of a file that are neither blank nor only a comment."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return sum(1 for line in lines if line and not line.startswith("//"))


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
    for folder, count in sorted(sums.items()):
        if folder in ("engine", "shell", "tests") or "/" in folder:
            print(f"{count:6} {folder}")


if __name__ == "__main__":
    main()
