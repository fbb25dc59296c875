#pragma once

#include "shell/tables/view.hpp"

namespace ctq::tables {

inline constexpr float kAutoAnswerGap = 6;

/// Rows of two: what a person answers to what is asked again and again, each turned over by a
/// click. `height` of a row.
void draw_auto_answers(ui::Canvas& canvas, ui::Rect area, const TableView& view, float height);
/// What they need in all.
float auto_answers_height(const TableView& view, float height);

}  // namespace ctq::tables
