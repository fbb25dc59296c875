// The web worker's module: the engine alone. web/worker/prelude.js calls it.
#include <emscripten.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "engine/lab/work.hpp"

/// Does a job. Returns the result's size in four bytes and then the result, to be freed.
extern "C" EMSCRIPTEN_KEEPALIVE std::uint8_t* ctq_answer(const std::uint8_t* job,
                                                         std::uint32_t size) {
    const auto result = ctq::lab::work({job, size});
    const auto count = static_cast<std::uint32_t>(result.size());
    auto* out = static_cast<std::uint8_t*>(std::malloc(sizeof(count) + count));
    std::memcpy(out, &count, sizeof(count));
    std::memcpy(out + sizeof(count), result.data(), count);
    return out;
}
