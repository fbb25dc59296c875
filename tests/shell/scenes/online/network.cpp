#include "shell/scenes/online/network.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/net/message.hpp"
#include "shell/online/table/takeback.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/sockets/table_address.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/match/log_of.hpp"
#include "tests/shell/online/three_tables.hpp"
#include "tests/shell/scenes/room.hpp"

/// Tests of the messages and buttons of network tables.
namespace ctq::scenes {
namespace {

/// Returns whether the scene with this network state has the command `id`.
bool can(Network network, std::string_view id) {
    const app::Folder folder;
    Room room;
    room.scene = std::make_unique<NetworkScene>(room.services, std::move(network));
    return room.has(id);
}

bool offers(const std::vector<NoteButton>& list, std::string_view id) {
    return std::any_of(list.begin(), list.end(),
                       [&](const NoteButton& one) { return one.id == id; });
}

bool says(const std::string& words, std::string_view part) {
    return words.find(part) != std::string::npos;
}

TEST_CASE(
    "When a device's match differs, all players read where, and may continue, end or report it") {
    online::ThreeTables at;
    at.begin();
    at.anna.table->received(online::ThreeTables::carla_link, net::encode(net::Resync{3, true}),
                            at.now);
    at.settle();

    const auto host = network_note(at.anna);
    REQUIRE(host);
    CHECK(says(host->words, "entry"));
    CHECK(offers(host->buttons, "net:bot:3"));
    CHECK(offers(host->buttons, "report"));
    CHECK(offers(host->buttons, "end"));
    CHECK(says(network_report(at.anna), "Chain: " + network_chain(at.anna)));
    CHECK(says(network_report(at.anna), "Frozen: " + host->words));
    CHECK(online::remote_situation(*at.anna.table).waits);

    const auto ben = network_note(at.ben);
    REQUIRE(ben);
    CHECK(says(ben->words, "seat 3"));
    CHECK_FALSE(offers(ben->buttons, "net:resync"));
    CHECK(offers(ben->buttons, "report"));
    CHECK(online::remote_situation(*at.ben.table).waits);

    const auto carla = network_note(at.carla);
    REQUIRE(carla);
    CHECK(offers(carla->buttons, "net:resync"));
    at.carla.table->resync(at.now);
    at.settle();
    CHECK_FALSE(at.anna.table->frozen());
    CHECK_FALSE(at.ben.table->frozen());
    CHECK_FALSE(network_note(at.ben));
}

TEST_CASE("A guest who was replaced by a bot is told so and can take the seat back") {
    online::ThreeTables at;
    at.begin();
    CHECK_FALSE(at.anna.table->host()->take_over(2, at.now));
    at.settle();
    CHECK(online::remote_seats(*at.anna.table)[1].kind == online::RemoteSeat::Kind::bot);
    const auto note = network_note(at.ben);
    REQUIRE(note);
    CHECK(offers(note->buttons, "net:return"));
    CHECK_FALSE(network_note(at.carla));
    CHECK_FALSE(at.ben.table->guest()->reclaim_seat(at.now));
    at.settle();
    CHECK_FALSE(network_note(at.ben));
    CHECK(online::remote_seats(*at.anna.table)[1].kind == online::RemoteSeat::Kind::guest);
}

TEST_CASE("Play by link is offered if no guest can be reached and the game hides nothing") {
    const auto offered = [](std::string_view setup) {
        Network network = online::at_table(online::open_table(setup));
        network.unreached = true;
        return can(std::move(network), "by-link");
    };
    CHECK(offered("cartagena;rules=board;human,guest;"));
    CHECK(offered("carteso;;guest,human;"));
    CHECK(offered("cartolan;;human,guest,trader;"));
    CHECK_FALSE(offered("cartagena;rules=advanced+hands=closed;human,guest;"));
    CHECK_FALSE(offered("incan_gold;;human,guest;"));
    CHECK_FALSE(offered("cartagena;rules=board;greedy,guest;"));

    Network network = online::at_table(online::open_table("cartagena;rules=board;human,guest;"));
    const auto by_link = setup_by_link(network);
    REQUIRE(by_link);
    CHECK(by_link->seats == std::vector<std::string>{"human", "human"});
    CHECK_FALSE(can(std::move(network), "by-link"));
}

TEST_CASE("Before a person joins, the text says who will see that person's network address") {
    Network network;
    network.stage = Network::Stage::joining;
    network.invitation =
        online::Invitation{{}, *core::find_game(cabinet(), "cartagena"), "Anna", {}};
    store::Settings settings;
    CHECK(says(network_words(network, settings), "learn each other’s addresses"));
    CHECK_FALSE(says(network_words(network, settings), "server"));
    settings.stun = true;
    CHECK(says(network_words(network, settings), "public server"));
    settings.relay = "turn:host:3478 anna secret";
    CHECK_FALSE(says(network_words(network, settings), "public server"));
    CHECK(says(network_words(network, settings), "The relay turn:host:3478 is asked"));
    CHECK_FALSE(says(network_words(network, settings), "secret"));
    settings.relay.clear();
    network.invitation->endpoint = sockets::endpoint_of({"127.0.0.1", "8080", 1});
    CHECK_FALSE(says(network_words(network, settings), "addresses"));
    CHECK_FALSE(says(network_words(network, settings), "public server"));
}

TEST_CASE("Before the host ends a match for all, a dialog asks and offers first to stay") {
    online::ThreeTables at;
    at.begin();
    at.anna.ending = true;
    const auto note = network_note(at.anna);
    REQUIRE(note);
    CHECK(says(note->words, "End the match for everybody?"));
    REQUIRE(note->buttons.size() == 3);
    CHECK(note->buttons[0].id == "net:keep");
    CHECK(note->buttons[0].label == "Keep playing");
    CHECK(note->buttons[1].id == "net:propose-end");
    CHECK(note->buttons[2].id == "net:stop");
    CHECK(note->buttons[2].label == "End it for everybody");
    // The note about an absent guest leads to the same question.
    at.anna.ending = false;
    at.anna.table->lost(online::ThreeTables::ben_link, at.now);
    const auto away = network_note(at.anna);
    REQUIRE(away);
    CHECK(offers(away->buttons, "end"));
    CHECK_FALSE(offers(away->buttons, "net:stop"));
}

TEST_CASE("While a takeback is pending, each player reads who asked and who must still agree") {
    online::ThreeTables at;
    at.begin();
    const net::Ledger& log = *at.anna.table->ledger();
    const auto acting = [&]() -> Network& {
        const int seat = log.match().turn().seat;
        return seat == 1 ? at.anna : seat == 2 ? at.ben : at.carla;
    };
    Network* asker = nullptr;
    for (int i = 0; i < 100 && asker == nullptr; ++i) {
        Network& one = acting();
        core::ActionList list;
        one.table->ledger()->match().options_now(list);
        REQUIRE_FALSE(one.table->play(log.match().turn().seat, list[0], at.now));
        at.settle();
        at.settle();
        if (!online::ask_takeback(*one.table, at.now)) {
            at.settle();
            asker = log.asker() != 0 ? &one : nullptr;
        }
    }
    REQUIRE(asker != nullptr);
    const auto own = network_note(*asker);
    REQUIRE(own);
    CHECK(says(own->words, "You have asked to take back the last action. The match waits for "));
    CHECK(offers(own->buttons, "net:withdraw"));
    // After one of the two others has allowed it, the match waits for the third player.
    Network* const others[] = {asker == &at.anna ? &at.ben : &at.anna,
                               asker == &at.carla ? &at.ben : &at.carla};
    const auto note = network_note(*others[0]);
    REQUIRE(note);
    CHECK(offers(note->buttons, "net:allow"));
    REQUIRE_FALSE(online::answer_takeback(*others[0]->table, true, at.now));
    at.settle();
    const auto waits = network_note(*others[0]);
    REQUIRE(waits);
    CHECK(says(waits->words, " has asked to take back the last action. The match waits for "));
    CHECK_FALSE(says(waits->words, "Somebody"));
}

TEST_CASE(
    "A lost connection is shown beside the player's name and never becomes part of the name") {
    online::ThreeTables at;
    at.begin();
    CHECK_FALSE(online::remote_seats(*at.ben.table)[2].away);
    at.anna.table->lost(online::ThreeTables::carla_link, at.now);
    at.carla.table->lost(online::ThreeTables::carla_link, at.now);
    at.settle();
    CHECK(online::remote_seats(*at.anna.table)[2].away);
    CHECK(online::remote_seats(*at.ben.table)[2].away);
    CHECK_FALSE(online::remote_seats(*at.ben.table)[1].away);
    CHECK(online::remote_situation(*at.ben.table).players.names()[2] == "Carla");
    const match::Session session(online::remote_match(at.ben.table), 0);
    for (const match::LogEntry& line : match::log_of(session)) {
        CHECK_FALSE(says(line.text, "(away)"));
    }
}

TEST_CASE("A table of ctq host says that the match starts automatically") {
    Network network;
    network.stage = Network::Stage::joining;
    network.invitation = online::Invitation{{},
                                            *core::find_game(cabinet(), "cartagena"),
                                            "Table 1",
                                            sockets::endpoint_of({"127.0.0.1", "8080", 1})};
    CHECK(network_status(network) == "Table 1: Cartagena, open to everyone.");
    online::ThreeTables at;
    at.carla.table->set_endpoint(sockets::endpoint_of({"127.0.0.1", "8080", 1}));
    CHECK(network_status(at.carla) == "You are in. The match starts when all seats are taken.");
}

TEST_CASE("A guest who comes too late reads why and, at ctq host, when the next match begins") {
    for (const bool server : {false, true}) {
        online::RemoteTable host = online::open_table("carteso;size=3;human,guest;");
        online::RemoteTable ben = online::RemoteTable::join(
            {host.match(), &host.game(), "Anna", {}}, "Ben", false, online::randomness(2));
        online::RemoteTable late = online::RemoteTable::join(
            {host.match(), &host.game(), "Anna",
             server ? sockets::endpoint_of({"127.0.0.1", "8080", 1}) : core::Bytes{}},
            "Carla", false, online::randomness(3));
        const auto settle = [&] { online::carry(host, {&ben, &late}, 1000); };
        host.connected(1, 1000);
        ben.connected(1, 1000);
        settle();
        REQUIRE_FALSE(host.host()->begin(1000));
        settle();
        REQUIRE_FALSE(host.host()->stop(1000));
        settle();
        host.connected(2, 1000);
        late.connected(2, 1000);
        settle();
        CHECK(says(late.closed(), "is on, or has just ended"));
        CHECK(says(late.closed(), "a minute after this one ends") == server);
    }
}

TEST_CASE("After the host has scanned the guest's answer code, the guest can confirm this once") {
    Network network = online::at_table(online::RemoteTable::join(
        {online::randomness(1).id, *core::find_game(cabinet(), "cartagena"), "", {}}, "Ben", false,
        online::randomness(2)));
    CHECK_FALSE(offers(link_buttons(network), "link-seen"));
    network.sharing = share_route("answer=AQID");
    CHECK(offers(link_buttons(network), "link-seen"));
    network.answered = true;
    CHECK_FALSE(offers(link_buttons(network), "link-seen"));
}

TEST_CASE(
    "A guest's saved table includes the server address of ctq host, but no peer-to-peer address") {
    online::ThreeTables at;
    at.begin();
    const auto restored_endpoint = [&](core::Bytes endpoint) {
        at.ben.table->set_endpoint(std::move(endpoint));
        return online::RemoteTable::restore(at.ben.table->serialize(), at.now)->endpoint();
    };
    const core::Bytes place = sockets::endpoint_of({"127.0.0.1", "8080", 2});
    CHECK(restored_endpoint(place) == place);
    CHECK(restored_endpoint({1, 2, 3}).empty());
}

}  // namespace
}  // namespace ctq::scenes
