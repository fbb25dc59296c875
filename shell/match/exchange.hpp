#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

/// Export and import of matches: as readable text, as a file, as a link. While a running match has
/// hidden information, an export shows only what the person at the device may see: the text leaves
/// the rest out, the file is sealed, the link opens a new table of the same kind. The seed is
/// written only to the person's own file and to a problem report, because it reveals future draws.
namespace ctq::match {

/// The tag of a sealed record.
inline constexpr const char* kSealedTag = "Sealed";

/// Whether the match is unfinished and some seat or a spectator may not know all of it. A resigned
/// match counts as unfinished, because the resignation can be taken back.
bool is_secret(const core::Match& match);
/// Returns the seat of the only person at the device; 0 if there are several or none.
int only_person(const core::Match& match);

/// Returns the record as text for people to read. Information hidden from the person at the device
/// is written as `?`.
std::string open_text(const core::Match& match);
/// Returns the record as saved to a file. `read_match` restores the whole match from it. A secret
/// match is sealed.
std::string file_text(const core::Match& match);
/// Returns a file name such as "cartagena-2026-11-21.txt" from game and date.
std::string file_name(std::string_view game, std::string_view date);

/// Splits a text into the records it holds.
std::vector<std::string_view> records_in(std::string_view text);
/// Reads a match from a record, a sealed record, a link or a share code.
core::Result<core::Opened> read_match(std::string_view text);

}  // namespace ctq::match
