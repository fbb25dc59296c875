#include "engine/bots/advice.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

std::optional<core::PointAdvice> point_advice(const core::GameHandle& game, const void* observation,
                                              int seat) {
    return ask_game<std::optional<core::PointAdvice>>(
        game, [&](auto rules) -> std::optional<core::PointAdvice> {
            using Rules = decltype(rules);
            if constexpr (core::WithOwnAdvice<Rules>) {
                return Rules::point_advice(core::erased::as<Rules>(observation), seat);
            } else {
                return std::nullopt;
            }
        });
}

std::optional<core::PlayedAdvice> played_advice(const core::GameHandle& game,
                                                const void* observation, int seat,
                                                std::int64_t playouts, std::uint64_t stream) {
    return ask_game<std::optional<core::PlayedAdvice>>(
        game, [&](auto rules) -> std::optional<core::PlayedAdvice> {
            using Rules = decltype(rules);
            if constexpr (core::WithOwnAdvice<Rules>) {
                return Rules::played_advice(core::erased::as<Rules>(observation), seat, playouts,
                                            stream);
            } else {
                return std::nullopt;
            }
        });
}

}  // namespace ctq::bots
