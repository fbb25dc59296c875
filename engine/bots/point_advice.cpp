#include "engine/bots/advice.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

std::optional<core::PointAdvice> point_advice(const core::GameHandle& game, const void* observation,
                                              int seat) {
    return ask_game<std::optional<core::PointAdvice>>(
        game, [&](auto rules) -> std::optional<core::PointAdvice> {
            using Rules = decltype(rules);
            using State = typename Rules::State;
            if constexpr (requires(const State& state) { Rules::point_advice(state, seat); }) {
                return Rules::point_advice(core::erased::as<Rules>(observation), seat);
            } else {
                return std::nullopt;
            }
        });
}

}  // namespace ctq::bots
