#include "engine/games/cartolan/learned/features.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/games/cartolan/fit.hpp"

namespace ctq::cartolan {
namespace {

using core::kFeatureOne;

constexpr int kMost = 127;
/// The ends of the ranges of a lead. Each range is a feature that rises from 0 to 1 within it.
constexpr int kSteps[] = {-40, -26, -16, -8, 0, 8, 16, 26, 40};
static_assert(std::size(kSteps) == Features::kRamps + 1);

constexpr int bounded(int value, int least, int most) {
    return value < least ? least : (value > most ? most : value);
}

/// Converts a value to a feature. The value `one` becomes the feature 1.
constexpr int scaled(int value, int one) {
    return bounded(value * kFeatureOne / one, -kMost, kMost);
}

/// Returns 0 up to `from`, 1 from `to` on, and a linear interpolation in between.
constexpr int ramp(int value, int from, int to) {
    return bounded((value - from) * kFeatureOne / (to - from), 0, kFeatureOne);
}

constexpr int flag(bool is) {
    return is ? kFeatureOne : 0;
}

/// Converts a probability to a feature.
int part(double chance) {
    return static_cast<int>(chance * kFeatureOne + 0.5);
}

/// Returns 1 at distance 0 and a half four moves away.
constexpr int nearness(int distance) {
    return distance >= kFarthest ? 0 : kFeatureOne * 4 / (4 + distance);
}

int steps_between(const State& state, int a, int b) {
    return std::abs(state.tile[a].x - state.tile[b].x) +
           std::abs(state.tile[a].y - state.tile[b].y);
}

/// The sums over a seat's Adventurers.
struct Fleet {
    int chests = 0;
    int near = 0;  ///< Chests weighted by their nearness to a city, in 64ths
    int fullest = 0;
    int fullest_tile = kNoTile;
    int count = 0;
};

Fleet fleet_of(const State& state, int seat, const Survey& survey) {
    Fleet fleet;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        const Adventurer& one = state.adventurer[adventurer_index(seat, number)];
        if (!one.in_play) {
            continue;
        }
        ++fleet.count;
        fleet.chests += one.chest;
        fleet.near += bounded(one.chest, 0, 999) * nearness(survey.home[one.tile]);
        if (fleet.fullest_tile == kNoTile || one.chest > fleet.fullest) {
            fleet.fullest = one.chest;
            fleet.fullest_tile = one.tile;
        }
    }
    return fleet;
}

/// Writes the features of one position in the order of the table.
class Writer {
  public:
    Writer(const State& state, const Survey& survey, std::int8_t* out)
        : state_(state),
          survey_(survey),
          seat_(survey.seat),
          on_turn_(state.seat == survey.seat && is_moving(state.phase)),
          me_(on_turn_ ? mover_index(state) : adventurer_index(survey.seat, 1)),
          out_(out) {
        for (int seat = 1; seat <= state.seats; ++seat) {
            fleets_[seat - 1] = fleet_of(state, seat, survey);
        }
    }

    void write() {
        write_match();
        write_leads();
        write_end();
        write_seats();
        write_adventurers();
        write_turn();
        write_pending();
        write_conflict();
        write_cards();
    }

  private:
    void put(int value) { *out_++ = static_cast<std::int8_t>(value); }
    void skip(int count) {
        std::fill_n(out_, count, std::int8_t{0});
        out_ += count;
    }
    void put_ramps(int lead) {
        for (int i = 0; i < Features::kRamps; ++i) {
            put(ramp(lead, kSteps[i], kSteps[i + 1]));
        }
    }

    const Adventurer& one() const { return state_.adventurer[me_]; }
    int vault(int seat) const { return state_.vault[seat - 1]; }

    int best_vault_but(int seat) const {
        int best = 0;
        for (int other = 1; other <= state_.seats; ++other) {
            best = other == seat ? best : std::max(best, vault(other));
        }
        return best;
    }

    void write_match() {
        const Rules& rules = state_.rules;
        put(flag(state_.seats == 3));
        put(flag(state_.seats == 4));
        put(flag(rules.mode == Mode::regular));
        put(flag(rules.mode == Mode::advanced));
        put(flag(rules.budgeted));
        put(flag(rules.clockwise));
        put(flag(rules.mythical != Mythical::off));
        water_left_ = tiles_left(state_, Colour::water);
        const int land_left = tiles_left(state_, Colour::land);
        put(bounded(scaled(water_left_, std::max<int>(state_.dealt[0], 1)), 0, kFeatureOne));
        put(bounded(scaled(land_left, std::max<int>(state_.dealt[1], 1)), 0, kFeatureOne));
        put(ramp(water_left_, 0, 8));
        put(ramp(water_left_, 0, 24));
        put(ramp(land_left, 0, 8));
        put(ramp(land_left, 0, 24));
        put(scaled(static_cast<int>(std::min<std::uint32_t>(state_.round, 100)), 40));
        put(flag(state_.seat == seat_));
        const int until = (seat_ - state_.seat + state_.seats) % state_.seats;
        put(bounded(until, 0, kMostSeats) * kFeatureOne / state_.seats);
    }

    void write_leads() {
        const int best = best_vault_but(seat_);
        const Fleet& fleet = fleets_[seat_ - 1];
        int rival = 0;
        int loses = 0;
        for (int other = 1; other <= state_.seats; ++other) {
            if (other == seat_) {
                continue;
            }
            rival = std::max(rival, vault(other) + fleets_[other - 1].chests);
            const int wanted = best_vault_but(other) + state_.rules.margin - vault(other);
            loses = std::max(loses, best_nearness(other, wanted));
        }
        put_ramps(vault(seat_) - best);
        put_ramps(vault(seat_) + fleet.chests - best);
        put_ramps(rival - vault(seat_));
        const int wanted = best + state_.rules.margin - vault(seat_);
        const int lacks = fleet.fullest - wanted;
        put(ramp(lacks, -20, -10));
        put(ramp(lacks, -10, -4));
        put(ramp(lacks, -4, 0));
        put(ramp(lacks, 0, 1));
        put(best_nearness(seat_, wanted));
        put(loses);
        const int lead = vault(seat_) - best;
        const int scarce = kFeatureOne - ramp(water_left_, 0, 24);
        put(lead > 0 ? scarce : (lead < 0 ? -scarce : 0));
    }

    /// Returns the greatest nearness to a city of the seat's Adventurers with more than `wanted` in
    /// the Chest.
    int best_nearness(int seat, int wanted) const {
        int best = 0;
        for (int number = 1; number <= kMostAdventurers; ++number) {
            const Adventurer& other = state_.adventurer[adventurer_index(seat, number)];
            if (other.in_play && other.chest > wanted) {
                best = std::max(best, nearness(survey_.home[other.tile]));
            }
        }
        return best;
    }

    /// Writes what the seats would get if the game ended now, and whether exploring can still end
    /// it.
    void write_end() {
        const core::Standing standing = standing_now(state_);
        const auto first = static_cast<int>(
            std::count(standing.rank.begin(), standing.rank.begin() + state_.seats, 1));
        put_seats([&](int seat) {
            return standing.rank[static_cast<std::size_t>(seat - 1)] == 1 ? kFeatureOne / first : 0;
        });
        put(scaled(survey_.edges, 16));
        put(flag(survey_.edges > 0));
    }

    /// Writes a feature for every seat, in turn order, beginning with the surveyed seat.
    template <class Number>
    void put_seats(const Number& number) {
        for (int i = 0; i < kMostSeats; ++i) {
            put(i < state_.seats ? number((seat_ - 1 + i) % state_.seats + 1) : 0);
        }
    }

    void write_seats() {
        int agent_wealth[kMostSeats] = {};
        int agents[kMostSeats] = {};
        for (int i = 0; i < state_.seats * kMostAgents; ++i) {
            if (state_.agent[i].loyalty == Loyalty::active) {
                agent_wealth[i / kMostAgents] += state_.agent[i].wealth;
                ++agents[i / kMostAgents];
            }
        }
        const auto fleet = [&](int seat) -> const Fleet& { return fleets_[seat - 1]; };
        put_seats([&](int seat) { return scaled(bounded(vault(seat), 0, 999), 48); });
        put_seats([&](int seat) { return scaled(bounded(fleet(seat).chests, 0, 999), 32); });
        put_seats([&](int seat) { return bounded(fleet(seat).near / 24, 0, kMost); });
        put_seats([&](int seat) { return scaled(bounded(fleet(seat).fullest, 0, 999), 32); });
        put_seats([&](int seat) { return nearness(survey_.home[fleet(seat).fullest_tile]); });
        put_seats([&](int seat) { return scaled(agents[seat - 1], kMostAgents); });
        put_seats([&](int seat) { return scaled(bounded(agent_wealth[seat - 1], 0, 999), 16); });
        put_seats([&](int seat) { return scaled(fleet(seat).count, kMostAdventurers); });
    }

    /// Writes a feature for every Adventurer of the surveyed seat, beginning with the one on turn.
    template <class Number>
    void put_own(const Number& number) {
        const int first = adventurer_index(seat_, 1);
        const int begin = on_turn_ ? me_ - first : 0;
        for (int i = 0; i < kMostAdventurers; ++i) {
            const int which = i == 0 ? begin : (i <= begin ? i - 1 : i);
            const Adventurer& other = state_.adventurer[first + which];
            put(other.in_play ? number(other, which) : 0);
        }
    }

    void write_adventurers() {
        using One = const Adventurer&;
        put_own([](One, int) { return kFeatureOne; });
        put_own([](One it, int) { return scaled(bounded(it.chest, 0, 999), 24); });
        put_own([&](One it, int) { return scaled(survey_.home[it.tile], 16); });
        put_own([&](One it, int) { return nearness(survey_.home[it.tile]); });
        put_own([&](One it, int) {
            return bounded(bounded(it.chest, 0, 999) * nearness(survey_.home[it.tile]) / 16, 0,
                           kMost);
        });
        put_own([](One it, int) { return flag(it.pirate); });
        put_own([&](One it, int which) { return nearness(wonder_distance(it, which)); });
        put_own([&](One it, int) { return nearness(survey_.unknown[it.tile]); });
        put_own([&](One it, int) { return nearness(survey_.agent[it.tile]); });
    }

    /// Returns the distance of one of the seat's Adventurers to a wonder where it may trade. A
    /// wonder where it has just traded does not count.
    int wonder_distance(const Adventurer& it, int which) const {
        const int distance = survey_.wonder[which][it.tile];
        return distance == 0 && in_set(it.traded, it.tile) ? kFarthest : distance;
    }

    void write_turn() {
        if (!on_turn_) {
            skip(20);
            return;
        }
        const Reach reach = reach_of(state_);
        const Adventurer& it = one();
        const int left = reach.downwind ? std::max(1, state_.rules.moves - moves_made(state_)) : 0;
        const int wonder = wonder_distance(it, state_.mover);
        const int unknown = survey_.unknown[it.tile];
        put(scaled(left, 4));
        put(flag(reach.land));
        put(flag(reach.upwind));
        put(flag(reach.downwind));
        put(flag(reach.gust));
        put(scaled(wonder, 8));
        put(scaled(unknown, 8));
        put(flag(survey_.home[it.tile] <= left));
        put(flag(wonder <= left));
        put(flag(unknown <= left));
        int exits[2] = {};
        double chance = 0;
        for (int direction = kNorth; reach.downwind && direction <= kWest; ++direction) {
            if (!reach.allows(crossing_of(state_, direction))) {
                continue;
            }
            if (neighbour(state_, it.tile, direction) != kNoTile) {
                ++exits[1];
            } else if (const Fit fit =
                           fit_of(state_, it.tile, direction, skill(state_, me_, Card::lookout));
                       fit.chance > 0) {
                ++exits[0];
                chance = std::max(chance, fit.chance);
            }
        }
        put(scaled(exits[0], 4));
        put(scaled(exits[1], 4));
        put(part(chance));
        const bool acts = state_.phase == Phase::act;
        const bool rests = acts && may_rest(state_);
        const bool at_own = rests && seat_of_agent(active_agent_on(state_, it.tile)) == seat_;
        put(flag(at_own));
        put(flag(rests && !at_own));
        put(flag(acts && state_.now.step <= kPlaceStep && may_place(state_)));
        int wonders = 0;
        for (int tile = 0; tile < state_.tiles; ++tile) {
            wonders += has_mark(state_.tile[tile], kWonder) && !in_set(it.traded, tile) ? 1 : 0;
        }
        put(scaled(wonders, 8));
        put(flag(in_domain(state_, state_.tile[it.tile])));
        put(scaled(((state_.to_move & 1U) != 0 ? 1 : 0) + ((state_.to_move & 2U) != 0 ? 1 : 0) +
                       ((state_.to_move & 4U) != 0 ? 1 : 0),
                   2));
        put(flag(acts && state_.now.step > kSendStep));
    }

    void write_pending() {
        const Phase phase = on_turn_ ? state_.phase : Phase::over;
        const Progress& now = state_.now;
        const bool explores = phase == Phase::explore;
        const Tile& here = state_.tile[one().tile];
        put(flag(explores && now.colour == Colour::water));
        put(flag(explores && now.colour == Colour::land));
        Tile place = here;
        if (explores || phase == Phase::gust) {
            place.x = static_cast<std::int16_t>(here.x + step_x(now.direction));
            place.y = static_cast<std::int16_t>(here.y + step_y(now.direction));
        }
        put(flag(explores && !in_domain(state_, place)));
        int neighbours = 0;
        for (int side = kNorth; side <= kWest; ++side) {
            neighbours += static_cast<int>(now.around >> side & 1U);
        }
        put(explores ? scaled(neighbours, 4) : 0);
        put(explores ? scaled(bounded(state_.rules.tries - now.tries, 0, 99), 5) : 0);
        const Found found = explores ? found_now(state_) : Found{};
        put(part(found.tile));
        put(part(found.wonder));
        put(part(found.disaster));
        put(explores ? scaled(std::abs(place.x) + std::abs(place.y), 16) : 0);
        const bool gust = phase == Phase::gust;
        put(flag(gust));
        const int beyond = gust ? neighbour(state_, one().tile, now.direction) : kNoTile;
        put(beyond == kNoTile ? 0 : scaled(survey_.home[one().tile] - survey_.home[beyond], 8));
        const bool fight = phase == Phase::fight;
        put(flag(fight));
        put(fight ? scaled(bounded(prize_of_fight(), 0, 999), 16) : 0);
        put(phase == Phase::court
                ? scaled(half_of(bounded(state_.sunk[disaster_number(state_, one().tile)], 0, 999)),
                         16)
                : 0);
        put(flag(phase == Phase::card));
        put(flag(phase == Phase::keep || phase == Phase::take));
    }

    int prize_of_fight() const {
        const int target = state_.now.target;
        return target >= kAgentTarget
                   ? state_.agent[target - kAgentTarget].wealth + state_.rules.rob_bonus
                   : worth_of(state_.adventurer[target - 1]);
    }

    int worth_of(const Adventurer& victim) const {
        return victim.pirate ? state_.rules.arrest : half_of(victim.chest);
    }

    void write_conflict() {
        if (state_.rules.mode == Mode::beginner) {
            skip(7);
            return;
        }
        const int from = on_turn_ || fleets_[seat_ - 1].fullest_tile == kNoTile
                             ? one().tile
                             : fleets_[seat_ - 1].fullest_tile;
        int rivals = 0;
        int pirates = 0;
        int prize = 0;
        int here = 0;
        const auto consider = [&](int worth, int steps) {
            prize = steps <= 4 ? std::max(prize, worth) : prize;
            here = steps == 0 ? std::max(here, worth) : here;
        };
        for (int i = 0; i < state_.seats * kMostAdventurers; ++i) {
            const Adventurer& rival = state_.adventurer[i];
            if (!rival.in_play || seat_of_adventurer(i) == seat_) {
                continue;
            }
            const int steps = steps_between(state_, from, rival.tile);
            rivals += steps <= 3 ? 1 : 0;
            pirates += steps <= 3 && rival.pirate ? 1 : 0;
            if (!has_mark(state_.tile[rival.tile], kCity)) {
                consider(worth_of(rival), steps);
            }
        }
        for (int i = 0; i < state_.seats * kMostAgents; ++i) {
            if (state_.agent[i].loyalty == Loyalty::active && seat_of_agent(i) != seat_) {
                consider(state_.agent[i].wealth + state_.rules.rob_bonus,
                         steps_between(state_, from, state_.agent[i].tile));
            }
        }
        bool disaster = false;
        int sunk = 0;
        for (int i = 0; i < state_.disasters; ++i) {
            disaster = disaster || steps_between(state_, from, state_.disaster[i]) <= 2;
            sunk += bounded(state_.sunk[i], 0, 999);
        }
        int dispossessed = 0;
        for (int slot = 0; slot < kMostAgents; ++slot) {
            dispossessed +=
                state_.agent[(seat_ - 1) * kMostAgents + slot].loyalty == Loyalty::dispossessed ? 1
                                                                                                : 0;
        }
        put(scaled(rivals, 4));
        put(scaled(pirates, 2));
        put(scaled(bounded(prize, 0, 999), 16));
        put(scaled(bounded(here, 0, 999), 16));
        put(flag(disaster));
        put(scaled(bounded(sunk, 0, 999), 32));
        put(scaled(dispossessed, kMostAgents));
    }

    int technologies(int seat) const {
        int count = 0;
        for (const int copies : state_.technology[seat - 1]) {
            count += copies;
        }
        return count;
    }

    void write_cards() {
        if (state_.rules.mode != Mode::advanced) {
            skip(kSkills + 3);
            return;
        }
        for (int card = 0; card < kSkills; ++card) {
            put(scaled(skill(state_, me_, static_cast<Card>(card)), 1));
        }
        int most = 0;
        for (int other = 1; other <= state_.seats; ++other) {
            most = other == seat_ ? most : std::max(most, technologies(other));
        }
        int deck = 0;
        for (const int count : state_.deck) {
            deck += count;
        }
        put(scaled(technologies(seat_), 6));
        put(scaled(most, 6));
        put(scaled(deck, 16));
    }

    const State& state_;
    const Survey& survey_;
    int seat_;
    bool on_turn_;
    int me_;
    std::int8_t* out_;
    int water_left_ = 0;
    Fleet fleets_[kMostSeats];
};

}  // namespace

void Features::fill(const State& observation, const Survey& survey, std::int8_t* out) {
    Writer(observation, survey, out).write();
}

}  // namespace ctq::cartolan
