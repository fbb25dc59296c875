#!/usr/bin/env python3
"""Checks the includes between modules, their namespaces, and that the engine contains nothing forbidden.

usage: includes.py REPOSITORY

The engine is headless and the same on every platform: no windows, files, clocks, threads or streams, and no
arithmetic or random numbers that differ between standard libraries. Modules include each other in one
direction only: shell -> engine/{net,lab,bots} -> engine/games -> engine/core, and within the shell
app -> scenes -> {tables, online, store} -> match -> engine; ui and platform include none of these. No folder of
scenes includes the `scene.hpp` of another, and two folders of scenes do not include each other.

A namespace has the name of its module's folder: `ctq::match` in shell/match, `ctq::carteso` in
engine/games/carteso. A game's table, shell/tables/carteso, is in `ctq::carteso::view`, so that it sees the names
of the game's rules. A header may forward-declare names of other modules, but defines only its own.
"""
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
BANNED_HEADERS = re.compile(
    r"(SDL|imgui|emscripten|GL/|GLES|EGL|html5|sys/|unistd|pthread|time\.h$|stdio\.h$|"
    r"(chrono|condition_variable|ctime|cstdio|execution|filesystem|format|fstream|future|iomanip|"
    r"ios|iostream|istream|locale|mutex|ostream|print|random|regex|semaphore|shared_mutex|sstream|"
    r"stop_token|streambuf|syncstream|thread|unordered_map|unordered_set)$)")
BANNED_WORDS = re.compile(
    r"\bstd::(hash|shuffle|sample|\w+_distribution|random_device|mt19937\w*|exp|exp2|expm1|log|log2|"
    r"log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot|fma)\b")
MAY_INCLUDE = {
    "core": ("engine/core/",),
    "games": ("engine/core/", "engine/games/"),
    "bots": ("engine/core/", "engine/games/", "engine/bots/"),
    "lab": ("engine/core/", "engine/games/", "engine/bots/", "engine/lab/"),
    "net": ("engine/core/", "engine/games/", "engine/net/"),
}
SHELL_MAY_INCLUDE = {
    "ui": ("shell/ui/", "assets/"),
    "sockets": ("shell/sockets/", "engine/"),
    "platform": ("shell/platform/", "shell/sockets/", "shell/version.hpp", "engine/", "assets/"),
    "match": ("shell/match/", "engine/", "assets/"),
    "store": ("shell/store/", "shell/match/", "shell/platform/", "engine/"),
    "tables": ("shell/tables/", "shell/match/", "shell/ui/", "engine/"),
    "online": ("shell/online/", "shell/store/", "shell/match/", "shell/sockets/", "shell/platform/",
               "engine/"),
    "scenes": ("shell/scenes/", "shell/tables/", "shell/online/", "shell/store/", "shell/match/",
               "shell/sockets/", "shell/platform/", "shell/ui/", "shell/version.hpp", "engine/", "assets/"),
    "app": ("shell/", "engine/", "assets/"),
    "pages": ("shell/scenes/", "shell/store/", "shell/ui/", "engine/"),
    "server": ("shell/server/", "shell/sockets/", "engine/"),
    "cli": ("shell/cli/", "shell/server/", "shell/sockets/", "shell/online/invitation.hpp",
            "shell/version.hpp", "engine/"),
}
NAMESPACE = re.compile(r"^namespace (ctq[\w:]*) \{\n(?!(?:(?:class|struct) \w+;\n)+\})", re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def namespace_of(parts):
    """Returns the namespace that a file must have, from the parts of its path."""
    if parts[1] in ("games", "tables") and len(parts) > 3:
        return f"ctq::{parts[2]}" + ("::view" if parts[1] == "tables" else "")
    return "ctq" if len(parts) == 2 or parts[1] == "games" else f"ctq::{parts[1]}"


def problems_of_namespaces(root):
    """Yields a line for each namespace that is not the one of its folder."""
    for folder in ("engine", "shell"):
        for path in sorted((root / folder).rglob("*.[ch]pp")):
            name = path.relative_to(root).as_posix()
            wanted = namespace_of(name.split("/"))
            for found in NAMESPACE.findall(path.read_text(encoding="utf-8")):
                if found != wanted and not found.startswith(wanted + "::"):
                    yield f"{name} is in namespace {found}: its folder's is {wanted}"


def problems(root):
    """Yields a line for each violation of the rules above."""
    for path in sorted((root / "engine").rglob("*.[ch]pp")):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        parts = name.split("/")
        allowed = MAY_INCLUDE.get(parts[1], ())
        for kind, header in INCLUDE.findall(text):
            if BANNED_HEADERS.match(header):
                yield f"{name} includes {header}: the engine is headless"
            if kind == '"' and not header.startswith(allowed):
                yield f"{name} includes {header}: not a permitted dependency between modules"
            if (parts[1] == "games" and len(parts) > 3 and header.startswith("engine/games/")
                    and not header.startswith(f"engine/games/{parts[2]}/")):
                yield f"{name} includes {header}: a game knows no other game"
        for match in BANNED_WORDS.finditer(COMMENT.sub("", text)):
            yield f"{name} uses {match.group(0)}: it differs between platforms"
    yield from problems_of_shell(root)
    yield from problems_of_namespaces(root)


def problems_of_shell(root):
    """Yields a line for each include that the shell's modules may not have."""
    arrows = set()
    for path in sorted((root / "shell").rglob("*.[ch]pp")):
        name = path.relative_to(root).as_posix()
        parts = name.split("/")
        for kind, header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if kind != '"' or not header.startswith(("engine/", "shell/", "assets/", "web/", "tests/")):
                continue
            folders = parts[2:3] + header.split("/")[2:3]
            between = (parts[1] == "scenes" and header.startswith("shell/scenes/")
                       and header.count("/") > 2 and len(parts) > 3 and folders[0] != folders[1])
            if between:
                arrows.add(tuple(folders))
            other = between and header.endswith("/scene.hpp")
            if other or not header.startswith(SHELL_MAY_INCLUDE.get(parts[1], ("shell/",))):
                yield f"{name} includes {header}: not a permitted dependency in the shell"
    for one, two in sorted(arrows):
        if one < two and (two, one) in arrows:
            yield f"shell/scenes/{one} and shell/scenes/{two} include each other"


def main(root):
    found = list(problems(pathlib.Path(root)))
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
