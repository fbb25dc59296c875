#pragma once

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

/// What a worker sends back, whatever it was asked for: the answer's own bytes behind a 1, or
/// behind a 0 why there is none, as text.
namespace ctq::core {

/// An answer to be filled: its own bytes are written behind its head.
ByteWriter begin_answer();
/// Why there is no answer.
Bytes failed_answer(const Problem& problem);

/// The answer's own bytes, which lie in `bytes`. Problem: the one the worker met, or bytes that no
/// worker sends.
Result<ByteView> open_answer(ByteView bytes);
/// What whoever reads the bytes of an answer says when they are none.
Problem unreadable_answer();

}  // namespace ctq::core
