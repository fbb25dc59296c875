#!/usr/bin/env python3
"""Computes the share of our lines that the sanitized tests ran, and compares it with a baseline.

usage: coverage.py REPOSITORY PROFILES BASELINE PROGRAM...

PROFILES is the folder with the .profraw files of the PROGRAMs, which clang built with CTQ_SANITIZE. BASELINE
has a line for each of the GROUPS below: its name, the share measured last, in percent, and its floor. The
program fails if a group falls below a floor that it had reached, or half a point below the share measured
last. If a group is half a point above that share, raise its line. PROFILES/never_run.txt lists the lines that
were not run.

The lines of functions in our sources and headers count. Lines with only a bracket do not, because clang counts
them inconsistently. Code that needs a screen, a browser or a terminal does not count either: see NOT_COUNTED.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

GROUPS = {
    "games": r"engine/games/(?!null_game)",
    "core and net": r"engine/(core|net)/",
    "shell": r"shell/(?!cli/)",
}
# The program's main and window, with its events, its painter and its reports to a page; the implementations of
# the platform for a window and for the web. (tests/shell/*.test.mjs run shell/cli as a program.)
NOT_COUNTED = (r"shell/(app/(main|window|events|native_dialog|painter|test_report)\.|"
               r"platform/(web|worker|native\.|native_sound))")
FALL = 0.5


def tool(name):
    """Returns the path of LLVM's program of this name, in the version of clang."""
    said = subprocess.run(["clang", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"version (\d+)", said).group(1)
    found = shutil.which(f"{name}-{version}") or shutil.which(name)
    if not found:
        sys.exit(f"There is no {name} of clang {version}: install LLVM's programs.")
    return found


def exported(profiles, programs):
    """Returns the coverage that llvm-cov reports for each source of the programs."""
    merged = profiles / "merged.profdata"
    raw = sorted(profiles.glob("*.profraw"))
    if not raw:
        sys.exit(f"No program has written a profile to {profiles}.")
    subprocess.run([tool("llvm-profdata"), "merge", "-sparse", "-o", merged, *raw], check=True)
    objects = [argument for program in programs[1:] for argument in ("-object", program)]
    command = [tool("llvm-cov"), "export", "-skip-functions", "-skip-expansions",
               f"-instr-profile={merged}", programs[0], *objects]
    said = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return json.loads(said)["data"][0]["files"]


def name_in_tree(root, name):
    """Returns the source's path in the repository, from any path of it; None for a file from elsewhere."""
    found = re.search(r"(?:^|/)((?:engine|shell)/.+)$", name)
    return found.group(1) if found and (root / found.group(1)).is_file() else None


def counted_lines(segments):
    """Returns how often each line with code was run, from llvm-cov's segments of a file. As in llvm-cov, this is
    the highest count of the region that continues from the line before and those that begin on the line."""
    lines, before, at = {}, None, 0
    for number in range(segments[0][0], segments[-1][0] + 1) if segments else []:
        here = []
        while at < len(segments) and segments[at][0] == number:
            here.append(segments[at])
            at += 1
        begun = [count for _, _, count, counted, entry, gap in here if counted and entry and not gap]
        skipped = here and not here[0][3] and here[0][4]
        goes_on = before is not None and before[3]
        if not skipped and (goes_on or begun):
            lines[number] = max([before[2] if goes_on else 0, *begun])
        before = here[-1] if here else before
    return lines


def measured(root, files):
    """Returns the files of each group: name, number of lines, number of lines run, and the lines never run."""
    groups = {group: [] for group in GROUPS}
    for file in files:
        name = name_in_tree(root, file["filename"])
        if not name or re.match(NOT_COUNTED, name):
            continue
        for group, pattern in GROUPS.items():
            if re.match(pattern, name):
                text = (root / name).read_text(encoding="utf-8").splitlines()
                lines = {line: count for line, count in counted_lines(file["segments"]).items()
                         if not re.fullmatch(r"[\s(){};]*", text[line - 1])}
                never = [line for line, count in lines.items() if not count]
                groups[group].append((name, len(lines), len(lines) - len(never), never))
    return groups


def share(files):
    """Returns the share of lines run, in percent, rounded to a tenth."""
    return round(100 * sum(file[2] for file in files) / max(1, sum(file[1] for file in files)), 1)


def read_baseline(path):
    """Returns the share measured last and the floor of each group."""
    rows = [re.split(r" {2,}", line.strip()) for line in path.read_text(encoding="utf-8").splitlines()
            if line.strip() and not line.startswith("#")]
    baseline = {name: (float(last), float(floor)) for name, last, floor in rows}
    if set(baseline) != set(GROUPS):
        sys.exit(f"{path} must have a line for each of {', '.join(GROUPS)}.")
    return baseline


def complaint(now, last, floor):
    """Returns what is wrong with a group's share; empty if nothing is."""
    if now < last - FALL:
        return f"It was {last} %: it must not fall by more than {FALL}."
    if now < floor <= last:
        return f"It was above its floor of {floor} % and must not fall under it."
    return ""


def main(root, profiles, baseline, *programs):
    root, profiles, baseline = (pathlib.Path(path).resolve() for path in (root, profiles, baseline))
    groups = measured(root, exported(profiles, programs))
    with open(profiles / "never_run.txt", "w", encoding="utf-8") as out:
        for name, _, _, never in sorted(file for files in groups.values() for file in files):
            out.writelines(f"{name}:{line}\n" for line in never)
    bad = False
    for group, (last, floor) in read_baseline(baseline).items():
        files = groups[group]
        now = share(files)
        print(f"{group}: {now} % of {sum(file[1] for file in files)} lines")
        if now > last + FALL:
            print(f"  More than the {last} % in {baseline.name}: raise its line.")
        wrong = complaint(now, last, floor)
        if wrong:
            bad = True
            print(f"  error: {wrong} The files with the most lines that were never run:")
            for name, lines, run, _ in sorted(files, key=lambda file: file[2] - file[1])[:10]:
                print(f"  {lines - run:5} of {lines:5}  {name}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
