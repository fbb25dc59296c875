#include "engine/games/cartolan/features.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/games/cartolan/compass.hpp"

namespace ctq::cartolan {
namespace {

using core::Feature;
using core::kFeatureOne;

constexpr int kMost = 127;
/// The ends of the ranges of a lead. Each range is a feature that rises from 0 to 1 within it.
constexpr int kSteps[] = {-40, -26, -16, -8, 0, 8, 16, 26, 40};
constexpr int kRamps = static_cast<int>(std::size(kSteps)) - 1;

constexpr Feature kTable[] = {
    {"three_seats", "three play", 1, 0, 64},
    {"four_seats", "four play", 1, 0, 64},
    {"regular", "with land, piracy and disasters", 1, 0, 64},
    {"advanced", "with cards as well", 1, 0, 64},
    {"budgeted", "hard moves at any time of a turn", 1, 0, 64},
    {"clockwise", "tiles that don't fit turn clockwise first", 1, 0, 64},
    {"mythical", "there is a second city, or may be", 1, 0, 64},
    {"pile", "tiles of each colour left, of those dealt", 2, 0, 64},
    {"pile_low", "the same up to 8 tiles, then up to 24", 4, 0, 64},
    {"round", "rounds begun, 40 as one", 1, 0, 127},
    {"on_turn", "the seat is on turn", 1, 0, 64, "goes on with its turn",
     "leaves the turn to the others"},
    {"turns_until", "turns of others before its own, of all seats", 1, 0, 48},
    {"lead", "Vault less the best other Vault, in eight steps from -40 to 40", kRamps, 0, 64,
     "brings more into the Vault", nullptr},
    {"lead_at_sea", "the same with the own Chests", kRamps, 0, 64, "brings more into the Chest",
     nullptr},
    {"rival_at_sea", "the best rival's Vault and Chests less the own Vault, in such steps", kRamps,
     0, 64},
    {"to_win", "what the fullest own Chest lacks to win at home, in steps from 20 to 0", 4, 0, 64,
     "comes nearer to what wins", nullptr},
    {"wins_at_home", "how close such a Chest is to a city, where it wins there", 1, 0, 64,
     "comes nearer to bringing home what wins", nullptr},
    {"loses_at_home", "the same of the rivals' Chests", 1, 0, 64, nullptr,
     "keeps a rival from bringing home what wins"},
    {"last_tiles", "who leads, by how few tiles are left", 1, -64, 64},
    {"vault", "Vaults, 48 as one: the own, then in turn order", kMostSeats, 0, 127},
    {"chests", "Chests of each seat, 32 as one", kMostSeats, 0, 127, "brings more into the Chest",
     nullptr},
    {"chests_near", "the same by how near they are to a city, 24 as one", kMostSeats, 0, 127},
    {"fullest", "the fullest Chest of each seat, 32 as one", kMostSeats, 0, 127},
    {"fullest_near", "how near it is to a city", kMostSeats, 0, 64},
    {"agents", "Agents of each seat in play, five as one", kMostSeats, 0, 64, "has another Agent",
     nullptr},
    {"held", "what they hold, 16 as one", kMostSeats, 0, 127},
    {"adventurers", "Adventurers of each seat, three as one", kMostSeats, 0, 64,
     "has another Adventurer", nullptr},
    {"in_play", "each own Adventurer, the one on turn first, is in play", kMostAdventurers, 0, 64},
    {"chest", "its Chest, 24 as one", kMostAdventurers, 0, 127, "brings more into the Chest",
     nullptr},
    {"home", "its way to a city, 16 as one", kMostAdventurers, 0, 127, nullptr,
     "comes nearer home"},
    {"home_near", "how short it is", kMostAdventurers, 0, 64, "comes nearer home", nullptr},
    {"chest_near", "its Chest by how short that way is, 16 as one", kMostAdventurers, 0, 127,
     "brings the Chest nearer home", nullptr},
    {"pirate", "it is a pirate", kMostAdventurers, 0, 64},
    {"wonder_near", "how near a wonder is where it may trade", kMostAdventurers, 0, 64,
     "comes nearer to a wonder where it may trade", nullptr},
    {"unknown_near", "how near the unknown is", kMostAdventurers, 0, 64,
     "comes nearer to the unknown", nullptr},
    {"agent_near", "how near an own Agent is", kMostAdventurers, 0, 64,
     "comes nearer to an own Agent", nullptr},
    {"moves", "moves left to the one on turn, four as one", 1, 0, 127, "keeps more moves", nullptr},
    {"reach", "it may still move over land, against the wind, with it; roll for a gust", 4, 0, 64},
    {"wonder_way", "its way to such a wonder, eight moves as one", 1, 0, 127, nullptr,
     "comes nearer to a wonder where it may trade"},
    {"unknown_way", "its way to the unknown, eight moves as one", 1, 0, 127, nullptr,
     "comes nearer to the unknown"},
    {"this_turn", "a city, such a wonder, the unknown lies within its moves", 3, 0, 64},
    {"exits", "directions it may take into the unknown, then to known tiles, four as one", 2, 0,
     64},
    {"rest", "it may rest at an own Agent, then at a rival's", 2, 0, 64},
    {"may_place", "it may place an Agent here", 1, 0, 64},
    {"wonders", "wonders where it may trade, eight as one", 1, 0, 127},
    {"in_domain", "it is near a city", 1, 0, 64},
    {"yet_to_move", "other own Adventurers that have yet to move, two as one", 1, 0, 64},
    {"acted", "tile actions here are closed", 1, 0, 64},
    {"explores", "a tile is to be drawn, of water, then of land", 2, 0, 64, "explores", nullptr},
    {"explores_far", "for a place where a wonder would be a discovery", 1, 0, 64,
     "explores where a wonder would be a discovery", nullptr},
    {"fit", "neighbours of that place, four as one", 1, 0, 64},
    {"tries", "tries left there, five as one", 1, 0, 127},
    {"explores_at", "how far from the Capital that place is, 16 as one", 1, 0, 127},
    {"gust", "the gust die is to be rolled", 1, 0, 64},
    {"gust_home", "what the gust would shorten the way home by, eight as one", 1, -127, 127},
    {"fight", "a fight is going on; what it may bring, 16 as one", 2, 0, 127,
     "may take what it fights for", nullptr},
    {"sunk_here", "what the wreck that is tried may bring, 16 as one", 1, 0, 127},
    {"card_due", "a card is to be drawn", 1, 0, 64},
    {"choice", "the seat is to choose a tile, or what a discovery brings", 1, 0, 64},
    {"rivals_near", "rivals' Adventurers at most three steps away, four as one", 1, 0, 127, nullptr,
     "keeps away from rivals"},
    {"pirates_near", "pirates among them, two as one", 1, 0, 127},
    {"prize", "the best prize at most four steps away, 16 as one", 1, 0, 127},
    {"prize_here", "the best prize on this tile, 16 as one", 1, 0, 127},
    {"disaster_near", "a disaster lies at most two steps away", 1, 0, 64, nullptr,
     "keeps away from a disaster"},
    {"sunk", "wealth on all disasters, 32 as one", 1, 0, 127},
    {"dispossessed", "own Agents that are, five as one", 1, 0, 64},
    {"skill", "the skills of the one on turn, or of the first, by card", kSkills, 0, 127},
    {"technologies", "technologies of the own seat, six as one", 1, 0, 127},
    {"rivals_technologies", "the most of a rival", 1, 0, 127},
    {"deck", "cards left in the discovery deck, 16 as one", 1, 0, 127},
};
static_assert(core::count_features(kTable) == Features::kCount);

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
          on_turn_(state.seat == survey.seat && state.phase >= Phase::gust &&
                   state.phase != Phase::choose && state.phase != Phase::over),
          me_(on_turn_ ? mover_index(state) : adventurer_index(survey.seat, 1)),
          out_(out) {
        for (int seat = 1; seat <= state.seats; ++seat) {
            fleets_[seat - 1] = fleet_of(state, seat, survey);
        }
    }

    void write() {
        write_match();
        write_leads();
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
        for (int i = 0; i < kRamps; ++i) {
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

    int tiles_left(Colour colour) const {
        int left = state_.pile[static_cast<int>(colour)];
        for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
            left += state_.discard[kind];
        }
        return left;
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
        water_left_ = tiles_left(Colour::water);
        const int land_left = tiles_left(Colour::land);
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
            skip(19);
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
        for (int direction = kNorth; reach.downwind && direction <= kWest; ++direction) {
            if (reach.allows(crossing_of(state_, direction))) {
                ++exits[neighbour(state_, it.tile, direction) == kNoTile ? 0 : 1];
            }
        }
        put(scaled(exits[0], 4));
        put(scaled(exits[1], 4));
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

/// Four of five training matches use the default options, except for the mode.
constexpr core::Practice kPractice[] = {
    {"mode=beginner", 32},
    {"mode=regular", 28},
    {"mode=advanced", 20},
    {"mode=beginner movement=budgeted", 2},
    {"mode=beginner exploration=clockwise", 2},
    {"mode=beginner mythical=east", 2},
    {"mode=beginner adventurers=2", 2},
    {"mode=regular movement=budgeted", 2},
    {"mode=regular exploration=clockwise", 1},
    {"mode=regular mythical=hidden", 2},
    {"mode=regular adventurers=2", 2},
    {"mode=advanced movement=budgeted", 2},
    {"mode=advanced exploration=clockwise", 1},
    {"mode=advanced mythical=hidden", 1},
    {"mode=advanced adventurers=2", 1},
};

bool is_worth_considering(const State& state, core::Action action) {
    switch (kind_of(action)) {
        case Kind::send:
        case Kind::lift:
            return false;
        case Kind::bank:
            return amount_of(action) == mover(state).chest;
        case Kind::agent_at:
            return has_mark(state.tile[what_of(action)], kWonder);
        default:
            return true;
    }
}

}  // namespace

std::span<const Feature> Features::table() {
    return kTable;
}

bool Features::is_lost(const State& observation, const core::Notes& notes) {
    return observation.phase == Phase::act && read_log(notes).away[observation.mover] > kStallLimit;
}

std::span<const core::Practice> Features::practice() {
    return kPractice;
}

void Features::fill(const State& observation, const Survey& survey, std::int8_t* out) {
    Writer(observation, survey, out).write();
}

void Features::candidates(const State& observation, Game::Legal& list) {
    int size = 0;
    for (int i = 0; i < list.size; ++i) {
        if (is_worth_considering(observation, list[i])) {
            list.items[size++] = list[i];
        }
    }
    list.size = size > 0 ? size : list.size;
}

}  // namespace ctq::cartolan
