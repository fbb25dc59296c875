#!/bin/sh
# usage: debian_headers.sh PACKAGE VERSION FOLDER
# Fetches the pinned version of a Debian package and unpacks its headers into FOLDER, beside whatever
# version the system has installed. apt checks the signatures.
set -eu
package=$1 version=$2 folder=$3

work=$folder.apt
rm -rf "$work"
mkdir -p "$work"
cd "$work"
apt-get -qq -o APT::Sandbox::User= download "$package=$version" ||
    { apt-get -qq update && apt-get -qq -o APT::Sandbox::User= download "$package=$version"; }
dpkg-deb -x ./*.deb unpacked
rm -rf "$folder"
mv unpacked/usr/include "$folder"
cd /
rm -rf "$work"
