#include "shell/tables/cartagena/moves.hpp"

#include <optional>

#include "engine/core/text.hpp"

namespace ctq::cartagena::view {

namespace {

constexpr const char* kSuitNames[] = {"spade", "heart", "diamond", "club"};
constexpr const char* kSuitCards[] = {"{n:a spade|{n} spades}", "{n:a heart|{n} hearts}",
                                      "{n:a diamond|{n} diamonds}", "{n:a club|{n} clubs}"};
constexpr const char* kSymbolCards[] = {"{n:a bottle|{n} bottles}", "{n:keys|{n} keys}",
                                        "{n:a sword|{n} swords}",   "{n:a skull|{n} skulls}",
                                        "{n:a hat|{n} hats}",       "{n:a pistol|{n} pistols}"};
constexpr std::string_view kCard = "card:";
constexpr std::string_view kToken = "token:";
constexpr std::string_view kSpace = "space:";

std::optional<int> number_behind(std::string_view spot, std::string_view prefix) {
    if (spot.substr(0, prefix.size()) != prefix) {
        return std::nullopt;
    }
    const auto number = core::read_number(spot.substr(prefix.size()));
    return number ? std::optional<int>(static_cast<int>(*number)) : std::nullopt;
}

}  // namespace

std::vector<Move> moves_of(const State& state) {
    std::vector<Move> moves;
    const core::Turn turn = Game::turn(state);
    if (turn.kind != core::Turn::Kind::seat || !turn.known) {
        return moves;
    }
    Game::Legal legal;
    Game::legal(state, legal);
    moves.reserve(static_cast<std::size_t>(legal.size));
    for (const core::Action action : legal) {
        const int from = position_of(action);
        const Kind kind = kind_of(action);
        if (kind == Kind::forward) {
            const int symbol = symbol_of(action);
            moves.push_back({action, symbol, from, forward_target(state, symbol, from), 0});
        } else if (kind == Kind::back) {
            const int to = back_target(state, from);
            moves.push_back({action, -1, from, to, state.on_space[to]});
        }
    }
    return moves;
}

void aim_at(Aim& aim, const State& state, std::string_view spot) {
    if (const auto from = number_behind(spot, kToken)) {
        aim.from = *from;
    } else if (const auto to = number_behind(spot, kSpace)) {
        aim.to = *to;
    } else if (spot.substr(0, kCard.size()) == kCard) {
        for (int symbol = 0; symbol < state.symbols; ++symbol) {
            if (spot.substr(kCard.size()) == symbol_word(state, symbol)) {
                aim.symbol = symbol;
            }
        }
    }
}

Aim aim_of(const State& state, std::span<const std::string> spots) {
    Aim aim;
    for (const std::string& spot : spots) {
        aim_at(aim, state, spot);
    }
    return aim;
}

std::string card_spot(const State& state, int symbol) {
    return std::string(kCard) + symbol_word(state, symbol);
}

std::string token_spot(int position) {
    return std::string(kToken) + std::to_string(position);
}

std::string space_spot(int position) {
    return std::string(kSpace) + std::to_string(position);
}

const char* card_name(const State& state, int symbol) {
    return state.rules == RuleSet::cards ? kSuitNames[symbol] : symbol_word(state, symbol);
}

const char* cards_pattern(const State& state, int symbol) {
    return (state.rules == RuleSet::cards ? kSuitCards : kSymbolCards)[symbol];
}

}  // namespace ctq::cartagena::view
