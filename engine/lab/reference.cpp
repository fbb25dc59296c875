#include "engine/lab/reference.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "engine/games/incan_gold/published.hpp"
#include "engine/games/incan_gold/solo/exact_scores.hpp"

namespace ctq::lab {
namespace {

/// Only Incan Gold under its own rules has been studied before. Its seats are alike, so whoever
/// sits where changes nothing.
bool is_studied(const Spec& spec) {
    return spec.game == &core::handle_of<incan_gold::Game>() &&
           spec.options == core::standard_options(spec.game->info->options);
}

std::string_view name(const Spec& spec, std::size_t entry) {
    const auto index = static_cast<std::size_t>(spec.entries[entry].index);
    return bots::roster(*spec.game)[index].info.id;
}

std::optional<Reference> solo(const Spec& spec) {
    const auto exact = incan_gold::exact_solo_score(name(spec, 0), spec.entries[0].parameter);
    if (!exact) {
        return std::nullopt;
    }
    Reference reference;
    reference.exact = true;
    reference.mean = exact->mean;
    reference.sd = exact->sd;
    return reference;
}

std::optional<Reference> duel(const Spec& spec, std::size_t entry) {
    for (std::size_t i = 0; i < 2; ++i) {
        if (name(spec, i) != "turn" || spec.entries[i].parameter > incan_gold::kDuelTurns) {
            return std::nullopt;
        }
    }
    const auto& figures =
        incan_gold::turn_duel(static_cast<int>(spec.entries[entry].parameter),
                              static_cast<int>(spec.entries[1 - entry].parameter));
    Reference reference;
    reference.mean = figures.mean / 1000.0;
    reference.wins = figures.wins / 100'000.0;
    reference.draws = figures.draws / 100'000.0;
    return reference;
}

std::optional<Reference> trio(const Spec& spec, std::size_t entry) {
    const auto figures = incan_gold::demonstration_trio();
    std::optional<Reference> found;
    for (const incan_gold::TrioFigure& figure : figures) {
        const auto choice = core::read_bot(bots::roster(*spec.game), figure.bot);
        const auto sits = [&](const core::BotChoice& one) {
            return one.index == choice->index && one.parameter == choice->parameter;
        };
        if (std::none_of(spec.entries.begin(), spec.entries.end(), sits)) {
            return std::nullopt;
        }
        if (sits(spec.entries[entry])) {
            found.emplace();
            found->mean = figure.mean;
            found->wins = figure.wins;
        }
    }
    return found;
}

}  // namespace

std::optional<Reference> reference(const Spec& spec, std::size_t entry) {
    if (!is_studied(spec)) {
        return std::nullopt;
    }
    switch (spec.entries.size()) {
        case 1:
            return solo(spec);
        case 2:
            return duel(spec, entry);
        case 3:
            return trio(spec, entry);
        default:
            return std::nullopt;
    }
}

std::optional<double> best_mean(const Spec& spec) {
    if (!is_studied(spec) || spec.entries.size() != 1) {
        return std::nullopt;
    }
    const auto exact = incan_gold::exact_solo_score("optimal", 0);
    return exact ? std::optional(exact->mean) : std::nullopt;
}

}  // namespace ctq::lab
