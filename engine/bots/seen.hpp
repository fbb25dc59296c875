#pragma once

#include "engine/core/handle.hpp"

namespace ctq::core {
class WriteArchive;
class ReadArchive;
}  // namespace ctq::core

/// What a worker is told of a position. All jobs about a position are encoded by these functions.
namespace ctq::bots {

/// The position in which a seat is to choose. Everything that is computed from it depends on
/// nothing else.
struct Seen {
    const core::GameHandle* game = nullptr;
    int seat = 0;                  ///< the seat to choose
    std::uint32_t ply = 0;         ///< number of actions before, from which random numbers derive
    core::StateBox observation{};  ///< what the seat sees
};

/// Write and read a game of this program and a state of it. The state itself is not checked,
/// because it comes from this program; only its size is.
void state_fields(core::WriteArchive& archive, const core::GameHandle*& game,
                  core::StateBox& state);
void state_fields(core::ReadArchive& archive, const core::GameHandle*& game, core::StateBox& state);

/// Write and read what a seat sees. It must be the seat's turn.
void seen_fields(core::WriteArchive& archive, Seen& seen);
void seen_fields(core::ReadArchive& archive, Seen& seen);

}  // namespace ctq::bots
