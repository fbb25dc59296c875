#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/core/handle.hpp"

/// What each action of a position is worth when all play their best from then on, asked of whoever
/// has time for it, as bytes. Only for games and positions that can be solved
/// (`Game::action_values`).
namespace ctq::bots {

/// The first byte of such a question; jobs of bots and of the laboratory begin otherwise.
inline constexpr std::uint8_t kActionValuesFormat = 0x57;

/// Whether these bytes are meant to be such a question.
bool asks_action_values(std::span<const std::uint8_t> bytes);

/// The question. The state must be solvable.
core::Bytes encode_action_values(const core::GameHandle& game, const void* state);

/// The answer to it, encoded; or a problem, encoded. Never fails otherwise.
core::Bytes answer_action_values(std::span<const std::uint8_t> bytes);

/// What `answer_action_values` gave: by legal action in order, the lead of the seat to act at the
/// end, in half points. Problem: the one met, or bytes that are no answer.
core::Result<std::vector<std::int32_t>> read_action_values(std::span<const std::uint8_t> bytes);

}  // namespace ctq::bots
