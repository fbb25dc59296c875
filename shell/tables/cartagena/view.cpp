#include "shell/tables/cartagena/view.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/tables/cartagena/tips.hpp"

/// Texts of Cartagena and the meaning of spots on its board.
namespace ctq::cartagena::view {

namespace {

using core::say;

constexpr const char* kCards = "{cards} {cards:card|cards}";

int aboard(const State& state, int seat) {
    return tokens_at(state, seat, boat(state));
}

/// Returns, for example, "2 of 6 aboard".
std::string aboard_words(const State& state, int count) {
    return say("{count} of {all} aboard", {{"count", count}, {"all", state.tokens}});
}

/// Returns "a spade, 2 hearts", or the number of cards if they are hidden.
std::string hand_words(const State& state, int seat) {
    if ((state.hidden >> (seat - 1) & 1U) != 0) {
        return say(kCards, {{"cards", state.hand_size[seat - 1]}});
    }
    std::string words;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        if (const int count = state.hand[seat - 1][symbol]) {
            words +=
                (words.empty() ? "" : ", ") + say(cards_pattern(state, symbol), {{"n", count}});
        }
    }
    return words.empty() ? "no cards" : words;
}

std::string token_words(const State& state, int seat) {
    std::string words;
    for (int i = 0; i < state.tokens; ++i) {
        const int position = token_position(state, seat, i);
        if (i > 0 && position == token_position(state, seat, i - 1)) {
            continue;
        }
        const int count = tokens_at(state, seat, position);
        words += say("{first:|, }{place}{several: ({count})|}",
                     {{"first", words.empty()},
                      {"place", place_phrase(state, position)},
                      {"several", count > 1},
                      {"count", count}});
    }
    return words;
}

/// Returns the symbol of a space; -1 for start and boat.
int symbol_on(const State& state, int place) {
    return place >= 1 && place <= state.spaces ? state.symbol_at[place] - 1 : -1;
}

/// Returns the action that these spots select, legal or not.
std::optional<core::Action> pointed_at(const State& state, std::span<const ui::Target> spots) {
    for (const ui::Target spot : spots) {
        if (static_cast<Part>(spot.kind) == Part::action) {
            return spot.index;
        }
    }
    const Aim aim = aim_of(spots);
    const int rearmost = token_position(state, state.seat, 0);
    if (aim.symbol >= 0) {
        return forward(aim.symbol, aim.from >= 0 ? aim.from : rearmost);
    }
    if (aim.from >= 0 && aim.to > aim.from && symbol_on(state, aim.to) >= 0) {
        return forward(symbol_on(state, aim.to), aim.from);
    }
    if (aim.from >= 0) {
        return back(aim.from);
    }
    const int needed = symbol_on(state, aim.to);
    return needed < 0 ? std::nullopt : std::optional(forward(needed, rearmost));
}

/// Returns the question for the next step, given the selection so far.
std::string task(const State& state, const Aim& aim) {
    if (aim.symbol >= 0 && aim.from < 0) {
        return say("which pirate goes to the next {card}?",
                   {{"card", card_name(state, aim.symbol)}});
    }
    if (aim.from >= 0 && aim.to < 0) {
        return "choose one of the ringed places";
    }
    if (aim.to >= 0) {
        return aim.to == boat(state) ? "choose the card that leads to the boat"
                                     : "choose which pirate goes there";
    }
    const Moves moves = moves_of(state);
    if (moves.size == 0) {
        return state.left < state.actions
                   ? "nothing more can be done: end the turn"
                   : "no cards, and no pirate behind you to fall back to: pass";
    }
    const bool forward = moves[0].symbol >= 0;
    const bool back = moves[moves.size - 1].symbol < 0;
    std::string what = say(
        "{forward:play a card|}{both:, or |}{back:move a pirate back to draw|}{more:, or end the "
        "turn|}",
        {{"forward", forward},
         {"both", forward && back},
         {"back", back},
         {"more", state.left < state.actions}});
    if (state.actions == 1) {
        return what;
    }
    return say("Action {n} of {most}: {what}", {{"n", state.actions - state.left + 1},
                                                {"most", static_cast<int>(state.actions)},
                                                {"what", what}});
}

}  // namespace

ui::Symbol sign_of(const State& state, int symbol) {
    if (symbol < 0 || symbol >= state.symbols) {
        return ui::Symbol::none;
    }
    constexpr ui::Symbol suits[] = {ui::Symbol::spade, ui::Symbol::heart, ui::Symbol::diamond,
                                    ui::Symbol::club};
    constexpr ui::Symbol signs[] = {ui::Symbol::bottle, ui::Symbol::keys, ui::Symbol::sword,
                                    ui::Symbol::skull,  ui::Symbol::hat,  ui::Symbol::pistol};
    return state.rules == RuleSet::cards ? suits[symbol] : signs[symbol];
}

std::string View::prompt(const ViewContext& context) const {
    const State& state = context.state<State>();
    const Aim aim = aim_of(context.picker.chosen());
    const std::string warning = last_card_warning(state, aim);
    return task(state, aim) + (warning.empty() ? "" : ". ") + warning;
}

tables::Ending View::ending(const ViewContext& context) const {
    const State& state = context.state<State>();
    if (state.phase == Phase::stalemate) {
        return {"nobody could do anything any more"};
    }
    if (state.phase == Phase::stalled) {
        return {stall_phrase(state)};
    }
    return {say("{n:the pirate is|all {n} pirates are} on the boat", {{"n", state.tokens}})};
}

tables::SeatFacts View::facts(const ViewContext& context, int seat) const {
    const State& state = context.state<State>();
    const int cards = state.hand_size[seat - 1] - motion_.due(seat);
    const int home = std::max(0, aboard(state, seat) - motion_.due_at(seat, boat(state)));
    return {.detail = aboard_words(state, home),
            .figure = say(kCards, {{"cards", std::max(0, cards)}}),
            .brief = std::to_string(home) + "/" + std::to_string(state.tokens),
            .other = std::to_string(std::max(0, cards)),
            .other_sign = ui::Symbol::cards};
}

tables::Outlook View::outlook(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<int> steps;
    std::string notice;
    for (int seat = 1; seat <= state.seats; ++seat) {
        steps.push_back(Game::progress(state, seat));
        if (state.tokens > 1 && aboard(state, seat) == state.tokens - 1) {
            const std::string& name = context.name(seat);
            notice += say("{first:| }{who} {who:need|needs} only one more pirate aboard.",
                          {{"first", notice.empty()}, {"who", name}});
        }
    }
    const core::Part all("all", state.tokens);
    return {.lead = tables::lead_text(context.names, steps, " steps", " step"),
            .goal = say("The first {all:pirate|to get all {all} pirates} aboard wins", {all}),
            .brief = say("{all} aboard wins", {all}),
            .notice = notice};
}

tables::Effect View::effect(const ViewContext& context, core::Action action) const {
    return {"", "", last_card_warning(context.state<State>(), action)};
}

std::vector<std::string> View::situation(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<std::string> lines;
    for (int seat = 1; seat <= state.seats; ++seat) {
        lines.push_back(
            say("{who}: pirates at {places}; hand: {hand}.", {{"who", context.name(seat)},
                                                              {"places", token_words(state, seat)},
                                                              {"hand", hand_words(state, seat)}}));
    }
    std::string track = "Track:";
    for (int space = 1; space <= state.laid; ++space) {
        track += say(" {space} {symbol}{last:.|,}",
                     {{"space", space},
                      {"symbol", card_name(state, state.symbol_at[space] - 1)},
                      {"last", space == state.laid}});
    }
    lines.push_back(track);
    lines.push_back(
        say("The draw pile holds {cards} {cards:card|cards}.", {{"cards", state.pile}}));
    if (state.stalled > 0 && 2 * state.stalled >= state.stall) {
        lines.push_back(
            say("Nobody has got further for {now} {now:round|rounds}; after {most} "
                "{most:round|rounds} it is a draw.",
                {{"now", state.stalled}, {"most", state.stall}}));
    }
    return lines;
}

std::vector<ui::Target> View::spots_of(const void* view, core::Action action) const {
    const State& state = tables::state_at<State>(view);
    const int from = position_of(action);
    const int symbol = symbol_of(action);
    switch (kind_of(action)) {
        case Kind::forward:
            return {card_spot(symbol), token_spot(from),
                    space_spot(forward_target(state, symbol, from))};
        case Kind::back:
            return {token_spot(from), space_spot(back_target(state, from))};
        case Kind::end:
        case Kind::pass:
            return {action_spot(action)};
        default:
            return {};
    }
}

std::string View::spot_name(const void* view, ui::Target spot) const {
    return name_of(tables::state_at<State>(view), spot);
}

std::optional<core::Action> View::meant(const void* view, std::span<const ui::Target> spots) const {
    const State& state = tables::state_at<State>(view);
    const auto action = pointed_at(state, spots);
    return action && tables::is_legal<Game>(state, *action) ? std::nullopt : action;
}

std::string View::why_not(const void* view, std::span<const ui::Target> spots) const {
    const State& state = tables::state_at<State>(view);
    const Aim aim = aim_of(spots);
    const int symbol = symbol_on(state, aim.to);
    if (symbol < 0) {
        return {};
    }
    const int from = aim.from >= 0 ? aim.from : token_position(state, state.seat, 0);
    if (state.on_space[aim.to] > 0 && aim.to > from) {
        return say("A card leads to an empty space: there is a pirate on {place}.",
                   {{"place", place_phrase(state, aim.to)}});
    }
    if (aim.from >= 0 && aim.to < from) {
        const int back = back_target(state, from);
        return back < 0
                   ? std::string()
                   : say("Falling back from {from} leads to {to}, the nearest occupied space.",
                         {{"from", place_phrase(state, from)}, {"to", place_phrase(state, back)}});
    }
    const int next = forward_target(state, symbol, from);
    return next == aim.to ? std::string()
                          : say("From {from} {card} leads to {to}, the next empty one.",
                                {{"from", place_phrase(state, from)},
                                 {"card", symbol_phrase(state, symbol)},
                                 {"to", place_phrase(state, next)}});
}

void View::moved(const match::Step& step, ui::Motion& motion, float seconds) {
    motion_.moved(step, motion.now, seconds);
    motion.moving = true;
    floats_.add(events(step), motion, motion_.free_at(motion));
}

/// Returns a floating text about a pirate that comes aboard.
std::vector<tables::FloatingText> View::events(const match::Step& step) const {
    const State& after = tables::state_at<State>(step.after.data());
    const auto trace = trace_of(tables::state_at<State>(step.before.data()), step.action);
    if (!trace || trace->to != boat(after)) {
        return {};
    }
    return {{aboard_words(after, aboard(after, step.seat)), tables::FloatingText::Kind::gain,
             boat(after), step.seat, true}};
}

}  // namespace ctq::cartagena::view
