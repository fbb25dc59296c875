#pragma once

#include "engine/games/cartagena/cartagena.hpp"

/// The tokens on the track: bit sets over positions and words of bytes that rules.cpp reads, and
/// branch-free functions that move one token.
namespace ctq::cartagena {

/// Returns the set of one position.
constexpr std::uint64_t bit(int position) {
    return std::uint64_t{1} << static_cast<unsigned>(position);
}

/// Returns 1 if a position is a space of the track, where tokens count as occupants, else 0.
constexpr unsigned on_track(const State& state, int position) {
    return position >= 1 && position <= state.spaces ? 1 : 0;
}

/// Adds a token at a position; no effect off the track.
inline void add_occupant(State& state, int position) {
    const unsigned inside = on_track(state, position);
    std::uint8_t& count = state.on_space[position];
    count = static_cast<std::uint8_t>(count + inside);
    state.occupied |= std::uint64_t{inside} << position;
    state.full |= std::uint64_t{count == kMostPerSpace} << position;
}

/// Removes a token from a position; no effect off the track.
inline void remove_occupant(State& state, int position) {
    std::uint8_t& count = state.on_space[position];
    count = static_cast<std::uint8_t>(count - on_track(state, position));
    state.full &= ~bit(position);
    state.occupied = (state.occupied & ~bit(position)) | std::uint64_t{count > 0} << position;
}

// A seat's tokens are the bytes of one word. Their positions rise from the lowest byte to the
// highest.

inline constexpr std::uint64_t kEachByte = 0x0101010101010101ULL;
inline constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;

/// Returns a mask of the lowest `count` bytes (at most 7).
constexpr std::uint64_t low_bytes(int count) {
    return (std::uint64_t{1} << static_cast<unsigned>(8 * count)) - 1;
}

/// Returns the high bit of each byte that is at most `value`. All bytes must be below 128.
constexpr std::uint64_t at_most(std::uint64_t bytes, int value) {
    return ((kEachByte * static_cast<std::uint64_t>(value) | kHighBits) - bytes) & kHighBits;
}

/// Returns how many of the lowest `count` bytes are at most `value`.
constexpr int count_at_most(std::uint64_t bytes, int count, int value) {
    return static_cast<int>(((at_most(bytes, value) & low_bytes(count)) >> 7U) * kEachByte >> 56U);
}

/// Moves one token of the seat to act. Its bytes stay sorted.
inline void move_token(State& state, int from, int to) {
    const int me = state.seat - 1;
    const int rest = state.tokens - 1;
    const std::uint64_t row = state.token[me];
    const int out = count_at_most(row, state.tokens, from) - 1;
    const std::uint64_t without =
        (row & low_bytes(out)) | (row >> 8U & ~low_bytes(out) & low_bytes(rest));
    const int in = count_at_most(without, rest, to);
    state.token[me] = (without & low_bytes(in)) |
                      static_cast<std::uint64_t>(to) << static_cast<unsigned>(8 * in) |
                      (without & ~low_bytes(in)) << 8U;
    const bool stays = out > 0 && (row >> static_cast<unsigned>(8 * (out - 1)) & 255U) ==
                                      static_cast<unsigned>(from);
    state.own[me] = (state.own[me] & ~(std::uint64_t{!stays} << from)) | bit(to);
    remove_occupant(state, from);
    add_occupant(state, to);
}

}  // namespace ctq::cartagena
