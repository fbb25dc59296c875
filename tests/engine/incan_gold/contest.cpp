#include "tests/engine/incan_gold/contest.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/games/incan_gold/bots.hpp"
#include "engine/lab/series.hpp"

namespace ctq::tests {
namespace {

using IncanGold = Entry<incan_gold::Game, incan_gold::bots>;

std::vector<core::BotHandle> roster() {
    std::vector<core::BotHandle> handles;
    for (const auto& bot : bots::roster_of<IncanGold>()) {
        handles.push_back(core::erase(bot));
    }
    return handles;
}

/// Returns the experiment with these bots ("turn:5,turn:7").
lab::Spec spec_of(std::string_view bots, const std::string& options) {
    const auto handles = roster();
    lab::Spec spec;
    spec.game = &core::handle_of<incan_gold::Game>();
    spec.options = *core::read_options(incan_gold::Game::info().options, options);
    spec.seed = 1;
    for (std::size_t from = 0; from <= bots.size();) {
        const std::size_t to = std::min(bots.find(',', from), bots.size());
        const auto choice = core::read_bot(handles, bots.substr(from, to - from));
        REQUIRE_MESSAGE(choice, choice.problem().text());
        spec.entries.push_back(*choice);
        from = to + 1;
    }
    return spec;
}

}  // namespace

void expect_share(double share, double published, double games) {
    constexpr double rounding = 0.0005;
    const double error = std::sqrt(published * (1 - published) / games);
    CHECK(std::abs(share - published) <= 4 * error + rounding);
}

lab::Tally contest(std::string_view bots, std::int64_t games, const std::string& options) {
    return lab::play_entry<IncanGold>(spec_of(bots, options), 0, games);
}

std::vector<int> solo_scores(std::string_view bot, std::int64_t games) {
    using Game = incan_gold::Game;
    const lab::Spec spec = spec_of(bot, "");
    const auto handles = roster();
    const core::BotChoice& choice = spec.entries.front();
    const core::BotHandle& player = handles[static_cast<std::size_t>(choice.index)];
    std::vector<int> scores;
    for (std::int64_t game = 0; game < games; ++game) {
        const std::uint64_t seed = core::nth_seed(spec.seed, static_cast<std::uint64_t>(game));
        incan_gold::State state = *Game::start(spec.options, 1);
        for (std::uint64_t ply = 0; Game::turn(state).kind != core::Turn::Kind::over; ++ply) {
            const bool chance = Game::turn(state).kind == core::Turn::Kind::chance;
            core::Rng rng =
                chance ? core::chance_stream(seed, ply) : core::seat_stream(seed, 1, ply);
            Game::apply(state, chance ? Game::draw(state, rng)
                                      : player.decide(&state, 1, {}, choice.parameter, rng));
        }
        scores.push_back(state.tent[0]);
    }
    return scores;
}

double spread_tolerance(std::int64_t games) {
    constexpr double kurtosis = 7;
    return 4 * std::sqrt((kurtosis - 1) / (4 * static_cast<double>(games)));
}

void expect_mean(const Reference& reference, std::int64_t games, const std::string& options) {
    INFO(reference.bot << " " << options);
    const lab::Summary summary = lab::summarize(contest(reference.bot, games, options));
    const double tolerance = 4 * reference.sd / std::sqrt(static_cast<double>(games));
    CHECK(std::abs(summary.entries[0].score.mean - reference.mean) <= tolerance);
    CHECK(std::abs(summary.entries[0].score.sd / reference.sd - 1) <= spread_tolerance(games));
}

void expect_wins(const lab::Tally& tally, int entry, double wins, double draws) {
    const auto games = static_cast<double>(tally.games);
    const lab::EntryTally& of = tally.entry[static_cast<std::size_t>(entry)];
    expect_share(static_cast<double>(of.wins) / games, wins, games);
    expect_share(static_cast<double>(of.draws) / games, draws, games);
}

}  // namespace ctq::tests
