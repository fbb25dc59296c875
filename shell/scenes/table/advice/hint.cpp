#include "shell/scenes/table/advice/hint.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/tags.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::scenes {
namespace {

using core::say;

std::string worth_text(const bots::Weighing& weighing, const bots::ActionValue& worth) {
    if (weighing.unit == bots::Unit::points) {
        return say("{points} {unit}",
                   {{"points", core::fixed(worth.points, 1)}, {"unit", weighing.unit_words}});
    }
    if (weighing.exact) {
        const int lead = static_cast<int>(worth.lead);
        return say("{ahead:wins by {points}|{behind:loses by {points}|a draw}}",
                   {{"ahead", lead > 0},
                    {"behind", lead < 0},
                    {"points", match::halves_text(std::abs(lead))}});
    }
    return worth.visits == 0 ? std::string() : core::fixed(100 * worth.share, 0) + " %";
}

/// Returns the length of an action's bar, 0 to 1: its chance to win, or its points divided by those
/// of the best action.
float bar_of(const bots::Weighing& weighing, const bots::ActionValue& worth) {
    const double best = weighing.action_values.front().points;
    return static_cast<float>(weighing.unit == bots::Unit::wins ? worth.share
                              : best > 0                        ? worth.points / best
                                                                : 0);
}

/// Returns whether the values of two actions differ by no more than two standard errors.
bool about_alike(const bots::ActionValue& one, const bots::ActionValue& other) {
    return std::abs(one.share - other.share) <=
           2 * std::sqrt(one.error * one.error + other.error * other.error);
}

/// Returns why the best action is better than the first of the others that is clearly worse, as a
/// predicate: "makes your group safe". Empty if nothing is notable.
std::string best_reason(const bots::Weighing& weighing, const std::vector<std::string>& names) {
    const bots::ActionValue& best = weighing.action_values.front();
    const auto worse =
        std::find_if(weighing.action_values.begin() + 1, weighing.action_values.end(),
                     [&](const bots::ActionValue& one) {
                         return !about_alike(best, one) && !one.reason.empty();
                     });
    return worse == weighing.action_values.end() ? std::string()
                                                 : core::with_names(worse->reason, names);
}

}  // namespace

HintRow weighed_row(const bots::Weighing& weighing, const bots::ActionValue& worth,
                    const core::GameHandle& game, const void* state,
                    const std::vector<std::string>& names) {
    const core::Phrase phrase = game.describe(state, worth.action);
    return {core::capitalized(core::with_names(phrase.you, names)), worth_text(weighing, worth),
            bar_of(weighing, worth)};
}

std::vector<HintRow> hint_rows(const Hint& hint, const match::Session& session) {
    std::vector<HintRow> rows;
    const std::size_t count = hint.weighing ? hint.weighing->action_values.size() : 0;
    for (std::size_t i = 0; i < std::min(count, kMostHinted); ++i) {
        rows.push_back(weighed_row(*hint.weighing, hint.weighing->action_values[i], session.game(),
                                   session.view(), session.players().names()));
    }
    return rows;
}

std::string hint_words(const Hint& hint, const match::Session& session) {
    if (hint.asks) {
        return "Everybody at this screen can see a hint. Do all agree to hints in this match?";
    }
    if (!hint.weighing) {
        return "Looking for the best action …";
    }
    if (hint.weighing->by_words()) {
        return say("{words}{odds: By the odds of the next card only.|}",
                   {{"words", hint.weighing->words}, {"odds", hint.weighing->by_odds()}});
    }
    const std::string& words = hint.weighing->words;
    const std::string reason = best_reason(*hint.weighing, session.players().names());
    if (!hint.listed && words.empty()) {
        return say("The ring shows where the best action begins.{why: It {reason}.|}",
                   {{"why", !reason.empty()}, {"reason", reason}});
    }
    if (!hint.listed) {
        return words;
    }
    const std::vector<bots::ActionValue>& action_values = hint.weighing->action_values;
    const bool alike = action_values.size() > 1 && about_alike(action_values[0], action_values[1]);
    const bool several =
        alike && action_values.size() > 2 && about_alike(action_values[0], action_values[2]);
    return say(
        "{purpose:{words} |}{exact:Best play by both from here.|{judged:Your chance to win with "
        "each.{several: "
        "Several are equally good.|{alike: The first two are about equally good.|}}{why: The first "
        "{reason}.|}|What a strong bot would do.}}",
        {{"purpose", !words.empty()},
         {"words", words},
         {"exact", hint.weighing->exact},
         {"judged", action_values.front().visits > 0},
         {"several", several},
         {"alike", alike},
         {"why", !reason.empty()},
         {"reason", reason}});
}

std::string hint_tip(const Hint& hint) {
    if (!hint.weighing || hint.weighing->action_values.empty()) {
        return {};
    }
    if (hint.weighing->by_odds()) {
        return "What you bring home on average if you leave now, or after one more card. Later "
               "cards are not counted.";
    }
    if (hint.weighing->unit == bots::Unit::points) {
        return "What you have at the end on average, with best play from then on. Worked out "
               "exactly.";
    }
    if (hint.weighing->exact) {
        return "Worked out to the end: best play by both sides.";
    }
    if (hint.weighing->learned) {
        return "How likely you are to win after each of these, by the learned player’s estimate; "
               "five of 100 more or less may be chance.";
    }
    const bots::ActionValue& best = hint.weighing->action_values.front();
    // Two standard errors, a confidence of 95 %.
    return best.visits == 0 ? std::string()
                            : say("How often you would win, from {games} games tried with each of "
                                  "these actions; "
                                  "give or take {error} %.",
                                  {{"games", static_cast<int>(best.visits)},
                                   {"error", core::fixed(std::max(1.0, 200 * best.error), 0)}});
}

int hints_given(const core::Match& match) {
    return static_cast<int>(core::read_number(match.tag(match::kHintsTag)).value_or(0));
}

}  // namespace ctq::scenes
