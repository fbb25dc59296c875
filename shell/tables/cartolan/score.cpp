#include <algorithm>
#include <utility>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/view.hpp"

/// What filled and emptied the Vaults of Cartolan, and what never reached one.
namespace ctq::cartolan::view {

using tables::ScorePart;

namespace {

/// Sums of everything that changes a Vault, and other figures of a match.
struct Account {
    ScorePart banked;
    ScorePart arrests;
    ScorePart hired;
    ScorePart agents_sent;
    ScorePart sickness;
    ScorePart wonders;
    ScorePart stolen;

    /// Returns the sum for the changes that actions of this kind make to Vaults.
    ScorePart& why(Kind kind) {
        switch (kind) {
            case Kind::bank:
                return banked;
            case Kind::buy:
                return hired;
            case Kind::agent_at:
                return agents_sent;
            case Kind::card:
                return sickness;
            default:
                return arrests;  // with the last roll of a fight
        }
    }

    void follow(const State& before, core::Action action, const State& after) {
        for (int seat = 1; seat <= after.seats; ++seat) {
            const int more = after.vault[seat - 1] - before.vault[seat - 1];
            why(kind_of(action)).add(seat, 2 * more);
        }
        for (int tile = before.tiles; tile < after.tiles; ++tile) {
            wonders.add(before.seat, has_mark(after.tile[tile], kWonder) ? 2 : 0);
        }
        if (before.phase == Phase::fight) {
            const int attacker = mover_index(before);
            const int loot = after.adventurer[attacker].chest - before.adventurer[attacker].chest;
            stolen.add(before.seat, 2 * std::max(0, loot));
        }
    }
};

/// Returns the wealth still in Chests. If all Vaults are empty, the fullest single Chest wins, so
/// it returns that.
ScorePart chests(const State& state) {
    const bool any =
        std::any_of(state.vault, state.vault + state.seats, [](int vault) { return vault > 0; });
    ScorePart part =
        tables::zero_part(any ? "Chest" : "Fullest Chest", ScorePart::Kind::fact, state.seats);
    for (int index = 0; index < state.seats * kMostAdventurers; ++index) {
        const int seat = seat_of_adventurer(index);
        const int chest = 2 * state.adventurer[index].chest;
        part.add(seat, any ? chest : std::max(0, chest - part.of(seat)));
    }
    return part;
}

}  // namespace

std::vector<ScorePart> View::score_parts(const core::Match& match) const {
    const State& end = tables::state_at<State>(match.state());
    const auto part = [&](const char* label, ScorePart::Kind kind) {
        return tables::zero_part(label, kind, end.seats);
    };
    Account account{
        part("Banked", ScorePart::Kind::addend),   part("Arrests", ScorePart::Kind::addend),
        part("Hired", ScorePart::Kind::addend),    part("Agents sent", ScorePart::Kind::addend),
        part("Sickness", ScorePart::Kind::addend), part("Wonders", ScorePart::Kind::fact),
        part("Stolen", ScorePart::Kind::fact)};
    tables::replay<State>(match, [&](const State& before, core::Action action, const State& after) {
        account.follow(before, action, after);
    });
    std::vector<ScorePart> parts{account.banked};
    for (ScorePart* rare :
         {&account.arrests, &account.hired, &account.agents_sent, &account.sickness}) {
        if (rare->any()) {
            parts.push_back(std::move(*rare));
        }
    }
    ScorePart vault = part("Vault", ScorePart::Kind::total);
    ScorePart agents = part("Agents", ScorePart::Kind::fact);
    for (int seat = 1; seat <= end.seats; ++seat) {
        vault.add(seat, 2 * end.vault[seat - 1]);
        agents.add(seat, 2 * agents_of(end, seat));
    }
    parts.push_back(std::move(vault));
    parts.push_back(chests(end));
    parts.push_back(std::move(agents));
    parts.push_back(std::move(account.wonders));
    if (end.rules.mode != Mode::beginner) {
        parts.push_back(std::move(account.stolen));
    }
    return parts;
}

}  // namespace ctq::cartolan::view
