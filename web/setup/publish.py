#!/usr/bin/env python3
"""Makes the folder that a static host serves out of what was built and written.

usage: publish.py SITE TERSER ADDRESS FILE_OR_FOLDER... --online FILE_OR_FOLDER...

The scripts of a folder "name" become one, name.js, with nothing of theirs seen from outside.
Every file but pages, the service worker and what links from outside lead to gets a name with
a hash of its bytes, so that a browser may keep it for ever; whoever names it is given the new name.
What stands behind --online is not kept for use without a connection; of a folder there each file counts.
A script that names a file as '@SIZE:page.wasm@' is given its number of bytes. The service worker
learns the list of files and the version, a hash over all of them. ADDRESS is where the folder will be found
("https://host/folder/"), or "": with it the first page names its canonical address, previews of links have
their pictures, and 404.html leads on from any depth.
Scripts of the first load go through the command TERSER, which leaves out what only readers need, and
the functions of programs are put into the order that compresses best.
"""
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import function_order

PLAIN = {"service_worker.js", "favicon.svg", "preview.png", "licenses.txt", "sitemap.xml"}
TEXT = {".html", ".js", ".css", ".webmanifest"}
# What Emscripten linked is one program each, but for the one name it shares with our scripts.
LINKED = {"page.js", "online.js", "worker.js"}
# Tables over the network, and learned players before they had learned: kept for use without a connection only
# once they were used.
LATER = {"online.js", "online.wasm", "online_rest.wasm", "network.js", "cartolan-0.net", "cartolan-1.net"}


def hashed(name, data):
    """"page.js" as "page.1a2b3c4d5e.js"."""
    stem, _, ending = name.partition(".")
    return f"{stem}.{hashlib.sha256(data).hexdigest()[:10]}.{ending}"


def shortened(terser, path, data):
    """The script without its comments, line breaks and long local names."""
    linked = path.name in LINKED
    what = ["--compress", "passes=2,toplevel" if linked else "passes=2"]
    what += ["--mangle", "toplevel,reserved=[Module]"] if linked else ["--mangle"]
    run = subprocess.run([terser, *what], input=data,
                         stdout=subprocess.PIPE, check=False)
    if run.returncode != 0:
        sys.exit(f"{path.name} could not be shortened.")
    return run.stdout


def renamed(data, names):
    """The text with every quoted file name in it replaced by its new one."""
    def new_name(match):
        quote, name = match.groups()
        return quote + names.get(name, name) + quote
    text = data.decode("utf-8")
    return re.sub(r"([\"'])([\w-]+\.\w+)\1", new_name, text).encode("utf-8")


def measured(data, out, names):
    """The script with the number of bytes in place of each name of a file as '@SIZE:page.wasm@'."""
    def size(match):
        return str(len(out[names[match.group(1).decode()]])).encode()
    return re.sub(rb"'@SIZE:([\w.]+)@'", size, data)


def read(path):
    """A file's bytes; of a folder the one script that its scripts make."""
    if not path.is_dir():
        return path.read_bytes()
    parts = [part.read_bytes() for part in sorted(path.glob("*.js"))]
    return b"(function () {\n" + b"\n".join(parts) + b"})();\n"


def quoted(data, names):
    """Which of the files a text names."""
    return {name for _, name in re.findall(rb"([\"'])([\w-]+\.\w+)\1", data)
            if name.decode() in names}


def ordered(files):
    """The files' names, each behind those it names itself."""
    done, order = set(), []

    def visit(name, above):
        if name in done:
            return
        if name in above:
            sys.exit(f"{name} names itself through {', '.join(above)}.")
        if pathlib.Path(name).suffix in TEXT:
            for other in sorted(quoted(read(files[name]), files)):
                if other.decode() != name and not plain(other.decode()):
                    visit(other.decode(), above + [name])
        done.add(name)
        order.append(name)

    for name in sorted(files):
        visit(name, [])
    return order


def addressed(name, data, address):
    """A page whose links hold wherever it is shown, as far as the address is known."""
    if not address:
        return data
    text = re.sub(r'(<meta property="og:image" content=")', rf"\g<1>{address}", data.decode("utf-8"))
    if name == "index.html":
        text = text.replace("<title>", f'<link rel="canonical" href="{address}">\n<title>', 1)
    if name == "404.html":  # shown for what is missing, at any depth
        text = re.sub(r'\b(href|src)="', rf'\g<0>{urllib.parse.urlsplit(address).path}', text)
    return text.encode("utf-8")


def plain(name):
    return name in PLAIN or name.endswith(".html")


def main(site, terser, address, *paths):
    site = pathlib.Path(site)
    at = paths.index("--online")
    files = {path.name + (".js" if path.is_dir() else ""): path for path in map(pathlib.Path, paths[:at])}
    listed = [pathlib.Path(path) for path in paths[at + 1:]]
    online = {one.name: one for path in listed for one in (path.iterdir() if path.is_dir() else [path])}
    files.update(online)
    names, out = {}, {}
    for name in ordered(files):
        data = read(files[name])
        suffix = pathlib.Path(name).suffix
        if suffix in TEXT:
            data = measured(renamed(data, names), out, names)
        if suffix == ".html":
            data = addressed(name, data, address)
        if suffix == ".js" and name != "service_worker.js":
            data = shortened(terser, files[name], data)
        if suffix == ".wasm":
            data = function_order.ordered(data)
        names[name] = name if plain(name) else hashed(name, data)
        out[names[name]] = data
    kept = sorted(new for name, new in names.items() if name not in LATER | set(online) and name != "service_worker.js")
    later = sorted(new for name, new in names.items() if name in LATER)
    version = hashlib.sha256("".join(
        name + hashlib.sha256(out[name]).hexdigest() for name in kept).encode()).hexdigest()[:10]
    out["service_worker.js"] = (out["service_worker.js"].decode("utf-8")
                                .replace("'@VERSION@'", json.dumps(version))
                                .replace("'@FILES@'", json.dumps(kept))
                                .replace("'@LATER@'", json.dumps(later))
                                .encode("utf-8"))
    site.mkdir(parents=True, exist_ok=True)
    for old in site.iterdir():
        if old.name not in out:
            old.unlink()
    for name, data in out.items():
        path = site / name
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


if __name__ == "__main__":
    main(*sys.argv[1:])
