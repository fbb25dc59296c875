#include "engine/bots/analysis/reason.hpp"

#include <cmath>
#include <cstdlib>
#include <optional>

#include "engine/core/contrast.hpp"
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

/// A fact that differs clearly between the two actions.
struct Difference {
    const core::Fact* fact;
    double size;    ///< value of the better action minus that of the worse
    double errors;  ///< absolute size in standard errors

    bool in_favour() const { return (size > 0) == fact->good; }
};

/// Returns the fact in favour of the better action, or against it, that differs most in standard
/// errors. Returns nullopt if no fact differs enough.
std::optional<Difference> clearest(std::span<const core::Fact> facts, const core::Judged& better,
                                   const core::Judged& worse, bool in_favour) {
    std::optional<Difference> most;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const core::Contrast of_fact = core::contrast(better, worse, i);
        const Difference one{&facts[i], of_fact.difference(), of_fact.errors()};
        const bool enough = one.errors > 2 && std::abs(one.size) >= facts[i].least;
        if (enough && one.in_favour() == in_favour && (!most || one.errors > most->errors)) {
            most = one;
        }
    }
    return most;
}

/// Returns, for example, "1.8 cards more in hand".
std::string words(const Difference& difference) {
    const std::string number = core::trimmed_fixed(std::abs(difference.size), 1);
    const char* pattern = difference.size > 0 ? difference.fact->more : difference.fact->less;
    return core::say(pattern, {{"n", number}, {"one", number == "1"}});
}

/// Returns the game's own reason. Empty if it gives none.
std::string own_reason(const core::GameHandle& game, const void* observation, int seat,
                       const core::Judged& better, const core::Judged& worse) {
    return ask_entry<std::string>(
        game,
        [&](auto entry) -> std::string {
            using Entry = decltype(entry);
            using State = typename Entry::Game::State;
            using Guide = typename Entry::Guide;
            const State& state = *static_cast<const State*>(observation);
            if constexpr (requires { Guide::reason(state, seat, better, worse); }) {
                return Guide::reason(state, seat, better, worse);
            } else {
                return {};
            }
        },
        Cabinet{});
}

bool comparable(const core::Judged& better, const core::Judged& worse) {
    return better.tried.action != worse.tried.action && better.tried.visits > 0 &&
           worse.tried.visits > 0;
}

}  // namespace

std::string reason(const core::GameHandle& game, const core::Judged& better,
                   const core::Judged& worse) {
    if (!comparable(better, worse)) {
        return {};
    }
    const std::span<const core::Fact> facts = facts_of(game);
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

std::string explain(const core::GameHandle& game, const void* observation, int seat,
                    const core::Judged& better, const core::Judged& worse) {
    if (!comparable(better, worse)) {
        return {};
    }
    std::string own = own_reason(game, observation, seat, better, worse);
    const std::string facts = own.empty() ? reason(game, better, worse) : std::string();
    return facts.empty() ? own
                         : core::say("has {facts} at @{seat}'s next turn",
                                     {{"facts", facts}, {"seat", seat}});
}

}  // namespace ctq::bots
