#include "shell/match/typing/typed_action.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"

/// Tests of actions that are typed as text, in full or by a prefix.
namespace ctq::match {
namespace {

Session open_hands() {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    const auto options = core::read_options(game.info->options, "rules=board");
    REQUIRE(options);
    auto session = start_session({&game, *options, {"human", "human"}, 3, "", {}}, 0);
    REQUIRE(session);
    return std::move(*session);
}

Typed type(const Session& session, std::string_view text) {
    return typed_action(session.game(), session.view(), session.legal(), session.players().names(),
                        text);
}

TEST_CASE("Every legal action can be typed in notation, in upper case, or in words") {
    const Session session = open_hands();
    REQUIRE(session.legal().size > 1);
    for (const core::Action action : session.legal()) {
        const std::string notation = session.game().to_text(session.view(), action);
        CHECK(type(session, notation).action == action);
        CHECK(type(session, "  " + notation + ",").action == action);
        std::string loud = notation;
        for (char& c : loud) {
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
        }
        CHECK(type(session, loud).action == action);
        const std::string words = core::with_names(
            session.game().describe(session.view(), action).you, session.players().names());
        const Typed typed = type(session, words + ", end");
        CHECK(typed.action == action);
        CHECK(typed.read == words.size() + 2);
    }
}

TEST_CASE(
    "A unique prefix of an action is accepted; otherwise the error counts the matching actions") {
    const Session session = open_hands();
    const std::string notation = session.game().to_text(session.view(), session.legal()[0]);
    CHECK(type(session, notation.substr(0, notation.find('@'))).action == session.legal()[0]);
    const Typed all = type(session, "play");
    CHECK_FALSE(all.action);
    CHECK(all.why.find(std::to_string(session.legal().size) + " actions begin with “play”") == 0);
    CHECK(all.read == 0);
}

TEST_CASE("If several actions are typed, only the first is read, and the rest is left for later") {
    const Session session = open_hands();
    const std::string notation = session.game().to_text(session.view(), session.legal()[0]);
    const std::string text = notation + " ,  end";
    const Typed typed = type(session, text);
    CHECK(typed.action == session.legal()[0]);
    CHECK(text.substr(typed.read) == "end");
}

TEST_CASE("A typed action that is unknown or illegal is refused, each with its reason") {
    const Session session = open_hands();
    const std::string example = session.game().to_text(session.view(), session.legal()[0]);
    CHECK(type(session, "jump@3").why ==
          "No action begins with “jump@3” now; one of them is " + example + ".");
    CHECK(type(session, "dance a jig").why.find("“dance”") != std::string::npos);
    CHECK(type(session, "end").why == "You must act once before ending the turn.");
    CHECK(type(session, "END").why == type(session, "end").why);
    CHECK(type(session, " , ").why == "Type an action, such as " + example + ".");
    for (const char* wrong : {"jump@3", "end", " , ", "first=2"}) {
        CHECK_FALSE(type(session, wrong).action);
    }
}

TEST_CASE("An action's complete notation is never read as a prefix of a longer one") {
    // A person who types a complete action means that action.
    const Session session = open_hands();
    for (const core::Action action : session.legal()) {
        const std::string notation = session.game().to_text(session.view(), action);
        for (std::size_t size = 1; size < notation.size(); ++size) {
            const std::string text = notation.substr(0, size);
            if (session.game().from_text(session.view(), text)) {
                CHECK(type(session, text).action != action);
            }
        }
    }
}

}  // namespace
}  // namespace ctq::match
