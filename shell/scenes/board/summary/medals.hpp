#pragma once

#include <string>

#include "engine/core/game.hpp"
#include "shell/ui/canvas.hpp"

/// The medals of a game that is played alone for the score, as a picture and in words.
namespace ctq::scenes {

inline constexpr float kMedalRow = 52;  ///< height of the picture in pixels

/// Returns a line for each medal, the lowest first: "Gold, 125 points: won". `earned`: the number
/// of medals won.
std::string medals_words(const core::GameInfo& info, int earned);
/// Draws the medals side by side, the lowest first, with the scores that they need. Medals that are
/// not won are only outlined.
void draw_medals(ui::Canvas& canvas, ui::Rect row, const core::GameInfo& info, int earned);

}  // namespace ctq::scenes
