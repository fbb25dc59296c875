#include "engine/bots/advice.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "engine/games/catalogue.hpp"

/// The bots that give hints.
namespace ctq::bots {
namespace {

core::AdviceSource source_of(std::string_view id, int seats, const char* options = "") {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    return advice_source(game, *core::read_options(game.info->options, options), seats);
}

}  // namespace

TEST_CASE(
    "advice: hints come from the search in Cartagena and Carteso, from a neural net in Cartolan") {
    using core::AdviceSource;
    CHECK(source_of("cartagena", 2) == AdviceSource::search);
    CHECK(source_of("cartagena", 5, "rules=cards") == AdviceSource::search);
    CHECK(source_of("carteso", 2) == AdviceSource::search);
    CHECK(source_of("cartolan", 2) == AdviceSource::net);
}

}  // namespace ctq::bots
