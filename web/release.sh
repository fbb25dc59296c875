#!/usr/bin/env bash
# Makes the files of a release in build/release: the page as site.zip, ctq as .deb and .tar.gz, their
# checksums, and notes.md with the section of NEWS.md for this version. Installs what is missing first (Debian, Ubuntu).
# usage: web/release.sh
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/setup/setup.sh"
[ $# -eq 0 ] || fail "web/release.sh takes no options."

"$root/web/play.sh" --build-only
prepare release
out=$root/build/release
rm -rf "$out"
mkdir -p "$out"

say "Building ctq"
configure release
cmake --build "$root/build/release-ctq" -j "$(nproc)" || fail "The build failed: see the reason above."

say "Packing"
(cd "$root/build/web" && python3 -m zipfile -c "$out/site.zip" site)
(cd "$root/build/release-ctq" && cpack -B "$out/packing" >"$out/cpack.log" 2>&1) ||
    fail "The packages could not be made (see build/release/cpack.log)."
mv "$out"/packing/*.deb "$out"/packing/*.tar.gz "$out"
rm -r "$out/packing" "$out/cpack.log"
version=$(sed -n 's/^project(cartotheque VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
# The section with the heading of this version, or else "Unreleased".
awk -v version="$version" '/^## / { on = !told && ($2 == version || $2 == "Unreleased"); told = told || on; next }
    on' "$root/NEWS.md" >"$out/notes.md"
(cd "$out" && sha256sum -- *.zip *.deb *.tar.gz >SHA256SUMS)
ls -l "$out"
