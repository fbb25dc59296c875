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

/// The limits of a record that is read: its size in bytes, and the number of actions.
inline constexpr std::size_t kMostRecordBytes = 4U << 20U;
inline constexpr int kMostActions = 200'000;

/// Reads the id and the options of a game, as records, links and the command line name them. Returns
/// a setup without seats.
Result<Setup> read_setup(Catalogue catalogue, std::string_view game, std::string_view options);

/// Writes the whole log, including chance and actions after the cursor, in lines of at most 80
/// columns.
std::string write_record(const Match& match);

/// Writes the log up to the cursor as `seat` knows it (0: public information), without the seed.
/// Hidden outcomes are written `draw=?` or `?`, so the record can be read but not played; a comment
/// in it says so.
std::string write_hidden_record(const Match& match, int seat);

/// A match read from text, with the cursor at its end. `remark` is set if only a part could be
/// read: a record of older rules is read as far as its actions are legal.
struct Opened {
    Match match;
    std::string remark;
};

/// Reads a record. The problem says where and why the text is invalid, or which token is illegal
/// and what was legal.
Result<Opened> read_record(Catalogue catalogue, std::string_view text);

/// Returns the record with this tag set; an empty value removes the tag. Nothing is replayed, so
/// records that this version can't play are kept intact.
std::string with_tag(std::string_view record, std::string_view name, std::string_view value);

}  // namespace ctq::core
