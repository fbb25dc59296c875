#include "engine/core/answer.hpp"

namespace ctq::core {
namespace {

constexpr std::uint8_t kFailed = 0;

}  // namespace

Bytes failed_answer(const Problem& problem) {
    Bytes bytes{kFailed};
    const std::string text = problem.text();
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

Result<ByteView> open_answer(ByteView bytes) {
    ByteReader in(bytes);
    const std::uint8_t head = in.byte();
    if (in.good() && head == kAnswered) {
        return in.rest();
    }
    if (in.good() && head == kFailed && !in.rest().empty()) {
        return Problem{"", std::string(in.rest().begin(), in.rest().end())};
    }
    return unreadable_answer();
}

Problem unreadable_answer() {
    return {"", "The worker's answer could not be read."};
}

}  // namespace ctq::core
