#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/puzzles/scene.hpp"
#include "shell/store/solved_puzzles.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kMostWidth = 900;
constexpr float kPadding = 18;
constexpr float kTitle = 40;
constexpr float kCell = 48;
constexpr float kGap = 10;
constexpr float kCellGap = 6;

int columns_of(float width) {
    return std::max(1, static_cast<int>((width + kCellGap) / (kCell + kCellGap)));
}

float card_height(const ui::Canvas& canvas, const GamePuzzles& game, float width) {
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
    ui::room(canvas);
    const bool small = ui::narrow(canvas);
    ui::header(canvas, "Puzzles", "", "back");
    Rect body = canvas.screen;
    ui::take_top(body, ui::header_height + (small ? 10 : 20));
    const float width = std::min(kMostWidth, body.w - (small ? 24.0F : 64.0F));
    Rect in{body.center().x - width / 2, body.y, width, body.h - (small ? 8 : 20)};
    const std::string words = status();
    const ui::TextStyle style{ui::Face::text, 15, canvas.theme.muted, ui::Align::left};
    ui::draw_wrapped(canvas,
                     ui::take_top(in, ui::text_height(canvas, words, in.w, style) + 1, kGap), words,
                     style);
    float height = 0;
    for (const GamePuzzles& game : texts_.games) {
        height +=
            game.list.empty() ? 0 : card_height(canvas, game, in.w - ui::scroll_bar_room) + kGap;
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "puzzles", in, scroll_);
    Rect cards{view.content.x, view.content.y, view.content.w, height};
    for (const GamePuzzles& game : texts_.games) {
        if (!game.list.empty()) {
            draw_card(canvas, ui::take_top(cards, card_height(canvas, game, cards.w), kGap), game);
        }
    }
    ui::end_scroll(canvas, view, "puzzles", scroll_, height);
}

}  // namespace ctq::app
