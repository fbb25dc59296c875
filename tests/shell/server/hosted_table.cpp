#include "shell/server/hosted_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <deque>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/guest.hpp"

/// Tests that a server's table continues whatever its guests do. No sockets are used: the test
/// delivers the network messages itself.
namespace ctq::server {
namespace {

using net::Phase;

constexpr net::Time kTick = 200;
constexpr net::Time kMinute = 60'000;

struct Visitor {
    net::Guest guest;
    net::LinkId link = 0;  ///< 0: not connected
};

net::GuestIdentity identity(int number) {
    net::GuestIdentity identity;
    identity.name = "Guest " + std::to_string(number);
    identity.token.fill(static_cast<std::uint8_t>(number));
    identity.entropy = core::Sha256().add("guest").add(static_cast<std::uint64_t>(number)).finish();
    return identity;
}

net::Randomness fixed() {
    net::Randomness random;
    random.entropy = core::Sha256().add("table").finish();
    random.id.fill(9);
    return random;
}

HostedTable open(const char* game, const char* options, std::vector<std::string> seats,
                 const net::Randomness& random) {
    core::Setup setup;
    setup.game = *core::find_game(cabinet(), game);
    setup.options = *core::read_options(setup.game->info->options, options);
    setup.seed = 1;
    setup.seats = std::move(seats);
    auto table = HostedTable::open(std::move(setup), random, {}, 1'000);
    REQUIRE(table);
    return std::move(*table);
}

/// A hosted table with its guests and a clock.
class Room {
  public:
    Room(const char* game, const char* options, std::vector<std::string> seats,
         const net::Randomness& random = fixed())
        : table(open(game, options, std::move(seats), random)) {}

    void come(int guests) {
        for (int i = 0; i < guests; ++i) {
            net::GuestIdentity guest = identity(++known_);
            guest.match = table.room();
            visitors.push_back({net::Guest(cabinet(), guest), 0});
            connect(visitors.back());
            wait(400);
        }
    }

    void connect(Visitor& visitor) {
        visitor.link = next_link++;
        table.connected(visitor.link, now);
        visitor.guest.connected(now);
    }

    void cut(Visitor& visitor) {
        const net::LinkId link = std::exchange(visitor.link, 0);
        visitor.guest.lost(now);
        table.lost(link, now);
    }

    void wait(net::Time milliseconds) {
        for (const net::Time end = now + milliseconds; now < end;) {
            while (pass()) {
            }
            now += kTick;
            table.tick(now);
            for (Visitor& one : visitors) {
                one.guest.tick(now);
            }
        }
        while (pass()) {
        }
    }

    const net::Ledger& log() const { return table.ledger(); }
    /// Returns the visitor to act. Fails if there is none.
    Visitor& to_act() {
        for (Visitor& one : visitors) {
            if (log().phase() == Phase::playing && log().match().turn().seat == one.guest.seat()) {
                return one;
            }
        }
        FAIL("no guest is to act");
        return visitors.front();
    }

    bool bots_think = true;
    HostedTable table;
    std::deque<Visitor> visitors;
    net::Time now = 1'000;
    net::LinkId next_link = 1;

  private:
    /// Delivers all network messages and the bot's action. Returns whether there was anything to
    /// deliver.
    bool pass() {
        const auto question = bots_think ? table.question() : std::nullopt;
        bool moved = question.has_value();
        if (question) {
            table.decided(*question, bots::decide(*question), now);
        }
        net::Output out = table.take_output();
        for (const net::Packet& packet : out.packets) {
            if (Visitor* to = visitor(packet.link)) {
                to->guest.received(packet.frame, now);
                moved = true;
            }
        }
        for (const net::Event& event : out.events) {
            if (Visitor* gone = visitor(event.link);
                gone != nullptr && event.kind == net::EventKind::hang_up) {
                cut(*gone);
            }
        }
        for (Visitor& one : visitors) {
            for (const net::Packet& packet : one.guest.take_output().packets) {
                if (one.link != 0) {
                    table.received(one.link, packet.frame, now);
                    moved = true;
                }
            }
        }
        return moved;
    }

    Visitor* visitor(net::LinkId link) {
        const auto found = std::find_if(visitors.begin(), visitors.end(), [link](const Visitor& v) {
            return link != 0 && v.link == link;
        });
        return found == visitors.end() ? nullptr : &*found;
    }

    int known_ = 0;
};

core::Action first_legal(const net::Ledger& ledger) {
    core::ActionList list;
    ledger.match().options_now(list);
    return list[0];
}

/// Returns the hello frame of a new visitor.
core::Bytes hello(std::uint64_t number) {
    net::Hello hello;
    for (const core::GameHandle* game : cabinet()) {
        hello.games.emplace_back(game->info->code, game->info->rules_version);
    }
    const core::Digest digest = core::Sha256().add(number).finish();
    std::copy_n(digest.begin(), hello.token.size(), hello.token.begin());
    return net::encode(hello);
}

/// The guests play the first legal action until the match is over.
void play_out(Room& room) {
    for (int i = 0; i < 1'000 && room.log().phase() != Phase::over; ++i) {
        if (room.log().phase() == Phase::playing) {
            REQUIRE_FALSE(room.to_act().guest.play(first_legal(room.log()), room.now));
        }
        room.wait(400);
    }
}

/// Returns the log of a match in which two guests always play the first legal action.
std::vector<core::Bytes> whole_log(RandomSource source) {
    Room room("cartagena", "rules=board", {"guest", "guest", "greedy"}, source.draw());
    room.come(2);
    play_out(room);
    std::vector<core::Bytes> log;
    for (int i = 0; i < room.log().size(); ++i) {
        log.push_back(room.log().bytes(i));
    }
    return log;
}

}  // namespace

TEST_CASE("Hosted tables with the same seed have the same log; other seeds give other logs") {
    const auto log = whole_log(RandomSource(7));
    CHECK(log.size() > 40);
    CHECK(log == whole_log(RandomSource(7)));
    CHECK(log != whole_log(RandomSource(8)));
    CHECK(whole_log(RandomSource()) != whole_log(RandomSource()));
    RandomSource source(7);
    const net::Randomness first = source.draw();
    const net::Randomness second = source.draw();
    CHECK(first.entropy != second.entropy);
    CHECK(first.id != second.id);
}

/// A single guest plays until a bot is to act. Returns the question to the bot, unanswered.
bots::Job until_a_bot_is_asked(Room& room) {
    room.come(1);
    room.bots_think = false;
    net::Guest& guest = room.visitors[0].guest;
    for (int i = 0; i < 40 && !room.table.question(); ++i) {
        if (room.log().match().turn().seat == guest.seat()) {
            REQUIRE_FALSE(guest.play(first_legal(room.log()), room.now));
        }
        room.wait(400);
    }
    REQUIRE(room.table.question());
    return *room.table.question();
}

TEST_CASE("After a takeback a hosted table drops the bot's answer to the question before it") {
    Room room("carteso", "size=5 komi=0 sides=fixed", {"guest", "claimer"});
    const bots::Job question = until_a_bot_is_asked(room);
    net::Guest& guest = room.visitors[0].guest;
    const int size = room.log().match().cursor();
    REQUIRE_FALSE(guest.ask_takeback(room.now));
    room.wait(1'000);
    const int back = room.log().match().cursor();
    REQUIRE(back < size);
    room.table.decided(question, bots::decide(question), room.now);
    room.wait(1'000);
    CHECK(room.log().match().cursor() == back);
    CHECK(guest.ledger()->size() == room.log().size());
    core::ActionList list;
    room.log().match().options_now(list);
    REQUIRE_FALSE(guest.play(list[list.size - 1], room.now));
    room.wait(1'000);
    REQUIRE(room.log().match().cursor() == back + 1);
    // The bot's answer is ignored, because the question has changed since.
    room.table.decided(question, bots::decide(question), room.now);
    CHECK(room.log().match().cursor() == back + 1);
    room.bots_think = true;
    room.wait(1'000);
    CHECK(room.log().match().cursor() == back + 2);
}

TEST_CASE(
    "A hosted table that a guest's device froze replaces that guest after a minute and goes on") {
    Room room("cartagena", "rules=board", {"guest", "guest"});
    room.come(2);
    room.wait(2'000);
    Visitor& claims = room.visitors[0];
    Visitor& other = room.visitors[1];
    room.table.received(claims.link, net::encode(net::Resync{0, true}), room.now);
    room.wait(1'000);
    CHECK(other.guest.table_frozen());
    room.wait(kMinute);
    CHECK_FALSE(other.guest.table_frozen());
    CHECK_FALSE(room.log().remote(claims.guest.seat()));
    const int size = room.log().match().cursor();
    for (int i = 0; i < 10; ++i) {
        if (room.log().match().turn().seat == other.guest.seat()) {
            REQUIRE_FALSE(other.guest.play(first_legal(room.log()), room.now));
        }
        room.wait(1'000);
    }
    CHECK(room.log().match().cursor() > size + 5);
    CHECK(other.guest.ledger()->size() == room.log().size());
}

TEST_CASE("At a hosted table a bot plays one action for a guest who does not act in time") {
    for (const char* game : {"cartagena", "incan_gold"}) {
        CAPTURE(game);
        Room room(game, game[0] == 'c' ? "rules=board" : "", {"guest", "guest"});
        room.come(2);
        room.wait(2'000);
        if (room.log().phase() == Phase::choosing) {
            REQUIRE_FALSE(room.visitors[1].guest.play(first_legal(room.log()), room.now));
        }
        room.wait(4 * kMinute);
        const int size = room.log().match().cursor();
        Visitor& acts = room.log().phase() == Phase::playing ? room.to_act() : room.visitors[0];
        const int seat = acts.guest.seat();
        room.wait(2 * kMinute);
        CHECK(room.log().remote(seat));
        CHECK(room.log().match().cursor() > size);
        CHECK_FALSE(acts.guest.replaced());
        CHECK(acts.guest.missed());
        CHECK(acts.guest.connected());
    }
}

TEST_CASE("At a hosted table nothing is played on once all guests have missed an action") {
    Room room("incan_gold", "", {"guest", "guest", "level:1"});
    room.come(2);
    room.wait(6 * kMinute);
    const int size = room.log().match().cursor();
    room.wait(60 * kMinute);
    CHECK(room.log().match().cursor() == size);
    CHECK_FALSE(room.log().ended());
    REQUIRE_FALSE(room.visitors[0].guest.play(first_legal(room.log()), room.now));
    room.wait(6 * kMinute);
    CHECK(room.log().match().cursor() > size);
}

TEST_CASE("At a hosted table the clock that guests have set replaces the server's time limit") {
    Room room("cartagena", "rules=board", {"guest", "guest"});
    room.table.serve(true);
    room.come(1);
    REQUIRE_FALSE(
        room.visitors[0].guest.arrange({{net::Pace::Kind::action, 600, 0}, true}, room.now));
    room.wait(1'000);
    room.come(1);
    room.wait(2'000);
    const int size = room.log().match().cursor();
    const int seat = room.to_act().guest.seat();
    room.wait(9 * kMinute);
    CHECK(room.log().match().cursor() == size);
    room.wait(2 * kMinute);
    CHECK(room.log().match().cursor() > size);
    CHECK(room.log().remote(seat));
}

TEST_CASE("At a hosted table the time limit restarts after each action and each reconnection") {
    Room room("cartagena", "rules=board", {"guest", "guest"});
    room.come(2);
    room.wait(2'000);
    for (int i = 0; i < 20; ++i) {
        room.wait(4 * kMinute);
        REQUIRE_FALSE(room.to_act().guest.play(first_legal(room.log()), room.now));
        room.wait(2'000);
    }
    CHECK(room.log().remote(1));
    CHECK(room.log().remote(2));
    Visitor& acts = room.to_act();
    room.wait(4 * kMinute);
    room.cut(acts);
    room.wait(kMinute);
    room.connect(acts);
    room.wait(4 * kMinute);
    const int size = room.log().match().cursor();
    room.wait(2 * kMinute);
    CHECK(room.log().match().cursor() > size);
    CHECK(acts.guest.missed());
}

TEST_CASE("A hosted table with a long log can be closed once no guest is left") {
    Room room("cartagena", "rules=board", {"guest", "guest", "guest"});
    room.come(1);
    const auto flood = [&room](int times) {
        for (int i = 0; i < times; ++i) {
            const net::LinkId link = room.next_link++;
            room.table.connected(link, room.now);
            room.table.received(link, hello(link), room.now);
            room.table.take_output();
            room.table.lost(link, room.now);
            room.now += 1;
        }
    };
    flood(60);
    CHECK_FALSE(room.table.deserted(room.now));
    room.wait(1'000);
    CHECK(room.visitors[0].guest.connected());
    room.cut(room.visitors[0]);
    CHECK(room.table.deserted(room.now));
    // A guest who stays connected after the end can't keep the table open forever, either.
    room.connect(room.visitors[0]);
    room.wait(1'000);
    CHECK_FALSE(room.table.deserted(room.now));
    flood(5'000);
    CHECK(room.log().size() <= net::Limits().gathering + 2);
    room.wait(1'000);
    CHECK_FALSE(room.visitors[0].guest.connected());
    CHECK(room.table.deserted(room.now));
}

TEST_CASE("A hosted table disconnects its guests some time after the end and can then be closed") {
    Room room("carteso", "size=2", {"guest", "guest"});
    room.come(2);
    room.wait(2'000);
    play_out(room);
    REQUIRE(room.log().phase() == Phase::over);
    room.wait(kMinute / 2);
    CHECK(room.visitors[0].guest.connected());
    CHECK_FALSE(room.table.deserted(room.now));
    room.wait(kMinute);
    CHECK_FALSE(room.visitors[0].guest.connected());
    CHECK_FALSE(room.visitors[1].guest.connected());
    CHECK(room.visitors[1].guest.ledger()->phase() == Phase::over);
    CHECK(room.table.deserted(room.now));
}

TEST_CASE("A hosted table is kept for a while for a guest who has not seen the end of the match") {
    for (const bool returns : {true, false}) {
        Room room("carteso", "size=2", {"guest", "guest"});
        room.come(2);
        room.wait(2'000);
        room.cut(room.visitors[1]);
        REQUIRE_FALSE(room.visitors[0].guest.resign(room.now));
        room.wait(1'000);
        REQUIRE(room.log().finished());
        room.cut(room.visitors[0]);
        CHECK_FALSE(room.table.deserted(room.now));
        if (returns) {
            room.connect(room.visitors[1]);
            room.wait(1'000);
            CHECK(room.visitors[1].guest.ledger()->finished());
            room.cut(room.visitors[1]);
        } else {
            room.wait(3 * kMinute);
        }
        CHECK(room.table.deserted(room.now));
    }
}

TEST_CASE("A hosted table that all guests have left can be closed after a while, even if frozen") {
    Room room("cartagena", "rules=board", {"guest", "guest"});
    room.come(2);
    room.wait(2'000);
    room.table.received(room.visitors[0].link, net::encode(net::Resync{0, true}), room.now);
    room.cut(room.visitors[0]);
    room.cut(room.visitors[1]);
    CHECK_FALSE(room.table.deserted(room.now));
    room.wait(5 * kMinute);
    CHECK(room.table.deserted(room.now));
}

TEST_CASE(
    "If the guests of a hosted table agree on a rematch, it starts over the same connections") {
    Room room("cartagena", "rules=board", {"guest", "guest", "greedy"});
    room.come(2);
    REQUIRE(room.log().phase() != Phase::gathering);
    const net::MatchId first = room.log().table().id;
    play_out(room);
    const net::LinkId link = room.visitors[0].link;
    REQUIRE_FALSE(room.visitors[0].guest.vote({net::Vote::Kind::propose, 0, {}}, room.now));
    room.wait(600);
    CHECK(room.log().phase() == Phase::over);
    const auto proposal = room.visitors[1].guest.proposal();
    REQUIRE(proposal);
    REQUIRE_FALSE(
        room.visitors[1].guest.vote({net::Vote::Kind::agree, proposal->number, {}}, room.now));
    for (int i = 0; i < 5; ++i) {
        room.wait(200);
        for (Visitor& one : room.visitors) {
            if (one.guest.next()) {
                one.guest.join_next(room.now);
            }
        }
    }
    CHECK(room.log().table().id != first);
    CHECK(room.log().phase() != Phase::gathering);
    CHECK(room.visitors[0].link == link);
    CHECK(room.visitors[0].guest.seat() == 1);
    // After all guests have left, new guests can come.
    for (Visitor& one : room.visitors) {
        room.cut(one);
    }
    room.wait(5 * kMinute);
    CHECK(room.table.deserted(room.now));
}

}  // namespace ctq::server
