#include "shell/server/served_tables.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/guest.hpp"

namespace ctq::server {
namespace {

constexpr net::Time kAway = 1000;

const core::GameHandle& game(const char* id) {
    return **core::find_game(cabinet(), id);
}

/// Returns a server that allows three tables, at most two per visitor, of Cartagena and Carteso.
ServedTables club() {
    const auto open = [](const core::Setup& setup, net::Time now) {
        Timeouts timeouts;
        timeouts.away = kAway;
        return HostedTable::open(setup, RandomSource(7).draw(), timeouts, now);
    };
    const auto invite = [](const core::GameHandle& of, int number, const net::MatchId& match) {
        return std::string(of.info->id) + "-" + std::to_string(number) +
               (match == net::MatchId{} ? "" : "+id");
    };
    return {open, invite, {{&game("cartagena"), &game("carteso")}, 3, 2}};
}

constexpr const char* kRequest = "cartagena\nrules=board\nguest,guest";

core::Setup setup() {
    core::Setup made;
    made.game = &game("carteso");
    made.options = *core::read_options(made.game->info->options, "size=4");
    made.seats = {"guest", "random"};
    return made;
}

TEST_CASE("A visitor can open a table of any allowed game, with its options, guests and levels") {
    ServedTables tables = club();
    CHECK(*tables.open_for("a", kRequest, 0) == 1);
    CHECK(tables.invitation(1) == "cartagena-1+id");
    CHECK(tables.list() == "cartagena-1+id\tcartagena\tfree\t2\tRule set: Board\t\n");
    CHECK(*tables.open_for("a", "carteso\nsize=5\nguest,level:2", 0) == 2);
    CHECK(tables.find(2)->hosted.ledger().table().setup.seats[1] == "level:2");
}

TEST_CASE("A request for a table that is damaged, forbidden or against the rules opens no table") {
    ServedTables tables = club();
    for (const char* request :
         {"", "cartagena", "cartagena\n\nguest,guest\n", "cartagena\n\nguest,guest\nsecret",
          "cartolan\n\nguest,guest", "cartagena\nrules=none\nguest,guest",
          "cartagena\n\nguest,nobody", "cartagena\n\nguest", "cartagena\n\nrandom,random",
          "carteso\n\nguest,search:5000000", "carteso\n\nguest,human",
          "cartagena\n\nguest,guest,guest,guest,guest,guest,guest,guest"}) {
        const auto opened = tables.open_for("a", request, 0);
        REQUIRE_FALSE_MESSAGE(opened, request);
        CHECK_MESSAGE(opened.problem().sentence.ends_with("."), opened.problem().sentence);
    }
    CHECK(tables.all.empty());
}

TEST_CASE("A private table is not listed, and only the link with its id leads to a seat") {
    ServedTables tables = club();
    REQUIRE(tables.add(setup(), 0));
    CHECK(tables.invitation(1) == "carteso-1");
    const std::string request = kRequest;
    REQUIRE(*tables.open_for("a", request + "\nprivate", 0) == 2);
    REQUIRE(*tables.open_for("a", request + "\nlisted", 0) == 3);
    CHECK(tables.list().find("cartagena-2") == std::string::npos);
    CHECK(tables.list().find("cartagena-3+id") != std::string::npos);
    HostedTable& table = tables.find(2)->hosted;
    for (const bool knows : {false, true}) {
        CAPTURE(knows);
        net::GuestIdentity identity;
        identity.token.fill(7);
        identity.match = knows ? table.room() : net::MatchId{};
        net::Guest guest(cabinet(), identity);
        table.connected(9, 1);
        guest.connected(1);
        for (const net::Packet& packet : guest.take_output().packets) {
            table.received(9, packet.frame, 1);
        }
        CHECK(table.ledger().remote(1) == knows);
    }
}

TEST_CASE("The limits on tables count per visitor and in total, and exempt the operator's tables") {
    ServedTables tables = club();
    CHECK(tables.add(setup(), 0));
    CHECK(tables.open_for("a", kRequest, 0));
    CHECK(tables.open_for("a", kRequest, 0));
    const auto own = tables.open_for("a", kRequest, 0);
    REQUIRE_FALSE(own);
    CHECK(own.problem().sentence.find("2 tables") != std::string::npos);
    CHECK(tables.open_for("b", kRequest, 0));
    const auto all = tables.open_for("c", kRequest, 0);
    REQUIRE_FALSE(all);
    CHECK(all.problem().sentence.starts_with("All tables here are taken."));
    CHECK(tables.all.size() == 4);
}

TEST_CASE("A visitor's table closes when nobody is connected; the operator's tables stay") {
    ServedTables tables = club();
    CHECK(*tables.add(setup(), 0) == 1);
    CHECK(*tables.open_for("a", kRequest, 0) == 2);
    const auto pass = [&](net::Time now) {
        for (const int number : {1, 2}) {
            if (ServedTable* table = tables.find(number)) {
                table->hosted.tick(now);
            }
            tables.renew(number, now);
        }
    };
    pass(kAway - 1);
    CHECK(tables.all.size() == 2);
    tables.find(2)->hosted.connected(1, kAway - 1);
    tables.find(2)->connections = 1;
    pass(3 * kAway);
    CHECK(tables.all.size() == 2);
    tables.find(2)->hosted.lost(1, 3 * kAway);
    tables.find(2)->connections = 0;
    pass(4 * kAway - 1);
    CHECK(tables.all.size() == 2);
    pass(4 * kAway);
    CHECK(tables.find(2) == nullptr);
    CHECK(tables.find(1) != nullptr);
    CHECK(*tables.open_for("a", kRequest, 4 * kAway) == 3);
}

TEST_CASE("A restored table has its number and its visitor, and never takes another's place") {
    ServedTables before = club();
    REQUIRE(before.add(setup(), 0));
    REQUIRE(*before.open_for("a", kRequest, 0) == 2);
    const auto again = [&before](int number) {
        auto table = HostedTable::restore(before.find(number)->hosted.serialize(), {}, 0);
        REQUIRE(table);
        return std::move(*table);
    };
    ServedTables later = club();
    REQUIRE(later.add(setup(), 0));
    CHECK_FALSE(later.restore(1, again(1), "", 0));
    CHECK_FALSE(later.restore(2, again(2), "a", 0));
    CHECK(later.list() == before.list());
    CHECK(later.find(2)->visitor == "a");
    CHECK(*later.open_for("b", kRequest, 0) == 3);
    CHECK(later.restore(1, again(2), "a", 0));
    CHECK(later.restore(2, again(2), "a", 0));
    CHECK(later.restore(4, again(1), "", 0));
    CHECK(later.all.size() == 3);
    core::Setup changed = setup();
    changed.options = *core::read_options(changed.game->info->options, "size=5");
    ServedTables other = club();
    REQUIRE(other.add(changed, 0));
    CHECK(other.restore(1, again(1), "", 0));
    CHECK_FALSE(HostedTable::restore({}, {}, 0));
}

TEST_CASE("Guests who wait an hour for others at a visitor's table are disconnected") {
    ServedTables tables = club();
    REQUIRE(tables.open_for("a", kRequest, 0));
    ServedTable& table = *tables.find(1);
    table.hosted.connected(1, 0);
    table.connections = 1;
    const auto hangs_up = [&](net::Time now) {
        tables.renew(1, now);
        const net::Output out = table.hosted.take_output();
        return std::any_of(out.events.begin(), out.events.end(), [](const net::Event& event) {
            return event.kind == net::EventKind::hang_up && event.link == 1;
        });
    };
    CHECK_FALSE(hangs_up(kLongestWait - 1));
    CHECK(hangs_up(kLongestWait));
}

}  // namespace
}  // namespace ctq::server
