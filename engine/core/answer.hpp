#pragma once

#include "engine/core/archive.hpp"

/// The jobs of workers and their answers. The first byte of a job tells its kind. A successful
/// answer is the byte 1 and the payload. A failed answer is the byte 0 and the reason as text.
namespace ctq::core {

/// Whether the bytes are a job of this kind.
inline bool is_job_of(ByteView bytes, std::uint8_t kind) {
    return !bytes.empty() && bytes.front() == kind;
}

/// The first byte of a successful answer.
inline constexpr std::uint8_t kAnswered = 1;

/// Returns a successful answer: the fields of this value.
template <class T>
Bytes answered(T value) {
    return to_bytes(std::move(value), {kAnswered});
}
/// Returns a failed answer with this problem.
Bytes failed_answer(const Problem& problem);

/// Returns the payload of an answer, as a view into `bytes`. Fails if the worker reported an error
/// or the bytes are malformed.
Result<ByteView> open_answer(ByteView bytes);
/// Returns the problem to report for a payload that can't be decoded.
Problem unreadable_answer();

/// Reads the value of `answered`. Fails if the worker reported an error or the bytes are malformed.
template <class T>
Result<T> read_answer_as(ByteView bytes) {
    const auto payload = open_answer(bytes);
    return payload ? from_bytes<T>(*payload, unreadable_answer()) : payload.problem();
}

}  // namespace ctq::core
