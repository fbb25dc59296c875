#pragma once

#include <string>
#include <vector>

#include "engine/lab/fields.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/ladder.hpp"

/// What a tournament and a comparison came to: charts, tables, words and files.
namespace ctq::app {

/// The charts of a tournament or a comparison.
std::vector<LabChart> rated_charts(const Laboratory& lab);
/// The ladder as a table, or the figures of a comparison; returns the height used.
float draw_rated_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// The same in words, a line each.
std::vector<std::string> rated_lines(const Laboratory& lab, const Ladder& ladder);
/// The same rows as `ctq tournament` and `ctq sprt` write.
std::vector<lab::Fields> rated_rows(const Laboratory& lab, const Ladder& ladder);

}  // namespace ctq::app
