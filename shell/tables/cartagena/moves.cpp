#include "shell/tables/cartagena/moves.hpp"

#include "shell/tables/context.hpp"

namespace ctq::cartagena::view {

namespace {

constexpr const char* kSuitNames[] = {"spade", "heart", "diamond", "club"};
constexpr const char* kSuitCards[] = {"{n:a spade|{n} spades}", "{n:a heart|{n} hearts}",
                                      "{n:a diamond|{n} diamonds}", "{n:a club|{n} clubs}"};
constexpr const char* kSymbolCards[] = {"{n:a bottle|{n} bottles}", "{n:keys|{n} keys}",
                                        "{n:a sword|{n} swords}",   "{n:a skull|{n} skulls}",
                                        "{n:a hat|{n} hats}",       "{n:a pistol|{n} pistols}"};

}  // namespace

Moves moves_of(const State& state) {
    Moves moves{};
    const core::Turn turn = Game::turn(state);
    if (turn.kind != core::Turn::Kind::seat || !turn.known) {
        return moves;
    }
    for (const core::Action action : tables::legal_of<Game>(state)) {
        const int from = position_of(action);
        const Kind kind = kind_of(action);
        if (kind == Kind::forward) {
            const int symbol = symbol_of(action);
            moves.push({.action = action,
                        .symbol = symbol,
                        .from = from,
                        .to = forward_target(state, symbol, from),
                        .cards = 0});
        } else if (kind == Kind::back) {
            const int to = back_target(state, from);
            moves.push({.action = action,
                        .symbol = -1,
                        .from = from,
                        .to = to,
                        .cards = state.on_space[to]});
        }
    }
    return moves;
}

std::string name_of(const State& state, ui::Target spot) {
    const auto index = static_cast<int>(spot.index);
    switch (static_cast<Part>(spot.kind)) {
        case Part::card:
            return std::string("card:") + symbol_word(state, index);
        case Part::token:
            return "token:" + std::to_string(index);
        case Part::space:
            return "space:" + std::to_string(index);
        default:
            return spot.index == kPass ? "do:pass" : "do:end";
    }
}

void aim_at(Aim& aim, ui::Target spot) {
    const auto index = static_cast<int>(spot.index);
    switch (static_cast<Part>(spot.kind)) {
        case Part::card:
            aim.symbol = index;
            break;
        case Part::token:
            aim.from = index;
            break;
        case Part::space:
            aim.to = index;
            break;
        default:
            break;
    }
}

Aim aim_of(std::span<const ui::Target> spots) {
    Aim aim;
    for (const ui::Target spot : spots) {
        aim_at(aim, spot);
    }
    return aim;
}

const char* card_name(const State& state, int symbol) {
    return state.rules == RuleSet::cards ? kSuitNames[symbol] : symbol_word(state, symbol);
}

const char* cards_pattern(const State& state, int symbol) {
    return (state.rules == RuleSet::cards ? kSuitCards : kSymbolCards)[symbol];
}

}  // namespace ctq::cartagena::view
