#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "tests/engine/net/scenes.hpp"

/// Tests how a table goes on to its next match.
namespace ctq::tests {
namespace {

using Kind = net::Vote::Kind;
using net::Phase;

const net::Vote kRematch{Kind::propose, 0, {}};

net::Vote answer(NetTable& table, Kind kind) {
    return {kind, table.host().proposal()->number, {}};
}

/// A match of three people, the host and two guests, that the host has ended.
NetTable ended_table(std::uint64_t seed, LinkConditions conditions = kPerfectLink) {
    NetTable table(open_race(3), 2, seed, conditions);
    table.begin();
    CHECK(table.play_out(6) == "");
    return table;
}

/// The host and the first `guests` guests propose a rematch.
void agree_to_rematch(NetTable& table, int guests) {
    CHECK_FALSE(table.host().vote(kRematch, table.now()));
    for (int i = 0; i < guests; ++i) {
        CHECK_FALSE(table.guest(i).vote(kRematch, table.now()));
    }
    table.wait(600);
}

/// Starts the next match.
void begin_next(NetTable& table) {
    REQUIRE(table.host().next_due());
    table.begin_next_match();
    table.wait(300);
    table.begin();
}

}  // namespace

TEST_CASE("net: once all players agree, the next match begins over the same connections") {
    NetTable table = ended_table(71);
    const net::LinkId link = table.link(0);
    const net::MatchId first = table.host().ledger().table().id;
    const int seat = table.guest(0).seat();
    const int other = table.guest(1).seat();
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    table.wait(600);
    REQUIRE(table.host().proposal());
    CHECK(table.host().proposal()->by == seat);
    CHECK(table.guest(1).proposal() == table.host().proposal());
    CHECK_FALSE(table.host().vote(answer(table, Kind::agree), table.now()));
    CHECK_FALSE(table.host().next_due());
    CHECK_FALSE(table.guest(1).vote(answer(table, Kind::agree), table.now()));
    table.wait(600);
    REQUIRE(table.host().next_due());

    table.begin_next_match();
    table.wait(500);
    CHECK(table.link(0) == link);
    CHECK(table.host().ledger().table().id != first);
    CHECK_FALSE(table.host().proposal());
    CHECK_FALSE(table.guest(0).proposal());
    CHECK(table.guest(0).seat() == seat);  // seats are unchanged, since a draw decides who begins
    CHECK(table.guest(1).seat() == other);
    CHECK(table.host().ledger().name(table.guest(0).seat()) == "Guest 0");
    table.begin();
    CHECK(table.play_out(8) == "");
    CHECK(table.host().ledger().match().size() > 3);
}

TEST_CASE("net: repeating a proposal means agreeing, and proposing other terms replaces it") {
    NetTable table = ended_table(72);
    agree_to_rematch(table, 1);
    CHECK(table.host().proposal()->number == 1);
    CHECK(table.host().proposal()->agreed == (1U | 1U << table.guest(0).seat()));
    const std::uint8_t code = core::handle_of<cartagena::Game>().info->code;
    CHECK_FALSE(table.guest(1).vote({Kind::propose, 0, {code, "tokens=2"}}, table.now()));
    table.wait(600);
    CHECK(table.host().proposal()->number == 2);
    CHECK(table.host().proposal()->terms.options == "tokens=2");
    CHECK(table.host().proposal()->agreed == 1U << table.guest(1).seat());
    // An answer to the first proposal is too late and does not count.
    table.inject(0, net::encode(net::Vote{Kind::agree, 1, {}}));
    CHECK(table.host().proposal()->agreed == 1U << table.guest(1).seat());
}

TEST_CASE("net: after a wait, the players who agreed to a rematch start it without the others") {
    NetTable table = ended_table(73);
    const int away = table.guest(1).seat();
    CHECK_FALSE(table.host().vote(kRematch, table.now()));
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    table.cut(1);
    table.wait(29'000);
    CHECK(table.host().vote(answer(table, Kind::go_on), table.now()));
    CHECK_FALSE(table.guest(0).proposal()->waited);
    table.wait(2'000);
    CHECK(table.guest(0).proposal()->waited);
    CHECK_FALSE(table.host().next_due());
    CHECK_FALSE(table.guest(0).vote(answer(table, Kind::go_on), table.now()));
    table.wait(600);
    begin_next(table);
    CHECK_FALSE(table.host().ledger().remote(away));
    // A player who returns later joins the current match in the same seat.
    table.connect(1);
    table.wait(600);
    CHECK(table.guest(1).seat() == away);
    CHECK(table.host().ledger().remote(away));
    CHECK(table.play_out(8) == "");
}

TEST_CASE("net: a player who declines a rematch is left out, and the others need not wait") {
    NetTable table = ended_table(74);
    const int seat = table.guest(1).seat();
    agree_to_rematch(table, 1);
    CHECK_FALSE(table.guest(1).vote(answer(table, Kind::decline), table.now()));
    table.wait(600);
    CHECK(table.host().proposal()->declined == 1U << seat);
    CHECK(table.host().proposal()->waited);
    CHECK_FALSE(table.host().vote(answer(table, Kind::go_on), table.now()));
    REQUIRE(table.host().next_due());
    table.begin_next_match();
    table.wait(300);
    CHECK(has_event(table.guest_events(1), net::EventKind::closed,
                    net::sentence(net::Reason::moved_on)));
    CHECK(table.guest(0).seat() != 0);
}

TEST_CASE("net: after the end, a guest whose seat the host has played votes and plays again") {
    NetTable table(open_race(2), 1, 91);
    table.begin();
    const int seat = table.guest(0).seat();
    CHECK_FALSE(table.host().take_over(seat, table.now()));
    CHECK_FALSE(table.host().stop(table.now()));
    table.wait(600);
    REQUIRE(table.guest(0).ledger()->ended());
    REQUIRE_FALSE(table.host().ledger().remote(seat));
    CHECK(table.host().voters() == (1U | 1U << seat));
    CHECK_FALSE(table.host().vote(kRematch, table.now()));
    CHECK_FALSE(table.host().next_due());
    CHECK_FALSE(table.guest(0).vote(answer(table, Kind::agree), table.now()));
    table.wait(600);
    begin_next(table);
    CHECK(table.host().ledger().remote(table.guest(0).seat()));
    CHECK(table.play_out(8) == "");
}

TEST_CASE("net: a guest whose seat the host has played and who is gone is not waited for") {
    NetTable table(open_race(2), 1, 92);
    table.begin();
    CHECK_FALSE(table.host().take_over(table.guest(0).seat(), table.now()));
    table.cut(0);
    CHECK_FALSE(table.host().stop(table.now()));
    table.wait(600);
    CHECK(table.host().voters() == 1U);
    CHECK_FALSE(table.host().vote(kRematch, table.now()));
    CHECK(table.host().next_due());
}

TEST_CASE(
    "net: the table counts the matches that each player has won, also after they change seats") {
    NetTable table(open_race(2), 1, 93);
    table.begin();
    table.wait(300);
    CHECK(table.host().here().wins.empty());
    const int seat = table.guest(0).seat();
    CHECK_FALSE(table.guest(0).resign(table.now()));
    table.wait(600);
    std::vector<std::uint16_t> wins(2, 0);
    wins[static_cast<std::size_t>(2 - seat)] = 1;
    CHECK(table.host().here().wins == wins);
    table.wait(600);
    CHECK(table.guest(0).here().wins == wins);
    table.restore_host();
    table.connect(0);
    table.wait(600);
    agree_to_rematch(table, 1);
    begin_next(table);
    const int now = table.guest(0).seat();
    wins.assign(2, 0);
    wins[static_cast<std::size_t>(2 - now)] = 1;
    CHECK(table.host().here().wins == wins);
    CHECK_FALSE(table.host().resign(3 - now, table.now()));
    CHECK(table.host().here().wins == std::vector<std::uint16_t>{1, 1});
}

TEST_CASE("net: if the host declines, there is no next match") {
    NetTable table = ended_table(75);
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    CHECK_FALSE(table.guest(1).vote(kRematch, table.now()));
    table.wait(600);
    CHECK_FALSE(table.host().vote(answer(table, Kind::decline), table.now()));
    table.wait(40'000);
    CHECK_FALSE(table.guest(0).proposal()->waited);
    CHECK_FALSE(table.host().next_due());
    // After a new proposal the host may still agree.
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    table.wait(600);
    CHECK(table.host().proposal()->number == 2);
}

TEST_CASE("net: a rematch proposal can be withdrawn, and a guest who has left is not waited for") {
    NetTable table = ended_table(76);
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    table.wait(600);
    CHECK_FALSE(table.guest(0).vote(answer(table, Kind::decline), table.now()));
    table.wait(600);
    CHECK(table.host().proposal()->agreed == 0);
    table.guest(1).leave(table.now());
    table.wait(600);
    agree_to_rematch(table, 1);
    CHECK(table.host().next_due());
}

TEST_CASE(
    "net: rematch proposals before the end, by spectators or with unknown terms are refused") {
    NetTable table(open_race(3), 2, 77);
    table.begin();
    CHECK(table.host().vote(kRematch, table.now())->sentence == "The match is not over yet.");
    CHECK(table.guest(0).vote(kRematch, table.now()));
    table.inject(0, net::encode(kRematch));
    CHECK_FALSE(table.host().proposal());
    CHECK(table.play_out(4) == "");
    CHECK(table.host().vote({Kind::agree, 1, {}}, table.now()));
    CHECK(table.host().vote({Kind::propose, 0, {0, "tokens=2"}}, table.now()));
    CHECK(table.host().vote({Kind::propose, 0, {200, ""}}, table.now()));
    const std::uint8_t code = core::handle_of<cartagena::Game>().info->code;
    CHECK(table.host().vote({Kind::propose, 0, {code, "tokens=99"}}, table.now()));
    table.inject(0, net::encode(net::Vote{Kind::propose, 0, {200, ""}}));
    CHECK_FALSE(table.host().proposal());
    watch_instead(table, 1);
    CHECK(table.guest(1).vote(kRematch, table.now()));
    table.inject(1, net::encode(kRematch));
    CHECK_FALSE(table.host().proposal());
}

TEST_CASE("net: a guest whose proposal the host refuses is told so and can make another one") {
    NetTable table = ended_table(70);
    const std::uint8_t code = core::handle_of<cartagena::Game>().info->code;
    CHECK_FALSE(table.guest(0).vote({Kind::propose, 0, {code, "tokens=99"}}, table.now()));
    table.wait(600);
    CHECK(has_event(table.guest_events(0), net::EventKind::refused, ""));
    const std::size_t events = table.guest_events(0).size();
    table.wait(10'000);  // it does not ask again
    CHECK(table.guest_events(0).size() == events);
    CHECK_FALSE(table.host().proposal());
    CHECK_FALSE(table.guest(0).vote(kRematch, table.now()));
    table.wait(600);
    CHECK(table.host().proposal());
}

TEST_CASE("net: a spectator joins the next match as a spectator") {
    NetTable table(open_race(3), 2, 78);
    table.begin();
    net::GuestIdentity watcher = test_identity(78, 9);
    watcher.wish = net::kSpectate;
    const int seat = table.guest(1).seat();
    table.guest(1).leave(table.now());
    table.wait(100);
    table.put_guest(1, watcher);
    CHECK_FALSE(table.host().take_over(seat, table.now()));
    table.connect(1);
    table.wait(300);
    CHECK(table.play_out(4) == "");
    agree_to_rematch(table, 1);
    begin_next(table);
    CHECK(table.guest(1).seat() == 0);
    CHECK(table.play_out(4) == "");
}

TEST_CASE(
    "net: an invitation leads to the table's current match, even after host and guest have "
    "reloaded") {
    NetTable table = ended_table(79);
    const net::MatchId room = table.host().ledger().table().id;
    agree_to_rematch(table, 2);
    begin_next(table);
    table.restore_host();
    table.restore_guest(0);
    table.connect(0);
    net::GuestIdentity watcher = test_identity(79, 9);
    watcher.wish = net::kSpectate;
    watcher.match = room;
    table.put_guest(1, watcher);
    table.connect(1);
    table.wait(2'000);
    CHECK(table.guest(0).seat() != 0);
    CHECK(table.guest(1).ledger() != nullptr);
    CHECK(table.difference() == "");
}

TEST_CASE("net: if seat 1 always begins, all players move one seat on in the next match") {
    NetTable table({&core::handle_of<carteso::Game>(), "", 2}, 1, 81);
    table.begin();
    CHECK(table.guest(0).seat() == 2);
    CHECK(table.play_out(4) == "");
    agree_to_rematch(table, 1);
    begin_next(table);
    CHECK(table.guest(0).seat() == 1);
    CHECK(table.play_out(4) == "");
}

TEST_CASE("net: if the next match is another game, the people stay and bots fill the other seats") {
    NetTable table({&core::handle_of<incan_gold::Game>(), "", 4}, 1, 82);
    table.begin();
    CHECK(table.play_out(4) == "");
    const auto terms = [](const core::GameHandle& game) {
        return net::Terms{
            game.info->code,
            core::options_text(game.info->options, *core::read_options(game.info->options, ""))};
    };
    // Four people are too many for Carteso.
    const net::Terms carteso = terms(core::handle_of<carteso::Game>());
    CHECK(table.host().vote({Kind::propose, 0, carteso}, table.now()));
    const auto next = net::next_match(
        table.host().ledger(), terms(core::handle_of<cartagena::Game>()), 0xff, tested_games());
    REQUIRE(next);
    CHECK(next->setup.seat_count() == 4);
    CHECK(next->open_seats == 1U << 4);
}

TEST_CASE("net: bots leave the table if the next game has fewer seats") {
    core::Setup setup{
        &core::handle_of<incan_gold::Game>(), {}, {"human", "level:2", "guest"}, 0, {}, {}};
    setup.options = *core::read_options(setup.game->info->options, "");
    auto ledger = net::Ledger::open({{}, setup, core::kSeesAll, core::Digest{}});
    REQUIRE(ledger);
    net::Entry entry;
    entry.kind = net::EntryKind::join;
    entry.command.seat = 3;
    REQUIRE_FALSE(ledger->take(entry));
    const core::GameHandle& carteso = core::handle_of<carteso::Game>();
    const auto next = net::next_match(*ledger, {carteso.info->code, ""}, 1U << 3, tested_games());
    REQUIRE_MESSAGE(next, next.problem().text());
    // The guest sat in the last seat and so gets the first one.
    CHECK(next->setup.seats == std::vector<std::string>{"guest", "human"});
    CHECK(next->from[1] == 3);
    CHECK(next->from[2] == 1);
    CHECK(next->open_seats == 1U << 1);
}

TEST_CASE("net: several matches in a row can be played over a bad connection") {
    for (std::uint64_t seed = 80; seed < 90; ++seed) {
        CAPTURE(seed);
        LinkConditions bad = kBadLink;
        bad.reloaded = 0;
        NetTable table = ended_table(seed, bad);
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < 400 && !table.host().next_due(); ++i) {
                if (!table.host().proposal() || (table.host().proposal()->agreed & 1U) == 0) {
                    CHECK_FALSE(table.host().vote(kRematch, table.now()));
                }
                for (int g = 0; g < 2; ++g) {
                    table.guest(g).vote(kRematch, table.now());
                }
                table.wait(700);
            }
            REQUIRE(table.host().next_due());
            table.begin_next_match();
            table.begin();
            CHECK(table.play_out(6) == "");
        }
    }
}

}  // namespace ctq::tests
