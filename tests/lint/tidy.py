#!/usr/bin/env python3
"""Runs clang-tidy on sources that have not passed it since their last change.

usage: tidy.py REPOSITORY STAMPS JOBS [--all]

STAMPS is a folder outside the clone. It has an empty file, the stamp, for each source that passed, named after
a hash of all that clang-tidy's result depends on. Among sources without a stamp, the program checks those that
differ from main, and one source for each header that differs; with --all, every one. The compile commands come
from build/files, where the sources are not compiled in batches: from clang's native build, and for files of the web
only from the web build.
"""
import concurrent.futures
import functools
import hashlib
import json
import pathlib
import re
import shlex
import subprocess
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
BUILDS = ["native-sanitize", "native", "web"]


def sources(root):
    """Returns our sources, each with the folder of the build that compiles it."""
    found = {}
    for build in BUILDS:
        commands = root / "build" / "files" / build / "compile_commands.json"
        if not commands.exists():
            continue
        for entry in json.loads(commands.read_text(encoding="utf-8")):
            path = pathlib.Path(entry["file"])
            if path.suffix == ".cpp" and path.is_relative_to(root) and path.exists():
                if path.relative_to(root).parts[0] in {"engine", "shell", "tests"}:
                    found.setdefault(path, commands.parent)
    return found


def git_lines(root, *arguments):
    """Returns the lines that git prints; none if it fails."""
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=root, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def changed_against_main(root):
    """Returns our files that differ from the merge base with main, committed or not."""
    for main in ["origin/main", "main"]:
        base = git_lines(root, "merge-base", "HEAD", main)
        if base:
            return {root / name for name in git_lines(root, "diff", "--name-only", base[0])}
    return set()


@functools.lru_cache(maxsize=None)
def closure(root, path):
    """Returns `path` and our files that it includes, directly or indirectly."""
    seen, todo = set(), [path]
    while todo:
        file = todo.pop()
        if file in seen or not file.exists():
            continue
        seen.add(file)
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            todo.append(root / name)
    return sorted(seen)


def stamp_name(root, path):
    """Returns the name of the stamp for the present content of this source."""
    digest = hashlib.sha256((root / ".clang-tidy").read_bytes())
    digest.update(pathlib.Path(__file__).read_bytes())
    for file in closure(root, path):
        digest.update(str(file.relative_to(root)).encode())
        digest.update(file.read_bytes())
    return str(path.relative_to(root)).replace("/", "+") + "+" + digest.hexdigest()[:32]


@functools.lru_cache(maxsize=None)
def web_arguments():
    """Returns the arguments with which clang-tidy reads sources as Emscripten does."""
    flags = subprocess.run(["em++", "--cflags"], capture_output=True, text=True, check=True).stdout
    return [f"--extra-arg-before={flag}" for flag in shlex.split(flags)]


def check(root, path, build):
    """Returns the complaints of clang-tidy about `path`; empty if there are none."""
    command = ["clang-tidy", "--quiet", "--extra-arg=-Wno-unknown-warning-option", "-p",
               str(build), str(path)]
    if build.name == "web":
        command[1:1] = web_arguments()
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    if done.returncode == 0:
        return ""
    return done.stdout or done.stderr or f"clang-tidy failed on {path}"


def touched(root, found):
    """Returns the sources that differ from main, and one source for each other header that differs."""
    changed = changed_against_main(root)
    chosen = {path for path in found if path in changed}
    seen = set().union(*(closure(root, path) for path in chosen))
    for path in sorted(found):
        if not changed.isdisjoint(set(closure(root, path)) - seen):
            chosen.add(path)
            seen.update(closure(root, path))
    return chosen


def to_check(root, stamps, found, everything):
    """Yields each source to check, its build, and the stamp that it gets when it passes."""
    for path in sorted(found if everything else touched(root, found)):
        stamp = stamps / stamp_name(root, path)
        if not stamp.exists():
            yield path, found[path], stamp


def main(root, stamps, jobs, *options):
    root = pathlib.Path(root).resolve()
    stamps = pathlib.Path(stamps)
    stamps.mkdir(parents=True, exist_ok=True)
    found = sources(root)
    todo = list(to_check(root, stamps, found, "--all" in options))
    print(f"{len(todo)} of {len(found)} sources to check", flush=True)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(int(jobs)) as pool:
        said = pool.map(lambda item: check(root, item[0], item[1]), todo)
        for (_, _, stamp), complaint in zip(todo, said):
            if complaint:
                bad += 1
                print(complaint, flush=True)
            else:
                stamp.touch()
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
