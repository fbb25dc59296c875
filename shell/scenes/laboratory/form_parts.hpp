#pragma once

#include <string_view>

#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/ui.hpp"

/// What the parts of the laboratory's form share.
namespace ctq::app {

inline constexpr float kField = 44;
inline constexpr float kCaption = 22;
inline constexpr float kGap = 12;

/// A caption at the top of what is left, and a field.
inline void head(ui::Canvas& canvas, ui::Rect& in, std::string_view words) {
    ui::caption(canvas, ui::take_top(in, kCaption * canvas.text_scale), words);
}
inline ui::Rect field(ui::Rect& in) {
    return ui::take_top(in, kField, kGap);
}

// form_kinds.cpp
/// What is asked: a match-up, a tournament, a comparison.
void draw_kinds(const Experiment& experiment, ui::Canvas& canvas, ui::Rect rect);
/// What a tournament, a comparison and games from a position have besides, and how many fields with captions that is.
void draw_kind_fields(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect& in);
float kind_fields(const Experiment& experiment);
/// What the number of games is called.
const char* games_caption(const Experiment& experiment);

}  // namespace ctq::app
