#pragma once

#include <cstdint>

namespace ctq::tests {

/// How often the program has asked for memory so far: the tests' own operator new counts.
std::uint64_t allocations();

}  // namespace ctq::tests
