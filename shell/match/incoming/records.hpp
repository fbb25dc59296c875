#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

/// Records as they come in, after mail programs and word processors have changed them.
namespace ctq::match {

/// Returns the records in a text, or the link to a match. They are without what a mail adds: marks
/// of quotation ("> ") and blanks before the lines, words before the first tag, typographic
/// quotation marks in tags, invisible characters.
std::vector<std::string> incoming_records(std::string_view text);

/// Reads one of them as `read_match` does. If lines behind the record, such as a signature, are no
/// actions, leaves them out with a remark.
core::Result<core::Opened> read_incoming(std::string_view record);

}  // namespace ctq::match
