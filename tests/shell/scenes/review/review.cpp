#include "shell/scenes/review/review.hpp"

#include "shell/scenes/board/positions.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/bot_questions.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/turns.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/match/log_of.hpp"

namespace ctq::scenes {
namespace {

const cartagena::State& state(const match::Session& session) {
    return *static_cast<const cartagena::State*>(session.view());
}

TEST_CASE("A review shows every position from the first decision on, and no seat can act in it") {
    const core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8);
    match::Session session = look_at(match);
    const Review review = make_review("abc", session, store::Saves());
    CHECK(match.turn_before(review.curve.first).kind == core::Turn::Kind::seat);
    for (int ply = review.curve.first; ply <= match.size(); ++ply) {
        session.seek(ply);
        CHECK(core::state_hash(match.setup(), match.state_at(ply)) == session.match().hash());
        CHECK_FALSE(session.your_turn());
        CHECK(match::take_questions(session).empty());
        CHECK(session.legal().size == 0);
    }
    CHECK(review.curve.standing.size() == 2);
    CHECK(review.curve.standing[0].size() ==
          static_cast<std::size_t>(match::turn_at(match, match.size())) + 1);
    CHECK(review.curve.turn_ends.front() == review.curve.first);
    CHECK(review.curve.turn_ends.back() == match.size());
}

TEST_CASE("While hands are hidden, a review shows in every position only what the person may see") {
    const core::Match match = app::match_of<cartagena::Game>("", {"human", "greedy"}, 8);
    match::Session session = look_at(match);
    CHECK(session.viewer() == 1);
    for (int ply = 0; ply <= match.size(); ++ply) {
        session.seek(ply);
        CHECK(state(session).hidden == 2);
    }
    match::Session people = look_at(app::match_of<cartagena::Game>("", {"human", "human"}, 8));
    CHECK(people.viewer() == 0);
    CHECK(state(people).hidden == 3);
    const Review review = make_review("abc", people, store::Saves());
    CHECK_FALSE(why_not_play_on(review, people).empty());
}

TEST_CASE("The review's curve of Cartagena counts the steps of all tokens") {
    const core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 6);
    for (int seat = 1; seat <= 2; ++seat) {
        int steps = 0;
        const auto& end = *static_cast<const cartagena::State*>(match.state());
        for (int i = 0; i < end.tokens; ++i) {
            steps += cartagena::token_position(end, seat, i);
        }
        CHECK(match.game().progress(match.state(), seat) == 2 * steps);
    }
}

TEST_CASE("A review's log covers the whole match, and each position has a line in it") {
    match::Session session =
        look_at(app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8));
    const Review review = make_review("abc", session, store::Saves());
    const auto log = match::log_of(session, session.match().size());
    session.seek(review.curve.first);
    CHECK(line_at(log, review.curve.first) == -1);
    CHECK(review_status(review, session, log).find("the beginning") != std::string::npos);
    CHECK(line_at(log, session.match().size()) == static_cast<int>(log.size()) - 1);
    session.seek(review.curve.first + 1);
    CHECK(session.take_steps().size() == 1);
}

/// Returns a match of three seats: all stay twice, and then two leave.
core::Match three_explorers() {
    core::Match match = app::new_match<incan_gold::Game>("", {"human", "myopic", "human"});
    for (const char* token :
         {"stay", "stay", "stay", "stay", "stay", "stay", "leave", "stay", "leave"}) {
        REQUIRE_FALSE(match.play_text(token));
        match.play_chance();
    }
    return match;
}

TEST_CASE("A review's log shows simultaneous choices in one line, as the table's log does") {
    const core::Match match = three_explorers();
    auto table = match::resume_session(match, 0);
    REQUIRE(table);
    const match::Session looked = match::replay_session(match, 0, true);
    const auto texts = [](const std::vector<match::LogEntry>& log) {
        std::vector<std::string> list;
        for (const match::LogEntry& line : log) {
            list.push_back(std::to_string(line.turn) + " " + line.text);
        }
        return list;
    };
    const auto lines = texts(match::log_of(looked, match.size()));
    CHECK(lines == texts(match::log_of(*table)));
    const auto count = [&](std::string_view words) {
        return std::count_if(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.find(words) != std::string::npos;
        });
    };
    CHECK(count("All go on") == 2);
    CHECK(count("3 Home: Player 1 with ") == 1);
    CHECK(count("leaves with") == 0);
}

TEST_CASE("A review of Incan Gold steps from one reveal of choices to the next, each one turn") {
    match::Session session = look_at(three_explorers());
    const Review review = make_review("abc", session, store::Saves());
    const auto log = match::log_of(session, session.match().size());
    REQUIRE(review.curve.stops.size() == 4);
    for (int i = 0; i < 4; ++i) {
        session.seek(review.curve.stops[static_cast<std::size_t>(i)]);
        CHECK(session.turn().kind == core::Turn::Kind::seat);
        CHECK(stop_at(review.curve.stops, session.match().cursor()) == i);
        CHECK(place_at(log, session.match().cursor()) == "Turn " + std::to_string(i) + " of 3");
    }
    CHECK(review.curve.turn_ends == review.curve.stops);
    CHECK(review.curve.standing[0].size() == 4);
    // A step has all events since the last stop: three choices and the card.
    session.seek(review.curve.stops[1]);
    session.take_steps();
    session.seek(review.curve.stops[2]);
    CHECK(static_cast<int>(session.take_steps().size()) ==
          review.curve.stops[2] - review.curve.stops[1]);
}

TEST_CASE("The highlighted log line and the title of a position give the same turn number") {
    match::Session session =
        look_at(app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 30));
    const Review review = make_review("abc", session, store::Saves());
    const auto log = match::log_of(session, session.match().size());
    for (int ply = review.curve.first + 1; ply <= session.match().size(); ++ply) {
        session.seek(ply);
        const int line = line_at(log, ply);
        REQUIRE(line >= 0);
        const int turn = log[static_cast<std::size_t>(line)].turn;
        CHECK(turn == match::turn_at(session.match(), ply));
        CHECK(review_status(review, session, log)
                  .starts_with("Turn " + std::to_string(turn) + " of " +
                               std::to_string(log.back().turn) + ": "));
    }
}

TEST_CASE("Resigning ends the match, and undo takes the resignation back") {
    auto session =
        match::resume_session(app::match_of<cartagena::Game>("", {"human", "greedy"}, 4), 0);
    REQUIRE(session);
    const auto hash = session->match().hash();
    match::stop_match(*session, 0);
    CHECK(session->situation().ended);
    CHECK(session->turn().kind == core::Turn::Kind::over);
    CHECK_FALSE(session->your_turn());
    CHECK_FALSE(session->bots().thinking());
    CHECK(match::ended_words(*session) == "You resigned");
    CHECK(match::is_secret(session->match()));
    REQUIRE(session->history().can_undo());
    session->undo(0);
    CHECK_FALSE(session->situation().ended);
    CHECK(session->match().hash() == hash);
}

TEST_CASE("rotate moves every player one seat on, and the text on who begins stays true") {
    match::TableSetup setup = match::standard_setup(core::handle_of<cartagena::Game>());
    match::rotate(setup);
    CHECK(setup.seats == std::vector<std::string>{"level:2", "human"});
    CHECK(match::who_begins(setup) == "The first player is drawn at random.");
}

/// Returns the review session of a Carteso match with these options and actions.
match::Session carteso_after(std::string_view options, std::string_view tokens,
                             bool people = false) {
    const core::GameHandle& game = core::handle_of<carteso::Game>();
    auto match = core::Match::start({&game,
                                     *core::read_options(game.info->options, options),
                                     {"human", people ? "human" : "claimer"},
                                     5,
                                     "",
                                     {}});
    REQUIRE(match);
    for (const std::string_view token : core::split(tokens, ' ')) {
        REQUIRE_FALSE(match->play_text(token));
    }
    return look_at(std::move(*match));
}

/// Computes best play and returns the review's text about it after `ply` actions.
std::string best_play_at(match::Session& session, Review& review, int ply) {
    session.seek(ply);
    if (wants_best_play(review, session)) {
        review.analysis.add(ply, bots::weigh(bots::weigh_question(session.match(),
                                                                  session.match().turn().seat, 2)));
    }
    return best_play(review, session);
}

TEST_CASE("A review of a small Carteso board names the best action and what the played one lost") {
    match::Session session =
        carteso_after("rows=1 cols=2 komi=0 sides=fixed", "Xa1 Xb1 button pass pass");
    Review review = make_review("abc", session, store::Saves());
    CHECK(review.tells_best);
    session.seek(0);
    CHECK(wants_best_play(review, session));
    CHECK(best_play(review, session) == "Looking for the best action …");
    CHECK(best_play_at(session, review, 0).find("Best play: You lose by 1½ with ") == 0);
    // A second X makes the row one group that belongs to Horizontal; an O would leave a1 alone.
    const std::string second = best_play_at(session, review, 1);
    CAPTURE(second);
    CHECK(second.find("Best play: Claimer ") == 0);
    CHECK(second.find(" Played: Xb1, ") != std::string::npos);
    session.seek(session.match().size());
    CHECK_FALSE(wants_best_play(review, session));
    CHECK(best_play(review, session).empty());
}

TEST_CASE("The best actions are those with the highest action value") {
    match::Session session = carteso_after("rows=2 cols=2 komi=0 sides=fixed", "Xa1 button");
    Review review = make_review("abc", session, store::Saves());
    best_play_at(session, review, 1);
    const auto action_values = session.game().action_values(session.match().state());
    core::ActionList legal;
    session.match().options_now(legal);
    const auto best = best_actions(review, session);
    REQUIRE_FALSE(best.empty());
    for (int i = 0; i < legal.size; ++i) {
        const bool is_best = std::find(best.begin(), best.end(), legal[i]) != best.end();
        const auto most = *std::max_element(action_values.begin(), action_values.end());
        CHECK(is_best == (action_values[static_cast<std::size_t>(i)] == most));
    }
}

TEST_CASE(
    "No best play is given for large boards, for the choice of komi, or while people still play") {
    match::Session large = carteso_after("size=9 komi=0 sides=fixed", "Xa1 Ob1");
    Review review = make_review("abc", large, store::Saves());
    CHECK_FALSE(review.tells_best);
    CHECK(best_play_at(large, review, 1).empty());
    match::Session small = carteso_after("size=2", "komi=1 side=V Xa1");
    review = make_review("abc", small, store::Saves());
    CHECK(review.tells_best);
    CHECK(best_play_at(small, review, 0).empty());
    CHECK_FALSE(best_play_at(small, review, 2).empty());
    match::Session people = carteso_after("size=2 komi=0 sides=fixed", "Xa1 Ob1", true);
    review = make_review("abc", people, store::Saves());
    CHECK_FALSE(review.tells_best);
    CHECK(best_play_at(people, review, 1).empty());
}

}  // namespace
}  // namespace ctq::scenes
