#pragma once

#include <cstdint>

namespace ctq::cli {

/// Returns the number of heap allocations of this thread since it began. ctq counts in its own
/// operator new, so that `bench` can show that playing a game allocates nothing.
std::int64_t allocations();

}  // namespace ctq::cli
