#include "engine/games/incan_gold/odds.hpp"

namespace ctq::incan_gold {

int hazards_on_table(const State& state) {
    int count = 0;
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        count += (state.table & cards_of_kind(kind)) != 0 ? 1 : 0;
    }
    return count;
}

int bust_cards(const State& state) {
    int count = 0;
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        if ((state.table & cards_of_kind(kind)) != 0) {
            count += count_kind(state.deck, kind);
        }
    }
    return count;
}

Odds odds(const State& state, int seat) {
    Odds odds;
    if (seat < 1 || (state.exploring >> (seat - 1) & 1) == 0) {
        return odds;
    }
    odds.deck = std::popcount(state.deck);
    odds.bust = bust_cards(state);
    odds.explorers = seats_in(state.exploring);
    for (int kind = 0; kind < kGemKinds; ++kind) {
        const int copies = count_kind(state.deck, kind);
        odds.gem_cards += copies;
        odds.share += copies * (gem_value(kind) / odds.explorers);
    }
    odds.to_gain = gems_on(state.deck);
    odds.at_stake = state.backpack[seat - 1] * odds.explorers;
    if (odds.explorers == 1) {
        const int lying = artifacts_on_table(state);
        const int now = artifacts_value(state.claimed, lying);
        odds.at_stake += now;
        odds.to_gain +=
            (artifacts_value(state.claimed, lying + 1) - now) * count_kind(state.deck, kArtifact);
    }
    return odds;
}

Leaving leaving(const State& state, int seat) {
    const int lying = state.spare + artifacts_value(state.claimed, artifacts_on_table(state));
    const int carried = state.backpack[seat - 1];
    return seats_in(state.exploring) == 1 ? Leaving{carried + lying, 0} : Leaving{carried, lying};
}

bool myopic_leaves(const State& observation, int seat) {
    return odds(observation, seat).myopic_leaves();
}

}  // namespace ctq::incan_gold
