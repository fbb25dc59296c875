#include "shell/ui/theme.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "shell/ui/seats.hpp"

namespace ctq::ui {
namespace {

constexpr float readable = 4.5F;

/// What a translucent colour over an opaque one looks like.
Color over(Color top, Color base) {
    const float share = static_cast<float>(top >> 24) / 255.0F;
    return mix(base | 0xFF000000U, top | 0xFF000000U, share);
}

TEST_CASE("Words are readable wherever they stand, in both rooms") {
    for (const Theme* t : {&dark_theme, &light_theme}) {
        CAPTURE(t->dark);
        for (const Color room : {t->room_from, t->room_to}) {
            const Color panel = over(t->panel, room);
            for (const Color ground : {room, panel, over(t->field, panel), over(t->bar, room)}) {
                CHECK(contrast(t->text, ground) >= readable);
                CHECK(contrast(t->muted, ground) >= readable);
                CHECK(contrast(t->title, ground) >= readable);
            }
            CHECK(contrast(t->text, over(t->raised, panel)) >= readable);
        }
        for (const Color words : {t->text, t->muted, t->title}) {
            CHECK(contrast(words, t->sheet) >= readable);
        }
        for (const Color words : {t->ink, t->ink_soft}) {
            CHECK(contrast(words, t->paper_from) >= readable);
            CHECK(contrast(words, t->paper_to) >= readable);
        }
        CHECK(contrast(t->on_brass, t->brass) >= readable);
    }
}

TEST_CASE("A number on a seat's token is readable") {
    for (int seat = 1; seat <= 8; ++seat) {
        CAPTURE(seat);
        CHECK(contrast(seat_look(seat).ink, seat_look(seat).color) >= 4.2F);
    }
}

TEST_CASE("No two seats share a colour or a shape") {
    for (int a = 1; a <= 8; ++a) {
        for (int b = a + 1; b <= 8; ++b) {
            CHECK(seat_look(a).color != seat_look(b).color);
            CHECK(seat_look(a).shape != seat_look(b).shape);
        }
    }
}

TEST_CASE("Colours pack as vertex colours do, and mix at both ends to themselves") {
    CHECK(rgb(0x123456) == 0xFF563412U);
    CHECK(rgb(0x123456, 0.0F) == 0x00563412U);
    CHECK(mix(rgb(0x102030), rgb(0x405060), 0.0F) == rgb(0x102030));
    CHECK(mix(rgb(0x102030), rgb(0x405060), 1.0F) == rgb(0x405060));
    CHECK(faded(rgb(0x102030), 0.5F) == rgb(0x102030, 0.5F));
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21.0F));
}

}  // namespace
}  // namespace ctq::ui
