#!/usr/bin/env python3
"""Writes the nets of learned players as C++ arrays, for engine/bots/net/nets.hpp.

usage: embed.py OUTPUT.cpp FILE.net...

A file is called GAME-STAGE.net, as `ctq learn` writes it; which game and stage it is of stands in it and in its name.
"""
import sys
from pathlib import Path

GAME_AT = 5  # the byte with the game's code, after the magic number and the format


def array(name, data):
    lines = [",".join(str(byte) for byte in data[i:i + 32]) for i in range(0, len(data), 32)]
    return "constexpr std::uint8_t %s[] = {\n%s};\n" % (name, ",\n".join(lines))


def main(output, *files):
    parts = ["// Made by assets/nets/embed.py.\n#include \"engine/bots/net/nets.hpp\"\n\n",
             "namespace ctq::bots {\nnamespace {\n\n"]
    found = []
    for path in sorted(Path(file) for file in files):
        data = path.read_bytes()
        stage = path.stem.rpartition("-")[2]
        name = "k" + path.stem.replace("-", "_")
        parts.append(array(name, data))
        found.append("    if (game == %d && stage == %s) {\n        return %s;\n    }\n"
                     % (data[GAME_AT], stage, name))
    parts.append("\n}  // namespace\n\ncore::ByteView net_file(std::uint8_t game, std::uint32_t stage) {\n"
                 + "".join(found) + "    return {};\n}\n\n}  // namespace ctq::bots\n")
    if not found:
        parts[-1] = parts[-1].replace("std::uint8_t game, std::uint32_t stage", "std::uint8_t, std::uint32_t")
    Path(output).write_text("".join(parts), encoding="ascii")


if __name__ == "__main__":
    main(*sys.argv[1:])
