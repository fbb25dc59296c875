#pragma once

/// The options of Cartolan by their place in the table, in the page's order.
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

/// What the options that are words may be.
enum Movement { initial, budgeted };
enum Exploration { continuous, clockwise };
enum Mythical { off, east, hidden };
enum Deck { literal, box };

inline constexpr int kAdventurers = 3;
inline constexpr int kAgents = 5;

}  // namespace ctq::tests::slow_option
