#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/commands.hpp"
#include "shell/store/saves.hpp"
#include "shell/ui/lists.hpp"

/// The library: every match kept on this device, listed from the index alone. One of them is
/// picked; what can be done with it are commands with its id:
///
///     show:all  show:open  show:over  pick:<id>
///     resume:<id>  review:<id>  share:<id>  rename:<id>  name:<id>=…  copy:<id>  export:<id>
///     delete:<id>  restore import  import:<text>  backup
namespace ctq::app {

struct Library {
    enum class Show { all, open, over };
    Show show = Show::all;
    std::string picked;       ///< an id; empty for none
    ui::Scroll list;          ///< for the scene
    ui::Scroll detail;        ///< for the scene
    bool sheet_open = false;  ///< what can be done with the picked one, on a small screen
};

/// The most matches the lobby offers to continue.
inline constexpr std::size_t kMostContinued = 3;

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
void add_library(std::vector<Command>& list, const Library& library, const Saves& saves);
/// What can be done with one match, in the order it is shown.
std::vector<Command> match_commands(const Saved& saved);

/// The records in a text, which may hold several one after the other.
std::vector<std::string_view> records_in(std::string_view text);

}  // namespace ctq::app
