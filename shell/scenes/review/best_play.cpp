// Best play at a position of a review, if the game can be solved there.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "shell/match/findings/luck_line.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/table_level.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::scenes {
namespace {

using core::say;

/// Limit on best actions listed by name. If there are more, only their number is given.
constexpr std::size_t kMostNamed = 4;

/// Returns the exact values at the position shown, or null if they are not known.
const bots::Weighing* exact_here(const Review& review, const match::Session& session) {
    const bots::Weighing* known = review.analysis.weighing(session.match().cursor());
    return known != nullptr && known->exact && known->unit == bots::Unit::wins ? known : nullptr;
}

bool solvable(const Review& review, const match::Session& session) {
    const core::Match& match = session.match();
    return !review.fair && match.turn().kind == core::Turn::Kind::seat &&
           session.game().solvable(match.state());
}

/// Returns "Xb2, Ob2 or button", or "any of 9 actions".
std::string names_of(const match::Session& session, const std::vector<core::Action>& actions) {
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

/// Returns how the action played compares; empty at the end of the log.
std::string played_text(const match::Session& session, const bots::Weighing& weighing) {
    const core::Match& match = session.match();
    if (match.cursor() >= match.size()) {
        return {};
    }
    const core::Action played = match.action(match.cursor());
    const bots::ActionValue* worth = weighing.find(played);
    const int lost =
        worth == nullptr ? 0 : static_cast<int>(weighing.action_values.front().lead - worth->lead);
    return say(
        " Played: {action}, {best:as good as any|which gives away {points} {one:point|points}}.",
        {{"action", session.game().to_text(match.state(), played)},
         {"best", lost == 0},
         {"points", match::halves_text(lost)},
         {"one", lost <= 2}});
}

}  // namespace

bool wants_best_play(const Review& review, const match::Session& session) {
    return exact_here(review, session) == nullptr && solvable(review, session);
}

bool may_tell_best_play(const Review& review, const core::Match& match) {
    const core::StateBox last = match.state_at(std::max(review.curve.first, match.size() - 1));
    return !review.fair && match.game().turn(last.data()).kind == core::Turn::Kind::seat &&
           match.game().solvable(last.data());
}

std::vector<core::Action> best_actions(const Review& review, const match::Session& session) {
    std::vector<core::Action> best;
    const bots::Weighing* known = review.analysis.weighing(session.match().cursor());
    if (known == nullptr) {
        return best;
    }
    if (const auto verdict = review.analysis.verdict(session.match(), session.match().cursor());
        verdict && !verdict->exact) {
        return {verdict->best().action};
    }
    const bots::ActionValue& first = known->action_values.front();
    for (const bots::ActionValue& one : known->action_values) {
        if (one.action == first.action ||
            (known->exact && one.lead == first.lead && one.points == first.points)) {
            best.push_back(one.action);
        }
    }
    core::sort_short(best);
    return best;
}

std::string best_play(const Review& review, const match::Session& session) {
    const bots::Weighing* known = exact_here(review, session);
    if (known == nullptr) {
        return wants_best_play(review, session) ? "Looking for the best action …" : "";
    }
    const int most = static_cast<int>(known->action_values.front().lead);
    constexpr const char* patterns[] = {
        "Best play: {who} {who:lose|loses} by {lead} with {best}.{played}",
        "Best play: {who} {who:draw|draws} with {best}.{played}",
        "Best play: {who} {who:win|wins} by {lead} with {best}.{played}"};
    return say(patterns[most < 0    ? 0
                        : most == 0 ? 1
                                    : 2],
               {{"who", session.players().name(session.match().turn().seat)},
                {"lead", match::halves_text(std::abs(most))},
                {"best", names_of(session, best_actions(review, session))},
                {"played", played_text(session, *known)}});
}

std::string_view summary(const Review& review) {
    const Analysis& analysis = review.analysis;
    return analysis.works() || analysis.closeness() < 0 ? std::string_view() : review.accounts;
}

std::string account_words(const Review& review, const match::Session& session) {
    const std::vector<bots::Verdict> all = review.analysis.verdicts(session.match());
    // Accuracies stand beside each other. Points are only those of the decisions to be judged.
    const bool wins = !all.empty() && all.front().unit == bots::Unit::wins;
    std::vector<std::string> lines = account_lines(wins ? all : review.verdicts, session);
    if (!review.analysis.works()) {  // while it works, some verdicts may be missing or change
        const auto luck = match::luck_lines(all, session);
        lines.insert(lines.end(), luck.begin(), luck.end());
    }
    const int level = match::level_of(session.game(), session.match().setup().seats);
    const std::int64_t deepest = bots::deepest_level(session.match());
    return say("{all}{quick: This look is too quick to judge level {level}: look closer.|}",
               {{"all", core::ended(core::joined(lines, ". "))},
                {"quick", review.analysis.closeness() == 0 && 2 * deepest > kCloseness[0].playouts},
                {"level", level}});
}

std::string judgement(const Review& review, const match::Session& session) {
    const Analysis& analysis = review.analysis;
    if (std::string exact = best_play(review, session); !exact.empty()) {
        return exact;
    }
    if (std::string words = verdict_words(analysis, session); !words.empty()) {
        return words;
    }
    if (!review.may_analyse) {
        return {};
    }
    if (analysis.works()) {
        return say("Looking at each decision: {done} %.",
                   {{"done", static_cast<int>(100 * analysis.done())}});
    }
    return analysis.closeness() < 0 ? "Which decisions gave the match away?" : "";
}

}  // namespace ctq::scenes
