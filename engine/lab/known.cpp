#include "engine/lab/known.hpp"

#include <vector>

#include "engine/bots/roster.hpp"

namespace ctq::lab {
namespace {

/// Returns the names and parameters of the bots of an experiment; empty ones for outsiders.
std::vector<core::SeatedBot> seated(const Spec& spec) {
    std::vector<core::SeatedBot> bots;
    for (const core::BotChoice& entry : spec.entries) {
        const auto& roster = bots::roster(*spec.game);
        bots.push_back(entry.index == kOutsider
                           ? core::SeatedBot{}
                           : core::SeatedBot{roster[static_cast<std::size_t>(entry.index)].info.id,
                                             entry.parameter});
    }
    return bots;
}

}  // namespace

std::span<const core::ExperimentPreset> presets(const core::GameHandle& game) {
    using Answer = std::span<const core::ExperimentPreset>;
    return ask_game<Answer>(game, [](auto rules) -> Answer {
        if constexpr (core::WithExperiments<decltype(rules)>) {
            return decltype(rules)::presets();
        } else {
            return {};
        }
    });
}

std::span<const core::BenchRow> bench_rows(const core::GameHandle& game) {
    using Answer = std::span<const core::BenchRow>;
    return ask_game<Answer>(game, [](auto rules) -> Answer {
        if constexpr (core::WithExperiments<decltype(rules)>) {
            return decltype(rules)::bench_rows();
        } else {
            return {};
        }
    });
}

std::optional<core::Reference> reference(const Spec& spec, std::size_t entry) {
    using Answer = std::optional<core::Reference>;
    if (spec.from != nullptr) {
        return {};
    }
    const auto bots = seated(spec);
    return ask_game<Answer>(*spec.game, [&](auto rules) -> Answer {
        if constexpr (core::WithKnownResults<decltype(rules)>) {
            return decltype(rules)::reference(spec.options, bots, entry);
        } else {
            return {};
        }
    });
}

std::optional<double> best_mean(const Spec& spec) {
    using Answer = std::optional<double>;
    if (spec.from != nullptr) {
        return {};
    }
    const auto seats = static_cast<int>(spec.entries.size());
    return ask_game<Answer>(*spec.game, [&](auto rules) -> Answer {
        if constexpr (core::WithKnownResults<decltype(rules)>) {
            return decltype(rules)::best_mean(spec.options, seats);
        } else {
            return {};
        }
    });
}

std::optional<core::PolicyTable> policy(const core::GameHandle& game) {
    using Answer = std::optional<core::PolicyTable>;
    return ask_game<Answer>(game, [](auto rules) -> Answer {
        if constexpr (core::WithKnownResults<decltype(rules)>) {
            return decltype(rules)::policy();
        } else {
            return {};
        }
    });
}

std::optional<core::Result<core::Solution>> solution(const core::GameHandle& game,
                                                     const core::Options& options) {
    using Answer = std::optional<core::Result<core::Solution>>;
    return ask_game<Answer>(game, [&](auto rules) -> Answer {
        if constexpr (core::WithKnownResults<decltype(rules)>) {
            return decltype(rules)::solution(options);
        } else {
            return {};
        }
    });
}

}  // namespace ctq::lab
