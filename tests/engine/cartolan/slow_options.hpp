#pragma once

/// The options of Cartolan by their index in the option table, in the order of the rules page.
namespace ctq::tests::slow_option {

enum SlowOption {
    mode,
    movement,
    exploration,
    mythical,
    deck,
    boxes,
    adventurers,
    margin,
    water_pile,
    land_pile,
    wonder_water,
    wonder_land,
    trade,
    cut,
    adventurer_price,
    place_price,
    agent_price,
    agent_price_own,
    rest_price,
    restore_price,
    rob_bonus,
    arrest,
    tries,
    moves,
    land_moves,
    upwind_moves,
    empty_land_moves,
    empty_upwind_moves,
    domain,
    die_faces,
    die_against
};

/// The values of the options that are words.
enum Movement { initial, budgeted };
enum Exploration { continuous, clockwise };
enum Mythical { off, east, hidden };
enum Deck { literal, box };

inline constexpr int kAdventurers = 3;
inline constexpr int kAgents = 5;

}  // namespace ctq::tests::slow_option
