#include <array>

#include "engine/core/say.hpp"
#include "engine/games/cartagena/cartagena.hpp"

/// Options and the first state.
namespace ctq::cartagena {
namespace {

constexpr const char* kRuleWords[] = {"cards", "advanced", "board"};
constexpr const char* kRuleNames[] = {"card", "advanced", "board"};
constexpr const char* kRuleLines[] = {
    "Short and sharp: 16 spaces, 4 pirates, one action a turn, closed hands.",
    "The long race: 36 spaces, 6 pirates, up to three actions, closed hands.",
    "The board game: 36 spaces, 6 pirates, two actions, all hands open."};
constexpr const char* kHandsWords[] = {"open", "closed"};
constexpr const char* kFullWords[] = {"block", "skip"};
constexpr const char* kFullTitles[] = {"Blocks", "Skipped"};

constexpr core::PresetValue kPresets[] = {
    {0, kTokens, 4},     {0, kHand, 3},   {0, kActions, 1}, {0, kPerSymbol, 9}, {0, kHands, 1},
    {0, kFull, 0},       {1, kTokens, 6}, {1, kHand, 6},    {1, kActions, 3},   {1, kHands, 1},
    {1, kPerSymbol, 17}, {1, kFull, 0},   {2, kTokens, 6},  {2, kHand, 6},      {2, kActions, 2},
    {2, kPerSymbol, 30}, {2, kHands, 0},  {2, kFull, 1},
};

constexpr core::OptionSpec kOptions[] = {
    core::choice_option("rules", "Rule set",
                        "The rule set: 16 playing cards, or 36 spaces with closed or open hands.",
                        kRuleWords, 0, kRuleLines, kPresets),
    core::number_option("tokens", "Pirates each", "Pirates each player must bring aboard.", 1, 6, 4)
        .as_basic(),
    core::number_option("hand", "Cards dealt", "Cards dealt to each player.", 1, 60, 3),
    core::number_option("actions", "Actions a turn",
                        "Maximum actions a turn; the first is required.", 1, 3, 1),
    core::number_option("per_symbol", "Cards of each symbol", "Cards of each symbol in the deck.",
                        1, 60, 9),
    core::choice_option("hands", "Hands", "Whether everybody sees all hands.", kHandsWords, 1),
    core::choice_option(
        "full", "Three on a space",
        "A space with three pirates behind you: it blocks the way back, or is skipped.", kFullWords,
        0)
        .with_titles(kFullTitles),
    core::flag_option("boat_return", "Back from the boat",
                      "Whether a pirate on the boat may fall back.", true),
    core::number_option(
        "stall", "Draw by stalling",
        "A draw after this many rounds in which nobody gets further than ever before; 0 for never.",
        0, 999, 100),
};

constexpr core::Variant kVariants[] = {{"Board", "rules=board"},
                                       {"Cards", ""},
                                       {"Advanced", "rules=advanced"},
                                       {"Short", "rules=board tokens=3", "10 min"}};

constexpr core::GameInfo kInfo = {
    .id = "cartagena",
    .title = "Cartagena",
    .author = "Leo Colovini",
    .pitch = "Race your pirates to the boat. Fall back to draw, leap ahead to win.",
    .code = 1,
    .rules_version = 2,
    .least_seats = 2,
    .most_seats = kMostSeats,
    .options = kOptions,
    .progress = "steps",
    .duration = "15–30 min",
    .variants = kVariants,
    .default_seats = "human level:2",
    .race = true,
    .credits =
        "Cartagena is a game by Leo Colovini. The rules with playing cards follow Greg Wilson's "
        "version of 2009.",
};

core::Failure impossible(const core::Options& options, int seats) {
    const int most = options[kRules] == static_cast<int>(RuleSet::board) ? 5 : 4;
    if (seats > most) {
        return core::Problem{
            "seats",
            core::say("Under the {rules} rules Cartagena is for 2 to {most} players, not {seats}.",
                      {{"rules", kRuleNames[options[kRules]]}, {"most", most}, {"seats", seats}})};
    }
    const int symbols = options[kRules] == static_cast<int>(RuleSet::cards) ? 4 : 6;
    const int cards = symbols * options[kPerSymbol];
    if (seats * options[kHand] > cards) {
        return core::Problem{
            "options",
            core::say(
                "The deck has {cards} cards: too few to deal {hand} to each of {seats} players.",
                {{"cards", cards}, {"hand", options[kHand]}, {"seats", seats}})};
    }
    return std::nullopt;
}

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

core::Result<State> Game::start(const core::Options& options, int seats) {
    if (const auto problem = impossible(options, seats)) {
        return *problem;
    }
    State state{};
    state.rules = static_cast<RuleSet>(options[kRules]);
    state.seats = static_cast<std::uint8_t>(seats);
    state.tokens = static_cast<std::uint8_t>(options[kTokens]);
    state.hand_dealt = static_cast<std::uint8_t>(options[kHand]);
    state.actions = static_cast<std::uint8_t>(options[kActions]);
    state.per_symbol = static_cast<std::uint8_t>(options[kPerSymbol]);
    state.closed_hands = options[kHands] == 1;
    state.skip_full = options[kFull] == 1;
    state.boat_return = options[kBoatReturn] == 1;
    state.stall = static_cast<std::uint16_t>(options[kStall]);
    state.symbols = state.rules == RuleSet::cards ? 4 : 6;
    state.spaces = state.rules == RuleSet::cards ? 16 : 36;
    state.pile = static_cast<std::uint16_t>(state.symbols * state.per_symbol);
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        state.deck[symbol] = state.per_symbol;
    }
    for (int i = 0; i < seats; ++i) {
        state.own[i] = 1;
    }
    state.phase = Phase::first;
    return state;
}

}  // namespace ctq::cartagena
