#include "shell/match/players.hpp"

#include <doctest/doctest.h>

#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("The only person is named You, and equal bots are numbered by seat") {
    const Session one = table("", {"human", "greedy", "greedy"});
    CHECK(one.players().names() == std::vector<std::string>{"You", "Greedy 2", "Greedy 3"});
    const Session two = table("", {"human", "greedy", "human"});
    CHECK(two.players().names() == std::vector<std::string>{"Player 1", "Greedy", "Player 3"});
}

TEST_CASE("person() returns the seat of the only person, or 0 if there are several or none") {
    const Session one = table("", {"greedy", "human", "greedy"});
    CHECK(one.players().person() == 2);
    CHECK(one.players().humans() == 1);
    CHECK(one.players().count() == 3);
    CHECK_FALSE(one.players().human(0));
    CHECK(table("", {"human", "human"}).players().person() == 0);
    CHECK(table("", {"greedy", "greedy"}).players().person() == 0);
}

TEST_CASE("same_seats compares who plays at each seat, but not the names") {
    const Players players({{kPerson, 0}, {2, 5}}, {"You", "Greedy"});
    CHECK(players.same_seats(Players({{kPerson, 0}, {2, 5}}, {"Ann", "Ben"})));
    CHECK_FALSE(players.same_seats(Players({{kPerson, 0}, {2, 6}}, {"You", "Greedy"})));
    CHECK_FALSE(players.same_seats(Players({{kRemote, 0}, {2, 5}}, {"You", "Greedy"})));
    CHECK_FALSE(players.same_seats(Players({{kPerson, 0}}, {"You"})));
}

}  // namespace
}  // namespace ctq::match
