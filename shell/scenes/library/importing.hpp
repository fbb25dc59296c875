#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/services.hpp"
#include "shell/store/saves.hpp"

/// Imports matches into the library. A file contains, besides each match's record, the match's
/// identity and when it was played. So a file can be imported repeatedly: matches that are already
/// in the library are not added again.
namespace ctq::scenes {

/// The outcome of an import.
struct Imported {
    int added = 0;        ///< matches that are new in the library
    int renewed = 0;      ///< matches in the library of which the file has a longer version
    int known = 0;        ///< matches in the library that are as long as in the file, or longer
    int no_room = 0;      ///< matches not imported because the library is full
    bool stored = true;   ///< false if this device failed to store one of the matches
    std::string picked;   ///< id of the last match found in the text; empty for none
    std::string remark;   ///< what was left out of a record that could be read only in part
    std::string refused;  ///< why a record could not be read

    /// Returns whether any match was found, new or not.
    bool any() const { return added + renewed + known + no_room > 0; }
};

/// Limit on the size of a text with records, in bytes: more than a full library needs.
inline constexpr std::size_t kMostImportBytes = 8U << 20U;

/// Imports into the library every match of `text`, which contains several records or one link. A
/// new match never replaces an older one, even if the library is full. A text that is too long is
/// rejected as a whole.
Imported import_records(store::Saves& saves, std::string_view text);
/// Returns a sentence that says why no match was found. Requires !any().
std::string refused_words(const Imported& imported);
/// Returns what was imported, one sentence for each kind of outcome. Requires any().
std::string imported_words(const Imported& imported);

/// Opens a text that the person gave to the program, for example by dropping a file. Follows the
/// first link of ours in it. Otherwise imports its records, then opens the match or, if there are
/// several, the library. During a network match it imports matches but stays at the table. If the
/// text has neither, shows a message and changes nothing.
void open_incoming(Services& services, std::string_view text);

/// Returns the match as the text of a file: `file_text` and the tags by which `import_records`
/// recognizes the match.
std::string library_text(const core::Match& match, const store::Saved& saved);

}  // namespace ctq::scenes
