#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Draws the buttons to go on or to leave, and the odds.
namespace ctq::incan_gold::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kOddsWidth = 312;
constexpr float kOddsGap = 24;    // distance from the odds to the buttons on their left
constexpr float kOddsBelow = 14;  // distance from the odds to the buttons below
constexpr float kButtonGap = 14;
constexpr float kMargin = 22;
constexpr float kHandFoot = 16;
constexpr float kOddsRow = 25;
constexpr float kWideHand = 112;
constexpr float kButton = 58;
constexpr float kBrief = 52;    // height of the odds on a small screen: two lines
constexpr float kFlatRow = 22;  // height of each row of the odds on a phone in landscape

bool is_flat(const ui::Canvas& canvas) {
    return ui::size_class(canvas) == ui::SizeClass::turned_phone;
}

float odds_width(const ui::Canvas& canvas) {
    return ui::grown(canvas, kOddsWidth);
}

ui::ButtonStyle leave_style(bool narrow) {
    ui::ButtonStyle style;
    style.kind = ui::ButtonKind::quiet;
    style.size = narrow ? 17.0F : 18.0F;
    style.key_cap = narrow ? "" : "L";
    return style;
}

/// Returns whether the odds are two lines above the buttons: on a phone in portrait, and if both
/// don't fit side by side.
bool odds_are_brief(const ui::Canvas& canvas, float width) {
    if (ui::narrow(canvas)) {
        return !is_flat(canvas);
    }
    const float button = ui::button_width(canvas, "Leave with 88", leave_style(false));
    return width - 2 * kMargin < 2 * button + kButtonGap + kOddsGap + odds_width(canvas);
}

/// Opacity of the odds that belong to the position before the current animation.
constexpr float kPastOpacity = 0.72F;

/// Returns, for example, "Final count: Ann wins with 43 gems."
std::string final_count(const ViewContext& context) {
    const State& state = context.state<State>();
    const int most = *std::max_element(state.tent, state.tent + state.seats);
    std::vector<std::string> first;
    for (int seat = 1; seat <= state.seats; ++seat) {
        if (state.tent[seat - 1] == most) {
            first.push_back(context.name(seat));
        }
    }
    const std::string who = core::listed(first);
    return say(
        "Final count: {alone:|{one:{who} {who:win|wins} with |{who} share the win with }}{gems} "
        "{gems:gem|gems}.",
        {{"alone", state.seats == 1}, {"one", first.size() == 1}, {"who", who}, {"gems", most}});
}

/// Returns the height of the odds. It has room for four figures, five for a lone player, so that
/// the layout does not change when the odds appear.
float odds_height(const ui::Canvas& canvas, const ViewContext& context, float width) {
    const float rows = context.state<State>().seats == 1 ? 5 : 4;
    return ui::grown(canvas, odds_are_brief(canvas, width) ? kBrief
                             : is_flat(canvas)             ? rows * kFlatRow + 14
                                                           : rows * kOddsRow + 28);
}

/// Returns the current situation for a viewer without a choice. Once the match is over it is empty
/// while cards still move.
std::string idle_words(const ViewContext& context, bool moving) {
    const State& state = context.state<State>();
    if (state.phase == Phase::over) {
        return moving ? std::string() : final_count(context);
    }
    return context.viewer == 0
               ? tables::watching_words(context)
               : say("You are in camp with {gems} {gems:gem|gems}, safe {more:until the next "
                     "round|to the end}.",
                     {{"gems", state.tent[context.viewer - 1]},
                      {"more", state.round < state.rounds}});
}

}  // namespace

void View::hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    const bool narrow = ui::narrow(canvas);
    const bool brief = odds_are_brief(canvas, column.width());
    const bool above = narrow || brief;  // the odds are above the buttons, else beside them
    const float odds = context.odds ? odds_height(canvas, context, column.width()) : 0;
    if (column.draws()) {
        // The odds of the position before an animation stay, dimmed, until it ends.
        ui::go(odds_light_, odds_.any() && !moving_ ? 1.0F : kPastOpacity, canvas.motion);
    }
    // Room for the odds is reserved even before there are any.
    const bool shown = !column.draws() || odds_.any();
    if (!narrow) {
        column.inset(kMargin, 0);
    }
    column.add(above && shown ? odds : 0, narrow ? 8 : kOddsBelow,
               [&](Rect at) { draw_odds(canvas, at, brief); });
    const float rest = narrow              ? kButton + 10
                       : odds > 0 && brief ? kButton + kHandFoot + 8
                                           : std::max(kWideHand, odds + kHandFoot);
    column.fill(rest, [&](Rect in) {
        if (!above && odds > 0 && shown) {
            Rect at = ui::take_right(in, odds_width(canvas), kOddsGap);
            at.h = std::min(at.h - kHandFoot, odds);
            draw_odds(canvas, at, false);
        }
        if (context.your_turn || explores(context.state<State>(), context.viewer)) {
            draw_buttons(canvas, in, context);
        } else {
            ui::draw_wrapped(canvas, in, idle_words(context, moving_),
                             ui::style::body.in(canvas.theme.muted));
        }
    });
}

void View::draw_buttons(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const bool narrow = ui::narrow(canvas);
    const ui::Theme& t = canvas.theme;
    Rect row = ui::take_top(area, kButton, 12);
    row.w = std::min(row.w, 540.0F);
    // The choice is possible only after the card was seen. The key press that ended its animation
    // does not count as a choice.
    const bool seen = !moving_ && !arrived_;
    const bool due = context.your_turn && seen;
    const Act* act = motion_.shown();
    const Leaving brought =
        busted_ ? Leaving{} : leaving(shown_state(act, context), context.viewer);
    const std::string leave = say("Leave with {gems}", {{"gems", brought.gems}});
    const std::string more =
        brought.if_alone > 0 ? say("{more} more if alone", {{"more", brought.if_alone}}) : "";
    ui::ButtonStyle quiet = leave_style(narrow);
    quiet.word = leave;
    ui::ButtonStyle main = quiet;
    main.kind = ui::ButtonKind::main;
    main.note = {};
    main.word = "Go on";
    main.key_cap = narrow ? "" : "G";
    ui::SpotSpec stay{"do:stay", "Go on", ui::column(row, 0, 2, narrow ? 8.0F : kButtonGap), due};
    stay.target = action_spot(kStay);
    stay.key = U'g';
    stay.tip = "One more card is turned: gems to share, an artifact, or a hazard.";
    ui::button(canvas, stay, main);
    const std::string label = leave + (more.empty() ? "" : ", " + more);
    ui::SpotSpec go{"do:leave", label, ui::column(row, 1, 2, narrow ? 8.0F : kButtonGap), due};
    go.target = action_spot(kLeave);
    go.key = U'l';
    go.tip = more.empty() ? "Back to camp with these gems."
                          : "Back to camp with what you carry. A player who leaves alone takes "
                            "everything on the path; several share its gems equally.";
    quiet.note = more;
    ui::button(canvas, go, quiet);
    if (narrow || area.h < 18) {
        return;
    }
    const bool secret = context.turn.secret != 0;
    const std::string words = context.odds && odds_.any() ? odds_.advice
                              : secret ? "Choose in secret: all choices are revealed together."
                                       : "";
    const float light = ui::value(odds_light_, canvas.motion);
    ui::draw_wrapped(canvas, area, words,
                     {ui::Face::text, 14, ui::faded(t.muted, light), ui::Align::left});
}

void View::draw_odds(ui::Canvas& canvas, Rect area, bool brief) {
    const ui::Theme& t = canvas.theme;
    ui::shadow(canvas, area, ui::radius_card, 10, 2, ui::faded(t.shadow, 0.7F));
    ui::fill(canvas, area, ui::radius_card, t.paper_from, t.paper_to);
    ui::outline(canvas, area, ui::radius_card, t.paper_line);
    ui::plain_spot(canvas, "odds", odds_.advice, area);
    const float light = ui::value(odds_light_, canvas.motion);
    const ui::Color ink = ui::faded(t.ink, light);
    if (brief) {
        Rect in = area.inset(14, 6);
        const Rect first = ui::take_top(in, in.h / 2);
        ui::draw_text(canvas, first, odds_.brief, ui::style::small.in(ink));
        ui::draw_text(canvas, in, odds_.brief_advice, {ui::Face::bold, 14, ink, ui::Align::left});
        return;
    }
    Rect in = area.inset(is_flat(canvas) ? 14.0F : 18.0F, is_flat(canvas) ? 6.0F : 10.0F);
    const float h = in.h / static_cast<float>(odds_.figures.size());
    for (const OddsFigure& figure : odds_.figures) {
        Rect row = ui::take_top(in, h);
        const ui::TextStyle value = ui::style::number.in(ink).to(ui::Align::right);
        ui::draw_text(canvas,
                      ui::take_right(row, ui::text_width(canvas, figure.value, value) + 2, 8),
                      figure.value, value);
        ui::draw_text(canvas, row, figure.title,
                      {ui::Face::text, 14.5F, ui::faded(t.ink_soft, light), ui::Align::left});
    }
}

}  // namespace ctq::incan_gold::view
