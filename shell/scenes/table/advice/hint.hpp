#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/table/advice/asking.hpp"
#include "shell/ui/canvas.hpp"

/// Hints that a person asks for at the table. A hint first shows which spot to press for the best
/// action. Then it lists the best actions with their values and a reason.
namespace ctq::scenes {

/// Number of playouts for a hint. They take one worker about half a second. Each half of them is
/// large enough to be split among all workers.
inline constexpr std::int64_t kHintPlayouts = 2 * bots::search::kLeastToCut;
/// The most actions that a hint lists.
inline constexpr std::size_t kMostHinted = 3;

struct Hint {
    int sequence = 0;        ///< `Session::sequence` when it was requested
    bool asks = false;       ///< asks several people whether they agree to hints
    bool listed = false;     ///< lists the best actions; else only points at one
    std::size_t chosen = 0;  ///< index in the list of the action that is pointed at
    std::optional<bots::Weighing> weighing{};
    WeighAsking asking{};  ///< waits while workers evaluate the actions

    /// Returns the action of the list that is pointed at. There must be a result.
    core::Action best() const { return weighing->action_values[chosen].action; }
};

/// One row of the list of best actions.
struct HintRow {
    std::string action;  ///< "Play a hat: 3 → 9"
    std::string worth;   ///< "63 %", "41.3 gems", or "wins by 6½" if best play is known
    float share;         ///< length of its bar, 0 to 1: chance to win, or part of the best points
};

/// Returns the row of one action. `worth`: the entry of the action in `weighing`. `state`: the
/// state in which the action is chosen. `names`: names of the seats.
HintRow weighed_row(const bots::Weighing& weighing, const bots::ActionValue& worth,
                    const core::GameHandle& game, const void* state,
                    const std::vector<std::string>& names);

/// Draws a row: the action, its value, and a bar as long as the value. `strong`: the text is bold.
void draw_weighed_row(ui::Canvas& canvas, ui::Rect in, const HintRow& row, ui::Color ink,
                      bool strong);

/// Returns the rows of the hint, at most `kMostHinted`, best first; empty as long as there is no
/// result.
std::vector<HintRow> hint_rows(const Hint& hint, const match::Session& session);

/// Returns the text of the hint. It says that the hint is being computed, or what the ring means,
/// or what the values in the list mean, and why the best action is better than one that is clearly
/// worse.
std::string hint_words(const Hint& hint, const match::Session& session);

/// Returns a sentence that says what the values mean and how certain they are; empty without a
/// result.
std::string hint_tip(const Hint& hint);

/// Returns how many hints were given in a match, according to its tag.
int hints_given(const core::Match& match);

}  // namespace ctq::scenes
