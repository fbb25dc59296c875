#!/usr/bin/env python3
"""Makes small changes to the rules of a game, the network or the storage, one at a time, and checks that its
tests fail.

usage: mutants.py [--area AREA]... [--seed N] [--sample N] [--jobs N] [--only FILE:LINE] [--list]

The sources of an area are copied to build/mutants with all mutants in them (schemata.py) and built once; the
environment variable CTQ_MUTANT then chooses one. A sample of them, drawn by the seed, is run against the
cases of the game, then against conformance and the goldens; the network and the storage are linked before the
native build of the tests, and run against the test files in PARTS. A mutant that passes all of them has survived.
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
LEAST_KILLED = 0.9
SEED, SAMPLE = 1, 200
# The rules, and the notation and checks of positions; not players, searches, sentences and statistics.
RULES = {
    "cartagena": ["cartagena.hpp", "check.cpp", "notation.cpp", "position.cpp", "rules.cpp", "secrets.cpp",
                  "setup.cpp", "track.hpp"],
    "incan_gold": ["cards.cpp", "cards.hpp", "check.cpp", "incan_gold.hpp", "notation.cpp", "rules.hpp",
                   "secrets.cpp", "setup.cpp"],
    "carteso": ["carteso.hpp", "check.cpp", "claims.cpp", "notation.cpp", "points.hpp", "position.cpp",
                "rules.cpp", "setup.cpp"],
    "cartolan": ["agents.cpp", "cards.cpp", "cartolan.hpp", "check.cpp", "compass.cpp", "conflict.cpp",
                 "end.cpp", "exploration.cpp", "map.cpp", "map.hpp", "movement.cpp", "notation.cpp",
                 "refusals.cpp", "rules.cpp", "rules.hpp", "setup.cpp", "tiles.cpp", "tiles.hpp",
                 "turns.cpp", "visit.cpp"],
}
# Other areas: their folders, and the test program and files that judge them, the nearest first.
PARTS = {
    "network": (["engine/net"], [("ctq_tests", "net", "tests/engine/net/"),
                                 ("ctq_shell_tests", "online", "tests/shell/online/")]),
    "storage": (["shell/store", "shell/store/records"],
                [("ctq_shell_tests", "store", "tests/shell/store/"),
                 ("ctq_stage_tests", "library", "tests/stage/library"),
                 ("ctq_stage_tests", "settings", "tests/stage/settings"),
                 ("ctq_stage_tests", "record", "tests/stage/record"),
                 ("ctq_stage_tests", "daily", "tests/stage/daily"),
                 ("ctq_stage_tests", "puzzles", "tests/stage/puzzles"),
                 ("ctq_stage_tests", "reviews", "tests/stage/saved_reviews")]),
}
NATIVE = ROOT / "build/native"
# Series are short: most differences between a mutant and the rules show in the first game. The mutants that
# are left run the game's own cases once more, at the length of the sanitized tests.
SHORT, LONG = "1000", "20"
EXCLUDED = "--test-suite-exclude=figures,long"


def copied(source, target, text=None):
    """Copies a file, or writes `text` in its place, unless the target has this content already."""
    data = source.read_bytes() if text is None else text
    if not target.exists() or target.read_bytes() != data:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def headers():
    """Returns the folder that contains doctest."""
    for folder in [pathlib.Path("/usr/include"), *sorted(ROOT.glob("build/native*/third_party/include"))]:
        if (folder / "doctest/doctest.h").exists():
            return folder
    sys.exit("doctest is missing: build the native tests first.")


def lay_out(game, tree):
    """Copies the sources of the game's tests. The copy's cabinet contains only this game."""
    left_out = re.compile("|".join([
        rf"tests/engine/(?!{game}/|lab/match_series)[^/]+/", r"tests/engine/(scenario|scenario_pairs|null_game)\.cpp",
        r"tests/golden/(final_hashes|screens)", r"engine/games/catalogue\.hpp",
        *(f"{path.relative_to(ROOT)}$" for _, path in rules_of(game))]))
    for folder in ["engine", "tests/engine", "tests/golden", "web/setup"]:
        for source in sorted((ROOT / folder).rglob("*")):
            name = source.relative_to(ROOT)
            if source.is_file() and not left_out.match(str(name)):
                copied(source, tree / name)
    catalogue = (ROOT / "engine/games/catalogue.hpp").read_text(encoding="utf-8")
    alone = f"using Cabinet = EntryList<Entry<{game}::Game, {game}::bots>>;"
    catalogue, changed = re.subn(r"using Cabinet =[^;]*;", alone, catalogue)
    scenario, dropped = re.subn(r".*push_back\(&core::handle_of<null_game::Game>\(\)\);\n", "",
                                (ROOT / "tests/engine/scenario.cpp").read_text(encoding="utf-8"))
    if changed != 1 or dropped != 1:
        sys.exit("This program does not recognise the list of games.")
    copied(None, tree / "engine/games/catalogue.hpp", catalogue.encode())
    copied(None, tree / "tests/engine/scenario.cpp", scenario.encode())
    for golden in (ROOT / "tests/golden").glob("final_hashes*"):
        lines = [line for line in golden.read_text(encoding="utf-8").splitlines(True)
                 if f" of {game} " in line]
        copied(None, tree / "tests/golden" / golden.name, "".join(lines).encode())
    copied(HERE / "chosen.hpp", tree / "tests/mutants/chosen.hpp")
    copied(HERE / "CMakeLists.txt", tree.parent / "CMakeLists.txt")


def rules_of(area):
    """Returns the name and the path of each source that is changed."""
    if area in PARTS:
        paths = [path for folder in PARTS[area][0] for path in sorted((ROOT / folder).glob("*.cpp"))]
    else:
        paths = [ROOT / "engine/games" / area / file for file in RULES[area]]
    return [(f"{area}/{path.name}", path) for path in paths]


def found_in(game):
    """Returns all mutants of the game, numbered from 1."""
    arguments = ["-xc++", "-std=c++20", f"-I{ROOT}"]
    mutants = []
    for name, path in rules_of(game):
        mutants += schemata.mutants_of(path, name, arguments)
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    return mutants


def write_rules(game, tree, mutants):
    for name, path in rules_of(game):
        text = schemata.written(path.read_bytes(), [mutant for mutant in mutants if mutant.file == name])
        copied(None, tree / path.relative_to(ROOT), text)


def that_compile(game, tree, mutants):
    """Writes the rules with all mutants that compile, and returns these mutants."""
    refused = 0
    while True:
        write_rules(game, tree, mutants)
        bad = set()
        for name, path in rules_of(game):
            command = ["clang++", "-xc++", "-std=c++20", "-fsyntax-only", "-w", "-Wno-c++11-narrowing",
                       "-ferror-limit=0", f"-I{tree}", f"-I{ROOT}", "-include", str(tree / "tests/mutants/chosen.hpp"),
                       "-include", str(tree / path.relative_to(ROOT)), "/dev/null"]
            said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
            for file, line in re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error:", said, re.MULTILINE):
                lines = {int(line)}
                hit = [mutant for mutant in mutants if file.endswith(mutant.file) and mutant.line in lines]
                if not hit:
                    sys.exit(said)
                bad.update(mutant.number for mutant in hit)
        if not bad:
            print(f"{game}: {len(mutants)} mutants; {refused} more do not compile", flush=True)
            return mutants
        refused += len(bad)
        mutants = [mutant for mutant in mutants if mutant.number not in bad]


def built(game, folder, jobs):
    """Builds the game's tests. Returns the path of the program."""
    configure = ["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build", f"-DGAME={game}",
                 f"-DHEADERS={headers()}", "-DCMAKE_CXX_COMPILER=clang++"]
    run_or_exit(configure)
    run_or_exit(["cmake", "--build", folder / "build", "-j", str(jobs)])
    return folder / "build" / "mutants"


def run_or_exit(command, folder=None):
    """Runs a command. Ends with what it says if it fails."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(done.stdout)
    return done.stdout


def linked(folder, changed, programs, jobs):
    """Links copies of changed sources, which are in `folder`/tree, to native tests. A changed source is compiled with
    the others of its batch, and the objects of these batches come before the libraries, which are then not asked for
    them. Returns the paths of the programs, by name."""
    run_or_exit(["cmake", "--build", NATIVE, "-j", str(jobs), "--target", *programs])
    batches = []
    for entry in json.loads((NATIVE / "compile_commands.json").read_text(encoding="utf-8")):
        file = pathlib.Path(entry["file"])
        batch = file.read_text(encoding="utf-8") if "/unity/" in entry["file"] else f'#include "{file}"'
        if not any(f'"{name}"' in batch or f'"{ROOT / name}"' in batch for name in changed):
            continue
        copied(None, folder / "batches" / file.name, batch.replace(f'"{ROOT}/', '"').encode())
        words = shlex.split(entry["command"])
        flags = [word for before, word in zip(words, words[1:])
                 if re.match("-(D|I|isystem|std|fno-|ffp-)", word) or before == "-isystem"]
        library = re.search(r"/(ctq_\w+)\.dir/", entry["command"])[1]
        batches.append((folder / "batches" / file.name, flags, f"lib{library}.a"))

    def compiled(batch):
        source, flags, _ = batch
        run_or_exit(["clang++", f"-I{folder / 'tree'}", *flags, "-O1", "-w", "-Wno-c++11-narrowing", "-include",
                     folder / "tree/tests/mutants/chosen.hpp", "-c", source, "-o", f"{source}.o"])

    copied(HERE / "chosen.hpp", folder / "tree/tests/mutants/chosen.hpp")
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(compiled, batches))
    for program in programs:
        command = run_or_exit(["ninja", "-t", "commands", f"tests/{program}"], NATIVE).splitlines()[-1]
        objects = " ".join(f"{source}.o" for source, _, library in batches if library in command)
        command, done = re.subn(rf" -o tests/{program} ", f" -o {folder / program} {objects} ", command)
        if done != 1:
            sys.exit(f"This program does not recognise how {program} is linked.")
        run_or_exit(["sh", "-c", command], NATIVE)
    return {program: folder / program for program in programs}


class Stage:
    """Some of the game's cases, their time without a mutant, and the mutants that they reach."""

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
    if area in PARTS:
        names = [str(path.relative_to(ROOT)) for _, path in rules_of(area)]
        programs = linked(folder, names, sorted({program for program, _, _ in PARTS[area][1]}), jobs)
        return [Stage(programs[program], name, LONG, f"--source-file=*{files}*")
                for program, name, files in PARTS[area][1]]
    program = built(area, folder, jobs)
    own = f"*tests/engine/{area}/*"
    return [Stage(program, "rules", SHORT, f"--source-file={own}"),
            Stage(program, "conformance", SHORT, f"--source-file-exclude={own}"),
            Stage(program, "series", LONG, f"--source-file={own}")]


def choose(game, mutants, options):
    """Returns the mutants to run: those of the line in --only, or a sample."""
    if options.only:
        file, line = options.only.split(":")
        return [mutant for mutant in mutants if mutant.file.endswith(file) and mutant.line == int(line)]
    drawn = random.Random(f"{options.seed} {game}")
    return sorted(drawn.sample(mutants, min(options.sample, len(mutants))), key=lambda mutant: mutant.number)


def examine(game, options):
    """Runs a sample of the game's mutants. Returns whether enough of them were killed."""
    folder = ROOT / "build/mutants" / game
    mutants = found_in(game)
    if options.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line}: {mutant.function}: {mutant.change}")
        return True
    equivalent = {key for key in read_equivalent() if key[0].startswith(game + "/")}
    unknown = equivalent - {mutant.key() for mutant in mutants}
    for key in sorted(unknown):
        print("equivalent.txt names a mutant that does not exist:", *key, sep="\n  ")
    if game in PARTS:
        copied(HERE / "chosen.hpp", folder / "tree/tests/mutants/chosen.hpp")
    else:
        lay_out(game, folder / "tree")
    mutants = that_compile(game, folder / "tree", mutants)
    stages = stages_of(game, folder, options.jobs)
    sample = choose(game, without_unrun(mutants, stages), options)
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
    print(f"{game}: {killed} killed ({stage_counts}), {len(survived)} survived, {len(alike)} equivalent,"
          f" {100 * killed / max(1, len(to_kill)):.1f} %", flush=True)
    if not options.only and (options.seed, options.sample) == (SEED, SAMPLE):
        write_rate(game, killed, len(survived), len(alike))
    return killed >= LEAST_KILLED * len(to_kill) and not unknown


def write_rate(game, killed, survived, equivalent):
    """Replaces the game's line in rates.csv."""
    path = HERE / "rates.csv"
    title, *lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith(game + ",")]
    lines.append(f"{game},{killed},{survived},{equivalent}")
    path.write_text("\n".join([title, *sorted(lines), ""]), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--area", action="append", choices=[*RULES, *PARTS])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", metavar="FILE:LINE")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    good = [examine(game, options) for game in options.area or [*RULES, *PARTS]]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
