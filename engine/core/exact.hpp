#pragma once

#include <string>

namespace ctq::core {

/// A number with all its digits, 17 at most, of which none is idle: "0.1", "33.333333333333336".
/// Read back as a double it is the same. Beyond 10^15, below 10^-12 and what is not finite: "0".
std::string exact(double value);

}  // namespace ctq::core
