#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/services.hpp"
#include "shell/store/saves.hpp"

/// Matches from outside on their way into the library, and what a file says of each besides its
/// record: which match it is and when it was played. So a file can be imported again and again:
/// what is here already stays as it is.
namespace ctq::app {

/// What came of an import.
struct Imported {
    int added = 0;        ///< new in the library
    int renewed = 0;      ///< were here, and went on further in the file
    int there = 0;        ///< were here already, as far or further
    int no_room = 0;      ///< left out because the library is full
    bool stored = true;   ///< false when the device refused one of them
    std::string picked;   ///< the last match found in the text, empty for none
    std::string remark;   ///< on a record that was read only in part
    std::string refused;  ///< why a record was not read

    /// Whether any match was found, new or not.
    bool any() const { return added + renewed + there + no_room > 0; }
};

/// Most bytes of a text with records: more than a full library has.
inline constexpr std::size_t kMostImportBytes = 8U << 20U;

/// Takes every match of a text, several records or one link, into the library. None of those that
/// are there gives way to a new one. A text that is too long is refused whole.
Imported import_records(Saves& saves, std::string_view text);
/// Why nothing was found, for people. Only where not `any()`.
std::string refused_words(const Imported& imported);
/// The outcome for people, one sentence for each kind. Only for `any()`.
std::string imported_words(const Imported& imported);

/// Opens what the person gave to the program from outside, as by dropping a file on it: imports its records
/// and goes to the match, or, of several, to the library. Whoever plays over the network stays there. A text
/// without a record is told, and nothing changes.
void open_records(Services& services, std::string_view text);

/// The match as a file: `file_text` with the tags that `import_records` knows it by.
std::string library_text(const core::Match& match, const Saved& saved);

}  // namespace ctq::app
