#include "engine/core/sha256.hpp"

#include <doctest/doctest.h>

#include <string>

/// SHA-256 against the examples of the standard.
namespace ctq::tests {
namespace {

std::string hex_of(const core::Digest& digest) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

std::string hash_of(std::string_view text) {
    return hex_of(core::Sha256().add(text).finish());
}

}  // namespace

TEST_CASE("sha256: the examples of FIPS 180") {
    CHECK(hash_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hash_of(std::string(1'000'000, 'a')) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("sha256: splitting a text into pieces does not change its hash") {
    const std::string text(200, 'x');
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        core::Sha256 hash;
        hash.add(text.substr(0, cut)).add(text.substr(cut));
        CHECK(hex_of(hash.finish()) == hash_of(text));
    }
}

TEST_CASE("sha256: numbers are added as little-endian bytes") {
    CHECK(core::Sha256().add(std::uint32_t{0x64636261}).finish() ==
          core::Sha256().add("abcd").finish());
    CHECK(core::Sha256().add(std::uint64_t{0x6867666564636261}).finish() ==
          core::Sha256().add("abcdefgh").finish());
}

}  // namespace ctq::tests
