#include "shell/tables/cartagena/view.hpp"

#include <algorithm>

#include "shell/tables/cartagena/tips.hpp"

/// Cartagena in words, and what pointing at its board means.
namespace ctq::cartagena::view {

namespace {

std::string cards(int count) {
    return count == 1 ? "1 card" : std::to_string(count) + " cards";
}

int aboard(const State& state, int seat) {
    return tokens_at(state, seat, boat(state));
}

/// "2 of 6 aboard".
std::string aboard_words(const State& state, int count) {
    return std::to_string(count) + " of " + std::to_string(state.tokens) + " aboard";
}

/// The action brings a pirate aboard.
bool boards(const app::Step& step) {
    const State& before = tables::state_at<State>(step.before.data());
    const auto way = trace_of(before, step.action);
    return way && way->to == boat(before);
}

/// "1 spade, 2 heart", or how many cards where they are hidden.
std::string hand_words(const State& state, int seat) {
    if ((state.hidden >> (seat - 1) & 1U) != 0) {
        return cards(state.hand_size[seat - 1]);
    }
    std::string words;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        if (const int count = state.hand[seat - 1][symbol]) {
            words += (words.empty() ? "" : ", ") + std::to_string(count) + " " +
                     card_name(state, symbol);
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
        words += (words.empty() ? "" : ", ") + place_name(state, position) +
                 (count > 1 ? " (" + std::to_string(count) + ")" : "");
    }
    return words;
}

/// The symbol of a space; -1 for start and boat.
int symbol_on(const State& state, int place) {
    return place >= 1 && place <= state.spaces ? state.symbol_at[place] - 1 : -1;
}

/// The action these spots stand for, legal or not.
std::optional<core::Action> pointed_at(const State& state, std::span<const std::string> spots) {
    for (const std::string& spot : spots) {
        if (spot == "do:end") {
            return kEnd;
        }
        if (spot == "do:pass") {
            return kPass;
        }
    }
    const Aim aim = aim_of(state, spots);
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

/// What is asked for, after what is pointed at so far.
std::string task(const State& state, const Aim& aim) {
    if (aim.symbol >= 0 && aim.from < 0) {
        return std::string("choose who follows the ") + card_name(state, aim.symbol);
    }
    if (aim.from >= 0 && aim.to < 0) {
        return "choose where to go: a ringed place";
    }
    if (aim.to >= 0) {
        return aim.to == boat(state) ? "choose the card that leads to the boat"
                                     : "choose who goes there";
    }
    const std::vector<Move> moves = moves_of(state);
    if (moves.empty()) {
        return state.left < state.actions ? "nothing more can be done"
                                          : "no card and no way back: pass";
    }
    const bool forward = moves.front().symbol >= 0;
    const bool back = moves.back().symbol < 0;
    const std::string what = forward && back ? "play a card, or move back to draw"
                             : forward       ? "play a card"
                                             : "move back to draw";
    return state.left == state.actions ? what : what + ", or end the turn";
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
    const Aim aim = aim_of(state, context.picker.chosen());
    const std::string warning = last_card_warning(state, aim);
    if (!warning.empty()) {
        return task(state, aim) + ". " + warning.substr(0, warning.size() - 1);
    }
    return task(state, aim);
}

std::string View::ending(const ViewContext& context) const {
    const State& state = context.state<State>();
    if (state.phase == Phase::stalemate) {
        return "nobody could do anything any more";
    }
    if (state.phase == Phase::stalled) {
        return stall_phrase(state);
    }
    return state.tokens == 1 ? "the pirate is on the boat"
                             : "all " + std::to_string(state.tokens) + " pirates are on the boat";
}

tables::SeatFacts View::facts(const ViewContext& context, int seat) const {
    const State& state = context.state<State>();
    const int held = state.hand_size[seat - 1] - motion_.due(seat);
    const int home = std::max(0, aboard(state, seat) - motion_.due_at(seat, boat(state)));
    return {aboard_words(state, home), cards(std::max(0, held)),
            std::to_string(home) + "/" + std::to_string(state.tokens)};
}

tables::Outlook View::outlook(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<int> steps;
    std::string notice;
    for (int seat = 1; seat <= state.seats; ++seat) {
        steps.push_back(Game::progress(state, seat));
        if (state.tokens > 1 && aboard(state, seat) == state.tokens - 1) {
            const std::string& name = context.name(seat);
            notice += (notice.empty() ? "" : " ") + name + (name == "You" ? " need" : " needs") +
                      " only one more pirate aboard.";
        }
    }
    const std::string all = std::to_string(state.tokens);
    return {.lead = tables::lead_text(context.names, steps, " steps"),
            .goal = state.tokens == 1 ? "The first pirate aboard wins"
                                      : "The first to get all " + all + " pirates aboard wins",
            .brief = all + " aboard wins",
            .notice = notice};
}

tables::Effect View::effect(const ViewContext& context, core::Action action) const {
    return {"", "", last_card_warning(context.state<State>(), action)};
}

std::vector<std::string> View::situation(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<std::string> lines;
    for (int seat = 1; seat <= state.seats; ++seat) {
        lines.push_back(context.name(seat) + ": pirates at " + token_words(state, seat) +
                        "; hand: " + hand_words(state, seat) + ".");
    }
    std::string track = "Track:";
    for (int space = 1; space <= state.laid; ++space) {
        track += " " + std::to_string(space) + " " + card_name(state, state.symbol_at[space] - 1) +
                 (space < state.laid ? "," : ".");
    }
    lines.push_back(track);
    lines.push_back("The draw pile holds " + cards(state.pile) + ".");
    if (state.stalled > 0 && 2 * state.stalled >= state.stall) {
        lines.push_back("Nobody has got further for " + rounds_phrase(state.stalled) + "; after " +
                        rounds_phrase(state.stall) + " it is a draw.");
    }
    return lines;
}

std::vector<std::string> View::spots_of(const State& state, core::Action action) const {
    const int from = position_of(action);
    const int symbol = symbol_of(action);
    switch (kind_of(action)) {
        case Kind::forward:
            return {card_spot(state, symbol), token_spot(from),
                    space_spot(forward_target(state, symbol, from))};
        case Kind::back:
            return {token_spot(from), space_spot(back_target(state, from))};
        case Kind::end:
            return {"do:end"};
        case Kind::pass:
            return {"do:pass"};
        default:
            return {};
    }
}

std::optional<core::Action> View::meant(const State& state,
                                        std::span<const std::string> spots) const {
    const auto action = pointed_at(state, spots);
    Game::Legal legal;
    Game::legal(state, legal);
    const bool possible = action && std::binary_search(legal.begin(), legal.end(), *action);
    return possible ? std::nullopt : action;
}

std::string View::no_way(const State& state, std::span<const std::string> spots) const {
    const Aim aim = aim_of(state, spots);
    const int symbol = symbol_on(state, aim.to);
    if (symbol < 0) {
        return {};
    }
    const int from = aim.from >= 0 ? aim.from : token_position(state, state.seat, 0);
    if (state.on_space[aim.to] > 0 && aim.to > from) {
        return "A card leads to an empty space: somebody stands on " + place_name(state, aim.to) +
               ".";
    }
    if (aim.from >= 0 && aim.to < from) {
        const int back = back_target(state, from);
        return back < 0 ? std::string()
                        : "Falling back from " + place_name(state, from) + " leads to " +
                              place_name(state, back) + ", the nearest occupied space.";
    }
    const int next = forward_target(state, symbol, from);
    return next == aim.to ? std::string()
                          : "From " + place_name(state, from) + " " + symbol_phrase(state, symbol) +
                                " leads to " + place_name(state, next) + ", the next empty one.";
}

void View::moved(const app::Step& step, ui::Motion& motion, float seconds) {
    motion_.moved(step, motion.now, seconds);
    motion.moving = true;
    if (boards(step)) {
        const State& after = tables::state_at<State>(step.after.data());
        floats_.add({aboard_words(after, aboard(after, step.seat)),
                     tables::FloatingText::Kind::gain, boat(after), step.seat, true},
                    motion, motion.reduced ? motion.now : motion_.free_at(motion.now));
    }
}

std::optional<tables::FloatingText::Kind> View::moment(const app::Step& step) const {
    return boards(step) ? std::optional(tables::FloatingText::Kind::gain) : std::nullopt;
}

std::unique_ptr<tables::TableView> make_view() {
    return std::make_unique<View>();
}

}  // namespace ctq::cartagena::view
