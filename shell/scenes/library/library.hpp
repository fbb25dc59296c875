#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/store/saves.hpp"

/// Selects and sorts the saved matches shown in the library. Uses only the index.
namespace ctq::scenes {

struct Library {
    /// A match is won or lost by the only person in it.
    enum class Show { all, open, over, won, lost };
    Show show = Show::all;
    std::string game{};    ///< game id; empty for all
    std::string find{};    ///< words that must all occur in the match's description; empty for none
    std::string picked{};  ///< match id; empty for none
};

/// A match of the list, and its depth in the tree of branches.
struct LibraryRow {
    const store::Saved* saved = nullptr;
    int depth = 0;
};

/// Returns the matches shown, newest first. A branch is below its parent if the parent is shown,
/// too.
std::vector<LibraryRow> shown(const Library& library, const store::Saves& saves);
/// Returns the games that have saved matches, in the order of the cabinet.
std::vector<const core::GameHandle*> games_in(const store::Saves& saves);
/// Returns the picked match, or null.
const store::Saved* picked(const Library& library, const store::Saves& saves);
/// Picks the first match shown unless one is already picked.
void pick_some(Library& library, const store::Saves& saves);
/// Returns how many matches are saved: "12 kept", "11 kept, 1 not kept".
std::string count_words(const store::Saves& saves);
/// Returns a warning if the device failed to store matches or the library is full, else an empty
/// string.
std::string library_warning(const store::Saves& saves);
/// Returns one line: the number of matches and what the player can do.
std::string library_status(const Library& library, const store::Saves& saves);
/// Returns the heading of the commands for one match.
std::string match_group(const store::Saved& saved);

}  // namespace ctq::scenes
