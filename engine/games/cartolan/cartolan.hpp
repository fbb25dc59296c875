#pragma once

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"
#include "engine/core/statistic.hpp"

/// Cartolan – Trade Winds, Tom Wilkinson's game of exploration by wind, in three modes, each of
/// which adds rules to the one before. Rules and rulings: README.md beside this file.
///
/// Implementation: the map is a list of tiles in the order they were laid, found by their
/// coordinates through a small open-addressing hash table. Everything else refers to tiles by their
/// number in that list. Nothing is hidden: piles and decks are multisets of what may still come.
namespace ctq::cartolan {

inline constexpr int kMostSeats = 4;
inline constexpr int kMostAdventurers = 3;  ///< per seat
inline constexpr int kMostAgents = 5;       ///< per seat
inline constexpr int kMostTiles = 190;      ///< 120 water, 60 land, two cities with their waters
inline constexpr int kTileSlots = 192;  ///< capacity of a set of tiles: three words, one bit for
                                        ///< each tile
inline constexpr int kPlaceSlots = 512;
inline constexpr int kMostHeld = 3;  ///< tiles drawn in one try
inline constexpr int kMostDisasters = 4;
inline constexpr int kMostCities = 2;
inline constexpr int kWaterKinds = 13;
inline constexpr int kLandKinds = 21;  ///< the Mythical City is the last
inline constexpr int kKinds = kWaterKinds + kLandKinds;
inline constexpr int kMythicalKind = kKinds - 1;
/// The most wealth in one purse; any excess is lost.
inline constexpr int kMostWealth = 99'999;

enum class Mode : std::uint8_t { beginner, regular, advanced };
enum class Mythical : std::uint8_t { off, east, hidden };
enum class Colour : std::uint8_t { water, land };

/// Directions in clockwise order.
enum Direction { kNorth, kEast, kSouth, kWest };
/// Winds in clockwise order: wind w blows towards the directions w and w + 1.
enum Wind : std::uint8_t { kNorthEast, kSouthEast, kSouthWest, kNorthWest };

/// The kind of a crossing.
enum class Crossing : std::uint8_t { land, upwind, downwind };

/// Skills of characters and technologies, then the events of the discovery deck.
enum class Card : std::uint8_t {
    downwind,
    upwind,
    lookout,
    defence,
    attack,
    rob,
    banker,
    envoy,
    guest,
    tradesman,
    sickness,
    season,
};
inline constexpr int kSkills = 10;
inline constexpr int kCards = 12;

/// Indices into core::Options, in the order of the game's table of options.
enum OptionIndex {
    kMode,
    kMovement,
    kExploration,
    kMythicalCity,
    kDeck,
    kBoxes,
    kAdventurers,
    kMargin,
    kWaterPile,
    kLandPile,
    kWonderWater,
    kWonderLand,
    kTrade,
    kCut,
    kAdventurerPrice,
    kPlacePrice,
    kAgentPrice,
    kAgentPriceOwn,
    kRestPrice,
    kRestorePrice,
    kRobBonus,
    kArrest,
    kTries,
    kMoves,
    kLandMoves,
    kUpwindMoves,
    kEmptyLandMoves,
    kEmptyUpwindMoves,
    kDomain,
    kDieFaces,
    kDieAgainst,
};

/// The rules in force: the options in the form the game uses.
struct Rules {
    std::uint16_t margin;
    Mode mode;
    bool budgeted;
    bool clockwise;
    Mythical mythical;
    std::uint8_t wonder[2];  ///< wealth for a wonder, by the colour of its tile's back
    std::uint8_t trade;
    std::uint8_t cut;
    std::uint8_t adventurer_price;
    std::uint8_t place_price;
    std::uint8_t agent_price;
    std::uint8_t agent_price_own;
    std::uint8_t rest_price;
    std::uint8_t restore_price;
    std::uint8_t rob_bonus;
    std::uint8_t arrest;
    std::uint8_t tries;
    std::uint8_t moves;
    std::uint8_t land_moves;
    std::uint8_t upwind_moves;
    std::uint8_t empty_land_moves;
    std::uint8_t empty_upwind_moves;
    std::uint8_t domain;
    std::uint8_t die_faces;
    std::uint8_t die_against;
    std::uint8_t unused[5];
};

enum TileMark : std::uint8_t { kWonder = 1, kDisaster = 2, kCity = 4, kLandBack = 8 };

struct Tile {
    std::int16_t x;
    std::int16_t y;
    std::uint8_t edges;  ///< bit d: the edge in direction d is land
    std::uint8_t wind;   ///< separate from the edges, because seasons turn only the wind
    std::uint8_t marks;  ///< bits of TileMark
    std::uint8_t agent;  ///< 1 + the number of the Agent there, or 0
};

struct Adventurer {
    std::uint64_t traded[3];  ///< bit t: traded at tile t since the last city visit
    std::uint64_t called[3];  ///< bit t: ended a move on tile t since the last city visit; advanced
                              ///< mode only
    std::int32_t chest;
    std::uint8_t tile;
    std::uint8_t city;  ///< the number of the city last visited
    bool in_play;
    bool pirate;
    std::uint8_t character;  ///< 1 + the card of its character; 0: none
    std::uint8_t works;      ///< 1 + the technology that works this turn, or 0
    std::uint8_t carries;    ///< 1 + the technology that works from its next turn, or 0
    std::uint8_t unused[5];
};

enum class Loyalty : std::uint8_t { none, active, dispossessed };

struct Agent {
    std::int32_t wealth;
    std::uint8_t tile;
    Loyalty loyalty;  ///< none: in the supply
    std::uint8_t unused[2];
};

/// The phases of chance first, then those of a seat.
enum class Phase : std::uint8_t {
    first,      ///< chance decides who starts
    character,  ///< chance draws the character of a new Adventurer
    gust,       ///< chance rolls the die for a crossing against the wind
    explore,    ///< chance draws a tile
    card,       ///< chance draws a card from the discovery deck
    fight,      ///< chance rolls the dice of an attack
    court,      ///< chance rolls the dice against a disaster
    choose,     ///< the seat chooses which Adventurer moves next
    act,        ///< the Adventurer moves or acts on its tile
    keep,       ///< the seat chooses one of the drawn tiles that fit
    take,       ///< the seat takes wealth or a card for a discovery
    lifted,     ///< the seat must place the Agent that it has lifted
    bank,
    shop,
    equip,
    over,
};

/// Whether chance acts.
constexpr bool is_chance(Phase phase) {
    return phase < Phase::choose;
}
/// Whether an Adventurer is in the middle of its turn.
constexpr bool is_moving(Phase phase) {
    return phase >= Phase::gust && phase != Phase::choose && phase != Phase::over;
}

/// The actions on a tile, in the order in which they may be taken. After an action, those before it
/// are no longer allowed.
enum Step : std::uint8_t {
    kAttackStep = 3,
    kRestStep,
    kRestoreStep,
    kPlaceStep,
    kSendStep,
    kNoStep
};

/// The progress of the turn of the Adventurer on turn.
struct Progress {
    std::uint8_t land;  ///< moves by land since the turn began or the last rest; the next two count
                        ///< the other kinds
    std::uint8_t upwind;
    std::uint8_t downwind;
    std::uint8_t step;  ///< tile actions before this one are closed
    bool discovered;    ///< the tile was discovered by the last move
    bool courted;  ///< the Adventurer has tried to recover wealth from the disaster since the last
                   ///< move
    std::uint8_t guest_rests;  ///< free rests in this turn
    std::uint8_t lifted;       ///< 1 + the lifted Agent, or 0
    std::uint32_t rested;      ///< bit a is set if the Adventurer has rested at Agent a this turn
    std::uint16_t attacked;    ///< bit i: Adventurer i was attacked since the last move
    bool agent_attacked;       ///< the Agent here was attacked since the last move
    // A crossing in progress.
    std::uint8_t direction;
    Colour colour;       ///< colour of the pile
    std::uint8_t tries;  ///< failed tries so far
    std::uint8_t held_count;
    std::uint8_t held_tiles[kMostHeld];
    std::uint8_t around;       ///< bit d: the empty cell has a neighbour in direction d
    std::uint8_t around_land;  ///< bit d: that neighbour's edge is land
    // An attack, or a try at a disaster, in progress.
    std::uint8_t target;  ///< 1 + the number of the Adventurer, or 13 + that of the Agent; 0: none
    std::uint8_t attempts;  ///< attempts left
    std::uint8_t needed;    ///< successful rolls in a row that one attempt needs
    std::uint8_t successes;
    std::uint8_t first_die;  ///< 0: not rolled; 1: with the wind; 2: against it
    std::uint8_t unused[3];
};

/// Adventurers are numbered (seat - 1) * 3 + their number - 1, Agents (seat - 1) * 5 + slot.
struct State {
    Adventurer adventurer[kMostSeats * kMostAdventurers];
    Agent agent[kMostSeats * kMostAgents];
    Tile tile[kMostTiles];
    std::uint8_t place[kPlaceSlots];  ///< 1 + a tile's number, by the hash of its coordinates
    std::int32_t vault[kMostSeats];
    std::int32_t sunk[kMostDisasters];      ///< wealth on each disaster
    std::uint8_t disaster[kMostDisasters];  ///< tiles of the disasters
    std::uint8_t unseen[kKinds];            ///< tiles that may be in the pile, by kind
    std::uint8_t discard[kKinds];
    std::uint8_t pile[2];              ///< tiles in the pile, by colour
    std::uint8_t dealt[2];             ///< tiles in the pile at the start, by colour
    std::uint8_t characters[kSkills];  ///< characters left in their deck
    std::uint8_t deck[kCards];         ///< cards left in the discovery deck
    std::uint8_t used[2];              ///< sicknesses and seasons in the discard pile
    std::uint8_t technology[kMostSeats][kSkills];
    Rules rules;
    Progress now;
    std::uint32_t turns;  ///< Adventurers' turns begun so far
    std::uint32_t round;
    std::uint8_t city[kMostCities];  ///< tiles of the cities
    std::uint8_t tiles;
    std::uint8_t disasters;
    std::uint8_t cities;
    std::uint8_t seats;
    std::uint8_t first;    ///< the seat that starts each round; 0: not decided yet
    std::uint8_t seat;     ///< seat on turn
    std::uint8_t mover;    ///< the number of the Adventurer on turn, from 0
    std::uint8_t to_move;  ///< bit i: the seat's Adventurer i still has to move
    Phase phase;
    bool exhausted;  ///< the game is over because the tiles ran out, not by the margin
};

/// The kinds of an action; codes sort by kind, then their value.
enum class Kind : std::uint8_t {
    move,
    wait,
    gust,
    adv,
    rest,
    restore,
    place,
    lift,
    attack,
    attack_agent,
    court,
    take_wealth,
    take_card,
    keep,
    send,
    bank,
    buy,
    agent_at,
    done,
    equip,
    stop,
    first,
    tile,
    die,
    roll,
    card,
    count,  ///< all players agree to end the game now
};

/// Returns the code of an action: tile, direction, seat, card or number in the low byte, an amount
/// above it.
constexpr core::Action make_action(Kind kind, int what = 0, int amount = 0) {
    return static_cast<core::Action>(kind) << 27U | static_cast<core::Action>(amount) << 8U |
           static_cast<core::Action>(what);
}
/// Returns the kind of an action. It may be an invalid kind if the code is not from this program.
constexpr Kind kind_of(core::Action action) {
    return static_cast<Kind>(action >> 27U);
}
/// Returns the tile, direction, seat, card or number; 0 for `bank`.
constexpr int what_of(core::Action action) {
    return static_cast<int>(action & 255U);
}
/// Returns the wealth, for the kinds `bank` and `send`.
constexpr int amount_of(core::Action action) {
    return static_cast<int>(action >> 8U & 0x7ffffU);
}
inline constexpr int kNoCard = kSkills;  ///< stands for "no technology" in the action `equip`
inline constexpr int kWith = 0;
inline constexpr int kAgainst = 1;
inline constexpr int kHit = 0;
inline constexpr int kMiss = 1;

/// Returns an Adventurer's index in the state. Seat and number count from 1.
constexpr int adventurer_index(int seat, int number) {
    return (seat - 1) * kMostAdventurers + number - 1;
}
/// Returns the seat of an Adventurer by its index.
constexpr int seat_of_adventurer(int index) {
    return index / kMostAdventurers + 1;
}
/// Returns an Adventurer's number within its seat, from 1, by its index.
constexpr int number_of_adventurer(int index) {
    return index % kMostAdventurers + 1;
}
/// Returns the seat of an Agent by its index.
constexpr int seat_of_agent(int index) {
    return index / kMostAgents + 1;
}

/// The rules. `core::Game` specifies each function. Nothing is secret: everything is public, and
/// the contents of piles and decks are decided when drawn.
struct Game : core::NothingSecret<State> {
    using State = cartolan::State;
    using Legal = core::FixedList<core::Action, core::kLegalCapacity>;
    using Chances = core::FixedList<core::Outcome, kLandKinds>;

    static const core::GameInfo& info();
    /// Fails for a Mythical City hidden in the beginner mode, or a gust die without a face that is
    /// with the wind.
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    /// Points are the wealth in the Vaults. Ranks follow the points or, if all Vaults are empty at
    /// the end, the fullest single Chest of each seat.
    static core::Standing result(const State& state);
    static constexpr core::Action kCount = make_action(Kind::count);
    /// Returns the number of tiles laid plus all wealth in Vaults: it rises when an Adventurer finds
    /// a tile or banks.
    static std::int32_t milestones(const State& state);
    static std::string stall_words(const State& state);
    /// The wealth of a seat in its Vault and its Chests, in halves.
    static std::int32_t progress(const State& state, int seat);
    static std::string to_text(const State& state, core::Action action);
    static std::optional<core::Action> from_text(const State& state, std::string_view text);
    static core::Phrase describe(const State& state, core::Action action);
    static std::string why_not(const State& state, core::Action action);
    /// Figures that the last state does not contain.
    struct StatisticsState {
        std::uint32_t moves[kMostSeats] = {};  ///< including waits and tries of a gust
        std::uint32_t failed = 0;              ///< failed explorations
        std::uint32_t tiles = 0;               ///< tiles on the map before a tile was drawn
    };
    static std::span<const core::Statistic> statistics();
    static void follow(StatisticsState& statistics, const State& state, int seat,
                       core::Action action);
    /// Of an unfinished game, records only that it is unfinished. Records figures about the winner
    /// only if there is a winner.
    static void read(const State& state, const StatisticsState& statistics,
                     core::Readings& readings);
    static const char* check(const State& state);
    static void picture(const State& state, core::JsonWriter& json);
    /// Always fails: the game has no set-up positions.
    static core::Result<State> position(const core::Options& options, int seats,
                                        std::string_view text);
    static std::span<const core::ExperimentPreset> presets();
    static core::LevelTable levels();
    /// Returns whether an Adventurer with wealth in its Chest acts.
    static bool at_stake(const State& state);
    /// Keeps in a legal list what bots of every level consider: no exploration that can't lay a
    /// tile, and nothing by which the seat ends a match that it then loses. Keeps all actions if
    /// there is no other.
    static void sensible(const State& state, Legal& list);
    /// Advice comes from the neural net of the learned player (engine/bots/net).
    static core::AdviceSource advice_source(const core::Options& /*options*/, int /*seats*/) {
        return core::AdviceSource::net;
    }
    static core::PuzzleSource puzzle_source();
    static std::span<const core::BenchRow> bench_rows();
};

/// Inline because the laboratory calls it for every action. An exploration failed if the last tile
/// drawn for it was not laid.
inline void Game::follow(StatisticsState& statistics, const State& state, int seat,
                         core::Action action) {
    const Kind kind = kind_of(action);
    if (kind <= Kind::gust) {
        ++statistics.moves[seat - 1];
        statistics.tiles = state.tiles;
    } else if (kind == Kind::tile && state.tiles == statistics.tiles &&
               state.phase != Phase::explore && state.phase != Phase::keep) {
        ++statistics.failed;
    }
}
static_assert(Kind::move < Kind::wait && Kind::wait < Kind::gust);

}  // namespace ctq::cartolan
