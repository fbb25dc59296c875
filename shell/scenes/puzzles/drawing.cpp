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
constexpr float kCellGap = 6;

int columns_of(float width) {
    return std::max(1, static_cast<int>((width + kCellGap) / (kCell + kCellGap)));
}

/// 0 of a game without puzzles.
float card_height(const ui::Canvas& canvas, const GamePuzzles& game, float width) {
    if (game.list.empty()) {
        return 0;
    }
    const int columns = columns_of(width - 2 * kPadding);
    const int rows = (static_cast<int>(game.list.size()) + columns - 1) / columns;
    return 2 * kPadding + kTitle * canvas.text_scale +
           static_cast<float>(rows) * (kCell + kCellGap);
}

/// A number for each; those that were solved are lit.
void draw_card(ui::Canvas& canvas, Rect rect, const GamePuzzles& game) {
    ui::panel(canvas, rect, ui::radius_card);
    const ui::Theme& t = canvas.theme;
    const std::vector<Tally> results = puzzle_results(game.game->info->id);
    int solved = 0;
    for (const NamedPuzzle& one : game.list) {
        solved += puzzle_result(results, one.name) >= PuzzleResult::solved_later ? 1 : 0;
    }
    Rect in = rect.inset(kPadding);
    Rect head = ui::take_top(in, kTitle * canvas.text_scale);
    const std::string count = core::say(
        "{n} of {all} solved", {{"n", solved}, {"all", static_cast<int>(game.list.size())}});
    const ui::TextStyle small{ui::Face::text, 14, t.muted, ui::Align::right};
    const float width = std::min(head.w * 0.5F, ui::text_width(canvas, count, small) + 2);
    const Rect at = ui::take_right(head, width, 8);
    ui::draw_text(canvas, at, count, ui::fitted(canvas, count, small, at.w, 9));
    ui::draw_text(canvas, head, game.game->info->title,
                  {ui::Face::title, 28, t.title, ui::Align::left});
    const int columns = columns_of(in.w);
    Rect row;
    for (std::size_t i = 0; i < game.list.size(); ++i) {
        const NamedPuzzle& one = game.list[i];
        const int column = static_cast<int>(i) % columns;
        if (column == 0) {
            row = ui::take_top(in, kCell, kCellGap);
        }
        const PuzzleResult result = puzzle_result(results, one.name);
        const std::string word = std::to_string(one.number);
        ui::ButtonStyle style;
        style.word = word;
        style.on = result >= PuzzleResult::solved_later;
        style.note = result >= PuzzleResult::solved_later ? "solved"
                     : result == PuzzleResult::missed     ? "missed"
                                                          : "";
        style.radius = 10;
        const std::string label =
            core::say("{game}, puzzle {n}", {{"game", game.game->info->title}, {"n", one.number}});
        const Rect cell{row.x + static_cast<float>(column) * (kCell + kCellGap), row.y, kCell,
                        kCell};
        ui::button(canvas, {"puzzle:" + puzzle_route(*game.game, one), label, cell}, style);
    }
}

}  // namespace

void PuzzlesScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    draw_cards(
        canvas, "puzzles", begin_card_page(canvas, "Puzzles", status()), scroll_, texts_.games,
        [&](const GamePuzzles& game, float width) { return card_height(canvas, game, width); },
        [&](Rect rect, const GamePuzzles& game) { draw_card(canvas, rect, game); });
}

}  // namespace ctq::app
