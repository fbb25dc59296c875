#pragma once

#include "engine/core/bytes.hpp"
#include "engine/core/match.hpp"
#include "engine/core/owners.hpp"
#include "engine/core/result.hpp"

/// Who is likely to own which place of the board at the end, asked of whoever has time for it, as bytes.
namespace ctq::bots {

/// The first byte of such a question; other jobs begin otherwise.
inline constexpr std::uint8_t kOwnersFormat = 0x4F;

/// Playouts that tell it well enough to be drawn.
inline constexpr std::int64_t kOwnersPlayouts = 1000;

/// Whether a game can tell it: its guide has `owners`.
bool tells_owners(const core::GameHandle& game);

/// The question at the match's cursor. Its chance depends on the position alone.
core::Bytes owners_question(const core::Match& match, std::int64_t playouts);

/// Whether these bytes are meant to be such a question.
bool asks_owners(core::ByteView bytes);

/// The answer to it, encoded; or a problem, encoded. Never fails otherwise.
core::Bytes answer_owners(core::ByteView bytes);

/// What `answer_owners` gave. Problem: the one met, or bytes that are no answer.
core::Result<core::LikelyOwners> read_owners(core::ByteView bytes);

}  // namespace ctq::bots
