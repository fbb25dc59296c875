#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/null_game/null_game.hpp"

/// Conditions that must hold for whatever input comes from outside.
namespace ctq::fuzz {

inline void demand(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// The cabinet's games and the null game.
inline core::Catalogue games() {
    static const std::vector<const core::GameHandle*> all = [] {
        std::vector<const core::GameHandle*> list(cabinet().begin(), cabinet().end());
        list.push_back(&core::handle_of<null_game::Game>());
        return list;
    }();
    return all;
}

/// Fails unless the match is valid: its invariants hold, its picture and actions can be produced,
/// and its record and share code restore it.
inline void demand_sound(const core::Match& match) {
    const core::GameHandle& game = match.game();
    demand(game.check(match.state()) == nullptr);
    core::JsonWriter json;
    game.picture(match.state(), json);
    core::ActionList list;
    match.options_now(list);
    demand((list.size == 0) == (match.turn().kind == core::Turn::Kind::over));
    for (const core::Action action : list) {
        demand(game.from_text(match.state(), game.to_text(match.state(), action)) == action);
        demand(!game.describe(match.state(), action).they.empty());
    }
    const auto record = core::read_record(games(), core::write_record(match));
    demand(record && record->match.hash() == match.hash() && record->match.size() == match.size());
    const auto code = core::read_code(games(), core::write_code(match));
    demand(code && code->hash() == match.hash() && code->size() == match.size());
}

}  // namespace ctq::fuzz
