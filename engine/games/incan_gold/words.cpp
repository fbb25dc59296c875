#include <bit>

#include "engine/games/incan_gold/incan_gold.hpp"

/// Actions and refusals in plain words.
namespace ctq::incan_gold {
namespace {

using core::Action;
using core::Phrase;

Phrase both(const std::string& text) {
    return {0, text, text};
}

std::string gems_text(int gems) {
    return std::to_string(gems) + (gems == 1 ? " gem" : " gems");
}

/// "Round 2: " before the first card of a round.
std::string heading(const State& state) {
    return state.turn == 0 && state.rounds > 1 ? "Round " + std::to_string(state.round) + ": " : "";
}

Phrase describe_card(const State& state, int kind) {
    const std::string head = heading(state);
    if (kind == kArtifact) {
        return both(head + "an artifact");
    }
    if (kind >= kFirstHazard) {
        const bool second = (state.table & cards_of_kind(kind)) != 0;
        return both(head + kind_word(kind) +
                    (second ? " again – everyone inside loses all" : ", a hazard"));
    }
    const int explorers = seats_in(state.exploring);
    const int gems = gem_value(kind);
    std::string text = head + gems_text(gems);
    if (state.seats > 1) {
        text += explorers > 1 ? ", " + std::to_string(gems / explorers) + " each"
                              : " for @" + std::to_string(std::countr_zero(state.exploring) + 1);
    }
    if (gems % explorers > 0) {
        text += ", " + std::to_string(gems % explorers) + " spare";
    }
    return both(text);
}

/// What each of `leavers` takes along: "21", "21 + 2 spare", and alone ", an artifact worth 5".
std::string load_text(const State& state, int seat, unsigned leavers) {
    const int count = seats_in(leavers);
    std::string text = std::to_string(state.backpack[seat - 1]);
    if (const int spare = rules::share_each(state.spare, count); spare > 0) {
        text += " + " + std::to_string(spare) + " spare";
    }
    const int lying = artifacts_on_table(state);
    if (count == 1 && lying > 0) {
        text += (lying == 1 ? " + an artifact worth "
                            : " + " + std::to_string(lying) + " artifacts worth ") +
                std::to_string(artifacts_value(state.claimed, lying));
    }
    return text;
}

/// All choices of a turn, opened together: "@2 and @3 go home" would have to agree with a name
/// that may be "You", so no verb follows the names.
Phrase describe_opened(const State& state, unsigned leavers) {
    if (leavers == 0) {
        return both("all go on");
    }
    std::string text = "home:";
    for (unsigned left = leavers; left != 0; left &= left - 1) {
        const int seat = std::countr_zero(left) + 1;
        text += std::string(left == leavers ? " @" : ", @") + std::to_string(seat) + " with " +
                load_text(state, seat, leavers);
    }
    return both(text);
}

}  // namespace

Phrase Game::describe(const State& state, Action action) {
    if (action < kStay) {
        return describe_card(state, static_cast<int>(action));
    }
    if (action > kHidden) {
        return describe_opened(state, action & 0xffU);
    }
    const int seat = next_to_choose(state);
    if (action == kHidden) {
        return {seat, "have decided", "has decided"};
    }
    if (action == kStay) {
        return {seat, "go on", "goes on"};
    }
    const std::string gems = explores_alone(state) ? load_text(state, seat, state.exploring)
                                                   : std::to_string(state.backpack[seat - 1]);
    return {seat, "leave with " + gems, "leaves with " + gems};
}

std::string Game::why_not(const State& /*state*/, Action /*action*/) {
    return "Now it is only to stay or to leave.";
}

}  // namespace ctq::incan_gold
