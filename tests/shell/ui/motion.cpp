#include "shell/ui/motion.hpp"

#include <doctest/doctest.h>

namespace ctq::ui {
namespace {

TEST_CASE("A tween starts at its initial value, reaches its target on time and stays there") {
    Motion motion;
    Tween tween;
    begin(motion, 10, false);
    go(tween, 100, motion, 0.5F);
    CHECK(motion.moving);
    CHECK(value(tween, motion) == doctest::Approx(0));
    begin(motion, 10.25, false);
    CHECK(value(tween, motion) == doctest::Approx(50));
    CHECK(motion.moving);
    begin(motion, 10.5, false);
    CHECK(value(tween, motion) == doctest::Approx(100));
    CHECK_FALSE(motion.moving);
}

TEST_CASE("A tween that gets a new target while moving does not jump") {
    Motion motion;
    Tween tween;
    begin(motion, 0, false);
    go(tween, 100, motion, 1);
    begin(motion, 0.5, false);
    const float before = value(tween, motion);
    go(tween, 0, motion, 1);
    CHECK(value(tween, motion) == doctest::Approx(before));
    begin(motion, 1.5, false);
    CHECK(value(tween, motion) == doctest::Approx(0));
}

TEST_CASE("With reduced motion a tween reaches its target immediately") {
    Motion motion;
    Tween tween;
    begin(motion, 0, true);
    go(tween, 100, motion);
    CHECK(value(tween, motion) == doctest::Approx(100));
    CHECK_FALSE(motion.moving);
}

TEST_CASE("wake_at keeps the earliest of the requested future times") {
    Motion motion;
    begin(motion, 1, false);
    wake_at(motion, 5);
    wake_at(motion, 3);
    wake_at(motion, 0.5);
    CHECK(motion.wake == doctest::Approx(3));
    begin(motion, 3, false);
    CHECK(motion.wake == doctest::Approx(0));
}

TEST_CASE("A carried piece starts and ends at the given places and is lifted in between") {
    const Point a{0, 100};
    const Point b{100, 100};
    CHECK(carried(a, b, 0, 20) == a);
    CHECK(carried(a, b, 1, 20) == b);
    CHECK(carried(a, b, 0.5F, 20).y == doctest::Approx(80));
    CHECK(ease(0) == doctest::Approx(0));
    CHECK(ease(1) == doctest::Approx(1));
    CHECK(ease_out(2) == doctest::Approx(1));
}

}  // namespace
}  // namespace ctq::ui
