#include "shell/scenes/sandbox/sandbox.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/tags.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::scenes {
namespace {

core::Match match_of(std::string_view options, int decisions) {
    return app::match_of<cartagena::Game>(options, {"human", "greedy"}, decisions);
}

match::Session session_of(std::string_view options, int actions) {
    return match::replay_session(sandbox_of(match_of(options, actions), "abc@3"), 0, true);
}

/// Returns the ply of the last chance event that had more than one possible outcome.
int drawn_ply(match::Session& session) {
    for (int ply = session.match().size() - 1; ply >= 0; --ply) {
        session.seek(ply);
        if (session.turn().kind == core::Turn::Kind::chance && possible_now(session).size() > 1) {
            return ply;
        }
    }
    return -1;
}

TEST_CASE("Choosing the next draw in the sandbox adds it to the log and drops the later actions") {
    match::Session session = session_of("", 12);
    const int before = session.match().size();
    const int ply = drawn_ply(session);
    REQUIRE(ply >= 0);
    const auto all = possible_now(session);
    const auto other =
        std::find_if(all.begin(), all.end(), [](const Possible& one) { return !one.logged; });
    REQUIRE(other != all.end());
    REQUIRE_FALSE(take(session, other->token));
    CHECK(session.match().cursor() == ply + 1);
    CHECK(session.match().size() == ply + 1);
    CHECK(session.match().size() < before);
    CHECK(session.match().action(ply) == other->action);
    CHECK(core::write_record(session.match()).find(other->token) != std::string::npos);
    CHECK(session.take_steps().size() == 1);
}

TEST_CASE("In the sandbox choosing the action that the log has next steps on and drops nothing") {
    match::Session session = session_of("rules=board", 8);
    const int size = session.match().size();
    session.seek(size / 2);
    const auto all = possible_now(session);
    const auto same =
        std::find_if(all.begin(), all.end(), [](const Possible& one) { return one.logged; });
    REQUIRE(same != all.end());
    REQUIRE_FALSE(take(session, same->token));
    CHECK(session.match().cursor() == size / 2 + 1);
    CHECK(session.match().size() == size);
}

TEST_CASE("Outcome probabilities sum to 1 at every chance event") {
    match::Session session = session_of("", 4);
    int met = 0;
    for (int ply = 0; ply < session.match().size(); ++ply) {
        session.seek(ply);
        const auto all = possible_now(session);
        REQUIRE_FALSE(all.empty());
        CHECK(std::count_if(all.begin(), all.end(),
                            [](const Possible& one) { return one.logged; }) == 1);
        if (session.turn().kind == core::Turn::Kind::chance) {
            std::uint32_t sum = 0;
            for (const Possible& one : all) {
                sum += one.weight;
            }
            CHECK(sum == all[0].total);
            ++met;
        }
    }
    CHECK(met > 10);
    CHECK(share_words({0, "", "", 1, 8, false}) == "12.5 %");
    CHECK(share_words({0, "", "", 1, 52000, false}) == "1 in 52000");
    CHECK(share_words({0, "", "", 3, 3, false}) == "100.0 %");
    CHECK(share_words({}).empty());
}

TEST_CASE("The sandbox refuses an unknown or illegal action with a message and changes nothing") {
    match::Session session = session_of("rules=board", 6);
    session.seek(session.match().size() - 1);
    const std::uint64_t hash = session.match().hash();
    const std::string record = core::write_record(session.match());
    for (const char* token : {"", "hat@99", "nonsense", "draw=hat"}) {
        const auto refused = take(session, token);
        REQUIRE(refused);
        CHECK(refused->sentence.size() > 5);
    }
    CHECK(session.match().hash() == hash);
    CHECK(core::write_record(session.match()) == record);
}

TEST_CASE("The sandbox refuses a malformed record with a message") {
    for (const char* text : {"", "hello", "[Game \"cartagena\"]\n\nhat@99\n", "[Game \"chess\"]"}) {
        const auto opened = read_first(text);
        REQUIRE_FALSE(opened);
        CHECK(opened.problem().text().size() > 10);
    }
    const core::Match match = match_of("", 5);
    const auto opened = read_first(core::write_record(match));
    REQUIRE(opened);
    CHECK(opened->match.hash() == match.hash());
}

TEST_CASE("A sandbox has a tag and a log separate from the original match, which does not change") {
    core::Match match = match_of("", 6);
    match.set_tag(match::kEndedTag, "human");
    const std::string before = core::write_record(match);
    match::Session session = match::replay_session(sandbox_of(match, "abc@3"), 0, true);
    CHECK(session.match().tag(kSandboxTag) == "abc@3");
    CHECK(session.match().tag(match::kEndedTag).empty());
    session.seek(drawn_ply(session));
    REQUIRE_FALSE(take(session, possible_now(session).back().token));
    CHECK(core::write_record(match) == before);
}

TEST_CASE("The sandbox hides nothing and shows the view of the seat to act") {
    match::Session session = session_of("", 6);
    for (int ply = 0; ply <= session.match().size(); ++ply) {
        session.seek(ply);
        CHECK(static_cast<const cartagena::State*>(session.view())->hidden == 0);
        if (session.turn().kind == core::Turn::Kind::seat) {
            CHECK(session.viewer() == session.turn().seat);
        }
    }
}

TEST_CASE(
    "A saved sandbox is restored at its position, and only for the match position it came from") {
    core::Match match = sandbox_of(match_of("", 6), "abc@3");
    match.seek(match.size() - 2);
    const std::string text = sandbox_text(match);
    const auto restored = read_sandbox(text, "abc@3");
    REQUIRE(restored);
    CHECK(restored->cursor() == match.cursor());
    CHECK(restored->hash() == match.hash());
    CHECK(restored->size() == match.size());
    CHECK_FALSE(read_sandbox(text, "abc@4"));
    CHECK_FALSE(read_sandbox("", "abc@3"));
    CHECK_FALSE(read_sandbox("7\nnonsense", "abc@3"));
}

TEST_CASE("spaced_json adds spaces and line breaks outside of strings only") {
    const std::string json = R"({"a":1,"b":[1,2,{"c":"x,y:{"}],"d":"e"})";
    CHECK(spaced_json(json) == "\"a\": 1,\n\"b\": [1, 2, {\"c\": \"x,y:{\"}],\n\"d\": \"e\"");
    const match::Session session = session_of("rules=board", 4);
    CHECK(state_json(session.match()).front() == '{');
}

}  // namespace
}  // namespace ctq::scenes
