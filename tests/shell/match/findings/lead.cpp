#include "shell/match/findings/lead.hpp"

#include <doctest/doctest.h>

namespace ctq::match {
namespace {

TEST_CASE("The lead of a seat is over the best other seat, and is negative behind it") {
    core::Standing standing;
    standing.seats = 3;
    standing.half_points = {11, 4, 8};
    CHECK(seat_lead(standing, 1) == 3);
    CHECK(seat_lead(standing, 2) == -7);
    CHECK(points_words(standing, 1) == "5½–4");
    CHECK(points_words(standing, 3) == "4–5½");
    standing.seats = 1;
    CHECK(seat_lead(standing, 1) == 11);
    CHECK(points_words(standing, 1) == "5½");
}

}  // namespace
}  // namespace ctq::match
