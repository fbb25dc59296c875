#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/core/text.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tests {

/// Returns the `ViewContext` of a session while nothing moves.
inline tables::ViewContext context_of(const match::Session& session, const tables::Picker& picker,
                                      bool odds = false) {
    return {.game = session.game(),
            .view = session.view(),
            .viewer = session.viewer(),
            .turn = session.turn(),
            .your_turn = session.your_turn(),
            .names = session.players().names(),
            .picker = picker,
            .reduced = false,
            .odds = odds};
}

/// Returns a match after the given actions, which include chance outcomes.
template <class Game>
core::Match played(std::string_view options, std::string_view tokens,
                   std::vector<std::string> seats = {"human", "human"},
                   const std::string& position = "") {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start({&game,
                                     *core::read_options(game.info->options, options),
                                     std::move(seats),
                                     5,
                                     position,
                                     {}});
    REQUIRE(match);
    for (const std::string_view token : core::words(tokens)) {
        CAPTURE(token);
        REQUIRE_FALSE(match->play_text(token));
    }
    return std::move(*match);
}

/// A session of a match with its table view.
struct Table {
    explicit Table(core::Match match)
        : session(std::move(*match::resume_session(std::move(match), 0))),
          view(tables::make_view(session.game().info->id)) {
        view->gather(session);
        view->told(session, session.match().cursor());
    }
    tables::ViewContext context(bool odds = false) const {
        return context_of(session, picker, odds);
    }
    /// Offers the legal actions of the person to act, as a table does.
    void offer() {
        std::vector<tables::Candidate> list;
        for (const core::Action action : session.legal()) {
            list.push_back({action, view->spots_of(session.view(), action)});
        }
        picker.offer(std::move(list));
    }
    /// Returns the legal action with these words.
    core::Action action(std::string_view token) const {
        const auto action = session.game().from_text(session.view(), token);
        REQUIRE(action);
        return *action;
    }
    /// Returns the lines of the text view.
    std::string text(bool odds = false) const {
        std::string all;
        for (const std::string& line : view->situation(context(odds))) {
            all += line + "\n";
        }
        return all;
    }
    std::string status() const { return scenes::status_line(session, *view, context()); }
    /// Returns the message shown if a click on this spot is illegal.
    std::string refusal(ui::Target spot) const {
        const auto action = view->meant(session.view(), std::vector<ui::Target>{spot});
        return action ? session.game().why_not(session.view(), *action) : "";
    }

    match::Session session;
    std::unique_ptr<tables::TableView> view;
    tables::Picker picker;
};

inline bool says(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

}  // namespace ctq::tests
