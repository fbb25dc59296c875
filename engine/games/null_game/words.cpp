#include "engine/games/null_game/null_game.hpp"

/// Actions and refusals as sentences.
namespace ctq::null_game {

using core::Action;

/// Describes an action for buttons, the log and screen readers. Of a hidden action, tells only what
/// the observer may know.
core::Phrase Game::describe(const State& state, Action action) {
    const int value = value_of(action);
    switch (kind_of(action)) {
        case Kind::deal: {
            const std::string text =
                value == kUnknown ? "A card is dealt face down" : "The card is a " + word(value);
            return {0, text, text};
        }
        case Kind::choose: {
            const std::string what = value == kUnknown ? "in secret" : word(value);
            return {state.chosen + 1, "choose " + what, "chooses " + what};
        }
        case Kind::reveal:
            break;
    }
    const std::string text = "All is revealed: the card is a " + word(revealed(action, 0));
    return {0, text, text};
}

/// Called only for an illegal action of a seat. `action` may be any code.
std::string Game::why_not(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::choose:
            return "A choice is a number from 1 to " + std::to_string(state.values) + ".";
        case Kind::deal:
            return "The card is dealt already.";
        default:
            return "That happens by itself with the last choice.";
    }
}

}  // namespace ctq::null_game
