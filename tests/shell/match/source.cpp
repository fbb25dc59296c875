#include "shell/match/source.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {
namespace {

core::Match match_of(std::string_view setup) {
    const auto read = read_setup(setup);
    REQUIRE(read);
    auto match = core::Match::start(make_setup(*read, 5));
    REQUIRE(match);
    return std::move(*match);
}

std::unique_ptr<MatchSource> local(core::Match match) {
    auto source = local_match(std::move(match));
    REQUIRE(source);
    return std::move(*source);
}

core::Action first_action(const core::Match& match) {
    core::ActionList list;
    match.options_now(list);
    return list[0];
}

TEST_CASE("A local match plays chance events up to the next decision, also after go_to") {
    const auto source = local(match_of("cartagena;;human,greedy;"));
    const core::Match& match = source->match();
    REQUIRE(match.turn().kind == core::Turn::Kind::seat);
    CHECK(match.cursor() == match.chance_count());
    REQUIRE_FALSE(source->play(match.turn().seat, first_action(match), 0));
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    const int size = match.size();
    REQUIRE_FALSE(source->go_to(0, 0));
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    CHECK(match.cursor() > 0);
    CHECK(match.size() == size);  // the same outcomes were drawn
}

TEST_CASE("In a match that was ended early no chance event is played and no seat can act") {
    core::Match match = match_of("cartagena;;human,greedy;");
    match.set_tag(kEndedTag, "unfinished");
    const auto source = local(std::move(match));
    CHECK(source->match().cursor() == 0);
    const Situation now = source->situation();
    CHECK(now.ended);
    CHECK(now.turn.kind == core::Turn::Kind::over);
    CHECK(now.acting_seat == 0);
    CHECK(now.history.undo == 0);  // undo returns to the time before the match was ended
}

TEST_CASE("Undo and redo return an error and change nothing if there is nothing to undo or redo") {
    auto session = resume_session(match_of("cartagena;rules=board;human,human;"), 0);
    REQUIRE(session);
    const int jumps = session->jumps();
    const std::uint64_t hash = session->match().hash();
    CHECK_FALSE(session->history().can_undo());
    CHECK_FALSE(session->history().can_redo());
    CHECK(session->undo(0).has_value());
    CHECK(session->redo(0).has_value());
    CHECK(session->jumps() == jumps);
    CHECK(session->match().hash() == hash);
}

TEST_CASE(
    "In a match opened as a record no seat can act or undo, and illegal actions are refused") {
    const auto source = recorded_match(match_of("cartagena;;human,greedy;"));
    const core::Match& match = source->match();
    CHECK(source->situation().acting_seat == 0);
    CHECK(source->situation().history.undo == -1);
    REQUIRE(match.turn().kind == core::Turn::Kind::chance);
    REQUIRE_FALSE(source->play(0, match.draw(), 0));
    CHECK(match.cursor() == 1);
    CHECK(source->play(1, first_action(match), 0).has_value());
    CHECK(match.cursor() == 1);
}

TEST_CASE("seek and put have no effect in a match that is being played") {
    auto session = resume_session(match_of("cartagena;rules=board;human,human;"), 0);
    REQUIRE(session);
    const int at = session->match().cursor();
    session->seek(0);
    CHECK(session->match().cursor() == at);
    CHECK(session->put(first_action(session->match())).has_value());
    CHECK(session->match().cursor() == at);
}

}  // namespace
}  // namespace ctq::match
