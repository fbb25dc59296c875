#include "shell/tables/cartagena/view.hpp"

#include <algorithm>

/// Cartagena in words, and what pointing at its board means.
namespace ctq::tables {

using cartagena::Kind;
using cartagena::State;

namespace {

const State& state_of(const void* view) {
    return *static_cast<const State*>(view);
}

std::string cards(int count) {
    return count == 1 ? "1 card" : std::to_string(count) + " cards";
}

int aboard(const State& state, int seat) {
    return cartagena::tokens_at(state, seat, cartagena::boat(state));
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
        const int position = cartagena::token_position(state, seat, i);
        if (i > 0 && position == cartagena::token_position(state, seat, i - 1)) {
            continue;
        }
        const int count = cartagena::tokens_at(state, seat, position);
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
            return cartagena::kEnd;
        }
        if (spot == "do:pass") {
            return cartagena::kPass;
        }
    }
    const CartagenaAim aim = aim_of(state, spots);
    const int rearmost = cartagena::token_position(state, state.seat, 0);
    if (aim.symbol >= 0) {
        return cartagena::forward(aim.symbol, aim.from >= 0 ? aim.from : rearmost);
    }
    if (aim.from >= 0 && aim.to > aim.from && symbol_on(state, aim.to) >= 0) {
        return cartagena::forward(symbol_on(state, aim.to), aim.from);
    }
    if (aim.from >= 0) {
        return cartagena::back(aim.from);
    }
    const int needed = symbol_on(state, aim.to);
    return needed < 0 ? std::nullopt : std::optional(cartagena::forward(needed, rearmost));
}

}  // namespace

ui::Symbol cartagena_symbol(const State& state, int symbol) {
    if (symbol < 0 || symbol >= state.symbols) {
        return ui::Symbol::none;
    }
    constexpr ui::Symbol suits[] = {ui::Symbol::spade, ui::Symbol::heart, ui::Symbol::diamond,
                                    ui::Symbol::club};
    constexpr ui::Symbol signs[] = {ui::Symbol::bottle, ui::Symbol::keys, ui::Symbol::sword,
                                    ui::Symbol::skull,  ui::Symbol::hat,  ui::Symbol::pistol};
    return state.rules == cartagena::RuleSet::cards ? suits[symbol] : signs[symbol];
}

std::string CartagenaView::prompt(const ViewContext& context) const {
    const State& state = state_of(context.view);
    const CartagenaAim aim = aim_of(state, context.picker.chosen());
    if (aim.symbol >= 0 && aim.from < 0) {
        return std::string("choose who follows the ") + card_name(state, aim.symbol);
    }
    if (aim.from >= 0 && aim.to < 0) {
        return "choose where to go: a ringed place";
    }
    if (aim.to >= 0) {
        return aim.to == cartagena::boat(state) ? "choose the card that leads to the boat"
                                                : "choose who goes there";
    }
    const std::vector<CartagenaMove> moves = cartagena_moves(state);
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

std::string CartagenaView::ending(const ViewContext& context) const {
    const State& state = state_of(context.view);
    if (state.phase == cartagena::Phase::stalemate) {
        return "nobody could do anything any more";
    }
    if (state.phase == cartagena::Phase::stalled) {
        return cartagena::stall_phrase(state);
    }
    return state.tokens == 1 ? "the pirate is on the boat"
                             : "all " + std::to_string(state.tokens) + " pirates are on the boat";
}

SeatFacts CartagenaView::facts(const ViewContext& context, int seat) const {
    const State& state = state_of(context.view);
    const int held = state.hand_size[seat - 1] - motion_.due(seat);
    const std::string home = std::to_string(aboard(state, seat));
    const std::string all = std::to_string(state.tokens);
    return {home + " of " + all + " aboard", cards(std::max(0, held)), home + "/" + all};
}

std::vector<std::string> CartagenaView::situation(const ViewContext& context) const {
    const State& state = state_of(context.view);
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
        lines.push_back("Nobody has got further for " + cartagena::rounds_phrase(state.stalled) +
                        "; after " + cartagena::rounds_phrase(state.stall) + " it is a draw.");
    }
    return lines;
}

std::vector<std::string> CartagenaView::spots_of(const void* view, core::Action action) const {
    const State& state = state_of(view);
    const int from = cartagena::position_of(action);
    const int symbol = cartagena::symbol_of(action);
    switch (cartagena::kind_of(action)) {
        case Kind::forward:
            return {card_spot(state, symbol), token_spot(from),
                    space_spot(cartagena::forward_target(state, symbol, from))};
        case Kind::back:
            return {token_spot(from), space_spot(cartagena::back_target(state, from))};
        case Kind::end:
            return {"do:end"};
        case Kind::pass:
            return {"do:pass"};
        default:
            return {};
    }
}

std::optional<core::Action> CartagenaView::meant(const void* view,
                                                 std::span<const std::string> spots) const {
    const State& state = state_of(view);
    const auto action = pointed_at(state, spots);
    cartagena::Game::Legal legal;
    cartagena::Game::legal(state, legal);
    const bool possible = action && std::binary_search(legal.begin(), legal.end(), *action);
    return possible ? std::nullopt : action;
}

std::string CartagenaView::no_way(const void* view, std::span<const std::string> spots) const {
    const State& state = state_of(view);
    const CartagenaAim aim = aim_of(state, spots);
    const int symbol = symbol_on(state, aim.to);
    if (symbol < 0) {
        return {};
    }
    const int from = aim.from >= 0 ? aim.from : cartagena::token_position(state, state.seat, 0);
    if (state.on_space[aim.to] > 0 && aim.to > from) {
        return "A card leads to an empty space: somebody stands on " + place_name(state, aim.to) +
               ".";
    }
    if (aim.from >= 0 && aim.to < from) {
        const int back = cartagena::back_target(state, from);
        return back < 0 ? std::string()
                        : "Falling back from " + place_name(state, from) + " leads to " +
                              place_name(state, back) + ", the nearest occupied space.";
    }
    const int next = cartagena::forward_target(state, symbol, from);
    return next == aim.to
               ? std::string()
               : "From " + place_name(state, from) + " " + cartagena::symbol_phrase(state, symbol) +
                     " leads to " + place_name(state, next) + ", the next empty one.";
}

std::span<const std::string_view> CartagenaView::how_to_play() const {
    static constexpr std::string_view lines[] = {
        "Be the first to bring all your pirates off the end of the path, onto the boat.",
        "Forward: play a card and move a pirate to the next empty space with its symbol. Where "
        "there is none, the way leads onto the boat.",
        "Backward: move a pirate back to the nearest space where somebody stands. Draw one card "
        "if one pirate stood there, two if there were two.",
        "Three fill a space. Falling back, that space is skipped in the board rules; in the "
        "others it blocks the way.",
        "Cards come only from falling back. The first action of a turn is a must, further ones "
        "are up to you."};
    return lines;
}

std::span<const KeyHelp> CartagenaView::keys() const {
    static constexpr KeyHelp keys[] = {
        {"1–6", "choose a card"}, {"E", "end the turn"}, {"P", "pass, when forced"}};
    return keys;
}

void CartagenaView::moved(const app::Step& step, ui::Motion& motion, float seconds) {
    motion_.moved(step, motion.now, seconds);
    motion.moving = true;
}

void CartagenaView::finish() {
    motion_.finish();
}

std::unique_ptr<TableView> make_cartagena_view() {
    return std::make_unique<CartagenaView>();
}

}  // namespace ctq::tables
