#include <algorithm>
#include <array>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/view.hpp"

/// Tells the highlights of a finished match: the longest voyage, the richest wonder and the worst
/// storm.
namespace ctq::cartolan::view {
namespace {

using core::say;

/// A voyage of an Adventurer, from one city to the next.
struct Expedition {
    int seat = 0;
    int tiles = 0;           ///< number of moves from tile to tile
    int turns = 0;           ///< number of turns with such a move
    std::uint32_t turn = 0;  ///< `State::turns` at the last move
    int wealth = 0;          ///< wealth in the Chest at the end
};

/// Follows a match and finds its highlights. Of equal ones the first counts.
struct Records {
    std::array<Expedition, kMostSeats * kMostAdventurers> voyages{};
    std::array<int, kMostTiles> paid{};  ///< by tile: what Adventurers have received at the wonder
    Expedition longest;
    int storm_seat = 0;
    int storm_tile = 0;
    int lost = 0;

    void follow(const State& before, const State& after);
};

void Records::follow(const State& before, const State& after) {
    if (before.phase == Phase::first) {
        return;  // nobody is on turn yet
    }
    const auto index = static_cast<std::size_t>(mover_index(before));
    const Adventurer& was = before.adventurer[index];
    const Adventurer& is = after.adventurer[index];
    for (int i = 0; i < after.disasters; ++i) {
        const int sunk = after.sunk[i] - before.sunk[i];
        if (sunk > lost && is.chest == 0) {
            lost = sunk;
            storm_seat = before.seat;
            storm_tile = after.disaster[i];
        }
    }
    const bool fights = before.phase == Phase::fight || before.phase == Phase::court;
    if (!fights && has_mark(after.tile[is.tile], kWonder)) {
        paid[is.tile] += std::max(0, is.chest - was.chest);
    }
    if (was.tile == is.tile) {
        return;
    }
    Expedition& voyage = voyages[index];
    ++voyage.tiles;
    voyage.turns += voyage.turn == before.turns ? 0 : 1;
    voyage.turn = before.turns;
    if (has_mark(after.tile[is.tile], kCity)) {
        // Who comes home on its own may bank; others were sent home.
        if (after.phase == Phase::bank && voyage.tiles > longest.tiles) {
            longest = voyage;
            longest.seat = before.seat;
            longest.wealth = is.chest;
        }
        voyage = {};
    }
}

}  // namespace

std::vector<std::string> View::highlights(const core::Match& match,
                                          std::span<const std::string> names) const {
    Records records;
    tables::replay<State>(match, [&](const State& before, core::Action, const State& after) {
        records.follow(before, after);
    });
    const State& end = tables::state_at<State>(match.state());
    const auto name = [&](int seat) { return names[static_cast<std::size_t>(seat - 1)]; };
    std::vector<std::string> lines;
    if (const Expedition& one = records.longest; one.tiles > 0) {
        lines.push_back(
            say("{who} made the longest voyage: {tiles} {tiles:tile|tiles} in {turns} "
                "{turns:turn|turns}, home with {wealth}.",
                {{"who", name(one.seat)},
                 {"tiles", one.tiles},
                 {"turns", one.turns},
                 {"wealth", one.wealth}}));
    }
    const auto richest = std::max_element(records.paid.begin(), records.paid.end());
    if (*richest > 0) {
        lines.push_back(
            say("The richest wonder, at {place}, paid {wealth} in all.",
                {{"place", place_text(end, static_cast<int>(richest - records.paid.begin()))},
                 {"wealth", *richest}}));
    }
    if (records.lost > 0) {
        lines.push_back(say("{who} lost {wealth} in the worst storm, at {place}.",
                            {{"who", name(records.storm_seat)},
                             {"wealth", records.lost},
                             {"place", place_text(end, records.storm_tile)}}));
    }
    return lines;
}

}  // namespace ctq::cartolan::view
