#!/usr/bin/env python3
"""Makes the folder that a static host serves from the built and the written files.

usage: publish.py SITE TERSER ADDRESS PAGES.json FILE_OR_FOLDER... --online FILE_OR_FOLDER...

The scripts of a folder "name" become one script, name.js, which exports no names. Every file gets a name with
a hash of its bytes, so that a browser may cache it forever, and files that name it get the new name. Pages, the
service worker and files that outside links lead to keep their names. index.html contains start.js. Files after
--online are not cached for use without a connection; a folder there stands for each of its files.
'@SIZE:page.wasm@' in a script is replaced by the number of bytes of the file. The service worker gets the list of
files and the version, a hash over all of them, which index.html names, too. ADDRESS is the address of the finished
folder ("https://host/folder/"), or "". With an address, the first page names its canonical address, previews of
links have pictures, and 404.html works at any depth.
PAGES.json is the output of shell/pages. From it and from the files come all lists of games: the links of index.html,
the shortcuts and pictures of the manifest, and in scripts '@CREDITS@' and '@FILES:nets@' (the files of the folder
nets by their names without the ending). @TABLE_ROUTES@ becomes a pattern of the routes of tables over the network.
Scripts of the first load are minified by the command TERSER, and the functions of programs are sorted so that
they compress well. Beside each file that gets smaller by it stands the file compressed by gzip (NAME.gz) and, if
Python has the module brotli, by Brotli (NAME.br): servers send these instead.
"""
import base64
import gzip
import hashlib
import html
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import function_order

try:
    import brotli
except ImportError:  # a server then sends gzip
    brotli = None

PLAIN = {"service_worker.js", "favicon.svg", "preview.png", "licenses.txt", "sitemap.xml"}
TEXT = {".html", ".js", ".css", ".webmanifest"}
# Each script that Emscripten linked is one program, and shares only one name with our scripts.
LINKED = {"page.js", "online.js", "worker.js"}
PACKED = {".png"}  # these are compressed as they are
LEAST = 1024  # bytes; smaller files are sent as they are
# Tables over the network, and early stages of learned players: cached for use without a connection only once
# they have been used.
LATER = re.compile(r"online\.js|online\.wasm|online_rest\.wasm|network\.js|\w+-[01]\.net")


def hashed(name, data):
    """Returns "page.js" as "page.1a2b3c4d5e.js"."""
    stem, _, ending = name.partition(".")
    return f"{stem}.{hashlib.sha256(data).hexdigest()[:10]}.{ending}"


def shortened(terser, path, data):
    """Returns the script without comments, line breaks and long local names."""
    linked = path.name in LINKED
    what = ["--compress", "passes=2,toplevel" if linked else "passes=2"]
    what += ["--mangle", "toplevel,reserved=[Module]"] if linked else ["--mangle"]
    run = subprocess.run([terser, *what], input=data,
                         stdout=subprocess.PIPE, check=False)
    if run.returncode != 0:
        sys.exit(f"{path.name} could not be shortened.")
    return run.stdout


def renamed(data, names):
    """Returns the text with every quoted file name replaced by its new name."""
    def new_name(match):
        quote, name = match.groups()
        return quote + names.get(name, name) + quote
    text = data.decode("utf-8")
    return re.sub(r"([\"'])([\w-]+\.\w+)\1", new_name, text).encode("utf-8")


def measured(data, out, names):
    """Returns the script with each '@SIZE:page.wasm@' replaced by the number of bytes of the file."""
    def size(match):
        return str(len(out[names[match.group(1).decode()]])).encode()
    return re.sub(rb"'@SIZE:([\w.]+)@'", size, data)


def read(path):
    """Returns the bytes of a file, or the one script made from the scripts of a folder."""
    if not path.is_dir():
        return path.read_bytes()
    parts = [part.read_bytes() for part in sorted(path.glob("*.js"))]
    return b"(function () {\n" + b"\n".join(parts) + b"})();\n"


def lists_of(told, files):
    """Returns what stands for a quoted word between @ in a script."""
    lists = {"CREDITS": " ".join(html.escape(game["credits"], quote=False) for game in games_of(told))}
    for path in files.values():
        lists.setdefault(f"FILES:{path.parent.name}", {})[path.stem] = path.name
    return lists


def games_of(told):
    """Returns the pages of games, with a short title each."""
    return [dict(page, short=page["title"].split(" – ")[0]) for page in told["pages"] if "pitch" in page]


def filled(name, data, told, files):
    """Returns a written file with its lists of games."""
    games = games_of(told)
    if name == "index.html":
        links = ", ".join(f'<a href="{game["id"]}.html">{game["short"]}</a>' for game in games)
        return data.replace(b"@GAMES@", links.encode())
    if name.endswith(".webmanifest"):
        manifest = json.loads(data)
        manifest["screenshots"][:0] = [
            {"src": f"{game['id']}.png", "sizes": "1200x630", "type": "image/png", "form_factor": "wide",
             "label": f"A match of {game['short']}"} for game in games if f"{game['id']}.png" in files]
        manifest["shortcuts"][:0] = [{"name": game["short"], "url": f"./#play={game['id']}"} for game in games]
        return json.dumps(manifest, ensure_ascii=False, indent=1).encode()
    if name.endswith(".js"):
        lists = lists_of(told, files)
        data = data.replace(b"@TABLE_ROUTES@", "|".join(told["table_routes"]).encode())
        return re.sub(rb"([\"'])@([\w:]+)@\1", lambda match: json.dumps(
            lists[match[2].decode()], ensure_ascii=False).encode() if match[2].decode() in lists else match[0], data)
    return data


def quoted(data, names):
    """Returns the files that a text names."""
    return {name for _, name in re.findall(rb"([\"'])([\w-]+\.\w+)\1", data)
            if name.decode() in names}


def ordered(files):
    """Returns the names of the files, given by name, each after the files that it names itself."""
    done, order = set(), []

    def visit(name, above):
        if name in done:
            return
        if name in above:
            sys.exit(f"{name} names itself through {', '.join(above)}.")
        if pathlib.Path(name).suffix in TEXT:
            for other in sorted(quoted(files[name], files)):
                if other.decode() != name and not plain(other.decode()):
                    visit(other.decode(), above + [name])
        done.add(name)
        order.append(name)

    for name in sorted(files):
        visit(name, [])
    return order


def addressed(name, data, address):
    """Returns a page whose links work wherever it is shown, if the address is known."""
    if not address:
        return data
    text = re.sub(r'(<meta property="og:image" content=")', rf"\g<1>{address}", data.decode("utf-8"))
    if name == "index.html":
        text = text.replace("<title>", f'<link rel="canonical" href="{address}">\n<title>', 1)
    if name == "404.html":  # shown for missing pages at any depth
        text = re.sub(r'\b(href|src)="', rf'\g<0>{urllib.parse.urlsplit(address).path}', text)
    return text.encode("utf-8")


def with_start(page, name, script):
    """Returns index.html with the script inside, which its security policy allows by its hash."""
    script = script.strip()
    allowed = base64.b64encode(hashlib.sha256(script).digest())
    return (page.replace(f'<script src="{name}"></script>'.encode(), b"<script>" + script + b"</script>")
            .replace(b"script-src 'self'", b"script-src 'self' 'sha256-" + allowed + b"'"))


def compressed(name, data):
    """Returns the compressed forms of a file that a server may send instead, by their names."""
    if pathlib.Path(name).suffix in PACKED or len(data) < LEAST:
        return {}
    forms = {f"{name}.gz": gzip.compress(data, 9, mtime=0)}
    if brotli:
        forms[f"{name}.br"] = brotli.compress(data)
    return {form: packed for form, packed in forms.items() if len(packed) < 0.9 * len(data)}


def write(path, data):
    """Writes a file unless its bytes are these. Returns whether they were others."""
    changed = not path.exists() or path.read_bytes() != data
    if changed:
        path.write_bytes(data)
    return changed


def plain(name):
    return name in PLAIN or name.endswith(".html")


def main(site, terser, address, pages, *paths):
    site = pathlib.Path(site)
    told = json.loads(pathlib.Path(pages).read_text(encoding="utf-8"))
    at = paths.index("--online")
    files = {path.name + (".js" if path.is_dir() else ""): path for path in map(pathlib.Path, paths[:at])}
    listed = [pathlib.Path(path) for path in paths[at + 1:]]
    online = {one.name: one for path in listed for one in (path.iterdir() if path.is_dir() else [path])}
    files.update(online)
    written = {name: filled(name, read(path), told, files) for name, path in files.items()}
    names, out = {}, {}
    for name in ordered(written):
        data = written[name]
        suffix = pathlib.Path(name).suffix
        if suffix in TEXT:
            data = measured(renamed(data, names), out, names)
        if suffix == ".html":
            data = addressed(name, data, address)
        if name == "index.html" and "start.js" in names:
            start = names.pop("start.js")
            data = with_start(data, start, out.pop(start))
        if suffix == ".js" and name != "service_worker.js":
            data = shortened(terser, files[name], data)
        if name == "worker.wasm":  # move_data.py has sorted the others
            data = function_order.ordered(data)
        names[name] = name if plain(name) else hashed(name, data)
        out[names[name]] = data
    kept = sorted(new for name, new in names.items() if not LATER.fullmatch(name) and name not in online and name != "service_worker.js")
    later = sorted(new for name, new in names.items() if LATER.fullmatch(name))
    version = hashlib.sha256("".join(
        name + hashlib.sha256(out[name]).hexdigest() for name in kept).encode()).hexdigest()[:10]
    for name, value in (("VERSION", version), ("FILES", kept), ("LATER", later)):
        out["service_worker.js"] = out["service_worker.js"].replace(f"'@{name}@'".encode(), json.dumps(value).encode())
    out["index.html"] = out["index.html"].replace(b"@VERSION@", version.encode())
    out["tables.list"] = b""  # `ctq host` serves another one
    site.mkdir(parents=True, exist_ok=True)
    for old in site.iterdir():
        if re.sub(r"\.(gz|br)$", "", old.name) not in out:
            old.unlink()
    for name, data in out.items():
        forms = [site / (name + ending) for ending in (".gz", ".br")]
        if write(site / name, data):
            for form in forms:
                form.unlink(missing_ok=True)
        if not forms[0].exists():
            for form, packed in compressed(name, data).items():
                (site / form).write_bytes(packed)


if __name__ == "__main__":
    main(*sys.argv[1:])
