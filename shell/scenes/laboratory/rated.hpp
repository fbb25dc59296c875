#pragma once

#include <string>
#include <vector>

#include "engine/lab/fields.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/ladder.hpp"

/// The results of a tournament or a comparison: charts, tables, words and files.
namespace ctq::scenes {

/// Returns the charts of a tournament or a comparison.
std::vector<LabChart> rated_charts(const Laboratory& lab);
/// Draws the ratings of the bots as a table, or the figures of a comparison. Returns the height
/// used.
float draw_rated_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Returns what `draw_rated_table` shows, in words, one line each.
std::vector<std::string> rated_lines(const Laboratory& lab, const Ladder& ladder);
/// Returns the same rows as `ctq tournament` and `ctq sprt` write.
std::vector<lab::Fields> rated_rows(const Laboratory& lab, const Ladder& ladder);

}  // namespace ctq::scenes
