#include "shell/tables/cartagena/tips.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the tooltips and warnings for cards, pirates and spaces of Cartagena.
namespace ctq::cartagena::view {
namespace {

constexpr const char* kWarning =
    "This is your last card, and nobody stands behind you to fall back to";

struct Table : tests::Table {
    /// Makes a table of two seats at this position, with seat 1 to act.
    explicit Table(const std::string& position, const std::string& options = "", int left = 1)
        : tests::Table(tests::played<Game>(
              options, "", {"human", "greedy"},
              "track=SCDCCSHHCSDDSHDH " + position + " turn=1 left=" + std::to_string(left))) {}
    std::string warning(const char* token) {
        return view->effect(context(), action(token)).warning;
    }
    std::string card(int symbol) const {
        return card_tip(context(), marks_of(context()).moves, symbol);
    }
    std::string place(int place) const { return place_tip(context(), marks_of(context()), place); }
};

TEST_CASE("A warning appears if the last card leaves the person no pirate to move back to") {
    // The card moves a pirate ahead of all others, and the other own pirate is at the start.
    Table alone("tokens=0,0|9,12 hands=H|S", "tokens=2");
    CHECK(alone.warning("H@0") == kWarning);
    CHECK(alone.view->prompt(alone.context())
              .ends_with("This is your last card, and nobody stands behind you to fall back to"));
}

TEST_CASE("Cartagena's prompt gives the number of the action and how many the turn has") {
    Table first("tokens=0,0|9,12 hands=HH|S", "tokens=2 actions=2", 2);
    CHECK(first.view->prompt(first.context()) == "Action 1 of 2: play a card");
    Table second("tokens=0,9|3,12 hands=HH|S", "tokens=2 actions=2");
    CHECK(second.view->prompt(second.context()) ==
          "Action 2 of 2: play a card, or move a pirate back to draw, or end the turn");
    Table only("tokens=0,0|9,12 hands=HH|S", "tokens=2");
    CHECK(only.view->prompt(only.context()) == "play a card");
}

TEST_CASE("No warning appears if a card is left, a pirate stands behind, or the card wins") {
    Table two("tokens=0,0|9,12 hands=HH|S", "tokens=2");
    CHECK(two.warning("H@0").empty());
    CHECK(two.view->prompt(two.context()) == "play a card");
    Table behind("tokens=0,0|3,12 hands=H|S", "tokens=2");
    CHECK(behind.warning("H@0").empty());
    CHECK(behind.view->prompt(behind.context()) == "play a card");
    Table winning("tokens=16|9 hands=H|S", "tokens=1");
    CHECK(winning.warning("H@16").empty());
}

TEST_CASE("If a warning applies to only one pirate, the prompt does not show it") {
    // The heart leads from 3 to 7, with no pirate behind, and from 8 to 14, with 3 behind.
    Table table("tokens=3,8|15,15 hands=H|S", "tokens=2");
    CHECK(table.warning("H@8").empty());
    CHECK(table.view->prompt(table.context()).find(kWarning) == std::string::npos);
}

TEST_CASE("A card's tooltip lists its targets, and a pirate's tooltip the cards for moving back") {
    Table table("tokens=0,9|5,12 hands=DC|S", "tokens=2");
    table.offer();
    CHECK(table.card(3) == "Club: start → 2, 9 → the boat");
    CHECK(table.place(9).find("Falls back to 5, draws 1 card.") != std::string::npos);
    CHECK(table.place(9).find("Space 9, club: ") == 0);
    CHECK(table.place(5).find("Falls") == std::string::npos);
    Table first("tokens=0,3|5,12 hands=DC|S", "tokens=2");
    first.offer();
    CHECK(first.place(3).find("Nobody stands behind 3.") != std::string::npos);
}

TEST_CASE("While a pirate is chosen, a space's tooltip lists the pirate's moves to that space") {
    // No pirate is behind 3. From 9 a pirate falls back to 3, and a card leads to the boat.
    Table table("tokens=3,9|12,12 hands=DC|S", "tokens=2");
    table.offer();
    CHECK(table.place(3).find("Nobody stands behind 3.") != std::string::npos);
    table.picker.choose(token_spot(9));
    CHECK(table.place(3).ends_with("\nFall back 9 → 3, draw 1 card"));
}

TEST_CASE("The tooltip of the last card has the warning") {
    Table alone("tokens=0,0|9,12 hands=H|S", "tokens=2");
    alone.offer();
    CHECK(alone.card(1).find(kWarning) != std::string::npos);
    Table two("tokens=0,0|9,12 hands=HH|S", "tokens=2");
    two.offer();
    CHECK(two.card(1).find(kWarning) == std::string::npos);
}

}  // namespace
}  // namespace ctq::cartagena::view
