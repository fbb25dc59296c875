#pragma once

#include <cstdint>
#include <string>

/// Formats numbers for people, with spaces between thousands.
namespace ctq::ui {

/// Returns the digits grouped in threes: "1 234". Expects digits only.
std::string grouped(std::string digits);

/// Returns an integer as text: "1 234", "−3".
std::string count_words(std::int64_t value);

}  // namespace ctq::ui
