// Cartolan's log: one line for each turn. The results of tiles and dice are in the line of the
// action that required them.
#include <cstdlib>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/view.hpp"

namespace ctq::cartolan::view {
namespace {

using core::say;
using match::Brief;

/// Returns " (+5)" or " (−4)"; empty for 0.
std::string change_text(int wealth) {
    return wealth == 0
               ? std::string()
               : say(" ({gain:+|−}{sum})", {{"gain", wealth > 0}, {"sum", std::abs(wealth)}});
}

/// Returns the gain of the Chest of the Adventurer on turn.
int gained(const State& before, const State& after) {
    const int mover = mover_index(before);
    return after.adventurer[mover].chest - before.adventurer[mover].chest;
}

Brief chance(std::string words, int weight, std::string outcome) {
    return {std::move(words), weight, true, std::move(outcome)};
}

/// Describes a move onto a laid tile, with its gain or cost.
Brief arrival(const State& before, const State& after) {
    const int wealth = gained(before, after);
    if (wealth < 0) {
        return {"wrecked" + change_text(wealth), 6};
    }
    const Tile& tile = after.tile[after.adventurer[mover_index(before)].tile];
    if (wealth > 0) {
        return {(has_mark(tile, kWonder) ? "a trade" : "an Agent’s wealth") + change_text(wealth),
                3};
    }
    return {"{n} {n:move|moves}"};
}

/// Describes the tile laid last, found by the Adventurer on turn.
Brief discovery(const State& before, const State& after, bool follows) {
    const Tile& tile = after.tile[before.tiles];
    const std::string change = change_text(gained(before, after));
    std::string what;
    if (has_mark(tile, kCity)) {
        what = "the Mythical City";
    } else if (has_mark(tile, kWonder)) {
        what = "a wonder";
    } else if (has_mark(tile, kDisaster)) {
        what = "a disaster";
    }
    if (what.empty()) {
        const bool land = has_mark(tile, kLandBack);
        Brief plain = chance("{n:a new tile|{n} new tiles}", 1,
                             (land ? "a land tile" : "a water tile") + change);
        plain.follows = follows;
        return plain;
    }
    return {what + change, 5, follows, what + change};
}

Brief drawn_tile(const State& before, const State& after) {
    if (after.tiles > before.tiles) {
        return discovery(before, after, true);
    }
    return after.now.held_count > before.now.held_count
               ? chance("", 1, "{n:a tile that fits|{n} tiles that fit}")
               : chance("{n:a misfit|{n} misfits}", 1,
                        "{n:a tile that doesn’t fit|{n} tiles that don’t fit}");
}

/// Describes the result of a gust die, or of all dice of another roll. Empty while further dice of
/// that roll are due.
Brief dice(const State& before, core::Action action, const State& after) {
    if (before.phase == Phase::gust) {
        const std::string change = change_text(gained(before, after));
        return what_of(action) == kAgainst ? chance("a gust" + change, 2, "it comes" + change)
                                           : chance("no gust", 2, "none comes");
    }
    if (after.phase == before.phase) {
        return chance("", 1, "");
    }
    const int vault = after.vault[before.seat - 1] - before.vault[before.seat - 1];
    const int wealth = gained(before, after) + vault;
    const bool wreck = before.phase == Phase::court;
    const bool won = wreck ? wealth > 0 : wins_fight(before, action);
    const char* words = wreck ? (won ? "wealth recovered" : "nothing recovered")
                              : (won ? "attack won" : "attack failed");
    const std::string change = change_text(wealth);
    return chance(words + change, wreck ? 5 : 6, (won ? "it succeeds" : "it fails") + change);
}

Brief chance_brief(const State& before, core::Action action, const State& after) {
    const Kind kind = kind_of(action);
    if (kind == Kind::tile) {
        return drawn_tile(before, after);
    }
    if (kind == Kind::card && before.phase == Phase::card) {
        const std::string card = core::capitalized(card_word(what_of(action)));
        return chance(say("{card} drawn", {{"card", card}}), 4, card);
    }
    return kind == Kind::die || kind == Kind::roll ? dice(before, action, after) : Brief{};
}

/// The log text of an action other than a move, by its kind.
struct ActionText {
    Kind kind;
    const char* words;
    int weight;
};
constexpr ActionText kActionTexts[] = {{Kind::wait, "{n:waited|waited {n} times}", 1},
                                       {Kind::rest, "{n} {n:rest|rests}", 2},
                                       {Kind::restore, "an Agent restored", 4},
                                       {Kind::place, "{n:an Agent placed|{n} Agents placed}", 4},
                                       {Kind::take_wealth, "its wealth taken{change}", 5},
                                       {Kind::send, "{sum} sent to an Agent", 3},
                                       {Kind::bank, "banked {sum}", 6},
                                       {Kind::buy, "an Adventurer hired", 5},
                                       {Kind::agent_at, "{n:an Agent placed|{n} Agents placed}", 4},
                                       {Kind::equip, "{card} equipped", 2},
                                       {Kind::count, "the match counted", 6}};

Brief action_brief(const State& before, core::Action action, const State& after) {
    const Kind kind = kind_of(action);
    const bool equips = kind == Kind::equip && what_of(action) != kNoCard;
    const bool idle = kind == Kind::bank ? amount_of(action) == 0 : kind == Kind::equip && !equips;
    for (const ActionText& one : kActionTexts) {
        if (one.kind == kind && !idle) {
            const std::string card =
                equips ? core::capitalized(card_word(what_of(action))) : std::string();
            return {say(one.words, {{"sum", amount_of(action)},
                                    {"change", change_text(gained(before, after))},
                                    {"card", card}}),
                    one.weight};
        }
    }
    return {};
}

}  // namespace

std::optional<Brief> View::brief(const void* before_view, core::Action action,
                                 const void* after_view) const {
    const State& before = tables::state_at<State>(before_view);
    const State& after = tables::state_at<State>(after_view);
    const core::Turn turn = Game::turn(before);
    if (before.phase == Phase::first || before.phase == Phase::character) {
        return std::nullopt;
    }
    if (turn.kind == core::Turn::Kind::chance) {
        return chance_brief(before, action, after);
    }
    if (kind_of(action) == Kind::keep) {
        return discovery(before, after, false);
    }
    if (kind_of(action) == Kind::move) {
        return after.phase == Phase::explore ? Brief{} : arrival(before, after);
    }
    return action_brief(before, action, after);
}

}  // namespace ctq::cartolan::view
