#include "shell/app/network.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/net/message.hpp"
#include "shell/platform/place.hpp"
#include "tests/shell/app/three_tables.hpp"

/// What tables over the network say, and what they offer to do.
namespace ctq::app {
namespace {

bool offers(const std::vector<Command>& list, std::string_view id) {
    return std::any_of(list.begin(), list.end(), [&](const Command& one) { return one.id == id; });
}

bool says(const std::string& words, std::string_view part) {
    return words.find(part) != std::string::npos;
}

TEST_CASE("When a copy differs everybody reads where, and may go on, end it and report it") {
    ThreeTables at;
    at.begin();
    at.anna.table->received(ThreeTables::carla_link, net::encode(net::Resync{3, true}), at.now);
    at.settle();

    const auto host = network_note(at.anna);
    REQUIRE(host);
    CHECK(says(host->words, "entry"));
    CHECK(offers(host->ways, "net:bot:3"));
    CHECK(offers(host->ways, "report"));
    CHECK(offers(host->ways, "net:stop"));
    CHECK(says(network_report(at.anna), "Chain: " + network_chain(at.anna)));
    CHECK(says(network_report(at.anna), "Frozen: " + host->words));
    CHECK(at.anna.table->course().waits);

    const auto ben = network_note(at.ben);
    REQUIRE(ben);
    CHECK(says(ben->words, "seat 3"));
    CHECK_FALSE(offers(ben->ways, "net:resync"));
    CHECK(offers(ben->ways, "report"));
    CHECK(at.ben.table->course().waits);

    const auto carla = network_note(at.carla);
    REQUIRE(carla);
    CHECK(offers(carla->ways, "net:resync"));
    at.carla.table->resync(at.now);
    at.settle();
    CHECK_FALSE(at.anna.table->frozen());
    CHECK_FALSE(at.ben.table->frozen());
    CHECK_FALSE(network_note(at.ben));
}

TEST_CASE("The host plays on with a bot for the seat whose copy differs, or ends the match") {
    for (const bool bot : {true, false}) {
        ThreeTables at;
        at.begin();
        at.anna.table->received(ThreeTables::carla_link, net::encode(net::Resync{3, true}), at.now);
        at.settle();
        const core::Failure refused =
            bot ? at.anna.table->replace(3, at.now) : at.anna.table->stop(at.now);
        CHECK_FALSE(refused);
        at.settle();
        CHECK_FALSE(at.anna.table->frozen());
        CHECK(at.ben.table->finished() == !bot);
    }
}

TEST_CASE("A guest in whose place a bot plays reads so, and can have the seat back") {
    ThreeTables at;
    at.begin();
    CHECK_FALSE(at.anna.table->replace(2, at.now));
    at.settle();
    const auto note = network_note(at.ben);
    REQUIRE(note);
    CHECK(offers(note->ways, "net:return"));
    CHECK_FALSE(network_note(at.carla));
    CHECK_FALSE(at.ben.table->come_back(at.now));
    at.settle();
    CHECK_FALSE(network_note(at.ben));
    CHECK(at.anna.table->seats()[1].kind == NetSeat::Kind::guest);
}

TEST_CASE("Play by link is offered when nobody is reached and nothing of the match is closed") {
    const auto offered = [](std::string_view choices) {
        Network network = at_table(opened(choices));
        network.unreached = true;
        std::vector<Command> list;
        add_network(list, network);
        return offers(list, "by-link");
    };
    CHECK(offered("cartagena;rules=board;human,guest;"));
    CHECK(offered("carteso;;guest,human;"));
    CHECK(offered("cartolan;;human,guest,trader;"));
    CHECK_FALSE(offered("cartagena;rules=advanced+hands=closed;human,guest;"));
    CHECK_FALSE(offered("incan_gold;;human,guest;"));
    CHECK_FALSE(offered("cartagena;rules=board;greedy,guest;"));

    Network network = at_table(opened("cartagena;rules=board;human,guest;"));
    std::vector<Command> list;
    add_network(list, network);
    CHECK_FALSE(offers(list, "by-link"));
    const auto by_link = choices_by_link(network);
    REQUIRE(by_link);
    CHECK(by_link->seats == std::vector<std::string>{"human", "human"});
}

TEST_CASE("Before one joins the words tell who learns one's address") {
    Network network;
    network.stage = Network::Stage::joining;
    network.invitation = Invitation{{}, *core::find_game(cabinet(), "cartagena"), "Anna", {}};
    CHECK(says(network_words(network), "learn each other’s addresses"));
    CHECK_FALSE(says(network_words(network), "STUN"));
    network.stun = true;
    CHECK(says(network_words(network), "STUN"));
    network.invitation->way = platform::way_to({"127.0.0.1", "8080", 1});
    CHECK_FALSE(says(network_words(network), "addresses"));
    CHECK_FALSE(says(network_words(network), "STUN"));
}

TEST_CASE("A guest whose answer is scanned says so, once") {
    Network network = at_table(
        NetTable::join({randomness(1).id, *core::find_game(cabinet(), "cartagena"), "", {}}, "Ben",
                       false, randomness(2)));
    const auto listed = [&] {
        std::vector<Command> list;
        add_network(list, network);
        return offers(list, "link-seen");
    };
    CHECK_FALSE(listed());
    network.sharing = share_route("answer=AQID");
    CHECK(listed());
    network.answered = true;
    CHECK_FALSE(listed());
}

TEST_CASE("A guest's way is kept where it lasts: to a table of ctq host") {
    ThreeTables at;
    at.begin();
    const auto kept_way = [&](core::Bytes way) {
        at.ben.table->come_by(std::move(way));
        return NetTable::restore(at.ben.table->keep(), at.now)->way();
    };
    const core::Bytes place = platform::way_to({"127.0.0.1", "8080", 2});
    CHECK(kept_way(place) == place);
    CHECK(kept_way({1, 2, 3}).empty());
}

}  // namespace
}  // namespace ctq::app
