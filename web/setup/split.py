#!/usr/bin/env python3
"""Splits a linked program in two: the code that its first screens need, and the rest, which is fetched later.

usage: split.py WASM_SPLIT NM PROGRAM.wasm FIRST.wasm REST.wasm FIRST.txt LATER.txt

NM is Emscripten's emnm, which reads the objects of its own LLVM. FIRST.txt and LATER.txt list the object files that
the program was linked from, one a line. The rest gets the functions that only objects of LATER.txt define, and the
functions that only the rest calls. PROGRAM.js.symbols, which Emscripten writes beside the program, names its
functions. `first` calls functions in `rest` through imports from "placeholder", which web/loader.js provides; `rest`
imports all it needs from "first".
"""
import pathlib
import re
import subprocess
import sys

import function_order as wasm

# The optimiser merges functions that do the same, under the name of one of them. A function in a table that is
# not longer than this, in bytes, may stand for another one.
SHORT = 40


def defined(nm, objects):
    """Returns (demangled name, whether other files can call it by that name) of each function."""
    found = set()
    run = subprocess.run([nm, "--defined-only", "--demangle", *objects],
                         capture_output=True, text=True, check=True)
    for line in run.stdout.splitlines():
        found_line = re.fullmatch(r"[-\s]*([A-Za-z]) (.*)", line)
        if found_line and found_line.group(1) in "TtWw":
            found.add((found_line.group(2), found_line.group(1) == "T"))
    return found


def only_in(nm, later, first):
    """Returns the names that only objects of `later` define, and those of all names that are global."""
    theirs, others = defined(nm, later), defined(nm, first)
    for_all = {name for name, known in theirs | others if known}
    mine = {name for name, _ in theirs} - {name for name, _ in others}
    return mine, for_all


def called_by(module):
    """Returns the callers of each function, by number, with -1 for a use outside of function bodies; the number of
    imported functions; and the sizes of the others.
    """
    parts = {kind: data for kind, data in wasm.sections(module) if kind != wasm.CUSTOM}
    first = wasm.imported(parts.get(wasm.IMPORT, b"\0"))
    callers, bodies = {}, wasm.items(parts[wasm.CODE])
    for index, body in enumerate(bodies):
        for place in wasm.body_references(body):
            callers.setdefault(wasm.read(body, place)[0], set()).add(first + index)
    places = {wasm.GLOBAL: wasm.global_references, wasm.EXPORT: wasm.export_references,
              wasm.ELEMENT: wasm.element_references, wasm.START: lambda data: [0]}
    for kind, find in places.items():
        for place in find(parts[kind]) if kind in parts else []:
            callers.setdefault(wasm.read(parts[kind], place)[0], set()).add(-1)
    return callers, first, [len(body) for body in bodies]


def rest_of(module, names, seeds, for_all):
    """Returns the numbers of the functions that go into the rest, and how many the module imports.

    The optimiser may merge a function that is local to its file or header with the same function of another
    caller. Such a function stays with that caller. Short functions in tables stay as well: they lead from a
    `std::function` to its code. The functions that only they call do not stay.
    """
    callers, first, sizes = called_by(module)
    # A function merged from several has the name of one of them after this prefix.
    plain = {index: re.sub(r"\.\d+$", "", name) for index, name in names.items() if index >= first}
    rest = {index for index, name in plain.items() if name.removeprefix("byn$mgfn-shared$") in seeds}
    short = {index for index in rest if -1 in callers.get(index, ()) and sizes[index - first] < SHORT}
    rest -= short
    elsewhere = True
    while elsewhere:
        elsewhere = {index for index in rest if plain[index] not in for_all and
                     callers.get(index, set()) - rest - short - {-1}}
        rest -= elsewhere
    grown = True
    while grown:
        more = {index for index, who in callers.items()
                if index >= first and index not in rest and who <= rest | {index}}
        grown = bool(more)
        rest |= more
    return sorted(rest), first


def read_symbols(text):
    """Returns the names by number, as Emscripten writes them (other characters than letters as "\\2c") and plain."""
    written = dict(line.split(":", 1) for line in text.splitlines())
    return ({int(number): name for number, name in written.items()},
            {int(number): re.sub(r"\\([0-9a-f]{2})", lambda match: chr(int(match.group(1), 16)), name)
             for number, name in written.items()})


def main(wasm_split, nm, program, out_first, out_rest, first_objects, later_objects):
    module = pathlib.Path(program).read_bytes()
    written, names = read_symbols(
        pathlib.Path(program).with_suffix(".js.symbols").read_text("utf-8"))
    later, first = (pathlib.Path(path).read_text("utf-8").split() for path in (later_objects, first_objects))
    rest, imported = rest_of(module, names, *only_in(nm, later, first))
    if not rest:
        sys.exit(f"{program} has no function of the objects in {later_objects}.")
    # Without a name section, functions are named by their numbers, not counting the imported ones.
    named = any(kind == wasm.CUSTOM and data[1:5] == b"name" for kind, data in wasm.sections(module))
    listed = pathlib.Path(out_rest).with_suffix(".txt")
    listed.write_text("".join(f"{written[index] if named else index - imported}\n" for index in rest), "utf-8")
    run = subprocess.run([wasm_split, program, "--enable-mutable-globals", f"--split-funcs=@{listed}",
                          "--import-namespace=first", "--export-prefix=$", *(["-g"] if named else []),
                          "-o1", out_first, "-o2", out_rest], check=False)
    if run.returncode != 0:
        sys.exit(f"{program} could not be parted.")


if __name__ == "__main__":
    main(*sys.argv[1:])
