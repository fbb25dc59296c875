#include "engine/core/bytes.hpp"

#include <doctest/doctest.h>

namespace ctq::tests {

using core::ByteReader;
using core::Bytes;
using core::ByteWriter;

TEST_CASE("bytes: decoding restores varints of any size") {
    for (unsigned shift = 0; shift < 64; ++shift) {
        for (const std::uint64_t number :
             {std::uint64_t{1} << shift, (std::uint64_t{1} << shift) - 1,
              ~std::uint64_t{0} >> shift}) {
            ByteWriter out;
            out.number(number);
            ByteReader in(out.bytes());
            CHECK(in.number() == number);
            CHECK(in.finished());
        }
    }
}

TEST_CASE("bytes: a non-minimal, oversized or truncated varint is refused") {
    for (const Bytes& bytes :
         {Bytes{0x80, 0x00}, Bytes{0xff, 0x80, 0x00}, Bytes{0x80}, Bytes{},
          Bytes{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02},
          Bytes{0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01}}) {
        ByteReader in(bytes);
        CHECK(in.number() == 0);
        CHECK_FALSE(in.good());
    }
}

TEST_CASE("bytes: reading past the end fails, and so does every later read") {
    const Bytes bytes{5, 1, 2};
    ByteReader in(bytes);
    CHECK(in.block().empty());
    CHECK_FALSE(in.good());
    CHECK(in.byte() == 0);
    CHECK(in.text().empty());
    CHECK_FALSE(in.finished());
}

TEST_CASE("bytes: fixed-size numbers are little-endian, and texts start with their length") {
    ByteWriter out;
    out.fixed(std::uint32_t{0x01020304});
    out.text("ab");
    CHECK(out.bytes() == Bytes{4, 3, 2, 1, 2, 'a', 'b'});
    ByteReader in(out.bytes());
    CHECK(in.fixed<std::uint32_t>() == 0x01020304);
    CHECK_FALSE(in.finished());
    CHECK(in.text() == "ab");
    CHECK(in.finished());
}

}  // namespace ctq::tests
