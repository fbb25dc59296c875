#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/card_page.hpp"
#include "shell/scenes/puzzles/scene.hpp"
#include "shell/store/solved_puzzles.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kPadding = 18;
constexpr float kTitle = 40;
constexpr float kCell = 48;
constexpr float kOwnCell = 132;  // with the game's name in it
constexpr float kCellGap = 6;

float cell_width(const PuzzleSet& set) {
    return set.id == kOwnPuzzles ? kOwnCell : kCell;
}

int columns_of(const PuzzleSet& set, float width) {
    return std::max(1, static_cast<int>((width + kCellGap) / (cell_width(set) + kCellGap)));
}

/// 0 of a game without puzzles.
float card_height(const ui::Canvas& canvas, const PuzzleSet& set, float width) {
    if (set.list.empty()) {
        return 0;
    }
    const int columns = columns_of(set, width - 2 * kPadding);
    const int rows = (static_cast<int>(set.list.size()) + columns - 1) / columns;
    return 2 * kPadding + kTitle * canvas.text_scale +
           static_cast<float>(rows) * (kCell + kCellGap);
}

/// A number for each; those that were solved are lit.
void draw_card(ui::Canvas& canvas, Rect rect, const PuzzleSet& set) {
    ui::panel(canvas, rect, ui::radius_card);
    const ui::Theme& t = canvas.theme;
    const std::vector<Tally> results = results_of(set);
    int solved = 0;
    for (const NamedPuzzle& one : set.list) {
        solved += puzzle_result(results, one.name) >= PuzzleResult::solved_later ? 1 : 0;
    }
    Rect in = rect.inset(kPadding);
    Rect head = ui::take_top(in, kTitle * canvas.text_scale);
    const std::string count = core::say(
        "{n} of {all} solved", {{"n", solved}, {"all", static_cast<int>(set.list.size())}});
    const ui::TextStyle small{ui::Face::text, 14, t.muted, ui::Align::right};
    const float width = std::min(head.w * 0.5F, ui::text_width(canvas, count, small) + 2);
    const Rect at = ui::take_right(head, width, 8);
    ui::draw_text(canvas, at, count, ui::fitted(canvas, count, small, at.w, 9));
    ui::draw_text(canvas, head, set.title, {ui::Face::title, 28, t.title, ui::Align::left});
    const int columns = columns_of(set, in.w);
    Rect row;
    for (std::size_t i = 0; i < set.list.size(); ++i) {
        const NamedPuzzle& one = set.list[i];
        const int column = static_cast<int>(i) % columns;
        if (column == 0) {
            row = ui::take_top(in, kCell, kCellGap);
        }
        const PuzzleResult result = puzzle_result(results, one.name);
        const bool own = set.id == kOwnPuzzles;
        const std::string word =
            own ? std::string(one.puzzle.match.game().info->title) : std::to_string(one.number);
        ui::ButtonStyle style;
        style.word = word;
        style.on = result >= PuzzleResult::solved_later;
        style.note = result >= PuzzleResult::solved_later ? "solved"
                     : result == PuzzleResult::missed     ? "missed"
                                                          : "";
        style.radius = 10;
        const float wide = cell_width(set);
        const Rect cell{row.x + static_cast<float>(column) * (wide + kCellGap), row.y, wide, kCell};
        ui::button(canvas,
                   {"puzzle:" + puzzle_route(set.id, one), puzzle_label(set, one, result), cell},
                   style);
    }
}

}  // namespace

void PuzzlesScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    draw_cards(
        canvas, "puzzles", begin_card_page(canvas, "Puzzles", status()), scroll_, texts_.sets,
        [&](const PuzzleSet& set, float width) { return card_height(canvas, set, width); },
        [&](Rect rect, const PuzzleSet& set) { draw_card(canvas, rect, set); });
}

}  // namespace ctq::app
