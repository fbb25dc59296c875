#include "tests/engine/incan_gold/temple.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace ctq::tests {

using incan_gold::Game;

Temple::Temple(int seats, const std::string& options) {
    const auto read = core::read_options(Game::info().options, options);
    REQUIRE(read);
    state_ = *Game::start(*read, seats);
}

int kind_written(const std::string& word) {
    const auto action = Game::from_text(incan_gold::State{}, word);
    REQUIRE_MESSAGE(action, "no card is written " << word);
    return static_cast<int>(*action);
}

Temple& Temple::card(const std::string& word) {
    REQUIRE(Game::turn(state_).kind == core::Turn::Kind::chance);
    REQUIRE_MESSAGE(in_deck(word) > 0, "the deck holds no " << word);
    play(incan_gold::turn_card(kind_written(word)));
    return *this;
}

Temple& Temple::leave(const std::string& leavers) {
    const unsigned explorers = state_.exploring;
    for (int seat = 1; seat <= state_.seats; ++seat) {
        if ((explorers >> (seat - 1) & 1U) != 0) {
            REQUIRE(Game::turn(state_).seat == seat);
            const bool leaves = leavers.find(std::to_string(seat)) != std::string::npos;
            play(leaves ? incan_gold::kLeave : incan_gold::kStay);
        }
    }
    return *this;
}

int Temple::in_deck(const std::string& word) const {
    core::FixedList<core::Outcome, incan_gold::kKinds> list;
    list.size = 0;
    Game::chance(state_, list);
    const auto found = std::find_if(list.begin(), list.end(), [&](const core::Outcome& outcome) {
        return static_cast<int>(outcome.action) == kind_written(word);
    });
    return found == list.end() ? 0 : static_cast<int>(found->weight);
}

void Temple::play(core::Action action) {
    Game::apply(state_, action);
    const char* broken = Game::check(state_);
    REQUIRE_MESSAGE(broken == nullptr, broken);
}

}  // namespace ctq::tests
