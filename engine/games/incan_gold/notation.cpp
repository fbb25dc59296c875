#include <bit>

#include "engine/games/incan_gold/incan_gold.hpp"

/// The notation of actions: `g17`, `fire`, `artifact`, `stay`, `leave`. A hidden decision is `?`.
/// The last decision of a turn, which reveals all, is `leave=135` (seats 1, 3 and 5 leave) or
/// `leave=none`.
namespace ctq::incan_gold {
namespace {

using core::Action;

std::string leavers_text(unsigned leavers) {
    std::string text;
    for (unsigned left = leavers; left != 0; left &= left - 1) {
        text += std::to_string(std::countr_zero(left) + 1);
    }
    return text.empty() ? "none" : text;
}

std::optional<Action> read_leavers(std::string_view text) {
    if (text == "none") {
        return reveal_all(0);
    }
    unsigned leavers = 0;
    for (const char c : text) {
        if (c < '1' || c > '8' || leavers >= (1U << static_cast<unsigned>(c - '1'))) {
            return std::nullopt;
        }
        leavers |= 1U << static_cast<unsigned>(c - '1');
    }
    return leavers == 0 ? std::nullopt : std::optional(reveal_all(leavers));
}

}  // namespace

std::string Game::to_text(const State& /*state*/, Action action) {
    if (action < kStay) {
        return kind_word(static_cast<int>(action));
    }
    if (action == kStay || action == kLeave) {
        return action == kStay ? "stay" : "leave";
    }
    return action == kHidden ? "?" : "leave=" + leavers_text(action & 0xffU);
}

std::optional<Action> Game::from_text(const State& /*state*/, std::string_view text) {
    if (text == "stay") {
        return kStay;
    }
    if (text == "leave") {
        return kLeave;
    }
    if (text == "?") {
        return kHidden;
    }
    constexpr std::string_view all = "leave=";
    if (text.substr(0, all.size()) == all) {
        return read_leavers(text.substr(all.size()));
    }
    for (int kind = 0; kind < kKinds; ++kind) {
        if (text == kind_word(kind)) {
            return turn_card(kind);
        }
    }
    return std::nullopt;
}

}  // namespace ctq::incan_gold
