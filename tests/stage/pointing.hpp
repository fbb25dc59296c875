#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/stage/player.hpp"

/// Plays actions as a person does: by pressing the spots that belong to an action on the screen.
namespace ctq::stage {

enum class By { mouse, finger, keys };

void press(Player& person, std::string_view spot, By how);

/// The name of a spot of the board, in the position shown.
std::string name_of(const Player& person, ui::Target spot);
/// The names of the spots that an action touches.
std::vector<std::string> names_of(const Player& person, core::Action action);
/// Returns the name of the spot to press next so that a spot of an action is shown or chosen.
std::string to_press(const Player& person, ui::Target spot);
/// Returns whether the spot itself is shown, so that no other spot has to be pressed first.
bool is_shown(const Player& person, ui::Target spot);

/// Waits until the board shows the newest position and all timed messages are gone.
void read_on(Player& person);

/// Waits for a person's turn or the end, and lifts the curtain if there is one. Returns whether a
/// person is to act.
bool wait_for_turn(Player& person, By how = By::mouse);

/// Plays a legal action by pressing its spots in order, until the action is played or waits for
/// confirmation. If a spot is not shown, first presses the one that reveals it.
void point(Player& person, core::Action action, By how = By::mouse);

/// Returns the legal action that has the most spots: in Cartagena, one that plays a card.
core::Action any_action(const Player& person);

/// Plays `any_action` once it is a person's turn here.
void play_by_pointing(Player& person, By how = By::mouse);

/// The action with these words. It must be legal now.
core::Action action_of(const Player& person, std::string_view words);

/// The name of the first spot that has this prefix and can be pressed, or an empty string.
std::string first_spot(Player& person, std::string_view begin);
/// Scrolls to the button of the first command whose id has this prefix, and clicks it.
void click_first(Player& person, std::string_view begin);

}  // namespace ctq::stage
