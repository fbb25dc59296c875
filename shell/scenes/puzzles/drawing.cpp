#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/cards/card_page.hpp"
#include "shell/scenes/puzzles/scene.hpp"
#include "shell/store/records/solved_puzzles.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kPuzzlesPadding = 18;
constexpr float kPuzzlesTitle = 40;
constexpr float kCell = 48;
constexpr float kOwnCell = 132;  // wide enough for the game's name
constexpr float kCellGap = 6;

float cell_width(const PuzzleSet& set) {
    return set.id == kOwnPuzzles ? kOwnCell : kCell;
}

int columns_of(const PuzzleSet& set, float width) {
    return std::max(1, static_cast<int>((width + kCellGap) / (cell_width(set) + kCellGap)));
}

/// Draws the title of a set and how many of its puzzles are solved.
void draw_head(ui::Canvas& canvas, Rect head, const PuzzleSet& set,
               const std::vector<store::Tally>& results) {
    const ui::Theme& t = canvas.theme;
    const auto solved =
        std::count_if(set.list.begin(), set.list.end(), [&](const NamedPuzzle& one) {
            return store::puzzle_result(results, one.name) >= store::PuzzleResult::solved_later;
        });
    const std::string count =
        core::say("{n} of {all} solved",
                  {{"n", static_cast<int>(solved)}, {"all", static_cast<int>(set.list.size())}});
    const ui::TextStyle small = ui::style::small.in(t.muted).to(ui::Align::right);
    const float width = std::min(head.w * 0.5F, ui::text_width(canvas, count, small) + 2);
    const Rect at = ui::take_right(head, width, 8);
    ui::draw_text(canvas, at, count, ui::fitted(canvas, count, small, at.w, 9));
    ui::draw_text(canvas, head, set.title, ui::style::title.in(t.title));
}

void draw_cell(ui::Canvas& canvas, Rect cell, const PuzzleSet& set, const NamedPuzzle& one,
               store::PuzzleResult result) {
    const std::string word = set.id == kOwnPuzzles
                                 ? std::string(one.puzzle.match.game().info->title)
                                 : std::to_string(one.number);
    ui::ButtonStyle style;
    style.word = word;
    style.on = result >= store::PuzzleResult::solved_later;
    style.note = result >= store::PuzzleResult::solved_later ? "solved"
                 : result == store::PuzzleResult::missed     ? "missed"
                                                             : "";
    style.radius = 10;
    ui::button(canvas,
               {"puzzle:" + puzzle_route(set.id, one), puzzle_label(set, one, result), cell},
               style);
}

/// Draws a numbered cell for each puzzle and highlights the solved ones. Draws nothing if the game
/// has no puzzles.
void puzzle_card(ui::Canvas& canvas, const PuzzleSet& set, ui::Column& column) {
    if (set.list.empty()) {
        return;
    }
    const std::vector<store::Tally> results =
        column.draws() ? results_of(set) : std::vector<store::Tally>();
    column.frame(kPuzzlesPadding, kPuzzlesPadding,
                 [&](Rect all) { ui::panel(canvas, all, ui::radius_card); });
    column.add(kPuzzlesTitle * canvas.text_scale, 0,
               [&](Rect head) { draw_head(canvas, head, set, results); });
    const auto columns = static_cast<std::size_t>(columns_of(set, column.width()));
    for (std::size_t first = 0; first < set.list.size(); first += columns) {
        column.add(kCell, kCellGap, [&](Rect row) {
            for (std::size_t i = first; i < std::min(first + columns, set.list.size()); ++i) {
                const NamedPuzzle& one = set.list[i];
                draw_cell(canvas, ui::take_left(row, cell_width(set), kCellGap), set, one,
                          store::puzzle_result(results, one.name));
            }
        });
    }
    column.space(0);
}

}  // namespace

void PuzzlesScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    draw_cards(canvas, "puzzles", begin_card_page(canvas, "Puzzles", status()), scroll_,
               texts_.sets,
               [&](const PuzzleSet& set, ui::Column& column) { puzzle_card(canvas, set, column); });
}

}  // namespace ctq::scenes
