#pragma once

#include <cstdint>
#include <string>

/// Formats numbers for people, with spaces between thousands.
namespace ctq::ui {

/// Returns a number's digits grouped in threes: "1 234". `digits` must hold nothing else.
std::string grouped(std::string digits);

/// Returns an integer as text: "1 234", "−3".
std::string count_words(std::int64_t value);

}  // namespace ctq::ui
