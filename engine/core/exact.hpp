#pragma once

#include <string>

namespace ctq::core {

/// Writes a number with the fewest digits, 17 at most, that read back as the same double: "0.1",
/// "33.333333333333336". Numbers beyond 10^15, below 10^-12 or not finite: "0".
std::string exact(double value);

}  // namespace ctq::core
