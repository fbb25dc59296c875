#pragma once

#include <algorithm>
#include <cassert>

#include "engine/games/incan_gold/incan_gold.hpp"

/// Turn order, legal actions and their effects: rules 1 to 4 and their rulings. Defined in a
/// header, because experiments play millions of games and the compiler then inlines all of it into
/// their loop. Unpredictable conditions are computed with masks instead of branches.
namespace ctq::incan_gold {

/// Returns the number of seats in a mask.
constexpr int seats_in(unsigned mask) {
    return bits_in_byte(mask);
}

/// Returns the explorers that have chosen this turn, as a mask.
constexpr unsigned chosen(const State& state) {
    return static_cast<unsigned>(state.exploring & ~state.undecided);
}

/// Returns the first seat that has yet to choose, the next in the log.
constexpr int next_to_choose(const State& state) {
    return std::countr_zero(static_cast<unsigned>(state.undecided)) + 1;
}

/// Returns whether at most one seat explores. Then nothing is secret.
constexpr bool explores_alone(const State& state) {
    return (state.exploring & (state.exploring - 1)) == 0;
}

/// Returns the number of artifacts on the table, which a lone leaver would take.
constexpr int artifacts_on_table(const State& state) {
    return count_kind(state.table, kArtifact);
}

/// Rule 2.3: returns the value of the next `count` artifacts after `claimed` were taken, in gems.
constexpr int artifacts_value(int claimed, int count) {
    constexpr int cheap = 3;
    const int dear = std::max(0, claimed + count - std::max(cheap, claimed));
    return 5 * count + 5 * dear;
}

namespace rules {

/// Converts to a byte after arithmetic in int. The value must fit.
constexpr std::uint8_t u8(int value) {
    return static_cast<std::uint8_t>(value);
}

/// Converts to 16 bits after arithmetic in int. The value must fit.
constexpr std::uint16_t u16(int value) {
    return static_cast<std::uint16_t>(value);
}

/// Returns all bits set if the lowest bit of `flag` is set, else 0.
constexpr int all_if(unsigned flag) {
    return -static_cast<int>(flag & 1U);
}

/// One share among this many seats, in 65536ths, rounded up.
inline constexpr int kShare[kMostSeats + 1] = {0,     65536, 32769, 21846, 16385,
                                               13108, 10923, 9363,  8193};

/// Returns the share of each of `seats` in `gems` (up to 255); 0 for 0 seats.
constexpr int share_each(int gems, int seats) {
    return gems * kShare[seats] >> 16;
}

/// Returns `count` artifacts as a set. They are the lowest of the artifact cards.
constexpr std::uint64_t artifact_cards(int count) {
    return ((std::uint64_t{1} << count) - 1) << (kCards - kArtifacts);
}

/// Rule 3: returns the table's cards to the deck, adds one artifact, and lets every seat explore
/// again. Spare gems are lost.
inline void next_round(State& state) {
    if (state.artifacts_removed) {
        state.lost = u8(state.lost + artifacts_on_table(state));
    }
    const bool last = state.round == state.rounds;
    if (!last && state.reserve > 0) {
        --state.reserve;
    }
    const int artifacts = kArtifacts - state.reserve - state.claimed - state.lost;
    state.deck |= state.table;
    state.deck = (state.deck & ~cards_of_kind(kArtifact)) | artifact_cards(artifacts);
    state.table = 0;
    state.spare = 0;
    for (std::uint8_t& kind : state.path) {
        kind = 0;
    }
    state.turn = 0;
    state.exploring = last ? std::uint8_t{0} : u8((1 << state.seats) - 1);
    state.undecided = state.exploring;
    state.leaving = state.unknown = 0;
    state.phase = last ? Phase::over : Phase::reveal;
    state.round = u8(state.round + (last ? 0 : 1));
}

/// Rule 2.1, gems: shares them equally; the remainder joins the spare gems.
inline void share_gems(State& state, int gems) {
    const int explorers = seats_in(state.exploring);
    const int each = share_each(gems, explorers);
    state.spare = u16(state.spare + gems - each * explorers);
    for (int i = 0; i < state.seats; ++i) {
        state.backpack[i] =
            u16(state.backpack[i] + (each & all_if(static_cast<unsigned>(state.exploring) >> i)));
    }
}

/// Rule 2.1, hazards: all explorers lose the backpack, and that card leaves the game.
inline void bust(State& state, std::uint64_t card) {
    for (std::uint16_t& pack : state.backpack) {
        pack = 0;
    }
    if (!state.bust_returns) {
        state.table &= ~card;
        state.discard |= card;
    }
    state.busted = true;
    next_round(state);
}

/// Rule 2.1: turns the top card.
inline void reveal(State& state, int kind) {
    const std::uint64_t alike = cards_of_kind(kind);
    assert((state.deck & alike) != 0);
    const std::uint64_t card = std::bit_floor(state.deck & alike);
    const bool second = kind >= kFirstHazard && kind != kArtifact && (state.table & alike) != 0;
    state.busted = false;
    state.deck &= ~card;
    state.table |= card;
    state.path[state.turn] = u8(kind + 1);
    ++state.turn;
    state.phase = Phase::decide;
    if (second) {
        bust(state, card);
    } else {
        share_gems(state, gem_value(kind));
    }
}

/// Rule 2.3: leavers share the spare gems, a lone leaver takes the artifacts, and backpacks are
/// emptied into tents. Rule 2.4: the round ends when no seat explores.
inline void resolve(State& state) {
    const unsigned leaving = state.leaving;
    state.leaving = state.unknown = 0;
    state.exploring = u8(state.exploring & ~leaving);
    state.undecided = state.exploring;
    state.phase = Phase::reveal;
    if (leaving == 0) {
        return;
    }
    const int leavers = seats_in(leaving);
    int extra = share_each(state.spare, leavers);
    state.spare = u16(state.spare - extra * leavers);
    if (leavers == 1 && (state.table & cards_of_kind(kArtifact)) != 0) {
        const int artifacts = artifacts_on_table(state);
        extra += artifacts_value(state.claimed, artifacts);
        state.claimed = u8(state.claimed + artifacts);
        state.table &= ~cards_of_kind(kArtifact);
    }
    for (int i = 0; i < state.seats; ++i) {
        const int leaves = all_if(leaving >> i);
        state.tent[i] = u16(state.tent[i] + ((state.backpack[i] + extra) & leaves));
        state.backpack[i] = u16(state.backpack[i] & ~leaves);
    }
    if (state.exploring == 0) {
        next_round(state);
    }
}

/// Rule 2.2: records one seat's choice until all have chosen.
inline void choose(State& state, core::Action action) {
    static_assert((kStay & 1U) == 0 && (kLeave & 1U) == 1);
    const unsigned others = state.undecided & (state.undecided - 1U);
    const unsigned me = state.undecided ^ others;
    state.leaving = u8(static_cast<int>(state.leaving | (me & (0U - (action & 1U)))));
    state.undecided = u8(static_cast<int>(others));
    if (others == 0) {
        resolve(state);
    }
}

/// Records one seat's choice that the observer doesn't know.
inline void choose_unseen(State& state) {
    const unsigned others = state.undecided & (state.undecided - 1U);
    state.unknown = u8(static_cast<int>(state.unknown | (state.undecided ^ others)));
    state.undecided = u8(static_cast<int>(others));
}

/// Returns a card from a 32-bit number, each card equally likely. Returns kCards for the few
/// numbers that can't be distributed equally (as in core::Rng::below).
constexpr std::uint64_t card_by(std::uint64_t number) {
    constexpr std::uint32_t too_many = (0U - std::uint32_t{kCards}) % kCards;
    const std::uint64_t product = number * kCards;
    return static_cast<std::uint32_t>(product) < too_many ? kCards : product >> 32U;
}

}  // namespace rules

inline core::Turn Game::turn(const State& state) {
    core::Turn turn;
    if (state.phase == Phase::reveal) {
        turn.kind = core::Turn::Kind::chance;
    } else if (state.phase == Phase::decide) {
        turn.kind = core::Turn::Kind::seat;
        turn.seat = static_cast<std::uint8_t>(next_to_choose(state));
        turn.secret = static_cast<std::uint16_t>(explores_alone(state) ? 0 : state.undecided << 1);
    }
    return turn;
}

inline void Game::legal(const State& /*state*/, Legal& list) {
    list.push(kStay);
    list.push(kLeave);
}

inline void Game::chance(const State& state, Chances& list) {
    for (int kind = 0; kind < kKinds; ++kind) {
        if (const int copies = count_kind(state.deck, kind); copies > 0) {
            list.push({turn_card(kind), static_cast<std::uint32_t>(copies)});
        }
    }
}

/// Overridden because every hot loop turns cards: draws any of the 35 cards until it is one in the
/// deck, which has most of them. Each random number gives two tries.
inline core::Action Game::draw(const State& state, core::Rng& rng) {
    assert(state.deck != 0);
    while (true) {
        const std::uint64_t number = rng.next();
        const std::uint64_t one = rules::card_by(number >> 32U);
        const std::uint64_t other = rules::card_by(number & UINT32_MAX);
        const std::uint64_t take_one = 0 - (state.deck >> one & 1U);
        const std::uint64_t card = (one & take_one) | (other & ~take_one);
        if ((state.deck >> card & 1U) != 0) {
            return turn_card(kind_of_card(static_cast<int>(card)));
        }
    }
}

inline void Game::apply(State& state, core::Action action) {
    if (state.phase == Phase::reveal) {
        rules::reveal(state, static_cast<int>(action));
    } else if (action <= kLeave) {
        rules::choose(state, action);
    } else if (action == kHidden) {
        rules::choose_unseen(state);
    } else {
        state.leaving = rules::u8(action & 0xffU);
        rules::resolve(state);
    }
}

/// Ranks the seats by rule 4.
inline core::Standing Game::result(const State& state) {
    core::Standing standing;
    standing.seats = state.seats;
    standing.over = state.phase == Phase::over;
    for (std::size_t i = 0; i < state.seats; ++i) {
        standing.half_points[i] = 2 * state.tent[i];
    }
    if (standing.over) {
        core::rank_by_score(standing);
    }
    return standing;
}

inline std::int32_t Game::progress(const State& state, int seat) {
    const auto i = static_cast<std::size_t>(seat - 1);
    return 2 * (state.tent[i] + state.backpack[i]);
}

}  // namespace ctq::incan_gold
