#!/usr/bin/env python3
"""Checks that no source can mistake a name of another one in its batch for a name of a header.

usage: batches.py REPOSITORY

The build compiles several sources of a folder as one (web/setup/unity.cmake). There, a name in an unnamed namespace
hides the same name of a header from the sources behind it, without a word from the compiler if the types fit. So
such a name must not be one that a header declares in the same namespace or in one around it.
"""
import collections
import pathlib
import re
import sys

FOLDERS = ("engine", "shell")
NAMESPACE = re.compile(r"namespace ([\w:]+) \{")
TYPE = re.compile(r"(?:struct|class|enum class|enum|union) (\w+)[^(]*$|using (\w+) =")
FUNCTION = re.compile(r"[\w>&*\]] [&*]*(\w+)\(")
VALUE = re.compile(r"(\w+)(?:\[[^\]]*\])*(?: =|\{|;)")
NO_DECLARATION = re.compile(r"$|[ }/#)]|static_assert|template|namespace|using (?!\w+ =)")


def declared(line):
    """Returns the name that a line at namespace scope declares, or None. clang-format has laid out the line."""
    if NO_DECLARATION.match(line):
        return None
    found = TYPE.match(line)
    if found:
        return found.group(1) or found.group(2)
    plain = re.sub(r"<[^()]*>", "", line)
    function, value = FUNCTION.search(plain), VALUE.search(plain)
    first = min((one for one in (function, value) if one), key=lambda one: one.start(1), default=None)
    return first.group(1) if first else None


def names(text):
    """Yields (namespace, name, whether in an unnamed namespace) of each declaration at namespace scope."""
    namespace, unnamed = "", False
    for line in text.splitlines():
        opened = NAMESPACE.match(line)
        if opened:
            namespace = opened.group(1)
        elif line == "namespace {":
            unnamed = True
        elif line == "}  // namespace":
            unnamed = False
        elif namespace and declared(line):
            yield namespace, declared(line), unnamed


def problems(root):
    """Yields a line for each name that breaks the rule."""
    headers = collections.defaultdict(set)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.hpp")):
            for namespace, name, _ in names(path.read_text(encoding="utf-8")):
                headers[name].add((namespace, path.relative_to(root).as_posix()))
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.cpp")):
            for namespace, name, unnamed in names(path.read_text(encoding="utf-8")):
                for outer, header in sorted(headers[name]) if unnamed else []:
                    if namespace == outer or namespace.startswith(outer + "::"):
                        yield f"{path.relative_to(root)}: {name} hides that of {header}"


def main(root):
    found = sorted(set(problems(pathlib.Path(root))))
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
