"""Writes the manual page of ctq: the text of a template and, in place of its line '.\\" COMMANDS', each command with
its options, as its own help lists them.

usage: manual.py CTQ TEMPLATE [PAGE.gz]     without PAGE.gz on standard output, not compressed
"""
import gzip
import re
import subprocess
import sys

PLACE = '.\\" COMMANDS\n'
COLUMN = 40  # of the texts in the help: kColumn in shell/cli/arguments.cpp


def escaped(text):
    """Returns a line of text for roff, which would read some letters as commands."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in ".'" else text


def entries(section):
    """Returns (what is typed, text) of each entry of a section of the help. A long one has its text on a line below."""
    found = []
    lines = section.split("\n")
    for line, below in zip(lines, lines[1:] + [""]):
        if not line.startswith("  "):
            continue
        if not line[:COLUMN].strip():
            found[-1][1] = line.strip()
        elif below.strip() and not below[:COLUMN].strip():
            found.append([line.strip(), ""])
        else:
            found.append([line[:COLUMN].strip(), line[COLUMN:].strip()])
    return found


def described(typed, text):
    """Returns an entry for roff: 'INT:[1-8]=2 REQUIRED' becomes words behind the text."""
    name, _, rest = typed.partition(" ")
    notes = ["required"] if re.search(r"\bREQUIRED\b", rest) else []
    kind = re.match(r"(U?INT|TEXT)(:\[(\d+)-(\d+)\])?(=(\S+))?", rest)
    if kind and kind[2]:
        notes.append(f"{kind[3]} to {kind[4]}")
    if kind and kind[6]:
        notes.append(f"{kind[6]} unless told")
    for word, meaning in (("Needs", "needs"), ("Excludes", "not with")):
        others = re.search(word + r":((?: --[\w-]+)+)", rest)
        if others:
            notes.append(f"{meaning} {' or '.join(others[1].split())}")
    value = "" if kind is None or not name.startswith("-") else " TEXT" if kind[1] == "TEXT" else " N"
    text += f" ({', '.join(notes)})" if notes else ""
    return f'.TP\n.BI "{escaped(name)}" "{value}"\n{escaped(text)}\n'


def command_page(program, name):
    """Returns the part of the page about a command."""
    told = subprocess.run([program, name, "--help"], check=True, capture_output=True, encoding="utf8").stdout
    help_text, usage, rest = re.match(r"(.*?)\nUsage: ctq (.*?)\n(.*)", told, re.DOTALL).groups()
    page = f'.SS "ctq {escaped(usage.replace(" [OPTIONS]", ""))}"\n{escaped(help_text)}\n'
    for section in re.findall(r"^(?:Positionals|Options):\n((?:  .*\n)*)", rest, re.MULTILINE):
        page += "".join(described(*entry) for entry in entries(section) if entry[0] != "-h,--help")
    return page


def main(program, template, out=None):
    told = subprocess.run([program, "--help"], check=True, capture_output=True, encoding="utf8").stdout
    commands = re.findall(r"^  (\w+) ", told[told.index("Subcommands:"):], re.MULTILINE)
    with open(template, encoding="utf8") as file:
        page = file.read()
    if PLACE not in page or not commands:
        sys.exit(f"manual.py: there is no line for the commands in {template}, or {program} has none.")
    page = page.replace(PLACE, "".join(command_page(program, name) for name in commands))
    if out is None:
        sys.stdout.buffer.write(page.encode())
    else:  # the same bytes each time
        with open(out, "wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
            packed.write(page.encode())


main(*sys.argv[1:])
