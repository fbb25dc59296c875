#pragma once

#include <cstdint>

namespace ctq::cli {

/// How often this thread has asked the heap for memory since it began. ctq counts in its own
/// operator new, so that `bench` can show that playing a game asks for none.
std::int64_t allocations();

}  // namespace ctq::cli
