#include <algorithm>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/cartolan/words.hpp"
#include "shell/tables/stepper.hpp"
#include "shell/ui/ui.hpp"

/// Draws the buttons of all actions that are not cells of the map.
namespace ctq::cartolan::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kRow = 44;
constexpr float kHandGap = 8;
constexpr float kHandLine =
    44;  // height of the line with moves and tiles on a small screen, enough
         // for a finger
constexpr float kLowLine = 38;
constexpr float kUnderLine = 3;  ///< so that a finger hits the line's contents
constexpr float kBelow = 26;     // free space at the bottom of a large screen's panel
constexpr float kBelowCards = 8;
constexpr float kUnderPrompt = 8;  // part of a large screen's panel that the prompt uses
constexpr int kLeastRows = 2;

/// A button for an action.
struct Offer {
    core::Action action;
    std::string word;
    tables::Effect effect;
    ui::Symbol sign = ui::Symbol::none;
    char key = 0;
    bool main = false;
};

/// The look of the button for a kind of action.
struct ButtonLook {
    Kind kind;
    const char* word;  ///< its text, a pattern of `core::say`
    ui::Symbol sign = ui::Symbol::none;
    char key = 0;
};

constexpr char kNumbered = '1';  // keys of several buttons of one kind: 1, 2, …

constexpr ButtonLook kLooks[] = {
    {Kind::wait, "Wait", ui::Symbol::none, '.'},
    {Kind::adv, "Adventurer {number}, Chest {chest}", ui::Symbol::none, kNumbered},
    {Kind::rest, "Rest{cost: for 1| for {cost}|, free}", ui::Symbol::anchor, 't'},
    {Kind::restore, "Restore for {restoring}", ui::Symbol::anchor, 't'},
    {Kind::place, "{there:Replace the|Place an} Agent for {placing}", ui::Symbol::tent, 'p'},
    {Kind::lift, "Move the Agent of {place}", ui::Symbol::tent},
    {Kind::attack, "{pirate:Arrest|Attack} {who}{several: ({number})|}", ui::Symbol::sword, 'f'},
    {Kind::attack_agent, "Rob {who}’s Agent", ui::Symbol::sword, 'f'},
    {Kind::court, "Recover the wreck", ui::Symbol::artifact, 'f'},
    {Kind::take_wealth, "Take {wealth}", ui::Symbol::none, kNumbered},
    {Kind::take_card, "Draw a card", ui::Symbol::none, kNumbered},
    {Kind::keep, "Keep tile {what}", ui::Symbol::none, kNumbered},
    {Kind::send, "Send {amount} to {place}"},
    {Kind::bank, "{all:Bank all, {chest}|Bank {amount} of {chest}}", ui::Symbol::none, 'b'},
    {Kind::buy, "Hire an Adventurer for {hiring}", ui::Symbol::plus, 'i'},
    {Kind::done, "Done", ui::Symbol::none, 'x'},
    {Kind::equip, "{card}", ui::Symbol::none, kNumbered},
    {Kind::stop, "Stop", ui::Symbol::none, 'x'}};

std::string word_of(const ViewContext& context, const ButtonLook& look, core::Action action) {
    const State& state = context.state<State>();
    const Rules& rules = state.rules;
    const int what = what_of(action);
    const int adventurer = look.kind == Kind::attack ? what
                           : look.kind == Kind::adv  ? adventurer_index(state.seat, what)
                                                     : mover_index(state);
    const Adventurer& one = state.adventurer[adventurer];
    const int seat = look.kind == Kind::attack_agent ? what : seat_of_adventurer(adventurer);
    const bool at_tile = look.kind == Kind::lift || look.kind == Kind::send;
    const std::string place = at_tile ? place_text(state, what) : "";
    const bool card = look.kind == Kind::equip && what != kNoCard;
    return say(look.word, {{"what", what},
                           {"amount", amount_of(action)},
                           {"all", amount_of(action) == one.chest},
                           {"place", place},
                           {"number", number_of_adventurer(adventurer)},
                           {"chest", one.chest},
                           {"pirate", one.pirate},
                           {"who", context.name(seat)},
                           {"several", adventurers_of(state, seat) > 1},
                           {"cost", rest_cost(state)},
                           {"there", agent_on(state, mover(state).tile) >= 0},
                           {"placing", rules.place_price},
                           {"restoring", rules.restore_price},
                           {"hiring", rules.adventurer_price},
                           {"wealth", discovered_wealth(state)},
                           {"card", card ? card_face(what).title : "Nothing"}});
}

/// Returns the look of an action's button; the end of `kLooks` for an action that has none.
const ButtonLook* look_of(core::Action action) {
    return std::find_if(std::begin(kLooks), std::end(kLooks),
                        [&](const ButtonLook& one) { return one.kind == kind_of(action); });
}

/// Returns the button of an action. The caller may change its key if another button has the same.
Offer offer_of(const ViewContext& context, core::Action action) {
    const ButtonLook& look = *look_of(action);
    const bool card = look.kind == Kind::equip && what_of(action) != kNoCard;
    return {.action = action,
            .word = word_of(context, look, action),
            .effect = effect_of(context, action),
            .sign = card ? card_face(what_of(action)).sign : look.sign,
            .key = look.key};
}

/// Returns the buttons of this position: the tile's offers first, then waiting and stopping. Of the
/// sums to send only `amount` gets a button.
std::vector<Offer> offers_of(const ViewContext& context, int amount) {
    const State& state = context.state<State>();
    const auto legal = tables::legal_of<Game>(state);
    std::vector<Offer> offers;
    char digit = '1';
    for (const core::Action action : legal) {
        const Kind kind = kind_of(action);
        const bool on_map = kind != Kind::adv && place_of(state, action);
        if (on_map || kind == Kind::bank || (kind == Kind::send && amount_of(action) != amount)) {
            continue;
        }
        Offer offer = offer_of(context, action);
        const bool taken = std::any_of(offers.begin(), offers.end(),
                                       [&](const Offer& other) { return other.key == offer.key; });
        offer.key = offer.key == kNumbered && digit <= '9' ? digit++ : taken ? '\0' : offer.key;
        offers.push_back(std::move(offer));
    }
    std::stable_partition(offers.begin(), offers.end(), [](const Offer& offer) {
        const Kind kind = kind_of(offer.action);
        return kind != Kind::wait && kind != Kind::stop && kind != Kind::done;
    });
    if (!offers.empty()) {
        const Kind first = kind_of(offers.front().action);
        const bool good = first == Kind::rest || first == Kind::place || first == Kind::restore ||
                          first == Kind::take_wealth || (first == Kind::buy && hiring_pays(state));
        Offer& main = good ? offers.front() : offers.back();
        main.main = good || kind_of(main.action) == Kind::done;
    }
    return offers;
}

ui::ButtonStyle style_of(const ui::Canvas& canvas, const Offer& offer, std::string& cap) {
    ui::ButtonStyle style;
    style.kind = offer.main ? ui::ButtonKind::main : ui::ButtonKind::quiet;
    style.icon = offer.sign;
    style.note = offer.effect.brief;
    if (!ui::narrow(canvas) && offer.key != 0) {
        cap = core::capitalized(std::string(1, offer.key));
        style.key_cap = cap;
    }
    return style;
}

void draw_offer(ui::Canvas& canvas, Rect at, const State& state, const Offer& offer) {
    const ui::Target spot = action_spot(offer.action);
    const std::string name = name_of(state, spot);
    ui::SpotSpec spec{name, offer.word, at};
    spec.target = spot;
    spec.key = static_cast<unsigned char>(offer.key);
    const std::string tip = offer.effect.full == offer.effect.brief
                                ? std::string()
                                : core::capitalized(offer.effect.full);
    spec.tip = tip;
    std::string cap;
    ui::button(canvas, spec, style_of(canvas, offer, cap));
}

/// Lays out the buttons from left to right in as many rows as they need.
std::vector<Rect> flow(const ui::Canvas& canvas, const std::vector<Offer>& offers, float width) {
    std::vector<Rect> at;
    float x = 0;
    float y = 0;
    std::string cap;
    for (const Offer& offer : offers) {
        const float wanted = ui::button_width(canvas, offer.word, style_of(canvas, offer, cap));
        const float w = std::min(width, std::max(84.0F, wanted));
        if (x > 0 && x + w > width) {
            x = 0;
            y += kRow + kHandGap;
        }
        at.push_back({x, y, w, kRow});
        x += w + kHandGap;
    }
    return at;
}

bool sends(const State& state) {
    return state.phase == Phase::act && state.now.step <= kSendStep && may_send(state);
}

}  // namespace

char View::key_of(core::Action action) const {
    const ButtonLook* const look = look_of(action);
    return look == std::end(kLooks) || look->key == kNumbered ? '\0' : look->key;
}

static void draw_amount(ui::Canvas& canvas, Rect row, int& amount, int least, int most) {
    const ui::TextStyle look = ui::style::title.in(canvas.theme.title).to(ui::Align::center);
    tables::draw_stepper(canvas, row,
                         {.name = "amount",
                          .label = "Amount",
                          .before = "",
                          .range = {least, most},
                          .look = look,
                          .size = 16},
                         amount);
}

void View::draw_bank(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const int most = mover(state).chest;
    amount_ = amount_ < 0 ? most : std::min(amount_, most);
    const bool narrow = ui::narrow(canvas);
    Rect stepper = ui::take_top(area, kRow, kHandGap);
    Rect main = stepper;
    if (narrow) {
        main = ui::take_top(area, kRow);
    } else {
        main = {stepper.x + std::min(380.0F, stepper.w * 0.55F) + 16, stepper.y, 0, kRow};
        stepper.w = main.x - 16 - stepper.x;
        main.w = std::min(300.0F, area.right() - main.x);
    }
    draw_amount(canvas, stepper, amount_, 0, most);
    Offer offer = offer_of(context, make_action(Kind::bank, 0, amount_));
    offer.main = true;
    draw_offer(canvas, main, state, offer);
}

/// Returns how many rows of buttons the position needs at this width; may be a fraction.
static float button_rows(ui::Canvas& canvas, const ViewContext& context, float width, int amount) {
    const State& state = context.state<State>();
    const bool narrow = ui::narrow(canvas);
    const float least = narrow && !ui::low_phone(canvas) ? kLeastRows : 1;
    if (!context.your_turn) {
        return least;
    }
    if (state.phase == Phase::bank) {
        return std::max(least, narrow ? 2.0F : 1.0F);
    }
    const std::vector<Rect> at = flow(canvas, offers_of(context, std::max(1, amount)), width);
    const float used = at.empty() ? 0 : at.back().bottom() + kHandGap;
    return std::max(least, used / (kRow + kHandGap) + (sends(state) ? 1.0F : 0.0F));
}

/// Draws the moves and tiles left, in the line above the buttons of a small screen.
static void draw_moves_left(ui::Canvas& canvas, Rect at, const State& state) {
    const std::string words = core::capitalized(moves_left_text(state));
    // Large text is shrunk so that two lines fit into the height of one button.
    ui::TextStyle style = ui::style::caption.in(canvas.theme.muted);
    while (ui::text_height(canvas, words, at.w, style) > at.h && style.size > 10) {
        style.size -= 1;
    }
    const float needed = ui::text_height(canvas, words, at.w, style) + 1;
    ui::draw_wrapped(canvas, ui::around(at.center(), at.w, needed), words, style);
}

void View::hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    const State& state = context.state<State>();
    const bool narrow = ui::narrow(canvas);
    // Without enough room the cards are omitted. On a large screen the prompt uses part of the
    // room.
    const bool roomy = !column.draws() || column.left().h + (narrow ? 0 : kUnderPrompt) + 0.5F >=
                                              ui::measured(column.width(), [&](ui::Column& all) {
                                                  hand(all, canvas, context);
                                              });
    if (!narrow) {
        column.inset(22, 0);
    }
    column.add(narrow ? (ui::low_phone(canvas) ? kLowLine : kHandLine) : 0, kUnderLine,
               [&](Rect line) {
                   draw_domain_switch(canvas, ui::take_right(line, 92 * canvas.text_scale, 8));
                   draw_moves_left(canvas, line.inset(4, 0), state);
               });
    const float card = characters_height(canvas, state, context.viewer);
    const float rows =
        button_rows(canvas, context, column.width(), amount_) * (kRow + kHandGap) - kHandGap;
    const float foot = narrow ? 2 : card > 0 ? kUnderPrompt + kBelowCards : kBelow;
    column.fill(rows + foot + (card > 0 ? card + kHandGap : 0), [&](Rect area) {
        if (card > 0 && roomy) {
            ui::take_bottom(area, narrow ? 2.0F : kBelowCards);
            draw_characters(canvas, ui::take_bottom(area, card, kHandGap), state, context.viewer,
                            shown_card_);
        }
        if (context.your_turn) {
            draw_buttons(canvas, area, context);
        }
    });
}

void View::draw_buttons(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    if (state.phase == Phase::bank) {
        draw_bank(canvas, area, context);
        return;
    }
    if (sends(state)) {
        amount_ = std::clamp(amount_, 1, std::max<int>(1, mover(state).chest));
        Rect row = ui::take_top(area, kRow, kHandGap);
        row.w = std::min(row.w, 380.0F);
        draw_amount(canvas, row, amount_, 1, mover(state).chest);
    }
    const std::vector<Offer> offers = offers_of(context, std::max(1, amount_));
    const std::vector<Rect> at = flow(canvas, offers, area.w);
    for (std::size_t i = 0; i < offers.size(); ++i) {
        draw_offer(canvas, at[i].moved(area.min()), state, offers[i]);
    }
}

}  // namespace ctq::cartolan::view
