#!/usr/bin/env python3
"""Makes small changes to the rules of a game, the network or the storage, one at a time, and checks that its
tests fail.

usage: mutants.py [--area AREA]... [--seed N] [--sample N] [--jobs N] [--only FILE:LINE] [--list]

The sources of an area are copied to build/mutants with all mutants in them (schemata.py). What depends on them is
compiled once and linked to the native build of the tests; the environment variable CTQ_MUTANT then chooses one. A
sample of them, drawn by the seed, is run against the cases of the area in STAGES. A mutant that passes all of them
has survived.
equivalent.txt lists, with the reason, the mutants that behave like the original. Fails if fewer than nine
tenths of the others are killed. --list only prints the mutants. A run with the default seed and sample
writes its counts to rates.csv: commit that file.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shlex
import subprocess
import sys

import schemata

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CHOSEN = "tests/mutants/chosen.hpp"
LEAST_KILLED = 0.9
SEED, SAMPLE = 1, 200
# The sources of each area. Of a game: the rules, and the notation and checks of positions; not players, searches,
# sentences and statistics.
AREAS = {
    "cartagena": [f"engine/games/cartagena/{file}" for file in (
        "cartagena.hpp", "notation.cpp", "rules.cpp", "secrets.cpp", "setup.cpp", "tools/check.cpp",
        "tools/position.cpp", "track.hpp")],
    "incan_gold": [f"engine/games/incan_gold/{file}" for file in (
        "cards.cpp", "cards.hpp", "incan_gold.hpp", "notation.cpp", "rules.hpp", "secrets.cpp", "setup.cpp",
        "tools/check.cpp")],
    "carteso": [f"engine/games/carteso/{file}" for file in (
        "carteso.hpp", "claims.cpp", "notation.cpp", "points.hpp", "rules.cpp", "setup.cpp", "tools/check.cpp",
        "tools/position.cpp")],
    "cartolan": [f"engine/games/cartolan/{file}" for file in (
        "agents.cpp", "cards.cpp", "cartolan.hpp", "compass.cpp", "conflict.cpp", "end.cpp", "exploration.cpp",
        "fit.cpp", "map.cpp", "map.hpp", "movement.cpp", "notation.cpp", "refusals.cpp", "rules.cpp", "rules.hpp",
        "setup.cpp", "tiles.cpp", "tiles.hpp", "tools/check.cpp", "turns.cpp", "visit.cpp")],
    "network": ["engine/net/*.cpp"],
    "storage": ["engine/core/record.cpp", "engine/core/share.cpp", "engine/core/incoming/*.cpp", "shell/store/*.cpp",
                "shell/store/records/*.cpp"],
}
# What judges an area, the nearest first: the test program, the name, the divisor of series, and the test files. Most
# differences between a mutant and the rules show in the first match, so series are short at first; the mutants that
# are left run the game's own cases once more, at the length of the sanitized tests.
SHORT, LONG = "1000", "20"
STAGES = {
    **{game: [("ctq_tests", "rules", SHORT, f"tests/engine/{game}/"),
              ("ctq_tests", "conformance", SHORT, "tests/engine/conformance tests/engine/golden"),
              ("ctq_tests", "series", LONG, f"tests/engine/{game}/")]
       for game in ("cartagena", "incan_gold", "carteso", "cartolan")},
    "network": [("ctq_tests", "net", LONG, "tests/engine/net/"),
                ("ctq_shell_tests", "shell", LONG, "tests/shell/online/ tests/shell/server/")],
    "storage": [("ctq_tests", "core", LONG, " ".join(
                    f"tests/engine/core/{name}" for name in ("record", "share", "incoming/"))),
                ("ctq_shell_tests", "store", LONG, "tests/shell/store/ tests/shell/match/incoming/"),
                ("ctq_stage_tests", "stage", LONG, " ".join(f"tests/stage/{name}" for name in (
                    "coming_back", "daily", "library", "own_puzzles", "puzzles", "record", "saved_reviews",
                    "settings")))],
}
NATIVE = ROOT / "build/native"
EXCLUDED = "--test-suite-exclude=figures,long,strength,training"


def copied(source, target, text=None):
    """Copies a file, or writes `text` in its place, unless the target has this content already."""
    data = source.read_bytes() if text is None else text
    if not target.exists() or target.read_bytes() != data:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def sources_of(area):
    """Returns the sources of an area, by their names from the root."""
    return [str(path.relative_to(ROOT)) for name in AREAS[area] for path in sorted(ROOT.glob(name))]


def found_in(area):
    """Returns all mutants of the area, numbered from 1."""
    arguments = ["-xc++", "-std=c++20", f"-I{ROOT}"]
    mutants = []
    for name in sources_of(area):
        mutants += schemata.mutants_of(ROOT / name, name, arguments)
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    return mutants


def that_compile(area, tree, mutants):
    """Writes the sources with all mutants that compile, and returns these mutants."""
    refused = 0
    while True:
        bad = set()
        for name in sources_of(area):
            of_file = [mutant for mutant in mutants if mutant.file == name]
            copied(None, tree / name, schemata.written((ROOT / name).read_bytes(), of_file))
        for name in sources_of(area):
            command = ["clang++", "-xc++", "-std=c++20", "-fsyntax-only", "-w", "-Wno-c++11-narrowing",
                       "-ferror-limit=0", f"-I{tree}", f"-I{ROOT}", "-include", str(tree / CHOSEN),
                       "-include", str(tree / name), "/dev/null"]
            said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
            for file, line in re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error:", said, re.MULTILINE):
                hit = [mutant for mutant in mutants if file.endswith(mutant.file) and mutant.line == int(line)]
                if not hit:
                    sys.exit(said)
                bad.update(mutant.number for mutant in hit)
        if not bad:
            print(f"{area}: {len(mutants)} mutants; {refused} more do not compile", flush=True)
            return mutants
        refused += len(bad)
        mutants = [mutant for mutant in mutants if mutant.number not in bad]


def run_or_exit(command, folder=None):
    """Runs a command. Ends with what it says if it fails."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(done.stdout)
    return done.stdout


def depending_on(changed):
    """Returns the objects of the native build that depend on one of these files, by their paths in its folder."""
    found = set()
    for block in run_or_exit(["ninja", "-t", "deps"], NATIVE).split("\n\n"):
        target, *files = block.split("\n")
        paths = {os.path.relpath(os.path.normpath(NATIVE / file.strip()), ROOT) for file in files}
        if not paths.isdisjoint(changed):
            found.add(target.split(": #deps")[0])
    return found


def linked(folder, changed, programs, jobs):
    """Links native tests to copies of changed sources, which are in `folder`/tree. Each object that depends on one of
    them is compiled anew, with assertions; those of a library come before the library, which is then not asked for
    them. Returns the paths of the programs, by name."""
    run_or_exit(["cmake", "--build", NATIVE, "-j", str(jobs), "--target", *programs])
    commands = {program: run_or_exit(["ninja", "-t", "commands", f"tests/{program}"], NATIVE).splitlines()[-1]
                for program in programs}
    objects = {}
    for entry in json.loads((NATIVE / "compile_commands.json").read_text(encoding="utf-8")):
        words = shlex.split(entry["command"])
        objects[words[words.index("-o") + 1]] = (pathlib.Path(entry["file"]), words)
    needed = {}
    for name in sorted(depending_on(set(changed))):
        target = re.search(r"/(ctq_\w+)\.dir/", name)
        if target and any(name in command or f"lib{target[1]}.a" in command for command in commands.values()):
            needed[name] = f"lib{target[1]}.a"

    def compiled(name):
        file, words = objects[name]
        batch = file.read_text(encoding="utf-8") if "/unity/" in str(file) else f'#include "{file}"'
        flags = [word for before, word in zip(words, words[1:]) if word != "-DNDEBUG" and
                 (re.match("-(D|I|isystem|std|fno-|ffp-)", word) or before == "-isystem")]
        source = folder / "batches" / f"{name}.cpp"
        copied(None, source, batch.replace(f'"{ROOT}/', '"').encode())
        run_or_exit(["clang++", f"-I{folder / 'tree'}", *flags, "-O1", "-w", "-Wno-c++11-narrowing", "-include",
                     folder / "tree" / CHOSEN, "-c", source, "-o", folder / "batches" / name])

    copied(ROOT / CHOSEN, folder / "tree" / CHOSEN)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(compiled, needed))
    for program, command in commands.items():
        before = [str(folder / "batches" / name) for name, library in needed.items()
                  if name not in command and library in command]
        words = [str(folder / "batches" / word) if word in needed else word for word in command.split()]
        at = words.index("-o")
        words[at:at + 2] = ["-o", str(folder / program), *before]
        run_or_exit(["sh", "-c", " ".join(words)], NATIVE)
    return {program: folder / program for program in programs}


class Stage:
    """Some of the area's cases, their time without a mutant, and the mutants that they reach."""

    def __init__(self, program, name, scale, option):
        self.name, self.scale = name, scale
        self.command = [program, "--no-colors", "--abort-after=1", EXCLUDED, option]
        met = program.parent / f"met-{name}"
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {**os.environ, "CTQ_SCALE": scale, "CTQ_MUTANTS_MET": str(met)}
        environment.pop("CTQ_MUTANT", None)
        done = subprocess.run(self.command, env=environment, capture_output=True, text=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0 or "test cases:  0 " in done.stdout:
            sys.exit(f"Without a mutant its tests fail:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
        self.seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.met = {int(line) for line in met.read_text(encoding="utf-8").split()}

    def kills(self, number):
        """Returns whether a case fails, crashes, or takes ten times as long with this mutant."""
        if number not in self.met:
            return False
        limit = int(10 * self.seconds) + 2

        def limited():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        environment = {**os.environ, "CTQ_SCALE": self.scale, "CTQ_MUTANT": str(number)}
        done = subprocess.run(self.command, env=environment, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, preexec_fn=limited, check=False)
        return done.returncode != 0


def read_equivalent():
    """Returns the keys in equivalent.txt, whose blocks have a file, function, line, change and reason."""
    text = (HERE / "equivalent.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in re.split(r"\n{2,}", re.sub(r"(?m)^#.*\n", "", text).strip())]
    for block in blocks:
        if block and len(block) < 5:
            sys.exit("\n".join(["equivalent.txt: a block must have file, function, line, change and reason:", *block]))
    return {tuple(block[:4]) for block in blocks if block}


def without_unrun(mutants, stages):
    """Returns the mutants without those in constexpr functions that only the compiler runs."""
    met = set().union(*(stage.met for stage in stages))
    running = {(mutant.file, mutant.function) for mutant in mutants if mutant.number in met}
    return [mutant for mutant in mutants
            if not mutant.constexpr or (mutant.file, mutant.function) in running]


def stages_of(area, folder, jobs):
    """Builds the tests of an area. Returns its stages."""
    programs = linked(folder, sources_of(area), sorted({program for program, *_ in STAGES[area]}), jobs)
    return [Stage(programs[program], name, scale, "--source-file=" + ",".join(f"*{file}*" for file in files.split()))
            for program, name, scale, files in STAGES[area]]


def choose(area, mutants, options):
    """Returns the mutants to run: those of the line in --only, or a sample."""
    if options.only:
        file, line = options.only.split(":")
        return [mutant for mutant in mutants if mutant.file.endswith(file) and mutant.line == int(line)]
    drawn = random.Random(f"{options.seed} {area}")
    return sorted(drawn.sample(mutants, min(options.sample, len(mutants))), key=lambda mutant: mutant.number)


def examine(area, options):
    """Runs a sample of the area's mutants. Returns whether enough of them were killed."""
    folder = ROOT / "build/mutants" / area
    mutants = found_in(area)
    if options.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line}: {mutant.function}: {mutant.change}")
        return True
    names = set(sources_of(area))
    equivalent = {key for key in read_equivalent() if key[0] in names}
    unknown = equivalent - {mutant.key() for mutant in mutants}
    for key in sorted(unknown):
        print("equivalent.txt names a mutant that does not exist:", *key, sep="\n  ")
    copied(ROOT / CHOSEN, folder / "tree" / CHOSEN)
    mutants = that_compile(area, folder / "tree", mutants)
    stages = stages_of(area, folder, options.jobs)
    sample = choose(area, without_unrun(mutants, stages), options)
    killed, by_stage, survived = 0, {stage.name: 0 for stage in stages}, []
    alike = [mutant for mutant in sample if mutant.key() in equivalent]
    to_kill = [mutant for mutant in sample if mutant.key() not in equivalent]

    def killer(mutant):
        return next((stage.name for stage in stages if stage.kills(mutant.number)), None)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for mutant, name in zip(to_kill, pool.map(killer, to_kill)):
            if name:
                killed += 1
                by_stage[name] += 1
                continue
            survived.append(mutant)
            met = any(mutant.number in stage.met for stage in stages)
            title = f"survived{'' if met else ', never run'}, line {mutant.line}:"
            print(title, *mutant.key(), sep="\n  ", flush=True)
    stage_counts = ", ".join(f"{count} by {name}" for name, count in by_stage.items())
    print(f"{area}: {killed} killed ({stage_counts}), {len(survived)} survived, {len(alike)} equivalent,"
          f" {100 * killed / max(1, len(to_kill)):.1f} %", flush=True)
    if not options.only and (options.seed, options.sample) == (SEED, SAMPLE):
        write_rate(area, killed, len(survived), len(alike))
    return killed >= LEAST_KILLED * len(to_kill) and not unknown


def write_rate(area, killed, survived, equivalent):
    """Replaces the area's line in rates.csv."""
    path = HERE / "rates.csv"
    title, *lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith(area + ",")]
    lines.append(f"{area},{killed},{survived},{equivalent}")
    path.write_text("\n".join([title, *sorted(lines), ""]), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--area", action="append", choices=AREAS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", metavar="FILE:LINE")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    good = [examine(area, options) for area in options.area or AREAS]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
