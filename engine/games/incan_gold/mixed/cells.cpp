#include "engine/games/incan_gold/mixed/cells.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace ctq::incan_gold::mixed {
namespace {

/// Returns the gems on each set of gem cards, which are the lowest bits of a deck.
std::array<std::uint8_t, 1U << kGemCards> make_gems() {
    std::array<std::uint8_t, 1U << kGemCards> gems{};
    for (std::size_t set = 1; set < gems.size(); ++set) {
        const int last = static_cast<int>(std::bit_width(set)) - 1;
        gems[set] = static_cast<std::uint8_t>(gems[set ^ std::size_t{1} << last] +
                                              gem_value(kind_of_card(last)));
    }
    return gems;
}

using Cuts = std::span<const int>;

/// The limits between ranges of values. A value is in the range whose index is the number of limits
/// that the value reaches.
struct Scheme {
    Cuts stake;
    Cuts backpack;
    Cuts bonus;
    Cuts early;   ///< lead, with two or more rounds to go
    Cuts middle;  ///< lead, with one round to go
    Cuts last;    ///< lead in the last round

    int leads() const { return static_cast<int>(early.size() + middle.size() + last.size()) + 3; }
};

constexpr int kStake[] = {1, 4, 6, 7, 8, 9, 10, 12, 14, 16, 19, 24, 34};
constexpr int kBackpack[] = {8, 14, 20};
constexpr int kBonus[] = {2, 5, 9};
constexpr int kMiddle[] = {-10, 11};
constexpr int kLast[] = {-9, 0, 1, 10};

constexpr int kFineStake[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                              15, 16, 17, 18, 20, 22, 24, 27, 30, 34, 39, 46, 60, 90};
constexpr int kFineBackpack[] = {5, 8, 11, 14, 17, 20, 26};
constexpr int kFineBonus[] = {1, 3, 5, 7, 10, 15};
constexpr int kFineEarly[] = {-12, 13};
constexpr int kFineMiddle[] = {-18, -6, 0, 1, 7, 19};
constexpr int kFineLast[] = {-20, -12, -5, 0, 1, 6, 13, 21};

constexpr Scheme kSchemes[] = {
    {kStake, kBackpack, kBonus, {}, kMiddle, kLast},
    {kFineStake, kFineBackpack, kFineBonus, kFineEarly, kFineMiddle, kFineLast},
};

int range_of(Cuts cuts, int value) {
    int range = 0;
    for (const int cut : cuts) {
        range += static_cast<int>(value >= cut);
    }
    return range;
}

int lead_range(const Scheme& scheme, int rounds_left, int lead) {
    const int early = static_cast<int>(scheme.early.size()) + 1;
    const int middle = static_cast<int>(scheme.middle.size()) + 1;
    return rounds_left > 1    ? range_of(scheme.early, lead)
           : rounds_left == 1 ? early + range_of(scheme.middle, lead)
                              : early + middle + range_of(scheme.last, lead);
}

/// The largest number of classes of explorer counts in a table. With five seats or more there are
/// 4: 1; 2; 3 or 4; and 5 or more explorers.
constexpr int kInside = 4;

int inside_most(int table) {
    return std::min(least_seats(table), kInside);
}

/// Returns the class of a number of explorers, from 1 for a lone explorer.
int inside_of(int table, int explorers) {
    const bool many = table == kTables - 1;
    return many && explorers > 2 ? (explorers > 4 ? 4 : 3) : explorers;
}

/// Returns the number of cells of one class of explorers. A lone explorer has no bonus range.
int cells_inside(const Scheme& scheme, bool alone) {
    const auto ranges = [](Cuts cuts) { return static_cast<int>(cuts.size()) + 1; };
    return ranges(scheme.stake) * ranges(scheme.backpack) * scheme.leads() *
           (alone ? 1 : ranges(scheme.bonus));
}

const Scheme& scheme_of(Grain grain) {
    return kSchemes[static_cast<std::size_t>(grain)];
}

}  // namespace

Moment moment_of(const State& state) {
    static const auto gems_of = make_gems();
    Moment moment;
    moment.explorers = seats_in(state.exploring);
    moment.backpack = state.backpack[std::countr_zero(static_cast<unsigned>(state.exploring))];
    moment.rounds_left = state.rounds - state.round;
    const int lying = artifacts_on_table(state);
    const int artifacts = lying == 0 ? 0 : artifacts_value(state.claimed, lying);
    moment.bonus = state.spare + artifacts;
    int bust = 0;
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        bust += (state.table & cards_of_kind(kind)) != 0 ? count_kind(state.deck, kind) : 0;
    }
    int gain = gems_of[state.deck & (gems_of.size() - 1)];
    int risk = moment.backpack * moment.explorers;
    if (moment.explorers == 1) {
        risk += artifacts;
        gain += (artifacts_value(state.claimed, lying + 1) - artifacts) *
                count_kind(state.deck, kArtifact);
    }
    const int cost = 16 * bust * risk;
    moment.stake = gain == 0 ? (cost == 0 ? 0 : kMostStake) : std::min(cost / gain, kMostStake);
    return moment;
}

int lead_of(const State& state, const Moment& moment, int seat) {
    const int me = seat - 1;
    int best = 0;
    for (int i = 0; i < state.seats; ++i) {
        best = i == me ? best : std::max(best, state.tent[i] + state.backpack[i]);
    }
    return state.tent[me] + state.backpack[me] + (moment.explorers == 1 ? moment.bonus : 0) - best;
}

int cells_in(Grain grain, int table) {
    const Scheme& scheme = scheme_of(grain);
    return cells_inside(scheme, true) + (inside_most(table) - 1) * cells_inside(scheme, false);
}

int cell_of(Grain grain, int table, const Moment& moment, int lead) {
    const Scheme& scheme = scheme_of(grain);
    const int inside = inside_of(table, moment.explorers);
    const bool alone = inside == 1;
    int cell = alone ? 0 : range_of(scheme.bonus, moment.bonus);
    cell = cell * scheme.leads() + lead_range(scheme, moment.rounds_left, lead);
    cell = cell * (static_cast<int>(scheme.backpack.size()) + 1) +
           range_of(scheme.backpack, moment.backpack);
    // Stakes are the lowest digit: neighbours in a table are then mostly equal, so it compresses
    // well.
    cell =
        cell * (static_cast<int>(scheme.stake.size()) + 1) + range_of(scheme.stake, moment.stake);
    return alone ? cell
                 : cells_inside(scheme, true) + (inside - 2) * cells_inside(scheme, false) + cell;
}

}  // namespace ctq::incan_gold::mixed
