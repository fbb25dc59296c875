#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/net/weather.hpp"

/// What must hold at a table whatever its guests send, and how they come back.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Phase;
using net::Reason;

Scenario open_race() {
    return {&core::handle_of<cartagena::Game>(), "rules=board", 2};
}

Scenario closed_race() {
    return {&core::handle_of<cartagena::Game>(), "rules=cards", 2};
}

Scenario temple(int seats) {
    return {&core::handle_of<incan_gold::Game>(), "", seats};
}

bool told(const std::vector<net::Event>& events, EventKind kind, std::string_view sentence) {
    return std::any_of(events.begin(), events.end(), [&](const net::Event& event) {
        return event.kind == kind && event.sentence.find(sentence) != std::string::npos;
    });
}

/// Acts until it is a seat's turn which a guest has, or not.
void act_until_turn(NetTable& table, bool of_guest) {
    for (int i = 0; i < 400; ++i) {
        const net::Ledger& ledger = table.host().ledger();
        if (ledger.phase() == Phase::playing &&
            ledger.far(ledger.match().turn().seat) == of_guest) {
            return;
        }
        table.act();
        table.wait(100);
    }
    FAIL("that turn never came");
}

core::Action first_legal(const core::Match& match) {
    core::ActionList list;
    match.options_now(list);
    return list[0];
}

/// A guest that arrives at a table of its own; what it is told.
std::string refusal(net::GuestIdentity identity) {
    NetTable table(open_race(), 1, 7);
    table.put_guest(0, std::move(identity));
    table.cut(0);
    table.connect(0);
    table.wait(1000);
    for (const net::Event& event : table.guest_events(0)) {
        if (event.kind == EventKind::closed) {
            return event.sentence;
        }
    }
    return "";
}

/// Where a guest knows otherwise than the host who is connected and ready, or empty.
std::string misled(NetTable& table, int guests) {
    for (int i = 0; i < guests; ++i) {
        for (int seat = 1; seat <= table.host().ledger().table().setup.seat_count(); ++seat) {
            const bool far = table.host().ledger().far(seat);
            const net::Guest& guest = table.guest(i);
            if ((far && guest.present(seat) != table.host().present(seat)) ||
                guest.ready(seat) != table.host().ready(seat)) {
                return "guest " + std::to_string(i) + " of seat " + std::to_string(seat);
            }
        }
    }
    return {};
}

}  // namespace

TEST_CASE("net: nothing but hello is heard before hello") {
    NetTable table(open_race(), 1, 1);
    table.cut(0);
    table.host().connected(99, table.now());
    const int before = table.host().ledger().size();
    table.host().received(99, net::encode(net::Propose{0, 0}), table.now());
    const net::Output out = table.host().take_output();
    REQUIRE(out.packets.size() == 1);
    CHECK(out.packets[0].frame == net::encode(net::Bye{Reason::not_understood}));
    CHECK(table.host().ledger().size() == before);
}

TEST_CASE("net: a guest sits where it wishes if the seat is free, else where one is") {
    NetTable table({&core::handle_of<cartagena::Game>(), "rules=board", 3}, 2, 2);
    for (int i = 0; i < 2; ++i) {
        net::GuestIdentity identity = test_identity(2, i + 10);
        identity.wish = 3;
        table.cut(i);
        table.put_guest(i, identity);
    }
    table.host().tick(table.now());
    table.connect(0);
    table.wait(500);
    table.connect(1);
    table.wait(500);
    CHECK(table.guest(0).seat() == 3);
    CHECK(table.guest(1).seat() == 2);
}

TEST_CASE("net: an invitation to another match is refused with a sentence") {
    net::GuestIdentity identity = test_identity(7, 0);
    identity.match.fill(9);
    CHECK(refusal(identity) == net::sentence(Reason::other_match));
}

TEST_CASE("net: no seat is left for one guest too many, but it may look on") {
    NetTable table(open_race(), 1, 3);
    table.wait(500);
    table.host().connected(99, table.now());
    net::Hello hello;
    hello.games = {{open_race().game->info->code, open_race().game->info->rules_version}};
    hello.token.fill(1);
    table.host().received(99, net::encode(hello), table.now());
    CHECK(table.host().take_output().packets.at(0).frame == net::encode(net::Bye{Reason::full}));

    net::GuestIdentity identity = test_identity(3, 5);
    identity.wish = net::kSpectate;
    table.cut(0);
    table.put_guest(0, identity);
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(0).connected());
    CHECK(table.guest(0).seat() == 0);
    CHECK(table.guest(0).play(0, table.now()));
}

TEST_CASE("net: another rules version is refused with a sentence, by the host and by the guest") {
    NetTable table(open_race(), 1, 4);
    table.cut(0);
    table.host().connected(99, table.now());
    net::Hello hello;
    hello.games = {{open_race().game->info->code,
                    static_cast<std::uint16_t>(open_race().game->info->rules_version + 1)}};
    hello.token.fill(1);
    table.host().received(99, net::encode(hello), table.now());
    CHECK(table.host().take_output().packets.at(0).frame ==
          net::encode(net::Bye{Reason::other_rules}));

    net::Guest guest(tested_games(), test_identity(4, 1));
    guest.connected(0);
    net::Welcome welcome;
    welcome.seat = 1;
    welcome.game = open_race().game->info->code;
    welcome.rules = static_cast<std::uint16_t>(open_race().game->info->rules_version + 1);
    welcome.seats = {"human", "human"};
    guest.received(net::encode(welcome), 1);
    CHECK(told(guest.take_output().events, EventKind::closed, net::sentence(Reason::other_rules)));
    CHECK(guest.ledger() == nullptr);
}

TEST_CASE("net: another version of the protocol is refused with a sentence") {
    NetTable table(open_race(), 1, 5);
    table.cut(0);
    table.host().connected(99, table.now());
    core::Bytes frame = net::encode(net::Hello{});
    frame[0] = 77;
    table.host().received(99, frame, table.now());
    CHECK(table.host().take_output().packets.at(0).frame ==
          net::encode(net::Bye{Reason::other_protocol}));
    net::Guest guest(tested_games(), test_identity(5, 1));
    guest.connected(0);
    frame = net::encode(net::Bye{Reason::other_protocol});
    frame[0] = 77;
    guest.received(frame, 1);
    CHECK(
        told(guest.take_output().events, EventKind::closed, net::sentence(Reason::other_protocol)));
}

TEST_CASE("net: an illegal command is refused, repeats send the peer away, the match stays") {
    NetTable table(open_race(), 1, 6);
    table.begin();
    act_until_turn(table, true);
    const std::uint64_t hash = table.host().ledger().match().hash();
    const net::Propose illegal{table.host().ledger().moment(), 0xffffffff};
    table.inject(0, net::encode(illegal));
    CHECK(table.guest(0).connected());
    for (int i = 0; i < 20; ++i) {
        table.inject(0, net::encode(illegal));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(told(table.guest_events(0), EventKind::closed, net::sentence(Reason::misbehaved)));
    CHECK(table.host().ledger().match().hash() == hash);
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK(table.act());
}

TEST_CASE("net: out of turn, nobody acts for another seat") {
    NetTable table(open_race(), 1, 8);
    table.begin();
    act_until_turn(table, false);
    const int size = table.host().ledger().size();
    const core::Action legal_for_host = first_legal(table.host().ledger().match());
    table.inject(0, net::encode(net::Propose{table.host().ledger().moment(), legal_for_host}));
    CHECK(table.host().ledger().size() == size);
    CHECK(table.guest(0).play(legal_for_host, table.now()));
    CHECK(table.host().play({2, legal_for_host}, table.now()));
}

TEST_CASE("net: a proposal that comes late does nothing and is no fault") {
    NetTable table(open_race(), 1, 9);
    table.begin();
    act_until_turn(table, true);
    const net::Propose proposal{table.host().ledger().moment(),
                                first_legal(table.host().ledger().match())};
    table.inject(0, net::encode(proposal));
    const int size = table.host().ledger().size();
    for (int i = 0; i < 50; ++i) {
        table.inject(0, net::encode(proposal));
    }
    CHECK(table.host().ledger().size() == size);
    CHECK(table.guest(0).connected());
}

TEST_CASE("net: a flood is cut off, and so are frames that are too long") {
    NetTable table(open_race(), 1, 10);
    table.begin();
    const core::Bytes ping = net::encode(net::Ping{1, true});
    for (int i = 0; i < 3000; ++i) {
        table.inject(0, ping);
    }
    CHECK_FALSE(table.guest(0).connected());
    table.wait(2'000);
    CHECK(table.guest(0).connected());
    for (int i = 0; i < 20; ++i) {
        table.inject(0, core::Bytes(net::kMostFrame + 1, net::kProtocol));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(table.host().ledger().far(2));
}

TEST_CASE("net: a wrong link is refused and never drawn with") {
    NetTable table(temple(2), 1, 11, {1000, 0, 0, 1, 0});
    table.set_weather(kCalm);
    table.begin();
    REQUIRE(table.host().ledger().phase() == Phase::drawing);
    net::RandomReveal reveal;
    reveal.round = table.host().ledger().round();
    reveal.link = test_entropy(1);
    const int size = table.host().ledger().size();
    table.inject(0, net::encode(reveal));
    CHECK(table.host().ledger().size() == size);
    table.wait(1000);
    CHECK(table.host().ledger().phase() == Phase::choosing);
}

TEST_CASE("net: a choice that is opened otherwise than it was sealed is refused") {
    NetTable table(temple(2), 1, 12);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    const std::uint32_t moment = table.host().ledger().moment();
    const net::MatchId& id = table.host().ledger().table().id;
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    const net::Choice choice = net::make_choice(test_entropy(5), moment, 2, list[0]);
    table.inject(0, net::encode(net::SecretCommit{moment, net::seal_of(id, choice, 2)}));
    table.cut(0);
    table.host().play({1, list[0]}, table.now());
    REQUIRE(table.host().ledger().phase() == Phase::opening);
    table.connect(0);
    const int size = table.host().ledger().size();
    table.inject(0, net::encode(net::Hello{}));
    table.host().take_output();
    table.wait(50);
    table.inject(0, net::encode(net::SecretReveal{moment, list[1], choice.salt}));
    CHECK(table.host().ledger().phase() == Phase::opening);
    CHECK(table.host().ledger().size() >= size);
    for (int i = 0; i < table.host().ledger().size(); ++i) {
        const auto entry = net::decode_entry(table.host().ledger().bytes(i));
        CHECK_FALSE((entry->kind == net::EntryKind::open && entry->command.seat == 2));
    }
}

TEST_CASE("net: who withholds a link is named in the log, and the draw goes on without it") {
    NetTable table(temple(2), 1, 13);
    table.begin();
    table.set_weather({1000, 0, 0, 1, 0});
    table.wait(5'000);
    CHECK(table.host().ledger().phase() == Phase::drawing);
    table.wait(60'000);
    CHECK(table.host_saw(EventKind::late));
    CHECK_FALSE(table.host().ledger().contributes(2));
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    const std::uint64_t drawn = table.host().ledger().match().hash();

    // It comes back: the draw stays, and its links count from the next one on.
    table.set_weather(kCalm);
    table.cut(0);
    table.connect(0);
    table.wait(2'000);
    CHECK(table.host().ledger().contributes(2));
    CHECK(table.host().ledger().match().hash() == drawn);
    CHECK(table.play_out(500) == "");
}

TEST_CASE("net: a choice that is sealed and never opened counts as the first legal one") {
    NetTable table(temple(2), 1, 14);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    table.guest(0).play(list[1], table.now());
    table.wait(200);
    table.cut(0);
    table.host().play({1, list[1]}, table.now());
    REQUIRE(table.host().ledger().phase() == Phase::opening);
    table.wait(60'000);
    CHECK(table.host_saw(EventKind::late));
    CHECK(table.host().ledger().phase() != Phase::opening);
    CHECK_FALSE(table.host().ledger().contributes(2));
}

TEST_CASE("net: a lost guest's seat may be taken over, and is its own again when it returns") {
    NetTable table(open_race(), 1, 15);
    table.begin();
    act_until_turn(table, true);
    table.cut(0);
    CHECK(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK_FALSE(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    table.connect(0);
    table.wait(2'000);
    CHECK(table.host().ledger().far(2));
    CHECK(table.difference() == "");
    CHECK(table.play_out(300) == "");
}

TEST_CASE("net: a guest that was reloaded goes on from what it kept") {
    NetTable table(closed_race(), 1, 16);
    table.begin();
    for (int i = 0; i < 30; ++i) {
        table.act();
        table.wait(60);
    }
    table.restore_guest(0);
    table.connect(0);
    CHECK(table.play_out(2000) == "");
}

TEST_CASE("net: a choice that was sealed before a reload is opened after it") {
    NetTable table(temple(2), 1, 17);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    REQUIRE_FALSE(table.guest(0).play(list[1], table.now()));
    table.wait(200);
    table.restore_guest(0);
    CHECK(table.guest(0).pending() == list[1]);
    table.connect(0);
    table.host().play({1, list[1]}, table.now());
    table.wait(1000);
    CHECK(table.host().ledger().phase() != Phase::opening);
    CHECK(table.play_out(500) == "");
}

TEST_CASE("net: a guest with nothing but its token has its seat and the whole log again") {
    for (const Scenario& scenario : {open_race(), closed_race(), temple(2)}) {
        INFO(scenario.name());
        NetTable table(scenario, 1, 18);
        table.begin();
        for (int i = 0; i < 20; ++i) {
            table.act();
            table.wait(60);
        }
        net::GuestIdentity identity = test_identity(18, 0);
        identity.entropy = test_entropy(4711);
        table.cut(0);
        table.put_guest(0, identity);
        table.connect(0);
        table.wait(2'000);
        CHECK(table.guest(0).seat() == 2);
        CHECK(table.play_out(2000) == "");
    }
}

TEST_CASE("net: a host that was reloaded goes on, and its guests come back") {
    for (const Scenario& scenario : {closed_race(), temple(2)}) {
        NetTable table(scenario, 1, 19);
        table.begin();
        for (int i = 0; i < 30; ++i) {
            table.act();
            table.wait(60);
        }
        table.restore_host();
        table.connect(0);
        CHECK(table.play_out(2000) == "");
    }
}

TEST_CASE("net: saved bytes that were damaged are refused and never half taken") {
    NetTable table(closed_race(), 1, 20);
    table.begin();
    table.wait(1000);
    const core::Bytes host = table.host().keep();
    const core::Bytes guest = table.guest(0).keep();
    for (std::size_t cut = 0; cut < host.size(); cut += 7) {
        CHECK_FALSE(net::Host::restore(tested_games(), core::ByteView(host).first(cut), {}, {}, 0));
    }
    for (std::size_t cut = 0; cut < guest.size(); cut += 7) {
        CHECK_FALSE(net::Guest::restore(tested_games(), core::ByteView(guest).first(cut), {}));
    }
}

TEST_CASE("net: a difference freezes the match, is named, and a resync mends it") {
    NetTable table(open_race(), 1, 21);
    table.begin();
    act_until_turn(table, false);
    table.wait(1'000);  // what was overtaken on its way comes again
    const net::Ledger& ledger = table.host().ledger();
    // A lie on the way: the right entry with another hash.
    const int size = ledger.size();
    const core::Action action = first_legal(ledger.match());
    const std::string token = ledger.match().game().to_text(ledger.match().state(), action);
    table.set_weather({1000, 0, 0, 1, 0});
    REQUIRE_FALSE(table.host().play({1, action}, table.now()));
    table.host().take_output();
    table.guest(0).received(net::encode(net::Commit{static_cast<std::uint64_t>(size),
                                                    ledger.bytes(size),
                                                    ledger.chain(size + 1),
                                                    ledger.open_hash(size + 1) ^ 1U,
                                                    false,
                                                    {}}),
                            table.now());
    table.set_weather(kCalm);
    table.wait(100);
    CHECK(table.guest(0).frozen());
    CHECK(table.host().frozen());
    CHECK(told(table.guest_events(0), EventKind::frozen, token));
    CHECK(table.host_saw(EventKind::frozen));
    act_until_turn(table, false);
    CHECK(table.host().play({1, first_legal(ledger.match())}, table.now()));

    table.guest(0).resync(table.now());
    table.wait(3'000);
    CHECK_FALSE(table.guest(0).frozen());
    CHECK_FALSE(table.host().frozen());
    CHECK(table.guest_saw(0, EventKind::thawed));
    CHECK(table.difference() == "");
}

TEST_CASE("net: a guest does not believe its host") {
    NetTable table(open_race(), 1, 22);
    table.begin();
    act_until_turn(table, true);
    table.wait(2'000);
    const net::Ledger& ledger = table.host().ledger();
    net::Entry entry;
    entry.kind = net::EntryKind::play;
    entry.command = {2, first_legal(ledger.match())};
    const auto lie = [&](const net::Entry& what) {
        const core::Bytes bytes = net::encode(what);
        const net::Digest chain =
            net::Sha256().add(ledger.chain(ledger.size())).add(bytes).finish();
        table.guest(0).received(net::encode(net::Commit{static_cast<std::uint64_t>(ledger.size()),
                                                        bytes,
                                                        chain,
                                                        ledger.open_hash(ledger.size()),
                                                        false,
                                                        {}}),
                                table.now());
        const bool frozen = table.guest(0).frozen();
        const int size = table.guest(0).ledger()->size();
        table.guest(0).resync(table.now());
        table.wait(2'000);
        return frozen && size == ledger.size();
    };
    CHECK(lie(entry));  // in its own name
    entry.command.action = 0xffffffff;
    CHECK(lie(entry));  // against the rules
    entry = {};
    entry.kind = net::EntryKind::begin;
    CHECK(lie(entry));  // out of order
    CHECK(table.difference() == "");
}

TEST_CASE("net: what is taken back is an entry like any other, and all must agree") {
    NetTable table(open_race(), 1, 23);
    table.begin();
    // The guest advances, which draws nothing, and wants it back.
    core::Action advance = 0;
    for (int i = 0; i < 200 && advance == 0; ++i) {
        act_until_turn(table, true);
        const core::Match& match = table.host().ledger().match();
        core::ActionList list;
        match.options_now(list);
        for (const core::Action action : list) {
            const std::string token = match.game().to_text(match.state(), action);
            advance = token.find('@') != std::string::npos && token.substr(0, 4) != "back"
                          ? action
                          : advance;
        }
        if (advance == 0) {
            table.act();
            table.wait(100);
        }
    }
    REQUIRE(advance != 0);
    const std::uint64_t before = table.host().ledger().match().hash();
    for (const bool yes : {true, false}) {
        REQUIRE_FALSE(table.guest(0).play(advance, table.now()));
        table.wait(1'000);
        const std::uint64_t after = table.host().ledger().match().hash();
        const int size = table.host().ledger().size();
        CHECK(after != before);
        REQUIRE_FALSE(table.guest(0).ask_takeback(table.now()));
        table.wait(1'000);
        REQUIRE(table.host().ledger().asker() == 2);
        REQUIRE_FALSE(table.host().answer_takeback(yes, table.now()));
        table.wait(1'000);
        CHECK(table.host().ledger().match().hash() == (yes ? before : after));
        CHECK(table.host().ledger().size() == size + 2);
        CHECK(table.difference() == "");
    }
    CHECK(table.play_out(300) == "");
}

TEST_CASE("net: what was declined is not asked again at the same moment") {
    NetTable table(open_race(), 1, 29);
    table.begin();
    net::Ledger ledger = table.host().ledger();
    table.set_weather({0, 0, 0, 10, 0});
    for (int i = 0; i < 400 && ledger.match().undo_ply(2, true) < 0; ++i) {
        table.act();
        table.wait(100);
        ledger = table.host().ledger();
    }
    net::Entry ask;
    ask.kind = net::EntryKind::ask;
    ask.command.seat = 2;
    net::Entry answer;
    answer.kind = net::EntryKind::answer;
    REQUIRE_FALSE(ledger.take(ask));
    CHECK(ledger.take(ask));
    REQUIRE_FALSE(ledger.take(answer));
    CHECK(ledger.take(ask)->sentence == "This was asked and declined already.");
}

TEST_CASE("net: a guest that goes before the start leaves its seat to others") {
    NetTable table(open_race(), 1, 30);
    table.wait(500);
    CHECK(table.host().ledger().far(2));
    table.cut(0);
    CHECK_FALSE(table.host().ledger().far(2));
    CHECK(table.host().begin(table.now()));
    table.put_guest(0, test_identity(30, 9));
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(0).seat() == 2);
    CHECK_FALSE(table.host().begin(table.now()));
}

TEST_CASE("net: who claims again and again to have lost its links does not fill the log") {
    NetTable table(open_race(), 1, 31);
    table.begin();
    net::Hello hello;
    hello.games = {{open_race().game->info->code, open_race().game->info->rules_version}};
    hello.token = test_identity(31, 0).token;
    const int before = table.host().ledger().size();
    for (std::uint64_t i = 0; i < 50; ++i) {
        hello.anchor = test_entropy(i);
        table.inject(0, net::encode(hello));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(table.host().ledger().size() == before);
}

TEST_CASE("net: before its end nobody but the dealer sees another's closed cards") {
    NetTable table(closed_race(), 1, 24);
    table.begin();
    for (int i = 0; i < 20; ++i) {
        table.act();
        table.wait(60);
    }
    table.wait(2'000);
    const net::Ledger& ours = table.host().ledger();
    const net::Ledger& theirs = *table.guest(0).ledger();
    REQUIRE(ours.undisclosed());
    CHECK(theirs.match().hash() != ours.match().hash());
    CHECK(theirs.match().box() == ours.match().game().observe(ours.match().state(), 2));
    CHECK(table.play_out(60) == "");
    CHECK(theirs.match().hash() == ours.match().hash());
}

TEST_CASE("net: a host that disclosed another secret than it dealt with is found out") {
    NetTable table(closed_race(), 1, 25);
    table.begin();
    table.wait(2'000);
    net::Ledger theirs = *table.guest(0).ledger();
    net::Entry entry;
    entry.kind = net::EntryKind::stop;
    REQUIRE_FALSE(theirs.take(entry));
    entry.kind = net::EntryKind::disclose;
    entry.digest = test_entropy(1);
    CHECK(theirs.take(entry));
    CHECK(theirs.undisclosed());
}

TEST_CASE("net: an open seat must be filled or given up before the start") {
    NetTable table(open_race(), 1, 26);
    table.cut(0);
    NetTable empty(open_race(), 1, 27, {1000, 0, 0, 1, 0});
    const auto refused = empty.host().begin(empty.now());
    REQUIRE(refused);
    CHECK(refused->sentence == "Seat 2 is still empty.");
    CHECK_FALSE(empty.host().take_over(2, empty.now()));
    CHECK_FALSE(empty.host().begin(empty.now()));
}

TEST_CASE("net: closed cards together with secret choices end with a clear message") {
    NetTable table({&core::handle_of<null_game::Game>(), "", 2}, 1, 28);
    table.begin();
    table.wait(2'000);
    CHECK(table.host().ledger().phase() == Phase::stopped);
    CHECK_FALSE(table.host().ledger().trouble().empty());
    CHECK(table.difference() == "");
}

TEST_CASE("net: all are told who is ready for the start, and who leaves is not any more") {
    NetTable table({&core::handle_of<cartagena::Game>(), "rules=board", 3}, 2, 29);
    CHECK(table.guest(0).be_ready(true, table.now()));
    table.wait(500);
    CHECK_FALSE(table.host().all_ready());
    const int seat = table.guest(0).seat();
    CHECK_FALSE(table.guest(0).be_ready(true, table.now()));
    table.wait(100);
    CHECK(table.host().ready(seat));
    CHECK(table.guest(1).ready(seat));
    CHECK_FALSE(table.host().all_ready());
    CHECK_FALSE(table.guest(1).be_ready(true, table.now()));
    table.wait(100);
    CHECK(table.host().all_ready());
    CHECK_FALSE(table.guest(1).be_ready(false, table.now()));
    table.wait(600);
    CHECK_FALSE(table.host().all_ready());

    table.cut(0);
    table.wait(100);
    CHECK_FALSE(table.host().ready(seat));
    CHECK_FALSE(table.guest(1).ready(seat));
    CHECK_FALSE(table.guest(1).present(seat));
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(1).present(seat));
    CHECK_FALSE(table.host().ready(seat));
    CHECK_FALSE(table.guest(0).ready(seat));

    // The start does not depend on it, and after it there is nothing to be ready for.
    table.begin();
    table.wait(100);
    CHECK(table.guest(0).be_ready(true, table.now()));
    table.inject(0, net::encode(net::Ready{true}));
    CHECK_FALSE(table.host().ready(seat));
    CHECK(misled(table, 2) == "");
}

TEST_CASE("net: who looks on is not ready for anything, and guests tell nobody who is there") {
    NetTable table(open_race(), 1, 30);
    net::GuestIdentity identity = test_identity(30, 5);
    identity.wish = net::kSpectate;
    table.cut(0);
    table.put_guest(0, identity);
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(0).be_ready(true, table.now()));
    for (int i = 0; i < 5; ++i) {
        table.inject(0, net::encode(net::Ready{true}));
        table.inject(0, net::encode(net::Here{3, 2}));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK_FALSE(table.host().present(2));
}

TEST_CASE("net: after a storm everybody knows who is there and who is ready") {
    for (std::uint64_t seed = 31; seed < 51; ++seed) {
        CAPTURE(seed);
        NetTable table({&core::handle_of<cartagena::Game>(), "rules=board", 4}, 3, seed, kStorm);
        for (int i = 0; i < 60; ++i) {
            table.wait(700);
            table.guest(i % 3).be_ready(i % 2 == 0, table.now());
        }
        table.set_weather({0, 0, 0, 80, 0});
        table.wait(3'000);
        CHECK_FALSE(table.guest(0).be_ready(true, table.now()));
        table.wait(6'000);
        CHECK(table.guest(0).ready(table.guest(0).seat()));
        CHECK(misled(table, 3) == "");
        table.set_weather(kStorm);
        table.begin();
        for (int i = 0; i < 40; ++i) {
            table.act();
            table.wait(100);
        }
        table.set_weather(kCalm);
        table.wait(6'000);
        CHECK(misled(table, 3) == "");
        table.set_weather({0, 0, 0, 80, 0});
        table.cut(1);
        table.wait(6'000);
        const int gone = table.guest(1).ledger()->table().viewer;
        CHECK_FALSE(table.host().present(gone));
        CHECK_FALSE(table.guest(0).present(gone));
        CHECK_FALSE(table.guest(2).present(gone));
    }
}

}  // namespace ctq::tests
