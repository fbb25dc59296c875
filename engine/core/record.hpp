#pragma once

#include <string>
#include <string_view>

#include "engine/core/catalogue.hpp"
#include "engine/core/match.hpp"

/// The match record: tag pairs, a blank line, then action tokens (chance included).
///
///     [Game "cartagena"]
///     [Options "rules=board"]
///     [Seats "human greedy"]
///
///     first=2 space=hat … hat@7   ; a comment runs to the end of its line
namespace ctq::core {

/// The largest text that is read at all, in bytes, and the most actions.
inline constexpr std::size_t kMostRecordBytes = 4U << 20U;
inline constexpr int kMostActions = 200'000;

/// The whole log as text, chance included, whatever the cursor; lines of at most 80 columns.
std::string write_record(const Match& match);

/// The log up to the cursor as `seat` may know it (0: what is open to all), without the seed:
/// hidden outcomes are written `draw=?` or `?`, so it can be read but not played, and a comment
/// says so.
std::string write_hidden_record(const Match& match, int seat);

/// A match read from text, its cursor behind the last action, and a remark if it could be read
/// only in part (a record of older rules is opened as far as it is legal).
struct Opened {
    Match match;
    std::string remark;
};

/// Problem: where and why the text is no record, or which token is illegal and what was legal.
Result<Opened> read_record(Catalogue catalogue, std::string_view text);

/// The same record with this tag set (an empty value takes it away). Nothing is replayed, so that
/// what this version can't play is kept, too.
std::string with_tag(std::string_view record, std::string_view name, std::string_view value);

}  // namespace ctq::core
