#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/store/saves.hpp"

/// Which of the matches kept on this device the library shows, from the index alone.
namespace ctq::app {

struct Library {
    enum class Show { all, open, over };
    Show show = Show::all;
    std::string picked;  ///< an id; empty for none
};

/// The matches that are shown, newest first.
std::vector<const Saved*> shown(const Library& library, const Saves& saves);
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
