#include <algorithm>

#include "engine/games/incan_gold/published.hpp"
#include "engine/games/incan_gold/solo/exact_scores.hpp"

/// Known results, to compare experiments with: exact scores of a lone player, and measurements that
/// others made with two and with three players. The order of the seats does not matter.
namespace ctq::incan_gold {
namespace {

using core::Reference;
using core::SeatedBot;

/// A bot of the three-bot demonstration.
struct TrioFigure {
    SeatedBot bot;
    double mean;
    double wins;  ///< share of all games
};
constexpr std::uint32_t kFifth = 858'993'459;  ///< of 2^32
constexpr TrioFigure kTrio[] = {{{"turn", 7}, 45.10, 0.498},
                                {{"backpack", 20}, 39.67, 0.363},
                                {{"random", kFifth}, 26.43, 0.113}};

/// Returns whether the options are the default rules, the only ones studied.
bool is_studied(const core::Options& options) {
    return options == core::standard_options(Game::info().options);
}

std::optional<Reference> solo(const SeatedBot& bot) {
    const auto exact = exact_solo_score(bot.id, bot.parameter);
    if (!exact) {
        return std::nullopt;
    }
    return Reference{true, exact->mean, exact->sd, {}, {}};
}

std::optional<Reference> duel(const SeatedBot& one, const SeatedBot& other) {
    for (const SeatedBot* bot : {&one, &other}) {
        if (bot->id != "turn" || bot->parameter > kDuelTurns) {
            return std::nullopt;
        }
    }
    const TurnDuel& figures =
        turn_duel(static_cast<int>(one.parameter), static_cast<int>(other.parameter));
    return Reference{
        false, figures.mean / 1000.0, {}, figures.wins / 100'000.0, figures.draws / 100'000.0};
}

std::optional<Reference> trio(std::span<const SeatedBot> bots, std::size_t entry) {
    std::optional<Reference> found;
    for (const TrioFigure& figure : kTrio) {
        const auto sits = [&](const SeatedBot& bot) {
            return bot.id == figure.bot.id && bot.parameter == figure.bot.parameter;
        };
        if (std::none_of(bots.begin(), bots.end(), sits)) {
            return std::nullopt;
        }
        if (sits(bots[entry])) {
            found = Reference{false, figure.mean, {}, figure.wins, {}};
        }
    }
    return found;
}

}  // namespace

std::optional<Reference> Game::reference(const core::Options& options,
                                         std::span<const SeatedBot> bots, std::size_t entry) {
    if (!is_studied(options)) {
        return std::nullopt;
    }
    switch (bots.size()) {
        case 1:
            return solo(bots[0]);
        case 2:
            return duel(bots[entry], bots[1 - entry]);
        case 3:
            return trio(bots, entry);
        default:
            return std::nullopt;
    }
}

std::optional<double> Game::best_mean(const core::Options& options, int seats) {
    return is_studied(options) && seats == 1 ? std::optional(exact_solo_score("optimal", 0)->mean)
                                             : std::nullopt;
}

}  // namespace ctq::incan_gold
