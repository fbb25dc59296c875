#!/bin/sh
# usage: debian_source.sh PACKAGE VERSION SUITE FOLDER
# Fetches the pinned version of a Debian source package and unpacks its original source into FOLDER.
# apt checks the signatures. The system's own sources and lists are not changed.
set -eu
package=$1 version=$2 suite=$3 folder=$4

work=$folder.apt
rm -rf "$work"
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/unpacked"

# The mirror this machine already uses.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' |
    grep -v security | head -n 1)
printf 'Types: deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
    "$mirror" "$suite" /usr/share/keyrings/debian-archive-keyring.gpg \
    >"$work/sources/source.sources"

fetch() {
    apt-get -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$work/sources" \
        -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache" -o APT::Sandbox::User= \
        -o Acquire::Languages=none "$@"
}
cd "$work"
fetch update
# Only the original source: its checksum is in the signed index.
fetch source --download-only --tar-only "$package=$version"
# CMake's tar reads every compression format; the system's tar may lack xz.
(cd unpacked && cmake -E tar xf "$work/$package"_*.orig.tar.*)
rm -rf "$folder"
mv unpacked/* "$folder"
cd /
rm -rf "$work"
