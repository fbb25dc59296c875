#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/laboratory/choices.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/layout.hpp"
#include "shell/ui/ui.hpp"

/// What the parts of the laboratory's form share.
namespace ctq::app {

inline constexpr float kField = 44;
inline constexpr float kCaption = 22;
inline constexpr float kGap = 12;

/// A caption, and a field below it.
template <class Draw>
void titled_field(ui::Canvas& canvas, ui::Column& column, std::string_view words,
                  const Draw& draw) {
    column.add(kCaption * canvas.text_scale, 0,
               [&](ui::Rect at) { ui::caption(canvas, at, words); });
    column.add(kField, kGap, draw);
}

/// A list that drops down; where none of the choices is chosen it shows `written`.
void draw_choices(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect,
                  std::string_view name, std::string_view label, std::vector<Choice> choices,
                  std::string_view written);
/// Choices side by side.
void draw_picks(ui::Canvas& canvas, ui::Rect rect, const std::vector<Choice>& choices);

// form_kinds.cpp
/// What a tournament, a comparison and games from a position have besides.
void add_kind_fields(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);
/// What the number of games is called.
const char* games_caption(const Experiment& experiment);

}  // namespace ctq::app
