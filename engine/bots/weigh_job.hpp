#pragma once

#include <span>

#include "engine/bots/weigh.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

/// Weighing a position, asked of whoever has time for it, as bytes.
namespace ctq::bots {

/// The first byte of such a question; other jobs begin otherwise.
inline constexpr std::uint8_t kWeighFormat = 0x57;

/// Whether these bytes are meant to be such a question.
bool asks_weighing(core::ByteView bytes);

/// The question.
core::Bytes encode(const WeighQuestion& question);

/// What `encode` made. Problem: bytes that are no question of this program's games.
core::Result<WeighQuestion> read_weigh_question(core::ByteView bytes);

/// The answer to it, encoded; or a problem, encoded. Never fails otherwise.
core::Bytes answer_weighing(core::ByteView bytes);

/// A weighing with at least one action, as `answer_weighing` gives it.
core::Bytes encode(const Weighing& weighing);

/// What `answer_weighing` gave; its first action is the best. Problem: the one met, or bytes that are
/// no answer.
core::Result<Weighing> read_weighing(core::ByteView bytes);

}  // namespace ctq::bots
