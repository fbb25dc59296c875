#include <algorithm>
#include <cstddef>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/view.hpp"

/// Computes Cartolan's score: what filled and emptied the Vaults, and what never reached one.
namespace ctq::cartolan::view {

using tables::ScorePart;

namespace {

/// The lines of the score, in their order: the addends and their total, then the facts.
enum Line : std::size_t { kBanked, kArrests, kHired, kAgentsSent, kSickness, kVault };
enum Fact : std::size_t { kChest = kVault + 1, kAgents, kWonders, kStolen };
constexpr const char* kLabels[] = {"Banked", "Arrests", "Hired",  "Agents sent", "Sickness",
                                   "Vault",  "Chest",   "Agents", "Wonders",     "Stolen"};

/// Returns the line for the changes that actions of this kind make to Vaults.
Line line_of(Kind kind) {
    switch (kind) {
        case Kind::bank:
            return kBanked;
        case Kind::buy:
            return kHired;
        case Kind::agent_at:
            return kAgentsSent;
        case Kind::card:
            return kSickness;
        default:
            return kArrests;  // a Vault changes at the last roll of a fight
    }
}

/// Adds the wealth still in Chests. If all Vaults are empty, the fullest single Chest wins, so it
/// adds that.
void add_chests(ScorePart& part, const State& state) {
    const bool any =
        std::any_of(state.vault, state.vault + state.seats, [](int vault) { return vault > 0; });
    part.label = any ? part.label : "Fullest Chest";
    for (int index = 0; index < state.seats * kMostAdventurers; ++index) {
        const int seat = seat_of_adventurer(index);
        const int chest = 2 * state.adventurer[index].chest;
        part.add(seat, any ? chest : std::max(0, chest - part.of(seat)));
    }
}

}  // namespace

std::vector<ScorePart> View::score_parts(const core::Match& match) const {
    const State& end = tables::state_at<State>(match.state());
    std::vector<ScorePart> parts;
    for (const char* label : kLabels) {
        const auto kind = parts.size() < kVault    ? ScorePart::Kind::addend
                          : parts.size() == kVault ? ScorePart::Kind::total
                                                   : ScorePart::Kind::fact;
        parts.push_back(tables::score_part(label, kind, end.seats));
    }
    tables::replay<State>(match, [&](const State& before, core::Action action, const State& after) {
        for (int seat = 1; seat <= after.seats; ++seat) {
            const int more = after.vault[seat - 1] - before.vault[seat - 1];
            parts[line_of(kind_of(action))].add(seat, 2 * more);
        }
        for (int tile = before.tiles; tile < after.tiles; ++tile) {
            parts[kWonders].add(before.seat, has_mark(after.tile[tile], kWonder) ? 2 : 0);
        }
        if (before.phase == Phase::fight) {
            const int attacker = mover_index(before);
            const int loot = after.adventurer[attacker].chest - before.adventurer[attacker].chest;
            parts[kStolen].add(before.seat, 2 * std::max(0, loot));
        }
    });
    for (int seat = 1; seat <= end.seats; ++seat) {
        parts[kVault].add(seat, 2 * end.vault[seat - 1]);
        parts[kAgents].add(seat, 2 * agents_of(end, seat));
    }
    add_chests(parts[kChest], end);
    if (end.rules.mode == Mode::beginner) {
        parts.pop_back();
    }
    // The other changes of a Vault are rare: removes their lines if no seat has a figure there.
    const auto vault = parts.begin() + kVault;
    parts.erase(std::remove_if(parts.begin() + kArrests, vault,
                               [](const ScorePart& part) { return !part.any(); }),
                vault);
    return parts;
}

}  // namespace ctq::cartolan::view
