#include <numeric>

#include "engine/games/cartolan/rules.hpp"

/// Advanced mode: characters, the discovery deck, sickness, seasons and equipment.
namespace ctq::cartolan {
namespace {

constexpr int kSickness = static_cast<int>(Card::sickness);
constexpr int kSeason = static_cast<int>(Card::season);

int deck_size(const State& state) {
    return std::accumulate(std::begin(state.deck), std::end(state.deck), 0);
}

void fall_sick(State& state) {
    Adventurer& one = mover(state);
    for (int tile = 0; tile < state.tiles; ++tile) {
        const int agent = agent_on(state, tile);
        if (agent >= 0 && in_set(one.called, tile)) {
            state.agent[agent].loyalty = Loyalty::dispossessed;
            state.agent[agent].wealth = 0;
        }
    }
    one.chest = 0;
    send_home(state, mover_index(state));
    for (int i = 0; i < state.seats; ++i) {
        state.vault[i] /= 2;
    }
    if (!ends_by_margin(state)) {
        end_adventurer(state);
    }
}

void turn_season(State& state) {
    for (int i = 0; i < state.cities; ++i) {
        for (int direction = kNorth; direction <= kWest; ++direction) {
            const int tile = neighbour(state, state.city[i], direction);
            if (tile != kNoTile) {
                state.tile[tile].wind = static_cast<std::uint8_t>((state.tile[tile].wind + 2) & 3);
            }
        }
    }
    after_discovery(state);
}

/// Returns how many cards of a technology the seat's other Adventurers carry. A card that one has
/// given up does not count, even while it still works.
int carried_by_others(const State& state, int card) {
    int count = 0;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        const Adventurer& other = state.adventurer[adventurer_index(state.seat, number)];
        count += number - 1 != state.mover && other.carries == card + 1 ? 1 : 0;
    }
    return count;
}

/// A technology that the Adventurer on turn takes up stops working for the Adventurer that gave it
/// up, unless the seat has one more. Several given-up copies are taken in the order of the
/// Adventurers.
void take_over(State& state, int card) {
    const int code = card + 1;
    int spare = state.technology[state.seat - 1][card] - 1 - carried_by_others(state, card);
    for (int number = kMostAdventurers; number >= 1; --number) {
        Adventurer& other = state.adventurer[adventurer_index(state.seat, number)];
        if (number - 1 != state.mover && other.works == code && other.carries != code &&
            --spare < 0) {
            other.works = 0;
        }
    }
}

}  // namespace

int skill(const State& state, int adventurer, Card card) {
    const Adventurer& one = state.adventurer[adventurer];
    const int code = static_cast<int>(card) + 1;
    return (one.character == code ? 1 : 0) + (one.works == code ? 1 : 0);
}

bool has_cards_left(const State& state) {
    return deck_size(state) + state.used[0] + state.used[1] > 0;
}

void take_card(State& state) {
    if (deck_size(state) == 0) {
        state.deck[kSickness] = state.used[0];
        state.deck[kSeason] = state.used[1];
        state.used[0] = state.used[1] = 0;
    }
    state.phase = Phase::card;
}

void card_drawn(State& state, int card) {
    --state.deck[card];
    if (card == kSickness) {
        ++state.used[0];
        fall_sick(state);
    } else if (card == kSeason) {
        ++state.used[1];
        turn_season(state);
    } else {
        ++state.technology[state.seat - 1][card];
        after_discovery(state);
    }
}

int without_character(const State& state) {
    int index = 0;
    while (!state.adventurer[index].in_play || state.adventurer[index].character != 0) {
        ++index;
        if (index == kMostSeats * kMostAdventurers) {
            return -1;
        }
    }
    return index;
}

void character_drawn(State& state, int card) {
    --state.characters[card];
    state.adventurer[without_character(state)].character = static_cast<std::uint8_t>(card + 1);
    if (state.turns > 0) {
        open_shop(state);
    } else if (without_character(state) < 0) {
        begin_seat(state, state.first);
    }
}

bool may_equip(const State& state, int card) {
    const int owned = state.technology[state.seat - 1][card];
    return owned > 0 && owned > carried_by_others(state, card);
}

bool chooses_equipment(const State& state) {
    for (int card = 0; card < kSkills; ++card) {
        if (may_equip(state, card)) {
            return true;
        }
    }
    return false;
}

void equip(State& state, int card) {
    if (card != kNoCard) {
        take_over(state, card);
    }
    mover(state).carries = static_cast<std::uint8_t>(card == kNoCard ? 0 : card + 1);
    next_adventurer(state);
}

}  // namespace ctq::cartolan
