#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Options and the first state.
namespace ctq::carteso {
namespace {

constexpr std::int32_t kBoth[] = {kRows, kColumns};
constexpr const char* kKomiWords[] = {"ask"};
constexpr const char* kSidesWords[] = {"ask", "fixed"};
constexpr const char* kAskTitles[] = {"Asked", "Fixed"};
constexpr int kStandardLength = 9;

constexpr core::OptionSpec kOptions[] = {
    core::number_option("size", "Board",
                        "Rows and columns of a square board: 9 to 13 to play, fewer to learn.", 1,
                        kMostLength, kStandardLength, {}, kBoth)
        .as_basic(),
    core::number_option("rows", "Rows", "Rows of the board.", 1, kMostLength, kStandardLength),
    core::number_option("cols", "Columns", "Columns of the board.", 1, kMostLength,
                        kStandardLength),
    core::number_option("komi", "Komi",
                        "Points added to Horizontal's score; player 1 names them unless set here.",
                        0, kMostPoints, kAskKomi, kKomiWords)
        .as_basic()
        .with_titles(kAskTitles),
    core::choice_option("sides", "Sides", "Whether player 2 picks a side, or player 1 is Vertical.",
                        kSidesWords, 0)
        .as_basic()
        .with_titles(kAskTitles),
};

/// Preset with a komi that is fair by measurement (README.md), so that players begin at once with
/// the first stone.
constexpr core::Variant kVariants[] = {{"9×9", "komi=4 sides=fixed"},
                                       {"5×5", "size=5 komi=0 sides=fixed"},
                                       {"13×13", "size=13 komi=26 sides=fixed"}};

/// Returns a fair komi for a board with this many points: the measured one, or a linear
/// interpolation between the nearest two.
int even_komi(int points) {
    constexpr int kMeasured[][2] = {{25, 0}, {81, 4}, {169, 26}};
    const auto& low = points < kMeasured[1][0] ? kMeasured[0] : kMeasured[1];
    const auto& high = points < kMeasured[1][0] ? kMeasured[1] : kMeasured[2];
    const int span = high[0] - low[0];
    return std::max(0, low[1] + ((points - low[0]) * (high[1] - low[1]) + span / 2) / span);
}

/// When the board size changes, sets komi to the fair value of the new size, if it was fair before.
void follow(core::Options& now, const core::Options& before) {
    const auto even = [](const core::Options& options) {
        return even_komi(options[kRows] * options[kColumns]);
    };
    if (now[kKomi] == before[kKomi] && before[kKomi] == even(before)) {
        now.value[kKomi] = even(now);
    }
}

constexpr core::GameInfo kInfo = {
    .id = "carteso",
    .title = "Carteso",
    .author = "Luis Bolaños Mures",
    .pitch = "Stones belong to nobody. Make the groups tall, your rival wants them wide.",
    .code = 3,
    .rules_version = 1,
    .least_seats = 2,
    .most_seats = 2,
    .options = kOptions,
    .progress = "safe and claimed stones",
    .duration = "15–30 min",
    .variants = kVariants,
    .default_seats = "human level:2",
    .turn_by_turn = true,  // the player who picks a side then places the first stone
    .follow = follow,
    .credits =
        "Carteso is a game by Luis Bolaños Mures after a conversation with Corey L. Clark, named "
        "by David Stoner.",
};

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

core::Result<State> Game::start(const core::Options& options, int /*seats*/) {
    const int points = options[kRows] * options[kColumns];
    if (options[kKomi] > points) {
        return core::Problem{
            "options", core::say("Komi is at most the number of points, here {points}, not {komi}.",
                                 {{"points", points}, {"komi", options[kKomi]}})};
    }
    State state{};
    state.rows = static_cast<std::uint8_t>(options[kRows]);
    state.columns = static_cast<std::uint8_t>(options[kColumns]);
    state.ask_side = options[kSides] == 0;
    state.vertical = 1;
    state.phase = state.ask_side ? Phase::side : Phase::play;
    if (options[kKomi] == kAskKomi) {
        state.phase = Phase::komi;
    } else {
        state.komi = static_cast<std::uint8_t>(options[kKomi]);
    }
    return state;
}

}  // namespace ctq::carteso
