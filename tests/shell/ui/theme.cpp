#include "shell/ui/theme.hpp"

#include <doctest/doctest.h>

#include "shell/ui/seats.hpp"

namespace ctq::ui {
namespace {

TEST_CASE("The number on each seat's token has enough contrast") {
    for (int seat = 1; seat <= 8; ++seat) {
        CAPTURE(seat);
        CHECK(contrast(seat_look(seat).ink, seat_look(seat).color) >= 4.2F);
    }
}

TEST_CASE("No two seats share a color or a shape") {
    for (int a = 1; a <= 8; ++a) {
        for (int b = a + 1; b <= 8; ++b) {
            CHECK(seat_look(a).color != seat_look(b).color);
            CHECK(seat_look(a).shape != seat_look(b).shape);
        }
    }
}

TEST_CASE(
    "Colors are packed in the byte order of vertex colors, and mix returns its ends at 0 and 1") {
    CHECK(rgb(0x123456) == 0xFF563412U);
    CHECK(rgb(0x123456, 0.0F) == 0x00563412U);
    CHECK(mix(rgb(0x102030), rgb(0x405060), 0.0F) == rgb(0x102030));
    CHECK(mix(rgb(0x102030), rgb(0x405060), 1.0F) == rgb(0x405060));
    CHECK(faded(rgb(0x102030), 0.5F) == rgb(0x102030, 0.5F));
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21.0F));
}

}  // namespace
}  // namespace ctq::ui
