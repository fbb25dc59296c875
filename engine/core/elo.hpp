#pragma once

namespace ctq::core {

/// Returns how many times stronger a player with `more` more Elo is. Uses only + - * /, so that results are
/// bit-identical on every machine.
double strength_of(double more);

/// Returns the expected share of first places of a player whose rating is `elo` points above that
/// of all others at a table with `seats` seats.
double share_at(double elo, int seats);

}  // namespace ctq::core
