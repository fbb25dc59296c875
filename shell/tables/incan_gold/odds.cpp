#include "shell/tables/incan_gold/odds.hpp"

#include <bit>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"

namespace ctq::incan_gold::view {

namespace {

using core::say;

/// Returns "+1.2" or "−0.4".
std::string signed_gems(double gems) {
    const std::string size = core::fixed(gems < 0 ? -gems : gems, 1);
    return (size == "0.0" ? "±" : gems < 0 ? "−" : "+") + size;
}

const char* advice_word(bool leave) {
    return leave ? "leave" : "go on";
}

std::string best_play_text(const Advice& advice) {
    return say(
        "Best play: {what}. With these cards out {never:there is always more to win than to "
        "lose|leave once your backpack holds {least} or more gems; it holds {gems}}.",
        {{"what", advice_word(advice.leave)},
         {"never", advice.threshold >= kNeverLeave},
         {"least", advice.threshold},
         {"gems", advice.gems}});
}

void add_best_play(OddsText& text, const State& view) {
    if (view.seats > 1) {
        text.advice =
            "The advice weighs what a bust would cost against what one more card brings. What is "
            "best "
            "depends on the others, too.";
        return;
    }
    const auto best = solo_advice(standard_policy(), view);
    if (!best) {
        text.advice =
            "The best play is worked out for the standard rules only; under these, the advice for "
            "one more card comes within about half a gem a game.";
        return;
    }
    text.figures.push_back({"Best play", advice_word(best->leave)});
    text.brief_advice = say("Best play: {what}{ever: – leave from {least} gems on|}",
                            {{"what", advice_word(best->leave)},
                             {"ever", best->threshold < kNeverLeave},
                             {"least", best->threshold}});
    text.advice = best_play_text(*best);
}

std::string percent(double share) {
    return core::fixed(share * 100, 1) + " %";
}

/// Returns the odds for a spectator: only what is the same for all seats.
OddsText odds_from_outside(const State& view) {
    OddsText text;
    const int deck = std::popcount(view.deck);
    const double bust = deck == 0 ? 0 : static_cast<double>(bust_cards(view)) / deck;
    const int gems = gems_on(view.deck);
    text.figures = {{"Bust on the next card", percent(bust)},
                    {"Gems still in the deck", std::to_string(gems)}};
    text.brief = say("Bust on the next card {share}", {{"share", percent(bust)}});
    text.brief_advice = say("{gems} {gems:gem|gems} still in the deck", {{"gems", gems}});
    text.advice = "The odds for those who are still inside.";
    return text;
}

}  // namespace

OddsText odds_text(const State& view, int seat) {
    OddsText text;
    const Odds odds = incan_gold::odds(view, seat);
    if (view.phase != Phase::decide) {
        return text;
    }
    if (odds.deck == 0) {
        return odds_from_outside(view);
    }
    const std::string bust = percent(odds.bust_chance());
    const std::string gems = core::fixed(odds.expected_gems(), 1);
    const std::string gain = signed_gems(odds.expected_gain());
    text.figures.push_back({"Bust on the next card", bust});
    text.figures.push_back({"Gems on the next card, for you", gems});
    text.figures.push_back({"Going on, on average", gain});
    text.figures.push_back({"Advice for one more card", advice_word(odds.myopic_leaves())});
    text.brief = say("Bust {bust} · next card brings {gems}", {{"bust", bust}, {"gems", gems}});
    text.brief_advice = say("Going on {gain} · Advice: {what}",
                            {{"gain", gain}, {"what", advice_word(odds.myopic_leaves())}});
    add_best_play(text, view);
    return text;
}

}  // namespace ctq::incan_gold::view
