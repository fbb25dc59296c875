#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/part.hpp"

/// The kinds of tables. All use the same scene, but with different parts.
namespace ctq::scenes {

/// The parts of a table. Their order is the order of their commands and the priority of their
/// notes.
using TableParts = std::vector<std::unique_ptr<TablePart>>;

/// Returns the parts for a local match.
TableParts local_parts(Table& table);
/// Returns the parts for a match over the network. `link` receives the actions of other devices,
/// and its notes are shown first. `rights` lists what the person may do with the match.
TableParts remote_parts(Table& table, std::unique_ptr<TablePart> link,
                        std::unique_ptr<TablePart> rights);

/// Makes a table for a match. `id`: the match's id. `make`: returns the table's parts.
std::unique_ptr<Scene> make_table(Services& services, match::Session session, const std::string& id,
                                  const std::function<TableParts(Table&)>& make);

/// Opens the saved match with this id at a table. Fails if the match can't be read.
Opened open_table(Services& services, std::string_view id);
/// Starts the lesson of a game at a new table. Fails if there is no such lesson or `start_session`
/// fails.
Opened open_lesson(Services& services, std::string_view game);
/// Starts the match that *Play* offers for a game (`quick_setup`). Fails if there is no such game
/// or `start_session` fails.
Opened open_quick_match(Services& services, std::string_view game);
/// Makes a table for a new local match, and saves the match under `id`.
std::unique_ptr<Scene> new_table(Services& services, match::Session session, const std::string& id);

}  // namespace ctq::scenes
