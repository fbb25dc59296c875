#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/store/saves.hpp"

/// Which of the matches kept on this device the library shows, and in which order, from the index alone.
namespace ctq::app {

struct Library {
    enum class Show { all, open, over, won, lost };  ///< won or lost by the one person of a match
    Show show = Show::all;
    std::string game{};    ///< an id; empty for all
    std::string find{};    ///< words that all have to be in what is told of a match; empty for none
    std::string picked{};  ///< an id; empty for none
};

/// A match of the list, and how many of those above it are the ones it branched off.
struct LibraryRow {
    const Saved* saved = nullptr;
    int depth = 0;
};

/// The matches that are shown, newest first; a branch stands below the match it branched off, where that is
/// shown, too.
std::vector<LibraryRow> shown(const Library& library, const Saves& saves);
/// The games of which matches are kept, as the cabinet has them.
std::vector<const core::GameHandle*> games_in(const Saves& saves);
/// The picked match; null when there is none.
const Saved* picked(const Library& library, const Saves& saves);
/// Picks the first match shown unless one is picked already.
void pick_some(Library& library, const Saves& saves);
/// How many of them are kept: "12 kept", "11 kept, 1 not kept".
std::string kept_words(const Saves& saves);
/// Matches the device refused to keep, or a full library; empty where all is well.
std::string library_warning(const Saves& saves);
/// One line: how many there are, what can be done.
std::string library_status(const Library& library, const Saves& saves);
/// The heading of what can be done with one match.
std::string match_group(const Saved& saved);

}  // namespace ctq::app
