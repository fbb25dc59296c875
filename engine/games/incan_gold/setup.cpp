#include "engine/games/incan_gold/incan_gold.hpp"
#include "engine/games/incan_gold/solo/starts.hpp"

/// Options and the first state.
namespace ctq::incan_gold {
namespace {

constexpr const char* kBustWords[] = {"discard", "return"};
constexpr const char* kArtifactWords[] = {"return", "remove"};
constexpr const char* kBustTitles[] = {"Leaves", "Goes back"};
constexpr const char* kArtifactTitles[] = {"Go back", "Leave"};

constexpr core::OptionSpec kOptions[] = {
    core::choice_option(
        "bust", "The second hazard",
        "Whether the card that ends a round leaves the game or goes back into the deck.",
        kBustWords, 0)
        .with_titles(kBustTitles),
    core::choice_option("artifacts", "Artifacts left behind",
                        "Whether artifacts nobody took go back into the deck or leave the game.",
                        kArtifactWords, 0)
        .with_titles(kArtifactTitles),
    core::number_option("rounds", "Rounds", "How many times everyone goes into the temple.", 1, 10,
                        5)
        .as_basic(),
};

constexpr core::GameInfo kInfo = {
    .id = "incan_gold",
    .title = "Incan Gold",
    .author = "Alan R. Moon, Bruno Faidutti",
    .pitch = "One more room, or home with the gems? Everyone decides at once.",
    .code = 2,
    .rules_version = 1,
    .least_seats = 1,
    .most_seats = kMostSeats,
    .options = kOptions,
    .progress = "gems carried and kept",
    .duration = "10 min",
    .default_seats = "human level:2 level:2",
    .turn_by_turn = true,      // the last explorer in the temple decides several times in a row
    .medals = {75, 100, 125},  // README.md: the shares of games that reach them
    .credits =
        "Incan Gold, also known as Diamant, is a game by Alan R. Moon and Bruno Faidutti. Its "
        "strategies follow Ethan Watkins's simulator.",
};

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

core::Result<State> Game::start(const core::Options& options, int seats) {
    State state{};
    state.seats = static_cast<std::uint8_t>(seats);
    state.rounds = static_cast<std::uint8_t>(options[kRounds]);
    state.bust_returns = options[kBust] == 1;
    state.artifacts_removed = options[kArtifactsOption] == 1;
    constexpr int kInPlay = kCards - kArtifacts + 1;
    state.deck = (std::uint64_t{1} << kInPlay) - 1;
    state.reserve = kArtifacts - 1;
    state.round = 1;
    state.exploring = static_cast<std::uint8_t>((1U << seats) - 1);
    state.undecided = state.exploring;
    return state;
}

core::AdviceSource Game::advice_source(const core::Options& options, int seats) {
    if (!(solo_rules(options) == SoloRules{})) {
        return core::AdviceSource::odds;
    }
    return seats == 1 ? core::AdviceSource::solver : core::AdviceSource::table;
}

core::Result<State> Game::position(const core::Options& /*options*/, int /*seats*/,
                                   std::string_view /*text*/) {
    return core::Problem{"Position",
                         "Incan Gold has no set-up positions: the beginning of a record serves."};
}

}  // namespace ctq::incan_gold
