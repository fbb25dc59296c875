#pragma once

#include <string>
#include <string_view>

namespace ctq::net {

/// The most characters (code points) of a name.
inline constexpr int kMostNameLetters = 24;

/// A stranger's name, fit to be shown: without control characters, without those that are
/// invisible or turn the direction of a line, broken UTF-8 left out, blanks drawn together, at most
/// `kMostNameLetters` long. May be empty.
std::string clean_name(std::string_view name);

}  // namespace ctq::net
