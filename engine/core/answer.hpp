#pragma once

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

/// The answer of a worker to any request. A successful answer is the byte 1 and the payload. A
/// failed answer is the byte 0 and the reason as text.
namespace ctq::core {

/// Begins a successful answer. The caller appends the payload to the writer.
ByteWriter begin_answer();
/// Returns a failed answer with this problem.
Bytes failed_answer(const Problem& problem);

/// Returns the payload of an answer, as a view into `bytes`. Fails if the worker reported an error
/// or the bytes are malformed.
Result<ByteView> open_answer(ByteView bytes);
/// Returns the problem to report for a payload that can't be decoded.
Problem unreadable_answer();

}  // namespace ctq::core
