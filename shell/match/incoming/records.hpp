#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

/// Matches in texts that come in: records, and links.
namespace ctq::match {

/// Returns the records in a text, as `core::plain_records` makes them, or the link to a match.
std::vector<std::string> incoming_records(std::string_view text);

/// Reads one of them as `read_match` does, and leaves out what is behind the record.
core::Result<core::Opened> read_incoming(std::string_view record);

}  // namespace ctq::match
