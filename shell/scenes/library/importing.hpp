#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/services.hpp"
#include "shell/store/saves.hpp"

/// Imports matches into the library. Besides its record a file says which match it is and when it
/// was played. So a file can be imported repeatedly: matches that are already here stay as they
/// are.
namespace ctq::scenes {

/// The outcome of an import.
struct Imported {
    int added = 0;        ///< new in the library
    int renewed = 0;      ///< already here, but longer in the file
    int known = 0;        ///< already here, as long or longer
    int no_room = 0;      ///< not imported because the library is full
    bool stored = true;   ///< false if the device failed to store one of them
    std::string picked;   ///< id of the last match found in the text; empty for none
    std::string remark;   ///< remark on a record that was read only in part
    std::string refused;  ///< why a record was not read

    /// Returns whether any match was found, new or not.
    bool any() const { return added + renewed + known + no_room > 0; }
};

/// Limit on the bytes of a text with records: larger than a full library.
inline constexpr std::size_t kMostImportBytes = 8U << 20U;

/// Imports every match of a text, which is several records or one link, into the library. New
/// matches never replace existing ones. A text that is too long is rejected as a whole.
Imported import_records(store::Saves& saves, std::string_view text);
/// Returns why nothing was found, for people. Requires !any().
std::string refused_words(const Imported& imported);
/// Returns the outcome for people, one sentence for each kind. Requires any().
std::string imported_words(const Imported& imported);

/// Opens a text that the person gave to the program, for example by dropping a file. Imports its
/// records and opens the match, or the library if there are several. Stays on the page during a
/// network match. If the text has no record, shows a message and changes nothing.
void open_records(Services& services, std::string_view text);

/// Returns the match as a file: `file_text` with the tags by which `import_records` recognizes it.
std::string library_text(const core::Match& match, const store::Saved& saved);

}  // namespace ctq::scenes
