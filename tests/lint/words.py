#!/usr/bin/env python3
"""Finds words in C++ sources that the project has replaced by standard ones.

usage: words.py REPOSITORY

Checks the names of types, functions, variables and files, part by part (`on_reply` has the parts "on" and
"reply"), and phrases in comments. Does not check texts that people see.
"""
import pathlib
import re
import subprocess
import sys

# The replaced words, with what to write instead.
NAMES = {
    "anywhere": "the scope: global_commands",
    "doors": "OriginPolicy, limits",
    "habit": "auto_answer for a person, strategy for a bot",
    "hear": "on_reply, receive",
    "patience": "timeouts",
    "story": "log",
    "took": "elapsed for a time, on_picked for an event",
    "weather": "LinkConditions",
    "went": "on_changed",
    "worths": "action_values",
}
PHRASES = {
    "for want of": "say what is used, and when",
    "comes by": "say what is received, and from where",
    "who hears": "for screen-reader users",
    "who is faster": "say who waits for what",
    "can be told apart": "say what differs",
}
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|'
                   r"'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*", re.DOTALL)
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def problems_of_name(name):
    """Yields a text for each part of a name that has a better word."""
    for part in PART.findall(name):
        if part.lower() in NAMES:
            yield f'{name}: instead of "{part.lower()}" say {NAMES[part.lower()]}'


def problems_of(text):
    """Yields (line, text) for each word or phrase in a source that has a better one."""
    for token in TOKEN.finditer(text):
        line = text.count("\n", 0, token.start()) + 1
        if token[0].startswith(("//", "/*")):
            words = " ".join(token[0].split()).lower()
            for phrase, better in PHRASES.items():
                if phrase in words:
                    yield line, f'instead of "{phrase}" {better}'
        elif token[0][0].isalpha() or token[0][0] == "_":
            for problem in problems_of_name(token[0]):
                yield line, problem


def main(repository):
    root = pathlib.Path(repository)
    files = subprocess.run(["git", "-C", root, "ls-files", "*.cpp", "*.hpp"], check=True,
                           capture_output=True, text=True).stdout.split()
    found = []
    for file in files:
        found += [f"{file}: {problem}" for problem in problems_of_name(pathlib.Path(file).stem)]
        found += [f"{file}:{line}: {problem}"
                  for line, problem in problems_of((root / file).read_text(encoding="utf-8"))]
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
