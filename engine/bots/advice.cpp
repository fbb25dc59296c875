#include "engine/bots/advice.hpp"

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

core::AdviceSource advice_source(const core::GameHandle& game, const core::Options& options,
                                 int seats) {
    return ask_game<core::AdviceSource>(game, [&](auto rules) {
        using Rules = decltype(rules);
        if constexpr (core::WithAdvice<Rules>) {
            return Rules::advice_source(options, seats);
        } else {
            return core::AdviceSource::none;
        }
    });
}

core::AdviceSource advice_source(const core::Match& match) {
    return advice_source(match.game(), match.setup().options, match.setup().seat_count());
}

std::string no_advice_words() {
    return core::say(
        "No advice can be given in this game: the program does not know it well enough.");
}

}  // namespace ctq::bots
