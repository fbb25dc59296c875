#include <algorithm>
#include <string>

#include "shell/tables/incan_gold_scene.hpp"

/// Going on or leaving, and what the odds say to it.
namespace ctq::tables {

using incan_gold::Phase;
using incan_gold::State;
using ui::Rect;

namespace {

constexpr float kOddsWidth = 312;
constexpr float kOddsRow = 25;
constexpr float kWideHand = 112;
constexpr float kButton = 58;
constexpr float kBrief = 52;    // the odds of a small screen: two lines
constexpr float kFlatRow = 22;  // those of a phone on its side: a row each

bool flat(const ui::Canvas& canvas) {
    return ui::narrow(canvas) && canvas.screen.w > canvas.screen.h;
}

/// Four figures or five, so that the table does not move when odds are told to somebody.
float odds_height(const ui::Canvas& canvas, const Sight& sight) {
    const float rows = static_cast<const State*>(sight.view)->seats == 1 ? 5 : 4;
    const float scale = std::max(1.0F, canvas.text_scale);
    return ui::narrow(canvas) ? (flat(canvas) ? rows * kFlatRow + 14 : kBrief) * scale
                              : (rows * kOddsRow + 28) * scale;
}

}  // namespace

float IncanGoldView::hand_height(const ui::Canvas& canvas, const Sight& sight,
                                 float /*width*/) const {
    const float odds = sight.odds ? odds_height(canvas, sight) : 0;
    if (ui::narrow(canvas)) {
        // A low screen takes twelve pixels off every hand.
        const bool low = canvas.screen.h < 700 && !flat(canvas);
        return kButton + 10 + (odds > 0 ? odds + 8 : 0) + (low ? 12.0F : 0.0F);
    }
    return std::max(kWideHand, odds + 16);
}

void IncanGoldView::draw_hand(ui::Canvas& canvas, Rect area, const Sight& sight) {
    const bool narrow = ui::narrow(canvas);
    const State& state = *static_cast<const State*>(sight.view);
    const ui::Theme& t = canvas.theme;
    Rect in = narrow ? area : area.inset(22, 0);
    if (sight.odds && odds_.any()) {
        if (narrow) {
            draw_odds(canvas, ui::take_top(in, odds_height(canvas, sight), 8));
        } else {
            Rect odds = ui::take_right(
                in, std::min(in.w * 0.46F, kOddsWidth * std::max(1.0F, canvas.text_scale)), 24);
            ui::take_bottom(odds, 16);
            odds.y -= 30;
            odds.h = std::min(
                odds.h + 30,
                static_cast<float>(odds_.figures.size()) * (kOddsRow + 4) * canvas.text_scale + 24);
            draw_odds(canvas, odds);
        }
    }
    const bool inside = sight.viewer > 0 && (state.exploring >> (sight.viewer - 1) & 1) != 0;
    if (!sight.your_turn && !inside) {
        const std::string words =
            state.phase == Phase::over ? "All are home, and the gems are counted."
            : sight.viewer == 0
                ? "Only bots play here: lean back and watch."
                : "You are in camp with " + std::to_string(state.tent[sight.viewer - 1]) +
                      " gems, safe until the next round.";
        ui::draw_wrapped(canvas, in, words, {ui::Face::text, 15, t.muted, ui::Align::left});
        return;
    }
    draw_buttons(canvas, in, sight);
}

void IncanGoldView::draw_buttons(ui::Canvas& canvas, Rect area, const Sight& sight) {
    const bool narrow = ui::narrow(canvas);
    const State& state = *static_cast<const State*>(sight.view);
    const ui::Theme& t = canvas.theme;
    Rect row = ui::take_top(area, kButton, 12);
    row.w = std::min(row.w, 540.0F);
    // Nobody chooses before the card was seen, not even with the key that ended its motion.
    const bool seen = !moving_ && !arrived_;
    const bool due = sight.your_turn && seen;
    const std::string leave =
        seen ? "Leave with " + std::to_string(state.backpack[sight.viewer - 1]) : "Leave";
    ui::ButtonStyle main;
    main.kind = ui::ButtonKind::main;
    main.size = narrow ? 17.0F : 18.0F;
    main.word = "Go on";
    main.key_cap = narrow ? "" : "G";
    ui::ButtonStyle quiet = main;
    quiet.kind = ui::ButtonKind::quiet;
    quiet.word = leave;
    quiet.key_cap = narrow ? "" : "L";
    ui::SpotSpec stay{"do:stay", "Go on", ui::column(row, 0, 2, narrow ? 8.0F : 14.0F), due};
    stay.key = U'g';
    ui::button(canvas, stay, main);
    ui::SpotSpec go{"do:leave", leave, ui::column(row, 1, 2, narrow ? 8.0F : 14.0F), due};
    go.key = U'l';
    ui::button(canvas, go, quiet);
    if (narrow || area.h < 18) {
        return;
    }
    const bool secret = sight.turn.secret != 0;
    const std::string words = !seen                       ? ""
                              : sight.odds && odds_.any() ? odds_.advice
                              : secret ? "Choose in secret: all are opened together."
                                       : "";
    ui::draw_wrapped(canvas, area, words, {ui::Face::text, 14, t.muted, ui::Align::left});
}

void IncanGoldView::draw_odds(ui::Canvas& canvas, Rect area) {
    const ui::Theme& t = canvas.theme;
    ui::shadow(canvas, area, ui::radius_card, 10, 2, ui::faded(t.shadow, 0.7F));
    ui::fill(canvas, area, ui::radius_card, t.paper_from, t.paper_to);
    ui::outline(canvas, area, ui::radius_card, t.paper_line);
    ui::spot(canvas, {"odds", odds_.advice, area, true, false, false});
    if (moving_) {
        return;  // they are of a card that has yet to be shown
    }
    if (ui::narrow(canvas) && !flat(canvas)) {
        Rect in = area.inset(14, 6);
        const Rect first = ui::take_top(in, in.h / 2);
        ui::draw_text(canvas, first, odds_.brief, {ui::Face::text, 14, t.ink, ui::Align::left});
        ui::draw_text(canvas, in, odds_.brief_advice, {ui::Face::bold, 14, t.ink, ui::Align::left});
        return;
    }
    Rect in = area.inset(flat(canvas) ? 14.0F : 18.0F, flat(canvas) ? 6.0F : 10.0F);
    const float h = in.h / static_cast<float>(odds_.figures.size());
    for (const IncanGoldFigure& figure : odds_.figures) {
        Rect row = ui::take_top(in, h);
        const ui::TextStyle value{ui::Face::bold, 15, t.ink, ui::Align::right};
        ui::draw_text(canvas,
                      ui::take_right(row, ui::text_width(canvas, figure.value, value) + 2, 8),
                      figure.value, value);
        ui::draw_text(canvas, row, figure.title,
                      {ui::Face::text, 14.5F, t.ink_soft, ui::Align::left});
    }
}

}  // namespace ctq::tables
