// The module of the Web Worker: the engine only. web/worker/prelude.js calls it.
#include <emscripten.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "engine/lab/work.hpp"

/// Runs a job. Returns the size of the result in four bytes, followed by the result. The caller
/// frees it.
extern "C" EMSCRIPTEN_KEEPALIVE std::uint8_t* ctq_answer(const std::uint8_t* job,
                                                         std::uint32_t size) {
    const auto result = ctq::lab::work({job, size});
    const auto count = static_cast<std::uint32_t>(result.size());
    auto* out = static_cast<std::uint8_t*>(std::malloc(sizeof(count) + count));
    std::memcpy(out, &count, sizeof(count));
    std::memcpy(out + sizeof(count), result.data(), count);
    return out;
}
