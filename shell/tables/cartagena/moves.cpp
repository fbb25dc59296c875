#include "shell/tables/cartagena/moves.hpp"

#include <optional>

#include "engine/core/text.hpp"

namespace ctq::tables {

using cartagena::State;

namespace {

constexpr const char* kSuitNames[] = {"spade", "heart", "diamond", "club"};
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

std::vector<CartagenaMove> cartagena_moves(const State& state) {
    std::vector<CartagenaMove> moves;
    const core::Turn turn = cartagena::Game::turn(state);
    if (turn.kind != core::Turn::Kind::seat || !turn.known) {
        return moves;
    }
    cartagena::Game::Legal legal;
    cartagena::Game::legal(state, legal);
    moves.reserve(static_cast<std::size_t>(legal.size));
    for (const core::Action action : legal) {
        const int from = cartagena::position_of(action);
        const cartagena::Kind kind = cartagena::kind_of(action);
        if (kind == cartagena::Kind::forward) {
            const int symbol = cartagena::symbol_of(action);
            moves.push_back(
                {action, symbol, from, cartagena::forward_target(state, symbol, from), 0});
        } else if (kind == cartagena::Kind::back) {
            const int to = cartagena::back_target(state, from);
            moves.push_back({action, -1, from, to, state.on_space[to]});
        }
    }
    return moves;
}

void aim_at(CartagenaAim& aim, const State& state, std::string_view spot) {
    if (const auto from = number_behind(spot, kToken)) {
        aim.from = *from;
    } else if (const auto to = number_behind(spot, kSpace)) {
        aim.to = *to;
    } else if (spot.substr(0, kCard.size()) == kCard) {
        for (int symbol = 0; symbol < state.symbols; ++symbol) {
            if (spot.substr(kCard.size()) == cartagena::symbol_word(state, symbol)) {
                aim.symbol = symbol;
            }
        }
    }
}

CartagenaAim aim_of(const State& state, std::span<const std::string> spots) {
    CartagenaAim aim;
    for (const std::string& spot : spots) {
        aim_at(aim, state, spot);
    }
    return aim;
}

std::string card_spot(const State& state, int symbol) {
    return std::string(kCard) + cartagena::symbol_word(state, symbol);
}

std::string token_spot(int position) {
    return std::string(kToken) + std::to_string(position);
}

std::string space_spot(int position) {
    return std::string(kSpace) + std::to_string(position);
}

const char* card_name(const State& state, int symbol) {
    return state.rules == cartagena::RuleSet::cards ? kSuitNames[symbol]
                                                    : cartagena::symbol_word(state, symbol);
}

std::string place_name(const State& state, int position) {
    return position == 0                        ? "start"
           : position == cartagena::boat(state) ? "the boat"
                                                : std::to_string(position);
}

}  // namespace ctq::tables
