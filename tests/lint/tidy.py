#!/usr/bin/env python3
"""Runs clang-tidy over the sources that changed since they last passed.

usage: tidy.py REPOSITORY JOBS

A source is checked again when it, anything of ours it includes, or the configuration changed. The
compile commands come from clang's native build where it has them, those of the web's own files from
the web build.
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
    """Each of our sources with the folder of the build that compiles it."""
    found = {}
    for build in BUILDS:
        commands = root / "build" / build / "compile_commands.json"
        if not commands.exists():
            continue
        for entry in json.loads(commands.read_text(encoding="utf-8")):
            path = pathlib.Path(entry["file"])
            if path.suffix == ".cpp" and path.is_relative_to(root) and path.exists():
                if path.relative_to(root).parts[0] in {"engine", "shell", "tests"}:
                    found.setdefault(path, commands.parent)
    return found


@functools.lru_cache(maxsize=None)
def closure(root, path):
    """Our files that path includes, directly or not, and path itself."""
    seen, todo = set(), [path]
    while todo:
        file = todo.pop()
        if file in seen or not file.exists():
            continue
        seen.add(file)
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            todo.append(root / name)
    return sorted(seen)


def fingerprint(root, path):
    """A hash of everything of ours that decides what clang-tidy says about path."""
    digest = hashlib.sha256((root / ".clang-tidy").read_bytes())
    digest.update(pathlib.Path(__file__).read_bytes())
    for file in closure(root, path):
        digest.update(file.read_bytes())
    return digest.hexdigest()


@functools.lru_cache(maxsize=None)
def web_arguments():
    """What makes clang-tidy read sources as Emscripten does."""
    flags = subprocess.run(["em++", "--cflags"], capture_output=True, text=True, check=True).stdout
    return [f"--extra-arg-before={flag}" for flag in shlex.split(flags)]


def check(root, path, build):
    """What clang-tidy says against path; empty when nothing."""
    command = ["clang-tidy", "--quiet", "--extra-arg=-Wno-unknown-warning-option", "-p",
               str(build), str(path)]
    if build.name == "web":
        command[1:1] = web_arguments()
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    if done.returncode == 0:
        return ""
    return done.stdout or done.stderr or f"clang-tidy failed on {path}"


def main(root, jobs):
    root = pathlib.Path(root).resolve()
    stamps = root / "build" / "tidy"
    stamps.mkdir(parents=True, exist_ok=True)
    found = sources(root)
    todo = [(path, build, stamps / fingerprint(root, path)) for path, build in sorted(found.items())]
    todo = [item for item in todo if not item[2].exists()]
    print(f"{len(todo)} of {len(found)} sources changed", flush=True)
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
