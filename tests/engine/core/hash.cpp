#include "engine/core/hash.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace ctq::tests {

TEST_CASE("hash: the hashes equal those of an independent implementation") {
    CHECK(core::hash_text("a", 0) == 0x343e69370ad4a4eeU);
    CHECK(core::hash_text("cartagena", 1) == 0x2229d0baaf3e31b5U);
    CHECK(core::hash_text("0123456789abcdef", 2) == 0x2ba5bb81d41b5e06U);
}

TEST_CASE("hash: changing any bit, the length or the seed changes the hash") {
    std::set<std::uint64_t> seen;
    const std::string base(40, '\0');
    seen.insert(core::hash_text(base, 0));
    seen.insert(core::hash_text(base, 1));
    for (std::size_t size = 0; size < base.size(); ++size) {
        seen.insert(core::hash_text(base.substr(0, size), 0));
    }
    for (std::size_t bit = 0; bit < base.size() * 8; ++bit) {
        std::string flipped = base;
        flipped[bit / 8] = static_cast<char>(1U << bit % 8);
        seen.insert(core::hash_text(flipped, 0));
    }
    CHECK(seen.size() == 2 + 40 + 320);
}

}  // namespace ctq::tests
