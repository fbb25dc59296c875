#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/core/record.hpp"

/// Records as they come in, after mail programs and word processors have changed them.
namespace ctq::core {

/// Returns a text of records without what a mail adds: marks of quotation ("> ") and blanks before
/// the lines, words before the first tag, typographic quotation marks in tags, invisible
/// characters. Unchanged if it has no tag of a game.
std::string plain_records(std::string_view text);

/// A function that reads one record, such as `read_record`.
using ReadRecord = std::function<Result<Opened>(std::string_view)>;

/// Reads a record. If lines behind it, such as a signature, are no actions, leaves them out with a
/// remark.
Result<Opened> read_shortened(std::string_view record, const ReadRecord& read);

}  // namespace ctq::core
