#pragma once

#include <string>

namespace ctq::match {

/// Formats a number of half points: "12½", "0", "−3".
std::string halves_text(int halves);
/// Formats a number of half points with its sign: "+12".
std::string signed_halves_text(int halves);

}  // namespace ctq::match
