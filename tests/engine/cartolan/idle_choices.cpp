#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "engine/core/hash.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scenario.hpp"
#include "tests/engine/tokens.hpp"

/// No choice is offered that changes nothing, such as lifting an Agent and putting it back, or
/// stopping where nothing else is legal. The long records are from games of bots and random
/// players.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::Phase;
using cartolan::State;

constexpr const char* kLiftRecord =
    "first=1 s wait e tile=ttftf n s n s e e tile=fttft e tile=ttftf e tile=ttttf tile=ttttf "
    "tile=ttfff s wait wait w e n tile=ftttf s n e tile=ftttf w e e n s n s tile=tfftf s "
    "tile=ftttt s tile=tfttt place w tile=tfttf tile=tttff stop w s e n e e e n tile=tttff s "
    "tile=tfftf place s tile=ttttf tile=ttttf tile=fttff s tile=fttft place w tile=tfftt "
    "place wait n e tile=ttttf tile=tfftt w s n e n tile=fttff w tile=ftttf place ";

constexpr const char* kStopRecord =
    "first=1 card=banker card=envoy n gust=s die=with wait gust=s die=with n gust=s die=with "
    "e tile=tfftf tile=tttff gust=w die=with e n tile=ftttf gust=e die=with gust=e "
    "die=against tile=tfftf s s tile=ttfff tile=fttff tile=ftttf gust=e die=with w s "
    "tile=fttft tile=ftttt w gust=w die=with wait e n e tile=ttftf tile=tfttf tile=ftttf w w "
    "e e gust=e die=with e n s gust=w die=with wait s attack=2.1 die=with die=with s "
    "tile=tfftf tile=ftttt gust=n die=with s attack=1.1 die=against die=against w s "
    "tile=ffftf n w e w gust=e die=with e w attack=1.1 die=against die=against gust=e "
    "die=with n n attack=2.1 die=against die=against s gust=e die=with gust=e die=with e n s "
    "s s n gust=e die=with w w wait wait n wait w tile=ftttf gust=s die=against tile=tfftf "
    "gust=w die=against tile=tfttf s w e gust=e die=against e n e n bank=2 n e tile=tfftf n "
    "tile=fttff tile=ttttf e tile=tfttf e gust=s die=with e n w gust=s die=against gust=w "
    "die=with n s gust=w die=with n n e s tile=fffff w n s gust=e die=against attack=2.1 "
    "die=with die=with gust=s die=with gust=s die=with s gust=w die=with gust=w die=with "
    "gust=w die=with wait e s w attack=2.1 die=with die=with s tile=ffttt tile=tffff gust=s "
    "die=against tile=tfttt gust=s die=against tile=tttff wait place s tile=tfftt take=card "
    "card=banker place w tile=tfttt take=card card=tradesman e n equip=tradesman wait s "
    "gust=s die=against gust=s die=against attack=2@agent die=with die=with ";

/// The legal tokens after these tokens, and the seat to act: "e s stop for seat 2".
std::string legal_after(const std::string& options, int seats, const std::string& tokens) {
    core::Match match = new_match({&core::handle_of<Game>(), options, seats}, 1);
    play(match, tokens);
    std::string text;
    for (const std::string& token : legal_texts(match)) {
        text += token + " ";
    }
    return text + "for seat " + std::to_string(match.turn().seat);
}

/// Places five Agents of seat 1 in the row 5,1 to 9,1.
void place_five_agents(Chart& chart) {
    chart.lay_row(5, 1, 9);
    for (const char* place : {"5,1", "6,1", "7,1", "8,1", "9,1"}) {
        chart.agent(1, place);
    }
}

/// The number of actions before the first state that repeats within one Adventurer's turn in a
/// random game, or -1 if no state repeats. If not `cities`, purchases and Agents moved in cities
/// are left out.
int first_return(const std::string& options, int seats, std::uint64_t seed, bool cities) {
    constexpr int kMostActions = 3000;
    State state = *Game::start(*core::read_options(Game::info().options, options), seats);
    core::Rng rng{seed};
    std::vector<std::uint64_t> seen;
    std::uint32_t turn = state.turns;
    for (int actions = 0; actions < kMostActions && state.phase != Phase::over; ++actions) {
        const bool business =
            state.phase == Phase::shop || (state.phase == Phase::lifted && !state.now.discovered);
        if (turn != state.turns || (business && !cities)) {
            turn = state.turns;
            seen.clear();
        }
        const std::uint64_t hash = core::hash_bytes(&state, sizeof state, 0);
        if (std::find(seen.begin(), seen.end(), hash) != seen.end()) {
            return actions;
        }
        seen.push_back(hash);
        Game::apply(state, random_action(state, rng));
    }
    return -1;
}

}  // namespace

TEST_CASE("cartolan: an active Agent can't be lifted and put back on the same tile") {
    // With no move left the turn ends. It once offered `lift=0,6` and `stop`.
    CHECK(legal_after("moves=6 domain=0", 2,
                      "first=1 n n tile=ftttt place n tile=ftttt place n tile=ftttt place "
                      "n tile=ttttf place n tile=tfttt place") == "n e s w wait stop for seat 2");
    CHECK(legal_after("mode=beginner movement=budgeted exploration=continuous mythical=off", 3,
                      kLiftRecord) == "e s w wait stop for seat 3");
}

TEST_CASE("cartolan: under place_price=0 an Agent can't be lifted and put back again and again") {
    CHECK(legal_after("mode=beginner moves=6 domain=0 place_price=0", 2,
                      "first=1 n n tile=ttttf place n tile=ttttf place n tile=ttttf place "
                      "n tile=ttttf place n tile=ttttf place") == "n e s w wait stop for seat 2");
}

TEST_CASE("cartolan: from a city an active Agent can't be put back on its own tile") {
    Chart chart("mode=regular");
    place_five_agents(chart);
    chart.put("1.1", "1,0").vault(1, 9).play("w");
    CHECK(chart.mover() == "2.1");  // only the Agents' own tiles are free
    Chart open("mode=regular");
    open.lay_row(2, 0, 5);
    place_five_agents(open);
    open.put("1.1", "1,0").vault(1, 9).play("w lift=7,1");
    CHECK(open.legal() == "agent@5,0");
}

TEST_CASE("cartolan: an envoy can't rest by lifting the Agent on its tile") {
    Chart chart("mode=advanced");
    chart.lay_row(2, 0, 5);
    place_five_agents(chart);
    chart.put("1.1", "5,1").chest("1.1", 9).character("1.1", "envoy").play("wait");
    CHECK(chart.legal("lift").empty());
    CHECK(chart.legal("place").empty());
    chart.lay("5,2 tttt NE").play("n");
    CHECK(chart.legal("lift") == "lift=5,1 lift=6,1 lift=7,1 lift=8,1 lift=9,1");
}

TEST_CASE("cartolan: a dispossessed Agent can be lifted and put back on its own tile") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 4);
    place_five_agents(chart);
    chart.dispossess("8,1").put("1.1", "1,0").vault(1, 5).play("w lift=8,1");
    CHECK(chart.legal() == "agent@8,1");
    chart.play("agent@8,1");
    CHECK(chart.agent("8,1") == "1 active 0");
    Chart envoy("mode=advanced");
    place_five_agents(envoy);
    envoy.dispossess("5,1").put("1.1", "5,1").chest("1.1", 3).character("1.1", "envoy");
    envoy.play("wait lift=5,1 place");
    CHECK(envoy.agent("5,1") == "1 active 0");
    CHECK(envoy.legal("lift").empty());
}

TEST_CASE("cartolan: a banker with no active Agent to send to isn't asked to choose only stop") {
    CHECK(
        legal_after("mode=advanced moves=2 domain=0 place_price=0", 2,
                    "first=1 card=banker card=guest n n tile=ftttt take=wealth stop n e tile=ttttf "
                    "place s e attack=2@agent die=with die=with")
            .find("for seat 2") != std::string::npos);
    CHECK(legal_after("mode=advanced movement=budgeted mythical=east deck=box", 2, kStopRecord)
              .find("for seat 2") != std::string::npos);
}

TEST_CASE("cartolan: a banker whose seat has only dispossessed Agents can't send wealth") {
    Chart chart("mode=advanced");
    chart.lay_row(2, 0, 6).agent(2, "6,0").agent(1, "3,0").dispossess("3,0");
    chart.put("1.1", "6,0").chest("1.1", 9).character("1.1", "banker");
    Chart active = chart;
    chart.play("wait rest wait wait wait wait attack=2@agent die=with die=with");
    CHECK(chart.mover() == "2.1");
    active.state.agent[0].loyalty = cartolan::Loyalty::active;
    active.play("wait rest wait wait wait wait attack=2@agent die=with die=with");
    CHECK(active.legal("send=8") == "send=8@3,0");
    CHECK(active.legal("stop") == "stop");
}

TEST_CASE("cartolan: no state repeats within one Adventurer's turn") {
    std::uint64_t seed = 0;
    for (const char* mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (const char* movement : {"", "movement=budgeted"}) {
            for (int game = 0; game < 6; ++game) {
                const std::string options = joined({mode, movement});
                INFO(options << " seed " << seed);
                CHECK(first_return(options, 2 + game % 3, ++seed, true) == -1);
            }
        }
    }
}

// With free Agents a state can repeat in a city (`lift=x agent@y`, `lift=y agent@x`), and with an
// envoy that moves to and fro and takes an Agent along. Each of these choices changes something.
TEST_CASE(
    "cartolan: with prices of 0 no state repeats in a turn outside cities and without an envoy") {
    for (const char* mode : {"mode=beginner", "mode=regular"}) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::string options =
                joined({mode, "place_price=0 agent_price=0 agent_price_own=0 rest_price=0",
                        "restore_price=0 adventurer_price=0 moves=9 upwind_moves=9 land_moves=9 "
                        "domain=0"});
            INFO(options << " seed " << seed);
            CHECK(first_return(options, 2 + static_cast<int>(seed % 3), seed, false) == -1);
        }
    }
}

}  // namespace ctq::tests
