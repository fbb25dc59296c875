// What was best in a position of a review, where the game can tell exactly.
#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::app {
namespace {

using core::say;

/// Best actions that are named; of more only the number.
constexpr std::size_t kMostNamed = 4;

/// By position from the first on; null outside.
const std::vector<std::int32_t>* action_values_here(const Review& review, const Session& session) {
    const int at = session.match().cursor() - review.curve.first;
    const bool known = at >= 0 && at < static_cast<int>(review.action_values.size());
    return known ? &review.action_values[static_cast<std::size_t>(at)] : nullptr;
}

bool solvable(const Review& review, const Session& session) {
    const core::Match& match = session.match();
    return !review.fair && match.turn().kind == core::Turn::Kind::seat &&
           session.game().solvable(match.state());
}

/// "Xb2, Ob2 or button", or "any of 9 actions".
std::string names_of(const Session& session, const std::vector<core::Action>& actions) {
    if (actions.size() > kMostNamed) {
        return say("any of {count} actions", {{"count", static_cast<int>(actions.size())}});
    }
    std::string text;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        text += i == 0 ? "" : i + 1 == actions.size() ? " or " : ", ";
        text += session.game().to_text(session.match().state(), actions[i]);
    }
    return text;
}

/// How the action that was played compares; empty at the end of the log.
std::string played_text(const Session& session, const core::ActionList& legal,
                        const std::vector<std::int32_t>& action_values, std::int32_t most) {
    const core::Match& match = session.match();
    if (match.cursor() >= match.size()) {
        return {};
    }
    const core::Action played = match.action(match.cursor());
    const auto* at = std::lower_bound(legal.begin(), legal.end(), played);
    const int lost = most - action_values[static_cast<std::size_t>(at - legal.begin())];
    return say(
        " Played: {action}, {best:as good as any|which gives away {points} {one:point|points}}.",
        {{"action", session.game().to_text(match.state(), played)},
         {"best", lost == 0},
         {"points", tables::halves_text(lost)},
         {"one", lost <= 2}});
}

}  // namespace

bool wants_action_values(const Review& review, const Session& session) {
    const auto* action_values = action_values_here(review, session);
    return action_values != nullptr && action_values->empty() && solvable(review, session);
}

bool may_tell_best_play(const Review& review, const core::Match& match) {
    const core::StateBox last = match.state_at(std::max(review.curve.first, match.size() - 1));
    return !review.fair && match.game().turn(last.data()).kind == core::Turn::Kind::seat &&
           match.game().solvable(last.data());
}

std::vector<core::Action> best_actions(const Review& review, const Session& session) {
    const auto* action_values = action_values_here(review, session);
    if (action_values == nullptr || action_values->empty()) {
        return {};
    }
    core::ActionList legal;
    session.match().options_now(legal);
    const std::int32_t most = *std::max_element(action_values->begin(), action_values->end());
    std::vector<core::Action> best;
    for (int i = 0; i < legal.size; ++i) {
        if ((*action_values)[static_cast<std::size_t>(i)] == most) {
            best.push_back(legal[i]);
        }
    }
    return best;
}

std::string best_play(const Review& review, const Session& session) {
    const auto* action_values = action_values_here(review, session);
    if (action_values == nullptr || action_values->empty()) {
        return wants_action_values(review, session) ? "Working out what is best here …" : "";
    }
    core::ActionList legal;
    session.match().options_now(legal);
    const std::int32_t most = *std::max_element(action_values->begin(), action_values->end());
    constexpr const char* patterns[] = {
        "Best play: {who} {who:lose|loses} by {lead} with {best}.{played}",
        "Best play: {who} {who:draw|draws} with {best}.{played}",
        "Best play: {who} {who:win|wins} by {lead} with {best}.{played}"};
    return say(patterns[most < 0    ? 0
                        : most == 0 ? 1
                                    : 2],
               {{"who", session.name(session.match().turn().seat)},
                {"lead", tables::halves_text(std::abs(most))},
                {"best", names_of(session, best_actions(review, session))},
                {"played", played_text(session, legal, *action_values, most)}});
}

}  // namespace ctq::app
