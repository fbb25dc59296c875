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
    const std::string text = core::fixed(gems < 0 ? -gems : gems, 1);
    return (text == "0.0" ? "±" : gems < 0 ? "−" : "+") + text;
}

const char* word(bool leave) {
    return leave ? "leave" : "go on";
}

std::string best_words(const Advice& advice) {
    return say(
        "Best play: {what}. With these cards out {never:there is always more to win than to "
        "lose|leave once your backpack holds {least} or more gems; it holds {gems}}.",
        {{"what", word(advice.leave)},
         {"never", advice.threshold >= kNeverLeave},
         {"least", advice.threshold},
         {"gems", advice.gems}});
}

void add_best_play(OddsText& told, const State& view) {
    if (view.seats > 1) {
        told.advice =
            "The advice weighs what a bust would cost against what one more card brings. What is "
            "best "
            "depends on the others, too.";
        return;
    }
    const auto best = solo_advice(standard_policy(), view);
    if (!best) {
        told.advice =
            "The best play is worked out for the standard rules only; under these, the advice for "
            "one more card comes within about half a gem a game.";
        return;
    }
    told.figures.push_back({"Best play", word(best->leave)});
    told.brief_advice = say("Best play: {what}{ever: – leave from {least} gems on|}",
                            {{"what", word(best->leave)},
                             {"ever", best->threshold < kNeverLeave},
                             {"least", best->threshold}});
    told.advice = best_words(*best);
}

std::string percent(double share) {
    return core::fixed(share * 100, 1) + " %";
}

/// Returns the odds for a spectator: only what is the same for all seats.
OddsText odds_from_outside(const State& view) {
    OddsText told;
    const int deck = std::popcount(view.deck);
    const double bust = deck == 0 ? 0 : static_cast<double>(bust_cards(view)) / deck;
    const int gems = gems_on(view.deck);
    told.figures = {{"Bust on the next card", percent(bust)},
                    {"Gems still in the deck", std::to_string(gems)}};
    told.brief = say("Bust on the next card {share}", {{"share", percent(bust)}});
    told.brief_advice = say("{gems} {gems:gem|gems} still in the deck", {{"gems", gems}});
    told.advice = "The odds for those who are still inside.";
    return told;
}

}  // namespace

OddsText odds_text(const State& view, int seat) {
    OddsText told;
    const Odds odds = incan_gold::odds(view, seat);
    if (view.phase != Phase::decide) {
        return told;
    }
    if (odds.deck == 0) {
        return odds_from_outside(view);
    }
    const std::string bust = percent(odds.bust_chance());
    const std::string gems = core::fixed(odds.expected_gems(), 1);
    const std::string gain = signed_gems(odds.expected_gain());
    told.figures.push_back({"Bust on the next card", bust});
    told.figures.push_back({"Gems on the next card, for you", gems});
    told.figures.push_back({"Going on, on average", gain});
    told.figures.push_back({"Advice for one more card", word(odds.myopic_leaves())});
    told.brief = say("Bust {bust} · next card brings {gems}", {{"bust", bust}, {"gems", gems}});
    told.brief_advice = say("Going on {gain} · Advice: {what}",
                            {{"gain", gain}, {"what", word(odds.myopic_leaves())}});
    add_best_play(told, view);
    return told;
}

}  // namespace ctq::incan_gold::view
