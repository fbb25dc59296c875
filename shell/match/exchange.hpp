#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

/// Matches on their way out of the program and into it: as text to read, as a file to keep, as a
/// link. While hands are hidden in a match that runs, what goes out shows no more than the person
/// at the device may see: the text leaves the rest out, the file is sealed, the link leads to a new
/// table of the same kind. A seed goes nowhere but into one's own
/// file and a report of a problem: it would tell the future.
namespace ctq::app {

/// Whether the match is not played to its end (who resigned may take it back) and somebody at the
/// table, or beside it, may not know all of it.
bool is_secret(const core::Match& match);
/// The one person at the device; 0 where there are several or none.
int only_person(const core::Match& match);

/// The record to read; what the person may not see yet is written `?`.
std::string open_text(const core::Match& match);
/// The record to keep: `read_match` gives the match back whole. A secret one is sealed.
std::string file_text(const core::Match& match);
/// "cartagena-2026-11-21.txt" for a date like that.
std::string file_name(std::string_view game, std::string_view date);

/// The records in a text, which may hold several one after the other.
std::vector<std::string_view> records_in(std::string_view text);
/// A match from text of any of these kinds: a record, a sealed one, a link, a link's code.
core::Result<core::Opened> read_match(std::string_view text);

}  // namespace ctq::app
