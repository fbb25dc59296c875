#include <algorithm>
#include <cmath>

#include "engine/core/say.hpp"
#include "shell/tables/carteso/frame.hpp"
#include "shell/tables/stepper.hpp"

/// Draws the hand (the stone to place, the button, passing, komi and sides) and the panel about a
/// group.
namespace ctq::carteso::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kHandButton = 56;
constexpr float kWide = 72;     // height on a wide page, with free room below
constexpr float kNarrow = 104;  // on a phone, two rows: brief and buttons, or stepper and button
constexpr float kSwitch = 104;  // width of the switch for likely owners
constexpr float kSwitchHeight = 38;
constexpr float kBrief = 44;  // the brief and its switch, if there is no panel for them
constexpr float kStep = 48;   // height of the stepper for the komi
constexpr float kGap = 8;
constexpr float kTitle = 36;
constexpr float kRow = 25;
constexpr std::size_t kMostRows = 5;

/// Draws the score of each side, instead of actions, after the end.
void draw_scores(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const bool narrow = ui::narrow(canvas);
    const ui::TextStyle style{ui::Face::text, narrow ? 14.0F : 16.0F, canvas.theme.text,
                              ui::Align::left};
    area.h = std::min(area.h, kHandButton);
    for (const int side : {kVertical, kHorizontal}) {
        const int seat = seat_of(state, side);
        Rect row = ui::take_top(area, kHandButton / 2);
        draw_bar(canvas, ui::take_left(row, 20, 10).center(), 18, side, seat);
        ui::draw_text(canvas, row, context.name(seat) + ": " + score_text(state, side), style);
    }
}

/// Draws the choice between the two sides.
void draw_sides(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const ui::Theme& t = canvas.theme;
    Rect row = ui::narrow(canvas) ? area : ui::take_top(area, kHandButton);
    row.h = std::min(row.h, 72.0F);
    for (const int side : {kVertical, kHorizontal}) {
        const Rect at = ui::column(row, side, 2, kGap);
        const bool vertical = side == kVertical;
        const ui::Target spot = action_spot(pick_side(side));
        const std::string name = name_of(spot);
        const std::string word = say("Play {side}", {{"side", side_word(side)}});
        const std::string line =
            say(ui::narrow(canvas) ? "{v:you begin|komi {komi}}"
                                   : "{v:tall groups; you begin|wide groups; komi {komi}}",
                {{"v", vertical}, {"komi", state.komi}});
        ui::SpotSpec spec{name, word, at};
        spec.target = spot;
        spec.key = vertical ? U'1' : U'2';
        const ui::SpotState over = ui::spot(canvas, spec);
        ui::fill(canvas, at, ui::radius_card, over.hovered ? t.raised : t.field);
        ui::outline(canvas, at, ui::radius_card, t.brass, over.hovered ? 2.5F : 1.5F);
        Rect in = at.inset(12, 6);
        const float size = std::min(30.0F, in.h - 4);
        draw_bar(canvas, ui::take_left(in, size, 12).center(), size, side, context.turn.seat);
        Rect words = ui::around(in.center(), in.w, std::min(in.h, 44.0F));
        const std::string short_word = side_word(side);
        ui::draw_text(canvas, ui::take_top(words, words.h / 2),
                      ui::narrow(canvas) ? short_word : word, ui::style::heading);
        ui::draw_text(canvas, words, line, ui::style::small.in(t.muted));
        ui::focus_ring(canvas, over, at, ui::radius_card);
    }
}

}  // namespace

/// Suggests a komi from measurements: 0 on 5×5, 4 on 9×9, 26 on 13×13.
int View::komi(const State& state) const {
    const int points = state.rows * state.columns;
    const int beyond = std::max(0, points - 25);
    return std::clamp(komi_ >= 0 ? komi_ : beyond * beyond / 784, 0, points);
}

void View::hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    column.fill(ui::narrow(canvas) ? kNarrow : kWide,
                [&](Rect area) { draw_hand(canvas, area, context); });
}

void View::draw_hand(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    Rect in = ui::narrow(canvas) ? area : area.inset(22, 0);
    if (!ui::narrow(canvas)) {
        ui::take_bottom(in, 16);
    }
    if (state.phase == Phase::over) {
        draw_scores(canvas, in, context);
    } else if (state.phase == Phase::komi && context.your_turn) {
        draw_komi(canvas, in, context);
    } else if (state.phase == Phase::side && context.your_turn) {
        draw_sides(canvas, in, context);
    } else {
        if (ui::narrow(canvas)) {
            Rect line = ui::take_top(in, kBrief, 4);
            draw_owners_switch(canvas, ui::take_right(line, kSwitch * canvas.text_scale, 8));
            const ui::TextStyle style = ui::style::caption.in(canvas.theme.muted);
            const std::string brief = card_of(state, inspected_).brief;
            const Rect words = line.inset(6, 0);
            const float h = ui::text_height(canvas, brief, words.w, style) + 1;
            ui::draw_wrapped(canvas, ui::around(words.center(), words.w, std::min(h, line.h)),
                             brief, style);
        }
        draw_buttons(canvas, in, context);
    }
}

void View::draw_colours(ui::Canvas& canvas, Rect area, bool due) {
    const ui::Theme& t = canvas.theme;
    for (const int colour : {kX, kO}) {
        const Rect at = ui::column(area, colour, 2, kGap);
        const bool on = colour == colour_;
        const std::string name = colour_name(colour);
        const std::string label = colour == kX ? "Place dark stones, X" : "Place light stones, O";
        ui::SpotSpec spec{name, label, at};
        spec.key = colour == kX ? U'x' : U'o';
        spec.kind = on ? ui::SpotKind::plain : ui::SpotKind::button;
        const ui::SpotState over = ui::labelled_spot(canvas, spec);
        if (over.clicked) {
            colour_ = colour;
            canvas.motion.moving = true;
        }
        ui::fill(canvas, at, ui::radius_card, on || over.hovered ? t.raised : t.field);
        ui::outline(canvas, at, ui::radius_card, on ? t.brass : t.line, on ? 2.5F : 1.0F);
        const float size = std::min(at.h - 18, at.w * 0.5F);
        const bool word = at.w > size + 40;
        const ui::Point center{word ? at.x + 14 + size / 2 : at.center().x, at.center().y};
        draw_stone(canvas, center, size, colour, due ? 1.0F : 0.6F);
        if (word) {
            ui::draw_text(canvas, {center.x + size / 2 + 10, at.y, 24, at.h},
                          std::string(1, colour_letter(colour)),
                          {on ? ui::Face::bold : ui::Face::text, 16, t.text, ui::Align::left});
        }
        ui::focus_ring(canvas, over, at, ui::radius_card);
    }
}

void View::draw_buttons(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const ui::Theme& t = canvas.theme;
    const bool narrow = ui::narrow(canvas);
    Rect row = ui::take_top(area, kHandButton);
    const bool due = context.your_turn && state.phase == Phase::play;
    const float width = narrow ? row.w * 0.42F : std::min(240.0F, row.w * 0.4F);
    draw_colours(canvas, ui::take_left(row, width, kGap + (narrow ? 0.0F : 8.0F)), due);

    const bool free = state.button == kNobody;
    const tables::Effect effect = due && !free ? pass_effect(state) : tables::Effect{};
    ui::ButtonStyle style;
    // After the other side's pass, this pass would end the game. It is the main button unless it
    // gives safe stones away.
    style.kind =
        due && state.passed && may_well_end(state) ? ui::ButtonKind::main : ui::ButtonKind::quiet;
    style.size = narrow ? 15.0F : 16.0F;
    style.key_cap = narrow ? "" : "P";
    style.radius = ui::radius_card;
    // Shows the note if there is room for it and the colours. The label and the tip always include
    // it.
    const float noted = ui::text_width(canvas, effect.brief, {ui::Face::text, 12}) +
                        (narrow ? 20 : 30 + ui::key_cap_width(canvas, "P"));
    const float most = row.w * 0.7F;
    style.note = noted <= most ? std::string_view(effect.brief) : std::string_view();
    const float wide = std::max(narrow ? row.w * 0.4F : 110.0F, style.note.empty() ? 0 : noted);
    const Rect pass = ui::take_right(row, wide, kGap);
    const std::string passing = "Pass" + (effect.brief.empty() ? "" : ": " + effect.brief);
    ui::SpotSpec spec{"do:pass", passing, pass, due && !free};
    spec.target = action_spot(kPass);
    spec.key = U'p';
    const std::string warning = core::ended(effect.warning);
    spec.tip = free              ? "While nobody has the button, nobody may pass."
               : warning.empty() ? "Place nothing. Two passes, one after the other, end the game."
                                 : std::string_view(warning);
    style.word = "Pass";
    ui::button(canvas, spec, style);

    const Rect at = narrow ? row : ui::take_left(row, std::min(row.w, ui::grown(canvas, 230)));
    const std::string holder =
        free ? "" : say("{side} has the button", {{"side", side_word(state.button - 1)}});
    const std::string label = free ? "Take the button: half a point" : holder;
    ui::SpotSpec take{"do:button", label, at, due && free};
    take.target = action_spot(carteso::kButton);
    take.key = U'b';
    take.tip = holder;
    if (free) {
        take.tip = "Instead of a stone: half a point. From then on both may pass.";
    }
    const ui::SpotState over = ui::spot(canvas, take);
    ui::fill(canvas, at, ui::radius_card, over.hovered && take.enabled ? t.raised : t.field);
    ui::outline(canvas, at, ui::radius_card, t.line);
    Rect in = at.inset(narrow ? 8.0F : 12.0F, 0);
    const float size = std::min(38.0F, at.h - 16);
    draw_button(canvas, ui::take_left(in, size, 10).center(), size, free ? 1.0F : 0.45F);
    if (!free) {
        draw_bar(canvas, {at.x + (narrow ? 8.0F : 12.0F) + size / 2, at.center().y}, size * 0.5F,
                 state.button - 1, seat_of(state, state.button - 1));
    }
    const ui::Color ink = take.enabled ? t.text : t.muted;
    if (!narrow && free) {
        ui::key_cap(canvas, {ui::take_right(in, ui::key_cap_width(canvas, "B")).x, in.center().y},
                    "B");
    }
    const std::string word = narrow ? (free ? "½" : std::string(1, side_letter(state.button - 1)))
                                    : (free ? "The button, ½ point" : holder);
    ui::draw_text(canvas, in, word, {ui::Face::text, narrow ? 17.0F : 15.0F, ink, ui::Align::left});
    ui::focus_ring(canvas, over, at, ui::radius_card);
}

void View::draw_komi(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const bool narrow = ui::narrow(canvas);
    const int most = state.rows * state.columns;
    const int value = komi(state);
    Rect stepper = narrow ? ui::take_top(area, kStep, kGap)
                          : ui::take_left(area, std::min(360.0F, area.w * 0.6F), 16);
    stepper = ui::around(stepper.center(), stepper.w, std::min(stepper.h, kStep));
    const ui::TextStyle look{ui::Face::title, 30, canvas.theme.title, ui::Align::center};
    int wanted = value;
    if (tables::draw_stepper(canvas, stepper,
                             {.name = "komi",
                              .label = "Komi",
                              .before = "Komi: ",
                              .range = {0, most},
                              .look = look,
                              .size = 17,
                              .less_key = U'j',
                              .more_key = U'k'},
                             wanted)) {
        komi_ = wanted;
    }
    const ui::Target spot = action_spot(name_komi(value));
    const std::string name = name_of(spot);
    const std::string label = say("Name a komi of {komi}", {{"komi", value}});
    ui::ButtonStyle main;
    main.kind = ui::ButtonKind::main;
    main.size = 17;
    const Rect at = narrow ? ui::take_top(area, kStep)
                           : ui::around(area.center(), area.w, std::min(area.h, kStep));
    ui::SpotSpec spec{name, label, {at.x, at.y, std::min(at.w, 420.0F), at.h}};
    spec.target = spot;
    ui::button(canvas, spec, main);
}

/// Draws the switch that shows or hides the owners and likely owners of groups.
void View::draw_owners_switch(ui::Canvas& canvas, Rect at) {
    ui::SpotSpec spec{"owners", "Show whose each group is or may become", at};
    spec.key = U'g';
    spec.tip =
        "A faint bar: open, leaning that way. A faint tint: safe, as only that side can still "
        "claim "
        "it. A strong tint: claimed.";
    const bool paper = !ui::narrow(canvas);  // the switch is on the card beside the board
    ui::ButtonStyle style{paper ? ui::ButtonKind::paper : ui::ButtonKind::quiet};
    style.word = "Groups";
    style.size = 14;
    style.on = owners_;
    if (ui::button(canvas, spec, style)) {
        owners_ = !owners_;
        canvas.motion.moving = true;
    }
}

void View::side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    column.fill(
        ui::grown(canvas, kTitle + kRow * static_cast<float>(kMostRows)) + 24,
        [&](Rect area) { draw_group(canvas, area, card_of(context.state<State>(), inspected_)); });
}

/// Draws the card about the inspected group.
void View::draw_group(ui::Canvas& canvas, Rect area, const Card& card) {
    const ui::Theme& t = canvas.theme;
    ui::shadow(canvas, area, ui::radius_panel, 10, 2, ui::faded(t.shadow, 0.7F));
    ui::fill(canvas, area, ui::radius_panel, t.paper_from, t.paper_to);
    ui::outline(canvas, area, ui::radius_panel, t.paper_line);
    ui::plain_spot(canvas, "group", card.brief, area);
    Rect in = area.inset(18, 12);
    Rect head = ui::take_top(in, ui::grown(canvas, kTitle));
    const Rect button = ui::take_right(head, ui::grown(canvas, kSwitch), 8);
    if (area.h >= kSwitchHeight + 20) {
        draw_owners_switch(canvas, {button.x, area.y + 8, button.w, kSwitchHeight});
    }
    ui::draw_text(canvas, head, card.title, {ui::Face::title, 20, t.ink, ui::Align::left});
    if (!card.text.empty()) {
        ui::draw_wrapped(canvas, in, card.text, ui::style::small.in(t.ink));
        return;
    }
    // A low panel has less space between rows and omits the last rows.
    const float least = ui::grown(canvas, 19);
    const float fit = std::max(1.0F, std::floor(in.h / least));
    const auto shown = std::min(card.rows.size(), static_cast<std::size_t>(fit));
    const float height = std::min(ui::grown(canvas, kRow), in.h / static_cast<float>(shown));
    for (std::size_t i = 0; i < shown; ++i) {
        Rect row = ui::take_top(in, height);
        const ui::TextStyle title = ui::style::small.in(t.ink_soft);
        const float wide = ui::text_width(canvas, card.rows[i].title, title) + 2;
        ui::draw_text(canvas, ui::take_left(row, wide, 12), card.rows[i].title, title);
        ui::draw_text(canvas, row, card.rows[i].value,
                      {ui::Face::bold, 14, t.ink, ui::Align::right});
    }
}

}  // namespace ctq::carteso::view
