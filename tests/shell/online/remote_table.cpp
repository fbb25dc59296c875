#include "shell/online/table/remote_match.hpp"

#include <doctest/doctest.h>

#include <memory>

#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/bot_questions.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/online/table/takeback.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/tables/words.hpp"
#include "tests/shell/match/thinking.hpp"
#include "tests/shell/online/three_tables.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of network tables and their sessions, connected in memory.
namespace ctq::online {
namespace {

constexpr net::LinkId kLink = 1;

/// A host and one guest in a network match, each with a session.
class Pair {
  public:
    explicit Pair(std::string_view setup)
        : host_(std::make_shared<RemoteTable>(open_table(setup))),
          guest_(std::make_shared<RemoteTable>(RemoteTable::join(
              {host().match(), &host().game(), "Anna", {}}, "Ben", false, randomness(2)))) {
        host().connected(kLink, now_);
        guest().connected(kLink, now_);
        settle();
        REQUIRE(guest().own_seat() > 0);
        REQUIRE_FALSE(host().host()->begin(now_));
        settle();
        at_host_.emplace(remote_match(host_), 0);
        at_guest_.emplace(remote_match(guest_), 0);
    }

    RemoteTable& host() { return *host_; }
    RemoteTable& guest() { return *guest_; }
    match::Session& session(bool host) { return *(host ? at_host_ : at_guest_); }

    /// Delivers all network messages and advances the time by 200 ms.
    void settle() {
        carry(host(), {&guest()}, now_);
        now_ += 200;
        host().tick(now_);
        guest().tick(now_);
        carry(host(), {&guest()}, now_);
        if (at_host_) {
            at_host_->follow(0);
            at_guest_->follow(0);
        }
    }
    /// Plays one action in each session whose player may act. Returns whether there was any.
    bool act(core::Rng& rng) {
        bool acted = false;
        for (const bool host : {true, false}) {
            match::Session& one = session(host);
            if (tests::answer_bot(one)) {
                acted = one.tick(time(), 0);
                CAPTURE(one.bots().trouble());
                CHECK(one.bots().trouble().empty());
            } else if (one.your_turn()) {
                const auto n = static_cast<std::uint32_t>(one.legal().size);
                REQUIRE_FALSE(one.play(one.legal()[static_cast<int>(rng.below(n))], time()));
                acted = true;
            }
        }
        settle();
        return acted;
    }
    net::Time now() const { return now_; }
    /// The current time in seconds.
    double time() const { return static_cast<double>(now_) / 1000; }

    /// Returns a spectator: a guest without a seat, who joins after the start and has received the
    /// log.
    std::shared_ptr<RemoteTable> onlooker() {
        constexpr net::LinkId link = 2;
        auto onlooker = std::make_shared<RemoteTable>(RemoteTable::join(
            {host().match(), &host().game(), "Anna", {}}, "Carla", true, randomness(3)));
        host().connected(link, now_);
        onlooker->connected(link, now_);
        carry(host(), {&guest(), onlooker.get()}, now_);
        REQUIRE(onlooker->ledger() != nullptr);
        return onlooker;
    }

  private:
    net::Time now_ = 1000;
    std::shared_ptr<RemoteTable> host_;
    std::shared_ptr<RemoteTable> guest_;
    std::optional<match::Session> at_host_;
    std::optional<match::Session> at_guest_;
};

TEST_CASE("A host and a guest play a network match to the end and have equal records") {
    for (const char* setup :
         {"cartagena;tokens=2;human,guest;", "cartagena;tokens=2;guest,greedy,human;",
          "incan_gold;;human,guest,myopic;", "carteso;;guest,human;"}) {
        CAPTURE(setup);
        Pair pair(setup);
        core::Rng rng{7};
        for (int i = 0; i < 4000 && !pair.guest().finished(); ++i) {
            pair.act(rng);
        }
        pair.settle();
        REQUIRE(pair.host().finished());
        REQUIRE(pair.guest().finished());
        CHECK(match_for_library(pair.host()).hash() == match_for_library(pair.guest()).hash());
        CHECK(pair.session(true).match().cursor() == pair.session(false).match().cursor());
        CHECK(pair.host().closed().empty());
        const std::vector<RemoteSeat> seats = remote_seats(pair.host());
        const std::vector<std::string> names = match::seat_names(match_for_library(pair.host()));
        for (std::size_t i = 0; i < seats.size(); ++i) {
            CHECK(names[i] == seats[i].name);
        }
    }
}

TEST_CASE("Before the start every device shows which seats are ready, and later which are away") {
    ThreeTables at;
    RemoteTable& host = *at.anna.table;
    RemoteTable& ben = *at.ben.table;
    RemoteTable& carla = *at.carla.table;
    CHECK_FALSE(host.host()->all_ready());
    CHECK_FALSE(ben.guest()->be_ready(true, at.now));
    at.settle();
    for (const RemoteTable* table : {&host, &ben, &carla}) {
        CHECK(remote_seats(*table)[1].ready);
        CHECK_FALSE(remote_seats(*table)[2].ready);
    }
    CHECK_FALSE(carla.guest()->be_ready(true, at.now));
    at.settle();
    CHECK(host.host()->all_ready());

    REQUIRE_FALSE(host.host()->begin(at.now));
    at.settle();
    CHECK_FALSE(remote_seats(ben)[1].ready);
    CHECK_FALSE(remote_seats(ben)[2].away);
    host.lost(ThreeTables::carla_link, at.now);
    carla.lost(ThreeTables::carla_link, at.now);
    at.settle();
    CHECK(remote_seats(host)[2].away);
    CHECK(remote_seats(carla)[0].away);
}

TEST_CASE("At a network table the bots' seed is derived from the host's secret") {
    const auto seed_of = [](std::uint64_t random) {
        const RemoteTable table = open_table("cartagena;tokens=2;human,guest,greedy;", random);
        CHECK(table.ledger()->table().setup.seed == 0);
        const std::uint64_t seed = remote_situation(table).bot_seed;
        CHECK(remote_situation(*RemoteTable::restore(table.serialize(), 0)).bot_seed == seed);
        return seed;
    };
    CHECK(seed_of(1) != 0);
    CHECK(seed_of(1) == net::bot_seed(randomness(1).entropy));
    CHECK(seed_of(1) != seed_of(2));

    // The request to the bot contains this seed.
    Pair pair("cartagena;tokens=2;greedy,guest;");
    std::vector<bots::Bytes> questions;
    for (int i = 0; i < 50 && questions.empty(); ++i) {
        pair.settle();
        questions = match::take_questions(pair.session(true));
    }
    REQUIRE_FALSE(questions.empty());
    CHECK(bots::decode(questions.front())->seed == net::bot_seed(randomness(1).entropy));
}

TEST_CASE("At a network table the others see that a seat has made its secret choice") {
    Pair pair("incan_gold;;human,guest;");
    for (int i = 0; i < 20 && !pair.session(true).your_turn(); ++i) {
        pair.settle();
    }
    const auto view = tables::make_view("incan_gold");
    const tables::Picker picker;
    const auto situation_line = [&](bool host, int seat) {
        view->gather(pair.session(host));
        return view->situation(
            tests::context_of(pair.session(host), picker))[static_cast<std::size_t>(seat - 1)];
    };
    const auto chose = [](const std::string& line) {
        return line.find("has chosen") != std::string::npos;
    };
    const auto status = [&](bool host) {
        return scenes::status_line(pair.session(host), *view,
                                   tests::context_of(pair.session(host), picker));
    };
    REQUIRE(pair.session(true).your_turn());
    CHECK_FALSE(chose(situation_line(true, 2)));
    CHECK_FALSE(chose(situation_line(false, 1)));
    REQUIRE_FALSE(pair.session(false).play(pair.session(false).legal()[0], pair.time()));
    pair.settle();
    CHECK(chose(situation_line(true, 2)));
    CHECK(chose(situation_line(false, 2)));
    CHECK_FALSE(chose(situation_line(true, 1)));
    CHECK_FALSE(chose(situation_line(false, 1)));
    CHECK(status(false) == "Anna is still choosing.");
}

TEST_CASE("A spectator sees the names of the players") {
    Pair pair("cartagena;rules=board;human,guest;");
    const match::Session session(remote_match(pair.onlooker()), 0);
    CHECK(session.players().humans() == 0);
    CHECK_FALSE(session.bots().watched());
    const tables::Picker picker;
    CHECK(tables::watching_words(tests::context_of(session, picker)) ==
          "You are watching Anna and Ben.");
}

/// Checks that each step begins with the view at the end of the step before it, and that the last
/// step ends with the session's current view. `view` is the view before the first step.
void check_steps(const match::Session& session, const std::vector<match::Step>& steps,
                 core::StateBox view) {
    for (const match::Step& step : steps) {
        CHECK(step.before == view);
        view = step.after;
    }
    CHECK(core::state_hash(session.match().setup(), view) == session.hash());
}

TEST_CASE("Actions of the other device arrive as animated steps") {
    Pair pair("cartagena;tokens=2;human,guest;");
    pair.settle();
    core::Rng rng{11};
    for (int i = 0; i < 40; ++i) {
        int before[2];
        int jumps[2];
        core::StateBox views[2];
        for (const bool host : {false, true}) {
            const match::Session& session = pair.session(host);
            pair.session(host).take_steps();
            before[host] = session.match().cursor();
            jumps[host] = session.jumps();
            views[host] = core::StateBox(session.view(), session.match().box().size());
        }
        pair.act(rng);
        for (const bool host : {false, true}) {
            CAPTURE(host);
            const match::Session& session = pair.session(host);
            // The session and the table share one match object.
            const RemoteTable& table = host ? pair.host() : pair.guest();
            REQUIRE(&session.match() == &table.ledger()->match());
            const std::vector<match::Step> steps = pair.session(host).take_steps();
            CHECK(static_cast<int>(steps.size()) == session.match().cursor() - before[host]);
            CHECK(session.jumps() == jumps[host]);
            check_steps(session, steps, views[host]);
        }
    }
    CHECK(pair.session(true).match().cursor() > 40);
    CHECK(pair.session(true).match().viewer() == core::kSeesAll);
}

TEST_CASE("An undo that the other player allows is shown at both devices without animation") {
    Pair pair("carteso;size=5;human,guest;");
    core::Rng rng{5};
    while (pair.session(true).match().cursor() < 6 || !pair.session(true).history().can_undo()) {
        REQUIRE(pair.act(rng));
    }
    const int size = pair.session(true).match().cursor();
    REQUIRE_FALSE(pair.session(true).undo(pair.time()));
    pair.settle();
    CHECK(pair.session(true).match().cursor() == size);  // the host has only asked
    REQUIRE(takeback_asker(pair.guest()) == 1);
    CHECK_FALSE(pair.session(true).your_turn());
    const int jumps[] = {pair.session(false).jumps(), pair.session(true).jumps()};
    REQUIRE_FALSE(answer_takeback(pair.guest(), true, pair.now()));
    pair.settle();
    for (const bool host : {false, true}) {
        CAPTURE(host);
        match::Session& session = pair.session(host);
        CHECK(session.match().cursor() < size);
        CHECK(session.jumps() > jumps[host]);
        CHECK(session.take_steps().empty());
        CHECK(session.hash() == session.match().hash());
    }
    CHECK(pair.session(true).your_turn());
    CHECK_FALSE(pair.session(false).your_turn());
}

TEST_CASE("After a resync the new position is shown without animation, and the match goes on") {
    Pair pair("carteso;size=5;human,guest;");
    core::Rng rng{5};
    while (pair.session(false).match().cursor() < 8) {
        REQUIRE(pair.act(rng));
    }
    pair.host().received(kLink, net::encode(net::Resync{3, true}), pair.now());
    pair.settle();
    REQUIRE(pair.guest().own_frozen());
    match::Session& session = pair.session(false);
    CHECK(session.situation().waits);
    const std::uint64_t hash = session.hash();
    const int jumps = session.jumps();
    session.take_steps();
    pair.guest().resync(pair.now());
    session.follow(0);
    CHECK(session.jumps() > jumps);
    CHECK(session.take_steps().empty());
    CHECK(session.match().cursor() == 0);
    CHECK(&session.match() == &pair.guest().ledger()->match());
    for (int i = 0; i < 20 && pair.guest().frozen(); ++i) {
        pair.settle();
    }
    pair.settle();
    CHECK_FALSE(session.situation().waits);
    CHECK(session.hash() == hash);
    CHECK(session.hash() == pair.session(true).hash());
    REQUIRE(pair.act(rng));
    CHECK(session.hash() == pair.session(true).hash());
}

TEST_CASE("At the end hidden cards are revealed without animation") {
    Pair pair("cartagena;tokens=2;human,guest;");
    core::Rng rng{7};
    int jumps = 0;
    for (int i = 0; i < 4000 && !pair.guest().finished(); ++i) {
        jumps = pair.session(false).jumps();
        REQUIRE(pair.session(false).match().viewer() == 2);
        pair.act(rng);
    }
    REQUIRE(pair.guest().finished());
    CHECK(pair.session(false).match().viewer() == core::kSeesAll);
    CHECK(pair.session(false).jumps() > jumps);
}

TEST_CASE("A frozen network table refuses an action with the reason and changes nothing") {
    Pair pair("carteso;size=5;human,guest;");
    core::Rng rng{5};
    while (!pair.session(true).your_turn() || !pair.session(true).history().can_undo()) {
        REQUIRE(pair.act(rng));
    }
    match::Session& session = pair.session(true);
    const int cursor = session.match().cursor();
    // From now on the guest's match differs from the host's, and the session does not know it yet.
    pair.host().received(kLink, net::encode(net::Resync{3, true}), pair.now());
    REQUIRE(pair.host().frozen_seat() != 0);
    const auto refused = session.play(session.legal()[0], pair.time());
    REQUIRE(refused);
    CHECK(refused->sentence == net::sentence(net::Reason::differs));
    CHECK(session.undo(pair.time()).has_value());
    CHECK(session.match().cursor() == cursor);
}

TEST_CASE("An invitation survives a round trip, and a damaged one is refused with a message") {
    const Invitation invitation{
        randomness(4).id, cabinet()[0], "Anna", {1, 2, 3}, {net::Pace::Kind::player, 300, 5}};
    const std::string text = invitation_text(invitation);
    const auto read = read_invitation(text);
    REQUIRE(read);
    CHECK(read->match == invitation.match);
    CHECK(read->game == invitation.game);
    CHECK(read->host == "Anna");
    CHECK(read->endpoint == invitation.endpoint);
    CHECK(read->pace == invitation.pace);
    for (const std::string& bad : {std::string(), std::string("AA"), text.substr(0, 20), "?" + text,
                                   std::string("_") + text.substr(1), std::string(2000, 'A')}) {
        CAPTURE(bad);
        const auto refused = read_invitation(bad);
        REQUIRE_FALSE(refused);
        CHECK(refused.problem().sentence.size() > 20);
    }
}

TEST_CASE("People with the same name are numbered in the order of their seats") {
    ThreeTables at("Ben");
    const auto names = [](const scenes::Network& network) {
        std::vector<std::string> list;
        for (const RemoteSeat& seat : remote_seats(*network.table)) {
            list.push_back(seat.name);
        }
        return list;
    };
    CHECK(names(at.anna) == std::vector<std::string>{"You", "Ben 2", "Ben 3"});
    CHECK(names(at.ben) == std::vector<std::string>{"Anna", "You", "Ben 3"});
    const ThreeTables others;
    CHECK(names(others.anna) == std::vector<std::string>{"You", "Ben", "Carla"});
}

}  // namespace
}  // namespace ctq::online
