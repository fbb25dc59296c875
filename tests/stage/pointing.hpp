#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/stage/player.hpp"

/// Playing as a person does: by pressing what an action touches, where it is shown.
namespace ctq::stage {

enum class By { mouse, finger, keys };

void press(Player& person, std::string_view spot, By how);

/// The name of a spot of the board, in the position shown.
std::string name_of(const Player& person, ui::Target spot);
/// The names of the spots that an action touches.
std::vector<std::string> names_of(const Player& person, core::Action action);
/// The name of what to press for a spot of an action.
std::string to_press(const Player& person, ui::Target spot);
/// That is where the spot lies, and not something that has to be pressed before.
bool is_shown(const Player& person, ui::Target spot);

/// Looks on until the board shows the newest position, and all that is held to be read was.
void read_on(Player& person);

/// Waits for a person's turn or the end, lifting the curtain there may be; whether somebody is to
/// act.
bool asked(Player& person, By how = By::mouse);

/// Does a legal action by pressing its spots one after the other until it is done, or asked about;
/// first what brings onto the board what is not there.
void point(Player& person, core::Action action, By how = By::mouse);

/// The legal action that touches most, which is a card played in Cartagena.
core::Action any_action(const Player& person);

/// Does that one, once it is somebody's turn here.
void play_by_pointing(Player& person, By how = By::mouse);

/// The action of these words, which has to be legal now.
core::Action action_of(const Player& person, std::string_view words);

/// The name of the first spot that begins so and can be pressed; empty where none does.
std::string first_spot(Player& person, std::string_view begin);

}  // namespace ctq::stage
