#include "shell/match/strength.hpp"

#include <cmath>

#include "assets/ladder/ladder.hpp"
#include "engine/core/elo.hpp"
#include "engine/core/say.hpp"
#include "shell/match/table_level.hpp"

namespace ctq::match {
namespace {

/// Whether a row was measured with exactly these rules.
bool is_measured(const assets::LadderRow& row, const core::GameHandle& game,
                 const core::Options& options) {
    if (std::string_view(row.game) != game.info->id) {
        return false;
    }
    const auto measured = core::read_options(game.info->options, row.options);
    return measured && *measured == options;
}

const assets::LadderRow* find_row(const core::GameHandle& game, const core::Options& options,
                                  std::string_view bot, std::string_view against) {
    for (const assets::LadderRow& row : assets::ladder()) {
        if (bot == row.bot && against == row.against && is_measured(row, game, options)) {
            return &row;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<double> measured_elo(const core::GameHandle& game, const core::Options& options,
                                   std::string_view bot) {
    const assets::LadderRow* row = find_row(game, options, bot, "all");
    return row == nullptr ? std::nullopt : std::optional<double>(row->elo);
}

std::optional<double> measured_share(const core::GameHandle& game, const core::Options& options,
                                     std::string_view bot, std::string_view against) {
    if (const auto* row = find_row(game, options, bot, against)) {
        return row->wins;
    }
    const auto own = measured_elo(game, options, bot);
    const auto other = measured_elo(game, options, against);
    return own && other ? std::optional(core::share_at(*own - *other, 2)) : std::nullopt;
}

std::string strength_words(const core::GameHandle& game, const core::Options& options, int level) {
    const auto share = measured_share(game, options, level_name(level), level_name(level - 1));
    return share ? core::say("Wins {wins} of 100 against level {below}.",
                             {{"wins", static_cast<int>(std::lround(100 * *share))},
                              {"below", level - 1}})
                 : "";
}

}  // namespace ctq::match
