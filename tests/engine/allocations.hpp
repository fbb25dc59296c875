#pragma once

#include <cstdint>

namespace ctq::tests {

/// Returns how many times the program has allocated memory so far. The tests replace operator new
/// to count.
std::uint64_t allocations();

}  // namespace ctq::tests
