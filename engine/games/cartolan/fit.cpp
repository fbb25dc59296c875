#include "engine/games/cartolan/fit.hpp"

namespace ctq::cartolan {
namespace {

/// How many tiles fit a cell and how many don't.
struct Pool {
    int fitting = 0;
    int other = 0;

    int size() const { return fitting + other; }
};

/// The tiles of one colour, as far as an exploration is concerned.
struct Supply {
    Pool unseen;
    Pool discards;
    int pile = 0;  ///< how many of the unseen tiles are in the pile

    /// The discards become the pile.
    void refill() {
        unseen = discards;
        discards = {};
        pile = unseen.size();
    }
};

Supply supply_for(const State& state, Colour colour, const Winds& winds,
                  const Surroundings& around) {
    Supply supply;
    supply.pile = state.pile[static_cast<int>(colour)];
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        const int unseen = state.unseen[kind];
        const int discards = state.discard[kind];
        if (unseen + discards == 0) {
            continue;
        }
        const bool fits = fitting_wind(kind, winds, around) >= 0;
        (fits ? supply.unseen.fitting : supply.unseen.other) += unseen;
        (fits ? supply.discards.fitting : supply.discards.other) += discards;
    }
    return supply;
}

/// Returns the probability that tries of `each` tiles lay a tile. Follows the only course in which
/// they don't: every tile that is drawn is a misfit. `held` misfits are already drawn in this try.
double chance_of(Supply supply, int tries, int each, int held) {
    double misfits = 1;
    for (; tries > 0; --tries, held = 0) {
        while (held < each) {
            if (supply.pile == 0) {
                supply.refill();
            }
            if (supply.unseen.other == 0) {
                // Only fitting tiles are left, or none.
                return supply.pile > 0 ? 1 : 1 - misfits;
            }
            misfits *= static_cast<double>(supply.unseen.other) / supply.unseen.size();
            --supply.unseen.other;
            --supply.pile;
            ++held;
        }
        supply.discards.other += held;
    }
    return 1 - misfits;
}

}  // namespace

Surroundings surroundings_of(const State& state, int x, int y) {
    Surroundings around;
    for (int side = kNorth; side <= kWest; ++side) {
        const int next = tile_at(state, x + step_x(side), y + step_y(side));
        if (next != kNoTile) {
            around.tiles |= 1U << side;
            around.land |= (state.tile[next].edges >> opposite(side) & 1U) << side;
        }
    }
    return around;
}

int fitting_wind(int kind, const Winds& winds, const Surroundings& around) {
    for (int i = 0; i < winds.count; ++i) {
        if (((edges_of(kind, winds.wind[i]) ^ around.land) & around.tiles) == 0) {
            return winds.wind[i];
        }
    }
    return -1;
}

Fit fit_of(const State& state, int tile, int direction, int lookouts) {
    const Tile& from = state.tile[tile];
    const Supply supply =
        supply_for(state, colour_beyond(state, tile, direction),
                   winds_to_try(state.rules.clockwise, from.wind, direction),
                   surroundings_of(state, from.x + step_x(direction), from.y + step_y(direction)));
    const Pool& next = supply.pile > 0 ? supply.unseen : supply.discards;
    Fit fit;
    fit.fitting = next.fitting;
    fit.coming = next.size();
    fit.never = next.fitting + supply.discards.fitting == 0;
    fit.chance = fit.never ? 0 : chance_of(supply, state.rules.tries, 1 + lookouts, 0);
    return fit;
}

Fit fit_of(const State& state, int direction) {
    const int me = mover_index(state);
    return fit_of(state, state.adventurer[me].tile, direction, skill(state, me, Card::lookout));
}

bool explores(const State& state, core::Action action) {
    const Kind kind = kind_of(action);
    return (kind == Kind::move || kind == Kind::gust) &&
           neighbour(state, mover(state).tile, what_of(action)) == kNoTile;
}

bool may_fit(const State& state, int tile, int direction) {
    const Tile& from = state.tile[tile];
    const Colour colour = colour_beyond(state, tile, direction);
    const bool unseen = state.pile[static_cast<int>(colour)] > 0;
    const Winds winds = winds_to_try(state.rules.clockwise, from.wind, direction);
    const Surroundings around =
        surroundings_of(state, from.x + step_x(direction), from.y + step_y(direction));
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        if ((state.discard[kind] > 0 || (unseen && state.unseen[kind] > 0)) &&
            fitting_wind(kind, winds, around) >= 0) {
            return true;
        }
    }
    return false;
}

Found found_now(const State& state) {
    const Progress& now = state.now;
    const Winds winds =
        winds_to_try(state.rules.clockwise, state.tile[mover(state).tile].wind, now.direction);
    const Surroundings around{now.around, now.around_land};
    const Supply supply = supply_for(state, now.colour, winds, around);
    const int lookouts = skill(state, mover_index(state), Card::lookout);
    Found found;
    found.tile = chance_of(supply, state.rules.tries - now.tries, 1 + lookouts, now.held_count);
    for (int i = 0; i < now.held_count; ++i) {
        found.tile = fitting_wind(now.held_tiles[i], winds, around) >= 0 ? 1 : found.tile;
    }
    const bool unseen = supply.pile > 0 && supply.unseen.fitting > 0;
    const int fitting = unseen ? supply.unseen.fitting : supply.discards.fitting;
    for (int kind = first_kind(now.colour); kind < end_of_kinds(now.colour) && fitting > 0;
         ++kind) {
        const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
        const int count = unseen ? state.unseen[kind] : state.discard[kind];
        if ((facts.wonder || facts.disaster) && count > 0 &&
            fitting_wind(kind, winds, around) >= 0) {
            (facts.wonder ? found.wonder : found.disaster) += found.tile * count / fitting;
        }
    }
    return found;
}

bool is_closed(const State& state, int x, int y) {
    if (tile_at(state, x, y) != kNoTile) {
        return false;
    }
    bool beside = false;
    for (int direction = kNorth; direction <= kWest; ++direction) {
        const int from = tile_at(state, x - step_x(direction), y - step_y(direction));
        if (from != kNoTile) {
            beside = true;
            if (may_fit(state, from, direction)) {
                return false;
            }
        }
    }
    return beside;
}

}  // namespace ctq::cartolan
