#pragma once

#include <cstdint>
#include <string>

/// Numbers as people read them, with room between thousands.
namespace ctq::ui {

/// Digits in threes: "1 234". What isn't a digit is not expected.
std::string grouped(std::string digits);

/// A whole number of any size: "1 234", "−3".
std::string count_words(std::int64_t value);

}  // namespace ctq::ui
