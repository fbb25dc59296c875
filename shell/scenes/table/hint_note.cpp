// A hint beside the board: what the ring means, then the best few actions with a bar each.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/hint.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kRow = 44;  // of an action
constexpr float kGap = 4;
constexpr float kWays = 44;

float pad_of(const ui::Canvas& canvas) {
    return ui::narrow(canvas) ? 10.0F : 14.0F;
}

ui::TextStyle words_of(const ui::Canvas& canvas) {
    return {ui::Face::text, ui::narrow(canvas) ? 14.0F : 15.0F, canvas.theme.ink, ui::Align::left};
}

float text_height(const std::string& words, const ui::Canvas& canvas, float width) {
    return words.empty() ? 0 : ui::text_height(canvas, words, width, words_of(canvas)) + 6;
}

/// One of the best: pressed, it is the one that is pointed at. Its bar is as long as it often wins.
void draw_row(const Hint& hint, ui::Canvas& canvas, Rect rect, const HintRow& row,
              std::size_t place) {
    const bool chosen = place == hint.chosen;
    const std::string id = "hint:" + std::to_string(place + 1);
    ui::ButtonStyle style{ui::ButtonKind::paper};
    style.word = " ";
    style.radius = 8;
    style.on = chosen;
    const std::string label = row.action + ": " + row.worth;
    const std::string tip = hint_tip(hint);
    ui::SpotSpec spec{id, label, rect};
    spec.tip = tip;
    ui::button(canvas, spec, style);
    const ui::Theme& t = canvas.theme;
    Rect in = rect.inset(10, 4);
    Rect bar = ui::take_bottom(in, 5);
    ui::fill(canvas, bar, 2, ui::faded(t.ink, 0.12F));
    bar.w *= std::clamp(row.share, 0.0F, 1.0F);
    ui::fill(canvas, bar, 2, chosen ? t.ink : ui::faded(t.ink, 0.55F));
    const ui::TextStyle worth{ui::Face::bold, 15, t.ink, ui::Align::right};
    ui::draw_text(canvas, ui::take_right(in, ui::text_width(canvas, row.worth, worth) + 2, 8),
                  row.worth, worth);
    ui::TextStyle action{chosen ? ui::Face::bold : ui::Face::text, 15, t.ink, ui::Align::left};
    while (action.size > 11 && ui::text_width(canvas, row.action, action) > in.w) {
        action.size -= 0.5F;
    }
    ui::draw_text(canvas, in, row.action, action);
}

}  // namespace

float hint_height(const TableScene& scene, const ui::Canvas& canvas, float width) {
    const Hint& hint = *scene.hint();
    const float pad = pad_of(canvas);
    const std::string words = hint_words(hint, *scene.session());
    const auto rows =
        static_cast<float>(hint.told ? hint_rows(hint, *scene.session()).size() : std::size_t{0});
    return 2 * pad + text_height(words, canvas, width - 2 * pad) + rows * (kRow + kGap) +
           (hint.told ? kGap : 0) + kWays;
}

void draw_hint(const TableScene& scene, ui::Canvas& canvas, Rect rect) {
    const Hint& hint = *scene.hint();
    ui::paper(canvas, rect, ui::radius_card);
    Rect in = rect.inset(pad_of(canvas));
    const Rect ways = ui::take_bottom(in, kWays);
    const std::vector<HintRow> rows =
        hint.told ? hint_rows(hint, *scene.session()) : std::vector<HintRow>();
    const std::string words = hint_words(hint, *scene.session());
    ui::draw_wrapped(canvas, ui::take_top(in, text_height(words, canvas, in.w)), words,
                     words_of(canvas));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        draw_row(hint, canvas, ui::take_top(in, kRow, kGap), rows[i], i);
    }
    const bool more = hint.asks || hint.weighing;
    ui::ButtonStyle main{ui::ButtonKind::main};
    ui::ButtonStyle paper{ui::ButtonKind::paper};
    main.size = paper.size = 14;
    if (more) {
        ui::button(canvas,
                   {hint.told ? "hint-play" : "hint-more",
                    hint.asks   ? "All agree"
                    : hint.told ? "Play it"
                                : "Show the best",
                    ui::column(ways, 0, 2, 8)},
                   main);
    }
    ui::SpotSpec close{"hint-close", hint.asks ? "No hints" : "Close",
                       more ? ui::column(ways, 1, 2, 8) : ways};
    ui::button(canvas, close, paper);
}

}  // namespace ctq::app
