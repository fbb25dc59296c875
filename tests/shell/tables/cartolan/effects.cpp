#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/words.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/tables/context.hpp"

/// Compares the stated costs and gains of actions, in buttons, tips and the text view, with the
/// engine's result.
namespace ctq::cartolan::view {
namespace {

const std::vector<std::string> kNames = {"Ada", "Ben"};

core::Match played_with(std::string_view options, std::string_view tokens) {
    return tests::played<Game>(options, tokens);
}

const State& state_in(const core::Match& match) {
    return *static_cast<const State*>(match.state());
}

tables::Effect effect_at_table(const core::Match& match, core::Action action) {
    const tables::Picker picker;
    const ViewContext context{.game = match.game(),
                              .view = match.state(),
                              .viewer = match.turn().seat,
                              .turn = match.turn(),
                              .your_turn = true,
                              .names = kNames,
                              .picker = picker,
                              .reduced = false,
                              .odds = false};
    return effect_of(context, action);
}

tables::Effect effect_at_table(const core::Match& match, const char* token) {
    const auto action = match.game().from_text(match.state(), token);
    REQUIRE(action);
    core::ActionList legal;
    match.options_now(legal);
    CAPTURE(token);
    REQUIRE(std::find(legal.begin(), legal.end(), *action) != legal.end());
    return effect_at_table(match, *action);
}

/// Returns the number behind `before` in `words`, or -1 if there is none.
int number_behind(std::string_view words, std::string_view before) {
    const std::size_t at = words.find(before);
    if (at == std::string_view::npos) {
        return -1;
    }
    const std::size_t from = at + before.size();
    const std::size_t end = std::min(words.find_first_not_of("0123456789", from), words.size());
    return static_cast<int>(core::read_number(words.substr(from, end - from)).value_or(-1));
}

/// Checks "Chest 7 → 4" and "Vault 7 → 4" against the states before and after. Returns whether
/// `words` has either.
bool check_changes(const std::string& words, const State& before, const State& after) {
    const int one = mover_index(before);
    const int seat = before.seat;
    const auto check = [&](const std::string& purse, int was, int is) {
        const int from = number_behind(words, purse + " ");
        if (from < 0) {
            return false;
        }
        CAPTURE(words);
        CHECK(from == was);
        CHECK(number_behind(words, purse + " " + std::to_string(from) + " → ") == is);
        return true;
    };
    const bool chest = check("Chest", before.adventurer[one].chest, after.adventurer[one].chest);
    const bool vault = check("Vault", before.vault[seat - 1], after.vault[seat - 1]);
    return chest || vault;
}

/// Checks the stated effect of an action against the state after it.
void check_effect(const core::Match& match, core::Action action, std::map<Kind, int>& seen) {
    const State& before = state_in(match);
    const tables::Effect effect = effect_at_table(match, action);
    State after = before;
    Game::apply(after, action);
    const Kind kind = kind_of(action);
    if (kind == Kind::lift && before.phase == Phase::act) {
        Game::apply(after, make_action(Kind::place));  // a place action must follow, and costs too
    }
    const int one = mover_index(before);
    CAPTURE(Game::to_text(before, action));
    CAPTURE(effect.full);
    const bool states_change = check_changes(effect.full, before, after);
    switch (kind) {
        case Kind::place:
        case Kind::restore:
        case Kind::buy:
        case Kind::agent_at:
        case Kind::bank:
        case Kind::send:
        case Kind::take_wealth:
            CHECK(states_change);
            break;
        case Kind::rest:
            CHECK(states_change == (after.adventurer[one].chest != before.adventurer[one].chest));
            CHECK(after.phase == Phase::act);
            CHECK(effect.brief.find(std::to_string(moves_of(after).left)) != std::string::npos);
            break;
        case Kind::attack:
        case Kind::attack_agent:
            CHECK((effect.brief.find("makes you a pirate") != std::string::npos) ==
                  (after.adventurer[one].pirate && !before.adventurer[one].pirate));
            break;
        default:
            break;
    }
    if (kind == Kind::bank) {
        CHECK((effect.brief.find("wins") != std::string::npos) == (after.phase == Phase::over));
    }
    ++seen[kind];
}

TEST_CASE("The effect text of each Cartolan action states what the engine then does") {
    std::map<Kind, int> seen;
    for (const char* mode : {"mode=beginner margin=9", "mode=regular", "mode=advanced"}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            core::Match match = app::new_match<Game>(std::string(mode) +
                                                         " domain=1 adventurer_price=4 "
                                                         "agent_price=2 agent_price_own=1 "
                                                         "place_price=1 trade=4",
                                                     {"human", "human"}, seed);
            core::ActionList list;
            for (unsigned ply = 0; ply < 400; ++ply) {
                if (match.turn().kind != core::Turn::Kind::seat) {
                    break;
                }
                match.options_now(list);
                core::Action chosen =
                    list[static_cast<int>((ply * 7 + seed * 3) % static_cast<unsigned>(list.size))];
                for (const core::Action action : list) {
                    check_effect(match, action, seen);
                    const Kind kind = kind_of(action);
                    // Mostly choose actions that are rarer than sailing, and bank the whole Chest.
                    const bool rare = kind > Kind::adv && kind != Kind::stop && kind != Kind::done;
                    chosen = rare && ply % 5 != 0 ? action : chosen;
                }
                REQUIRE_FALSE(match.play(match.turn().seat, chosen));
                match.play_chance();
            }
        }
    }
    for (const Kind kind :
         {Kind::rest, Kind::place, Kind::attack, Kind::attack_agent, Kind::take_wealth,
          Kind::take_card, Kind::bank, Kind::buy, Kind::agent_at, Kind::equip}) {
        CAPTURE(static_cast<int>(kind));
        CHECK(seen[kind] > 0);
    }
}

// Seat 1 trades at a wonder near the city; seat 2 sails to the same tile.
constexpr const char* kMeeting = "first=1 n n tile=ftttt stop n n";

TEST_CASE(
    "The effect text of an attack gives odds and gain, and says that the attacker turns pirate") {
    const core::Match match = played_with("mode=regular", kMeeting);
    const tables::Effect effect = effect_at_table(match, "attack=1.1");
    CHECK(effect.brief == "28 %, takes 1, makes you a pirate");
    CHECK(effect.full.find("28 %, takes 1, half its Chest. Won or lost, it makes you a pirate") ==
          0);
    core::Match won =
        played_with("mode=regular", std::string(kMeeting) + " attack=1.1 die=with die=against");
    CHECK(state_in(won).adventurer[adventurer_index(2, 1)].chest -
              state_in(match).adventurer[adventurer_index(2, 1)].chest ==
          1);
}

TEST_CASE("The effect text of an arrest gives the Vault's gain and does not mention a new pirate") {
    const core::Match match =
        played_with("mode=regular", std::string(kMeeting) +
                                        " attack=1.1 die=with die=against stop "
                                        "wait");
    const tables::Effect effect = effect_at_table(match, "attack=2.1");
    CHECK(effect.brief == "28 %, Vault +5");
    CHECK(effect.full.find("pirate loses its Chest and goes home") != std::string::npos);
}

TEST_CASE("The effect text of a move gives the wind, the odds of a gust, and a disaster's loss") {
    const core::Match match = played_with("mode=regular", "first=1 n");
    CHECK(effect_at_table(match, "n").full == "with the wind; any tile fits here");
    CHECK(effect_at_table(match, "gust=s").full == "1 in 6, 17 %; else the move is lost");
    core::Match wreck = played_with("mode=regular", "first=1 e e tile=ttttf n tile=disaster e e");
    CHECK(effect_at_table(wreck, "n").full ==
          "with the wind; the disaster takes your Chest, 0, and you go home");
    REQUIRE_FALSE(wreck.play_text("n"));
    CHECK(state_in(wreck).adventurer[adventurer_index(2, 1)].tile == state_in(wreck).city[0]);
}

TEST_CASE("A Cartolan card gives its effect, and the discovery deck gives the odds of its cards") {
    const core::Match match =
        played_with("mode=advanced domain=0", "first=1 card=guest card=banker n n tile=ftttt");
    const tables::Effect draw = effect_at_table(match, "take=card");
    CHECK(draw.brief == "83 % a skill");
    CHECK(draw.full.find("8.3 % Sickness: ") != std::string::npos);
    CHECK(draw.full.find("8.3 % Season: ") != std::string::npos);
    CHECK(effect_at_table(match, "take=wealth").brief == "Chest 0 → 5");
    for (int card = 0; card < kCards; ++card) {
        CHECK(card_text(card).size() > std::string(card_face(card).title).size() + 2);
    }
}

}  // namespace
}  // namespace ctq::cartolan::view
