#!/usr/bin/env python3
"""Plants faults that a person would notice, one at a time, and checks that the native tests find each.

usage: planted.py [--jobs N] [--only WORDS] [--near] [--build]

planted.txt lists the faults. Their sources are copied to build/mutants/planted with all of them and linked to the
native tests; the environment variable CTQ_MUTANT then chooses one (chosen.hpp). For each fault the test files that its block
names run first, then all, until a case fails that passes without the fault. Fails if a fault was not found, or
if its text is not in its file exactly once. --only takes the faults whose names contain WORDS, --near runs no
other test files than those named, --build stops after the build.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import resource
import subprocess
import sys

import schemata
from mutants import EXCLUDED, HERE, ROOT, copied, linked

FOLDER = ROOT / "build/mutants/planted"
PROGRAMS = ["ctq_tests", "ctq_shell_tests", "ctq_stage_tests"]
MOST_SECONDS = 900
FAULT = re.compile(r"(?P<name>.+)\n(?P<file>\S+)\n(?P<near>.+)\n(?P<source>.+)(\n(?P<text>.+))?")


def read_faults():
    """Returns the faults in planted.txt, whose blocks have a name, a file, test files, the source and the text in
    its place, or none if the statement is left out."""
    listed = re.sub(r"(?m)^#.*\n", "", (HERE / "planted.txt").read_text(encoding="utf-8")).strip()
    faults = []
    for number, block in enumerate(re.split(r"\n{2,}", listed), 1):
        fault = FAULT.fullmatch(block)
        if not fault:
            sys.exit(f"planted.txt: a block must have name, file, tests, source and text:\n{block}")
        before, part, after = re.fullmatch("(?:(.*)«)?(.+?)(?:»(.*))?", fault["source"]).groups(default="")
        source = (ROOT / fault["file"]).read_bytes()
        whole = (before + part + after).encode()
        if source.count(whole) != 1:
            sys.exit(f"{fault['file']} does not have exactly once:\n{fault['source']}")
        start = source.index(whole) + len(before.encode())
        faults.append((schemata.Mutant(fault["file"], "", start, start + len(part.encode()), fault["text"] or "",
                                       fault["name"], number=number), fault["near"].split()))
    return faults


def built(faults, jobs):
    """Builds the native tests with all faults."""
    changed = sorted({fault.file for fault, _ in faults})
    for name in changed:
        planted = [fault for fault, _ in faults if fault.file == name]
        copied(None, FOLDER / "tree" / name, schemata.written((ROOT / name).read_bytes(), planted))
    linked(FOLDER, changed, PROGRAMS, jobs)


def program_of(file):
    """Returns the program that has the cases of a test file, such as stage/log."""
    engine, stage = file.startswith("engine/"), file.startswith(("stage/", "shell/ui/"))
    return PROGRAMS[0] if engine else PROGRAMS[2] if stage else PROGRAMS[1]


def failing(program, option, number):
    """Runs some cases with a fault; 0 for none. Returns the name of the first that fails, or an empty text."""
    def limited():
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    environment = {**os.environ, "CTQ_SCALE": "20", "CTQ_MUTANT": str(number)}
    command = [FOLDER / program, "--no-colors", "--abort-after=1", EXCLUDED, *option]
    done = subprocess.run(command, env=environment, capture_output=True, check=False, preexec_fn=limited)
    said = done.stdout.decode(errors="replace")
    if "test cases:  0 " in re.sub(r" +", "  ", said):
        sys.exit(f"There is no such test file in {program}: {option}")
    names = re.findall(r"^TEST CASE: +(.*(?:\n  .+)*)", said, re.MULTILINE)
    return (re.sub(r"\n +", " ", names[0]) if names else "the program stops") if done.returncode != 0 else ""


def finder(fault, near, only_near):
    """Returns the program and the case that find a fault, or an empty text."""
    runs = [(program_of(file), [f"--source-file=*tests/{file}*"]) for file in near]
    if not only_near:
        first = dict.fromkeys([program for program, _ in runs] + PROGRAMS)
        runs += [(program, []) for program in first]
    for program, option in runs:
        if case := failing(program, option, fault.number):
            alone = "--test-case=" + case.replace("\\", "\\\\").replace(",", "\\,")
            if case != "the program stops" and failing(program, [alone], 0):
                sys.exit(f"Without a fault a case of {program} fails: {case}")
            return f"{program}: {case}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", metavar="WORDS", default="")
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--build", action="store_true")
    options = parser.parse_args()
    faults = read_faults()
    built(faults, options.jobs)
    if options.build:
        return
    chosen = [fault for fault in faults if options.only in fault[0].change]
    missed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (fault, _), found in zip(chosen, pool.map(lambda one: finder(*one, options.near), chosen)):
            missed += not found
            print(f"{fault.change}\n  {found or 'NOT FOUND'}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} planted faults found", flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
