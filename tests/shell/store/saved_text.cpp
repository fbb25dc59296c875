#include "shell/store/saved_text.hpp"

#include <doctest/doctest.h>

namespace ctq::store {
namespace {

TEST_CASE("A date of the library is told in words, and a damaged one is left out") {
    CHECK(day_words("2026-11-21 14:05") == "21 Nov 2026");
    CHECK(day_words("2026-01-02") == "2 Jan 2026");
    CHECK(day_of_year_words("2026-12-31") == "31 December");
    for (const char* damaged :
         {"", "2026-00-21", "2026-13-21", "2026-xx-21", "2026-11-", "2026-1"}) {
        CAPTURE(damaged);
        CHECK(day_words(damaged).empty());
        CHECK(day_of_year_words(damaged).empty());
    }
}

TEST_CASE("A line of the library that names impossible seats is told without them") {
    Saved saved;
    saved.game = "carteso";
    saved.seats = "human claimer";
    saved.state = Saved::State::over;
    saved.seat_digits = "2";
    CHECK(saved_outcome(saved) == "Claimer won");
    saved.seat_digits = "1";
    CHECK(saved_outcome(saved) == "You won");
    saved.seat_digits = "12";
    CHECK(saved_outcome(saved) == "A draw");
    for (const char* impossible : {"0", "3", "9", "/", ":"}) {
        CAPTURE(impossible);
        saved.seat_digits = impossible;
        CHECK(saved_outcome(saved) == "Finished");
    }
}

}  // namespace
}  // namespace ctq::store
