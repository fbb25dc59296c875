#!/usr/bin/env python3
"""Serves a folder over HTTP for playing and for tests.

usage: serve.py FOLDER PORT [--open] [--listen ADDRESS]

PORT 0 takes a free port. The first printed line is the address. Nothing is cached, so that a rebuilt page is
shown at once. --open opens the page in a browser if there is a display. Without --listen only
this machine reaches the server.
"""
import functools
import http.server
import os
import sys
import webbrowser


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files unchanged, with the types that the page relies on."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """Does not report a browser that closes the connection before it has read its answer."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def main(folder, port, *options):
    handler = functools.partial(Handler, directory=folder)
    host = options[options.index("--listen") + 1] if "--listen" in options else "127.0.0.1"
    try:
        server = Server((host, int(port)), handler)
    except OSError:
        sys.exit(f"Port {port} is taken: choose another with --port.")
    address = f"http://{'localhost' if host == '127.0.0.1' else host}:{server.server_address[1]}"
    print(address, flush=True)
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if "--open" in options and (shown or sys.platform == "darwin"):
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main(*sys.argv[1:])
