#!/bin/sh
# usage: em_compile.sh FOLDER [LAUNCHER...] em++|emcc OPTION...
# Compiles one file as Debian's em++ does, but calls clang directly. em++ is a Python program that takes longer
# to start than a small file takes to compile, so this script asks em++ only once for the options that it adds.
# It precompiles the headers of the standard library once for each set of options. FOLDER caches both.
set -eu
folder=$1
shift
launcher=
while [ "${1##*/}" != em++ ] && [ "${1##*/}" != emcc ]; do
    launcher="$launcher $1"
    shift
done
program=${1##*/}
shift

# The options that em++ adds depend on these options. Precompiled headers depend on all options except names,
# warnings and paths.
asked="" parsed=""
skip=no
for option; do
    if [ $skip = yes ]; then
        skip=no
        continue
    fi
    case $option in
    -o | -isystem | -MT | -MF) skip=yes ;;
    -DNDEBUG) parsed="$parsed $option" ;;
    -I* | -D* | -W* | -M* | -c | -ftime-trace) ;;
    -O* | -flto* | -fexceptions | -fno-exceptions | -s*=* | -pthread)
        asked="$asked $option"
        parsed="$parsed $option"
        ;;
    -*) parsed="$parsed $option" ;;
    esac
done

key=$(printf %s "$program$asked" | tr -c 'A-Za-z0-9+=' _)
if [ ! -s "$folder/$key" ]; then
    mkdir -p "$folder"
    # shellcheck disable=SC2086
    "$program" --cflags $asked >"$folder/$key.$$"
    mv "$folder/$key.$$" "$folder/$key"
fi
read -r added <"$folder/$key"

clang=clang++ headers=
[ "$program" = em++ ] || clang=clang
case "$program $parsed" in
em++*-std=c++20*)
    list="algorithm array bit cmath cstdint cstdio cstdlib cstring functional map memory numeric optional set span
        string string_view utility vector"
    # The headers of a newer package are precompiled again.
    sysroot=${added#*--sysroot=}
    version=$(ls -lL "${sysroot%% *}/include/c++/v1/vector")
    headers=$folder/$(printf %s "$parsed $version $list" | cksum | tr ' ' -)
    if [ ! -s "$headers.pch" ]; then
        # shellcheck disable=SC2086
        printf '#include <%s>\n' $list >"$headers.$$.hpp"
        mv -n "$headers.$$.hpp" "$headers.hpp"
        # shellcheck disable=SC2086
        clang++ $added $parsed -x c++-header -Xclang -fno-pch-timestamp "$headers.hpp" -o "$headers.$$"
        mv -n "$headers.$$" "$headers.pch"
        rm -f "$headers.$$" "$headers.$$.hpp"
    fi
    ;;
esac
# shellcheck disable=SC2086
exec $launcher $clang $added ${headers:+-Xclang -include-pch -Xclang "$headers.pch"} "$@"
