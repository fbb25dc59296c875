#!/usr/bin/env python3
"""Writes the rules texts as C++ arrays, for assets/rules/rules.hpp.

usage: embed.py OUTPUT.cpp FILE.md...

The name of a file without its extension is the id of its game.
"""
import sys
from pathlib import Path


def array(path):
    data = path.read_bytes()
    lines = [",".join("'\\x%02x'" % byte for byte in data[i:i + 16])
             for i in range(0, len(data), 16)]
    return "constexpr char k_%s[] = {\n%s};\n" % (path.stem, ",\n".join(lines))


def main(output, *files):
    paths = sorted(Path(file) for file in files)
    parts = ["// Made by assets/rules/embed.py.\n#include \"assets/rules/rules.hpp\"\n\n",
             "namespace ctq::assets {\nnamespace {\n\n"]
    parts += [array(path) for path in paths]
    parts.append("\nconst RulesText kTexts[] = {\n")
    parts += ["    {\"%s\", {k_%s, sizeof k_%s}},\n"
              % (path.stem, path.stem, path.stem) for path in paths]
    parts.append("};\n\n}  // namespace\n\n"
                 "std::span<const RulesText> rules_texts() {\n    return kTexts;\n}\n\n"
                 "}  // namespace ctq::assets\n")
    Path(output).write_text("".join(parts), encoding="ascii")


if __name__ == "__main__":
    main(*sys.argv[1:])
