#include "engine/core/say.hpp"

#include <doctest/doctest.h>

#include "engine/bots/roster.hpp"
#include "engine/core/game.hpp"
#include "engine/core/options.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::core {

TEST_CASE("say: a placeholder is replaced by its value or by the form that fits the value") {
    CHECK(say("{who} takes {n} {n:gem|gems}.", {{"who", "Ann"}, {"n", 1}}) == "Ann takes 1 gem.");
    CHECK(say("{who} takes {n} {n:gem|gems}.", {{"who", "Ann"}, {"n", 2}}) == "Ann takes 2 gems.");
    CHECK(say("{n} {n:gem|gems}", {{"n", 0}}) == "0 gems");
    CHECK(say("{n:one|{n} of them|none}", {{"n", 0}}) == "none");
    CHECK(say("{who} {who:win|wins}", {{"who", "You"}}) == "You win");
    CHECK(say("{who} {who:win|wins}", {{"who", std::string("Ben")}}) == "Ben wins");
    CHECK(say("{who:Your|{who}’s} turn", {{"who", "Ben"}}) == "Ben’s turn");
    CHECK(say("Rest{free:, free| for {cost}}", {{"free", true}, {"cost", 3}}) == "Rest, free");
    CHECK(say("Rest{free:, free| for {cost}}", {{"free", false}, {"cost", 3}}) == "Rest for 3");
    CHECK(say("{told:: {what}|.}", {{"told", true}, {"what", "go"}}) == ": go");
}

TEST_CASE("say: placeholders inside a value are not replaced") {
    CHECK(say("{who} wins.", {{"who", "{n}|{"}, {"n", 3}}) == "{n}|{ wins.");
}

TEST_CASE("say: a placeholder without a value stays in the text") {
    CHECK(say("{who} wins.") == "{who} wins.");
    CHECK(say("{n:a|b} {m}", {{"n", 1}}) == "a {m}");
    CHECK(say("{n", {{"n", 1}}) == "1");
    CHECK(say("}", {{"n", 1}}) == "}");
    CHECK(say("").empty());
}

TEST_CASE("say: a phrase has one form that addresses the acting seat and one for everyone else") {
    const Phrase play = phrase(2, "{you:play|plays} a {card}", {{"card", "hat"}});
    CHECK(play.seat == 2);
    CHECK(play.you == "play a hat");
    CHECK(play.they == "plays a hat");
    const Phrase both = phrase("all go on");
    CHECK(both.seat == 0);
    CHECK(both.you == both.they);
}

TEST_CASE(
    "say: with_names() replaces seats with names and writes your for the seat that is called You") {
    const std::vector<std::string> names{"You", "Ben"};
    CHECK(with_names("attacks @1's Agent", names) == "attacks your Agent");
    CHECK(with_names("attacks @2's Agent", names) == "attacks Ben's Agent");
    CHECK(with_names("@1 and @2", names) == "You and Ben");
}

TEST_CASE("say: ended() adds a full stop only if the text has no final punctuation") {
    CHECK(ended("Your turn") == "Your turn.");
    CHECK(ended("How much?") == "How much?");
    CHECK(ended("").empty());
}

TEST_CASE("say: listed() joins names with commas, and with the word and before the last name") {
    CHECK(listed({"Ann"}) == "Ann");
    CHECK(listed({"Ann", "Ben"}) == "Ann and Ben");
    CHECK(listed({"Ann", "Ben", "Cleo"}) == "Ann, Ben and Cleo");
}

TEST_CASE("A bot's title contains its parameter, written as a level, a number or a percentage") {
    const auto title = [](const char* game, const char* bot) {
        return bot_title(bots::roster(**find_game(cabinet(), game)), bot);
    };
    CHECK(title("cartagena", "greedy") == "Greedy");
    CHECK(title("carteso", "search:2") == "Search level 2");
    CHECK(title("carteso", "search") == "Search level 3");
    CHECK(title("incan_gold", "random:0.2") == "Random 20 %");
    CHECK(title("incan_gold", "random:0.125") == "Random 12.5 %");
    CHECK(title("incan_gold", "turn:1..20") == "Turn 1..20");
    CHECK(title("incan_gold", "optimal") == "Solo");
    CHECK(title("cartagena", "human") == "Human");
}

TEST_CASE("The title of a set of options lists the options that differ from their defaults") {
    const OptionTable table = (*find_game(cabinet(), "cartolan"))->info->options;
    const auto options = read_options(table, "mode=advanced deck=box margin=24");
    REQUIRE(options);
    CHECK(options_title(table, *options) ==
          "Mode: Characters, Wonders and disasters: Included, Lead that wins: 24");
    CHECK(options_title(table, standard_options(table)).empty());
    const OptionTable carteso = (*find_game(cabinet(), "carteso"))->info->options;
    CHECK(options_title(carteso, *read_options(carteso, "komi=3 sides=fixed")) ==
          "Komi: 3, Sides: Fixed");
}

}  // namespace ctq::core
