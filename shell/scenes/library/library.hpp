#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/store/saves.hpp"

/// Selects and sorts the saved matches that the library shows. Reads only their index, not the
/// matches.
namespace ctq::scenes {

struct Library {
    /// Which matches to show. `won` and `lost`: by the match's only person.
    enum class Show { all, open, over, won, lost };
    Show show = Show::all;
    std::string game{};    ///< words that a match's description must contain; empty for all
    std::string find{};    ///< words that must all occur in the match's description; empty for none
    std::string picked{};  ///< id of the match whose commands are shown; empty for none
};

/// A match in the list, and how deep it is in the tree of branches.
struct LibraryRow {
    const store::Saved* saved = nullptr;
    int depth = 0;
};

/// Returns the matches to show, newest first. A branch follows the match it branched off from if
/// that match is shown, too.
std::vector<LibraryRow> shown(const Library& library, const store::Saves& saves);
/// Returns the games that have saved matches, in the order of the cabinet.
std::vector<const core::GameHandle*> games_in(const store::Saves& saves);
/// Returns the match whose commands are shown, or null.
const store::Saved* picked(const Library& library, const store::Saves& saves);
/// Picks the first match of the list unless a match is already picked.
void pick_some(Library& library, const store::Saves& saves);
/// Returns how many matches are saved: "12 kept", or "11 kept, 1 not kept" if saving one failed.
std::string count_words(const store::Saves& saves);
/// Returns a warning if the device failed to store matches or the library is full, else an empty
/// string.
std::string library_warning(const store::Saves& saves);
/// Returns one line: the number of matches and what the person can do with them.
std::string library_status(const Library& library, const store::Saves& saves);

}  // namespace ctq::scenes
