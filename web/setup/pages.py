#!/usr/bin/env python3
"""Makes the pages for reading: one for each game, one on playing with friends, one on the laboratory.

usage: pages.py PAGES.json TEMPLATES OUTPUT [ADDRESS]

PAGES.json is the output of shell/pages. ADDRESS is the address of the finished site ("https://host/folder/"):
with it, pages name their canonical address, and there is a sitemap; without it, all addresses are relative.
Writes NAME.html from TEMPLATES/page.html and the figures of the rules as NAME-FIGURE.svg, and copies the other
files of TEMPLATES.
"""
import html
import json
import pathlib
import re
import shutil
import string
import sys

# The golden button of each text. The golden button of a game plays it.
BUTTONS = {"friends": ("./", "Choose a game"), "laboratory": ("./#lab", "Open the laboratory")}
SHORT = {"friends": "With friends", "laboratory": "Laboratory"}


def inline(text):
    """Returns the text as HTML. Words between asterisks are emphasised."""
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html.escape(text, quote=False))


def anchor(text):
    """Returns a heading as an id: "How it ends!" as "how-it-ends"."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def figure_name(page, block):
    return f"{page['id']}-{block['name']}.svg"


def figure(page, block, label):
    width, height = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', block["svg"]).groups()
    return (f'<figure>\n<img src="{figure_name(page, block)}" width="{width}" height="{height}" alt="" '
            f'loading="lazy">\n<figcaption>{label}{inline(block["text"])}</figcaption>\n</figure>\n')


def text_of(page):
    """Returns the blocks after the title as HTML. A block for certain rule sets begins with their names. In a
    section for certain rule sets, only blocks for other rule sets do."""
    out, listed, section = "", False, ""
    for block in page["blocks"][1:]:
        kind, text, sets = block["kind"], block["text"], block.get("sets", "")
        label = f'<span class="sets">{html.escape(sets)}</span> ' if sets != section else ""
        if listed != (kind == "item"):
            out += "<ul>\n" if kind == "item" else "</ul>\n"
            listed = kind == "item"
        if kind == "section":
            section = sets
            label = f'<span class="sets">{html.escape(sets)}</span> ' if sets else ""
            out += f'<h2 id="{anchor(text)}">{inline(text)} {label}</h2>\n'
        elif kind == "item":
            out += f"<li>{label}{inline(text)}</li>\n"
        elif kind == "figure":
            out += figure(page, block, label)
        else:
            out += f"<p>{label}{inline(text)}</p>\n"
    return out + ("</ul>\n" if listed else "")


def contents(page):
    rows = "".join(f'<li><a href="#{anchor(block["text"])}">{inline(block["text"])}</a></li>\n'
                   for block in page["blocks"] if block["kind"] == "section")
    return f'<nav class="contents" aria-label="Contents">\n<ul>\n{rows}</ul>\n</nav>\n'


def facts(page):
    least, most = page["seats"]
    players = f"{least} players" if least == most else f"{least}–{most} players"
    return " · ".join(filter(None, [players, page["duration"], f"by {page['author']}"]))


def body(page):
    out = f"<h1>{inline(page['title'])}</h1>\n"
    if "pitch" not in page:
        where, words = BUTTONS[page["id"]]
        return (out + text_of(page) + f'<p class="actions"><a class="play" href="{where}">{words}</a></p>\n')
    out += f'<p class="pitch">{inline(page["pitch"])}</p>\n<p class="facts">{inline(facts(page))}</p>\n'
    out += f'<img src="{page["id"]}.png" width="1200" height="630" alt="{picture_words(page)}">\n'
    out += (f'<p class="actions"><a class="play" href="./#play={page["id"]}">Play</a> '
            f'<a href="./#first={page["id"]}">First game, with a guide</a> '
            f'<a href="./#setup={page["id"]}">Set up</a></p>\n')
    return out + contents(page) + text_of(page)


def picture_words(page):
    title = html.escape(page["title"])
    return f"A match of {title} in the page" if "pitch" in page else "The games of Cartotheque"


def main(source, templates, output, address=""):
    pages = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))["pages"]
    templates, output = pathlib.Path(templates), pathlib.Path(output)
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    links = [(f"{page['id']}.html", SHORT.get(page["id"], page["title"].split(" – ")[0])) for page in pages]
    template = string.Template((templates / "page.html").read_text(encoding="utf-8"))
    for page in pages:
        name = f"{page['id']}.html"
        here = ' aria-current="page"'
        text = template.substitute(
            title=html.escape(f"{page['title']}: rules and play" if "pitch" in page else page["title"]),
            description=html.escape(page.get("pitch") or page["blocks"][1]["text"].replace("*", "")),
            canonical=f'<link rel="canonical" href="{address}{name}">\n' if address else "",
            picture=f"{page['id']}.png" if "pitch" in page else "preview.png",
            picture_words=picture_words(page),
            pages="".join(f'<li><a href="{link}"{here if link == name else ""}>{html.escape(words)}</a></li>\n'
                          for link, words in links),
            body=body(page))
        (output / name).write_text(text, encoding="utf-8")
        for block in page["blocks"]:
            if block["kind"] == "figure":
                (output / figure_name(page, block)).write_text(block["svg"], encoding="utf-8")
    for path in templates.iterdir():
        if path.name != "page.html":
            shutil.copyfile(path, output / path.name)
    if address:
        rows = "".join(f"<url><loc>{address}{name}</loc></url>\n" for name in [""] + [link for link, _ in links])
        (output / "sitemap.xml").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
            f"{rows}</urlset>\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
