// What a puzzle says: the question, the judgement of an answer, and why.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/puzzles/answer.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {

using core::say;

std::string PuzzleAnswer::worth_text(core::Action action) const {
    const core::Match& match = puzzle_.puzzle.match;
    const bots::ActionValue* worth = weighing_ ? weighing_->find(action) : nullptr;
    return worth == nullptr ? std::string()
                            : weighed_row(*weighing_, *worth, match.game(), match.state(),
                                          table_.session.players().names())
                                  .worth;
}

/// Returns "Play a hat: 3 → 9, 63 %".
std::string PuzzleAnswer::action_text(core::Action action) const {
    const core::Match& match = puzzle_.puzzle.match;
    const std::string worth = worth_text(action);
    return say("{action}{known:, {worth}|}",
               {{"action", core::capitalized(
                               core::with_names(match.game().describe(match.state(), action).you,
                                                table_.session.players().names()))},
                {"known", !worth.empty()},
                {"worth", worth}});
}

std::string PuzzleAnswer::head() const {
    const int rating = puzzle_.puzzle.rating;
    return say("Puzzle {n} of {all}{own: from your last matches|}{rated:, {level}|}",
               {{"n", puzzle_.number},
                {"all", static_cast<int>(set_.list.size())},
                {"own", puzzle_.played.has_value()},
                {"rated", rating > 0},
                {"level", puzzle_level(rating)}});
}

/// Returns why the best action is better than the chosen one, or than the second best.
std::string PuzzleAnswer::reason() const {
    if (!weighing_ || weighing_->action_values.front().action != puzzle_.puzzle.best) {
        return {};
    }
    const std::vector<bots::ActionValue>& all = weighing_->action_values;
    const auto other = std::find_if(all.begin(), all.end(), [&](const bots::ActionValue& one) {
        return stage_ == Stage::refuted ? one.action == chosen_ : one.action != puzzle_.puzzle.best;
    });
    return other == all.end() ? ""
                              : core::with_names(other->reason, table_.session.players().names());
}

/// Returns whom the player plays: "yellow", or in Carteso "Horizontal".
std::string PuzzleAnswer::side() const {
    const int seat = puzzle_.puzzle.match.turn().seat;
    const ui::Axis axis = table_.view().facts(table_.context(), seat).axis;
    return axis == ui::Axis::none      ? ui::seat_look(seat).color_name
           : axis == ui::Axis::upright ? "Vertical"
                                       : "Horizontal";
}

std::string PuzzleAnswer::words() const {
    const core::Match& match = puzzle_.puzzle.match;
    const std::string best = worth_text(puzzle_.puzzle.best);
    const std::string why = reason();
    const std::string reply = stage_ == Stage::refuted ? reply_words() : std::string();
    constexpr const char* patterns[] = {
        "{head}: {several:you are {side}. Find|find} the best action.",
        "{head}: your answer is being judged …",
        "{head}: not the best. {yours}.{known: The best action: {worth}.|}{why: It {reason}.|}"
        "{answered: Then {reply}.|}{rating}",
        "{head}: right! {best}.{why: It {reason}.|}{own: In the match you chose: "
        "{played}.|}{words: {more}|}{rating}",
        "{head}: the answer is: {best}.{why: It {reason}.|}{own: In the match you chose: "
        "{played}.|}{words: {more}|}{rating}"};
    const bool own = puzzle_.played && *puzzle_.played != chosen_;
    return say(patterns[static_cast<std::size_t>(stage_)],
               {{"head", head()},
                {"several", match.setup().seat_count() > 1},
                {"side", side()},
                {"yours", action_text(chosen_)},
                {"known", !best.empty()},
                {"worth", best},
                {"best", action_text(stage_ == Stage::right ? chosen_ : puzzle_.puzzle.best)},
                {"why", !why.empty()},
                {"reason", why},
                {"answered", !reply.empty()},
                {"reply", reply},
                {"own", own},
                {"played", own ? action_text(*puzzle_.played) : std::string()},
                {"words", weighing_ && !weighing_->words.empty()},
                {"more", weighing_ ? weighing_->words : std::string()},
                {"rating", rating_}});
}

void PuzzleAnswer::tell(std::vector<std::string>& lines) const {
    lines.push_back(words());
}

}  // namespace ctq::scenes
