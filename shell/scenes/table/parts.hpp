#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/part.hpp"

/// The tables there are: each is the same scene with other parts.
namespace ctq::app {

/// In the order of their commands, and of who is shown first where several ask something.
using TableParts = std::vector<std::unique_ptr<TablePart>>;

/// A match of this device.
TableParts local_parts(Table& table);
/// A match that is played at other devices, too: `link` brings what comes from there and asks before all
/// others, `rights` lists what can be done with the match.
TableParts remote_parts(Table& table, std::unique_ptr<TablePart> link,
                        std::unique_ptr<TablePart> rights);

/// A table of this match, by this name, with the parts that `make` gives it.
std::unique_ptr<Scene> make_table(Services& services, Session session, const std::string& id,
                                  const std::function<TableParts(Table&)>& make);

/// Opens the kept match of this name at its table. Problem: why it can't be read.
Opened open_table(Services& services, std::string_view id);
/// Opens the lesson of a game, at a new table. Problem: there is none, or from `Session::start`.
Opened open_lesson(Services& services, std::string_view game);
/// Starts what *Play* gives of a game. Problem: there is no such game, or from `start_session`.
Opened open_quick_match(Services& services, std::string_view game);
/// A new match under the name `id`, saved.
std::unique_ptr<Scene> new_table(Services& services, Session session, const std::string& id);

}  // namespace ctq::app
