#include "shell/online/remote_table.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <memory>

#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/board/status.hpp"
#include "shell/tables/watching.hpp"
#include "tests/shell/online/three_tables.hpp"
#include "tests/shell/tables/context.hpp"

/// Tables over the network with their sessions, over a transport in memory.
namespace ctq::app {
namespace {

constexpr net::LinkId kLink = 1;

core::Setup setup(std::string_view choices) {
    const auto read = read_setup(choices);
    REQUIRE(read);
    return make_setup(*read, 0);
}

/// A host and one guest, each with what its page would show.
class Pair {
  public:
    explicit Pair(std::string_view choices)
        : host_(*RemoteTable::open(setup(choices), "Anna", randomness(1), now_)),
          guest_(RemoteTable::join({host_.match(), &host_.game(), "Anna", {}}, "Ben", false,
                                   randomness(2))) {}

    RemoteTable& host() { return host_; }
    RemoteTable& guest() { return guest_; }
    Session& session(bool host) { return *(host ? at_host_ : at_guest_); }

    void connect() {
        host_.connected(kLink, now_);
        guest_.connected(kLink, now_);
        settle();
    }
    void cut() {
        host_.lost(kLink, now_);
        guest_.lost(kLink, now_);
        settle();
    }
    void restore(bool host) {
        cut();
        RemoteTable& table = host ? host_ : guest_;
        auto again = RemoteTable::restore(table.keep(), now_);
        REQUIRE(again);
        table = std::move(*again);
        connect();
    }
    void begin() {
        REQUIRE_FALSE(host_.begin(now_));
        settle();
        at_host_.emplace(Session::following(host_.ledger()->match(), host_.course(), 0));
        at_guest_.emplace(Session::following(guest_.ledger()->match(), guest_.course(), 0));
    }
    /// Lets everything arrive, and time go by.
    void settle() {
        for (bool moved = true; moved;) {
            const bool out = carry(host_, guest_);
            moved = carry(guest_, host_) || out;
        }
        now_ += 200;
        host_.tick(now_);
        guest_.tick(now_);
        for (bool moved = true; moved;) {
            const bool out = carry(host_, guest_);
            moved = carry(guest_, host_) || out;
        }
        if (at_host_) {
            at_host_->follow(host_.ledger()->match(), host_.course(), 0);
            at_guest_->follow(guest_.ledger()->match(), guest_.course(), 0);
        }
    }
    /// One action of whoever may act, as a page would bring it about; whether anybody could.
    bool act(core::Rng& rng) {
        bool acted = false;
        for (const bool host : {true, false}) {
            Session& one = session(host);
            if (const auto job = one.take_job()) {
                one.reply(bots::answer(*job));
                one.tick(1e9, 0);
            } else if (one.your_turn()) {
                const auto n = static_cast<std::uint32_t>(one.legal().size);
                REQUIRE_FALSE(one.play(one.legal()[static_cast<int>(rng.below(n))], 0));
            }
            if (const auto wish = one.take_wish()) {
                REQUIRE_FALSE((host ? host_ : guest_).play(*wish, now_));
                acted = true;
            }
        }
        settle();
        return acted;
    }
    net::Time now() const { return now_; }

  private:
    bool carry(RemoteTable& from, RemoteTable& to) {
        const net::Output out = from.take_output();
        for (const net::Packet& packet : out.packets) {
            to.received(kLink, packet.frame, now_);
        }
        return !out.packets.empty();
    }

    net::Time now_ = 1000;
    RemoteTable host_;
    RemoteTable guest_;
    std::optional<Session> at_host_;
    std::optional<Session> at_guest_;
};

void play_out(Pair& pair, int most = 4000) {
    core::Rng rng{7};
    int idle = 0;
    for (int i = 0; i < most && !pair.guest().finished() && idle < 300; ++i) {
        idle = pair.act(rng) ? 0 : idle + 1;
    }
    pair.settle();
}

TEST_CASE("A match is played to its end on two tables that follow it") {
    for (const char* choices :
         {"cartagena;tokens=2;human,guest;", "cartagena;tokens=2;guest,greedy,human;",
          "incan_gold;;human,guest,myopic;", "carteso;;guest,human;"}) {
        CAPTURE(choices);
        Pair pair(choices);
        pair.connect();
        REQUIRE(pair.guest().own_seat() > 0);
        pair.begin();
        play_out(pair);
        REQUIRE(pair.host().finished());
        REQUIRE(pair.guest().finished());
        CHECK(pair.host().for_library().hash() == pair.guest().for_library().hash());
        CHECK(pair.session(true).match().cursor() == pair.session(false).match().cursor());
        CHECK(pair.host().closed().empty());
    }
}

TEST_CASE("A guest's table goes on where it was kept, and so does the host's") {
    Pair pair("cartagena;tokens=2;human,guest;");
    pair.connect();
    pair.begin();
    core::Rng rng{3};
    for (int i = 0; i < 40; ++i) {
        pair.act(rng);
    }
    pair.restore(false);
    for (int i = 0; i < 40; ++i) {
        pair.act(rng);
    }
    pair.restore(true);
    play_out(pair);
    CHECK(pair.guest().finished());
    CHECK(pair.host().for_library().hash() == pair.guest().for_library().hash());
}

TEST_CASE("A bot plays on for a guest who is gone, and the seat is its own again") {
    Pair pair("cartagena;tokens=2;human,guest;");
    pair.connect();
    pair.begin();
    pair.cut();
    CHECK(pair.host().seats()[1].away);
    CHECK_FALSE(pair.host().replace(2, pair.now()));
    CHECK(pair.host().seats()[1].kind == RemoteSeat::Kind::bot);
    pair.settle();
    core::Rng rng{3};
    for (int i = 0; i < 100; ++i) {
        pair.act(rng);
    }
    CHECK(pair.host().ledger()->match().cursor() > 60);
    pair.connect();
    CHECK(pair.host().seats()[1].kind == RemoteSeat::Kind::guest);
}

TEST_CASE("Who waits for the start sees who is there and who is ready") {
    ThreeTables at;
    RemoteTable& host = *at.anna.table;
    RemoteTable& ben = *at.ben.table;
    RemoteTable& carla = *at.carla.table;
    CHECK_FALSE(host.all_ready());
    CHECK_FALSE(ben.be_ready(true, at.now));
    at.settle();
    for (const RemoteTable* table : {&host, &ben, &carla}) {
        CHECK(table->seats()[1].ready);
        CHECK_FALSE(table->seats()[2].ready);
    }
    CHECK_FALSE(carla.be_ready(true, at.now));
    at.settle();
    CHECK(host.all_ready());

    REQUIRE_FALSE(host.begin(at.now));
    at.settle();
    CHECK_FALSE(ben.seats()[1].ready);
    CHECK_FALSE(ben.seats()[2].away);
    host.lost(ThreeTables::carla_link, at.now);
    carla.lost(ThreeTables::carla_link, at.now);
    at.settle();
    CHECK(host.seats()[2].away);
    CHECK(ben.seats()[2].away);
    CHECK_FALSE(ben.seats()[1].away);
    CHECK(ben.course().names[2] == "Carla");
    CHECK(carla.seats()[0].away);
}

TEST_CASE("Bots at a table over the network play by a secret of its host") {
    const auto seed_of = [](std::uint64_t random) {
        auto table = RemoteTable::open(setup("cartagena;tokens=2;human,guest,greedy;"), "Anna",
                                       randomness(random), 0);
        REQUIRE(table);
        CHECK(table->ledger()->table().setup.seed == 0);
        const std::uint64_t seed = table->course().bot_seed;
        CHECK(RemoteTable::restore(table->keep(), 0)->course().bot_seed == seed);
        return seed;
    };
    CHECK(seed_of(1) != 0);
    CHECK(seed_of(1) == net::bot_seed(randomness(1).entropy));
    CHECK(seed_of(1) != seed_of(2));

    // And that is what a bot is asked to decide with.
    Pair pair("cartagena;tokens=2;greedy,guest;");
    pair.connect();
    pair.begin();
    std::optional<bots::Bytes> job;
    for (int i = 0; i < 50 && !job; ++i) {
        pair.settle();
        job = pair.session(true).take_job();
    }
    REQUIRE(job);
    CHECK(bots::decode(*job)->seed == net::bot_seed(randomness(1).entropy));
}

TEST_CASE("To take back is asked of the other, who may refuse") {
    Pair pair("cartagena;rules=board;human,guest;");
    pair.connect();
    pair.begin();
    core::Rng rng{5};
    bool asked = false;
    for (int i = 0; i < 200 && !asked; ++i) {
        pair.act(rng);
        asked = pair.session(true).can_undo() && !pair.host().ask_takeback(pair.now());
    }
    REQUIRE(asked);
    pair.settle();
    CHECK(pair.guest().asker() == 1);
    CHECK_FALSE(pair.session(true).your_turn());
    const int cursor = pair.host().ledger()->match().cursor();
    CHECK_FALSE(pair.guest().answer_takeback(false, pair.now()));
    pair.settle();
    CHECK(pair.host().ledger()->match().cursor() == cursor);
    CHECK(pair.guest().asker() == 0);
}

TEST_CASE("Who has chosen in secret is told to the others, but not what") {
    Pair pair("incan_gold;;human,guest;");
    pair.connect();
    pair.begin();
    for (int i = 0; i < 20 && !pair.session(true).your_turn(); ++i) {
        pair.settle();
    }
    const auto view = tables::make_view("incan_gold");
    const tables::Picker picker;
    const auto told = [&](bool host, int seat) {
        view->gather(pair.session(host));
        return view->situation(
            tests::context_of(pair.session(host), picker))[static_cast<std::size_t>(seat - 1)];
    };
    const auto chose = [](const std::string& line) {
        return line.find("has chosen") != std::string::npos;
    };
    const auto status = [&](bool host) {
        return status_line(pair.session(host), *view,
                           tests::context_of(pair.session(host), picker));
    };
    REQUIRE(pair.session(true).your_turn());
    CHECK_FALSE(chose(told(true, 2)));
    CHECK_FALSE(chose(told(false, 1)));
    REQUIRE_FALSE(pair.session(false).play(pair.session(false).legal()[0], 0));
    REQUIRE_FALSE(pair.guest().play(*pair.session(false).take_wish(), pair.now()));
    pair.settle();
    CHECK(chose(told(true, 2)));
    CHECK(chose(told(false, 2)));
    CHECK_FALSE(chose(told(true, 1)));
    CHECK_FALSE(chose(told(false, 1)));
    CHECK(status(false) == "Anna is still choosing.");
}

TEST_CASE("Who only looks on reads who plays") {
    Pair pair("cartagena;rules=board;human,guest;");
    pair.connect();
    pair.begin();
    Course course;  // a spectator's: nobody sits at this device
    course.seats = {kElsewhere, kElsewhere};
    course.names = {"Anna", "Ben"};
    const Session session = Session::following(pair.host().ledger()->match(), course, 0);
    CHECK_FALSE(session.watched());
    const tables::Picker picker;
    CHECK(tables::watching_words(tests::context_of(session, picker)) ==
          "You are watching Anna and Ben.");
}

TEST_CASE("An invitation reads back, and what is damaged or foreign is refused in a sentence") {
    const Invitation invitation{randomness(4).id, cabinet()[0], "Anna", {1, 2, 3}};
    const std::string text = invitation_text(invitation);
    const auto read = read_invitation(text);
    REQUIRE(read);
    CHECK(read->match == invitation.match);
    CHECK(read->game == invitation.game);
    CHECK(read->host == "Anna");
    CHECK(read->way == invitation.way);
    for (const std::string& bad : {std::string(), std::string("AA"), text.substr(0, 20), "?" + text,
                                   std::string("_") + text.substr(1), std::string(2000, 'A')}) {
        CAPTURE(bad);
        const auto refused = read_invitation(bad);
        REQUIRE_FALSE(refused);
        CHECK(refused.problem().sentence.size() > 20);
    }
}

}  // namespace
}  // namespace ctq::app
