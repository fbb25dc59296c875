#include "engine/bots/reason.hpp"

#include <cmath>
#include <cstdlib>
#include <optional>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

std::span<const core::Fact> facts_of(const core::GameHandle& game) {
    return ask_entry<std::span<const core::Fact>>(
        game,
        [](auto entry) -> std::span<const core::Fact> {
            using Guide = typename decltype(entry)::Guide;
            if constexpr (requires { Guide::facts(); }) {
                return Guide::facts();
            } else {
                return {};
            }
        },
        Cabinet{});
}

/// How the values of one fact differ.
struct Contrast {
    const core::Fact* fact;
    double difference;  ///< better less worse
    double errors;      ///< the same in standard errors, without its sign

    bool in_favour() const { return (difference > 0) == fact->good; }
};

double mean(const core::Judged& one, std::size_t fact) {
    return static_cast<double>(one.facts.sums[fact]) / one.tried.visits;
}

/// The variance of the mean.
double variance(const core::Judged& one, std::size_t fact) {
    const double at = mean(one, fact);
    const double visits = one.tried.visits;
    return (static_cast<double>(one.facts.squares[fact]) / visits - at * at) / visits;
}

/// The fact that differs most in standard errors, for or against; none where none differs enough.
std::optional<Contrast> clearest(std::span<const core::Fact> facts, const core::Judged& better,
                                 const core::Judged& worse, bool in_favour) {
    constexpr double tiniest = 1e-9;  // of facts that are certain
    std::optional<Contrast> most;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const double difference = mean(better, i) - mean(worse, i);
        const double error = std::sqrt(variance(better, i) + variance(worse, i) + tiniest);
        const Contrast one{&facts[i], difference, std::abs(difference) / error};
        const bool enough = one.errors > 2 && std::abs(difference) >= facts[i].least;
        if (enough && one.in_favour() == in_favour && (!most || one.errors > most->errors)) {
            most = one;
        }
    }
    return most;
}

/// "1.8 cards more in hand".
std::string words(const Contrast& contrast) {
    const double size = std::abs(contrast.difference);
    std::string number = core::fixed(size, 1);
    if (number.ends_with(".0")) {
        number.resize(number.size() - 2);
    }
    const char* pattern = contrast.difference > 0 ? contrast.fact->more : contrast.fact->less;
    return core::say(pattern, {{"n", number}, {"one", number == "1"}});
}

}  // namespace

std::string reason(const core::GameHandle& game, const core::Judged& better,
                   const core::Judged& worse) {
    const std::span<const core::Fact> facts = facts_of(game);
    if (better.tried.action == worse.tried.action || better.tried.visits == 0 ||
        worse.tried.visits == 0) {
        return {};
    }
    const auto gain = clearest(facts, better, worse, true);
    if (!gain) {
        return {};
    }
    const auto price = clearest(facts, better, worse, false);
    return core::say("{gain}{costs:, but {price}|}",
                     {{"gain", words(*gain)},
                      {"costs", price.has_value()},
                      {"price", price ? words(*price) : std::string()}});
}

}  // namespace ctq::bots
