#include "tests/engine/cartagena/table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "tests/engine/scenario.hpp"

namespace ctq::tests {
namespace {

const core::GameHandle& game() {
    return core::handle_of<cartagena::Game>();
}

core::Setup setup_of(const Table& table) {
    core::Setup setup;
    setup.game = &game();
    const auto options = core::read_options(game().info->options, table.options);
    REQUIRE_MESSAGE(options, options.problem().text());
    setup.options = *options;
    const auto seats = std::count(table.tokens.begin(), table.tokens.end(), '|') + 1;
    setup.seats.assign(static_cast<std::size_t>(seats), "human");
    setup.seed = 1;
    const bool suits = (*options)[cartagena::kRules] == 0;
    setup.position = "track=" + std::string(suits ? kCardsTrack : kBoardTrack) +
                     " tokens=" + table.tokens + " hands=" + table.hands +
                     " turn=" + std::to_string(table.turn) + " left=" + std::to_string(table.left);
    if (!table.discard.empty()) {
        setup.position += " discard=" + table.discard;
    }
    return setup;
}

}  // namespace

core::Match match_at(const Table& table) {
    auto match = core::Match::start(setup_of(table));
    REQUIRE_MESSAGE(match, match.problem().text());
    REQUIRE(game().check(match->state()) == nullptr);
    return *match;
}

std::string problem_at(const Table& table) {
    const auto match = core::Match::start(setup_of(table));
    return match ? "" : match.problem().text();
}

core::Match new_race(const std::string& options, int seats, std::uint64_t seed) {
    return new_match({&game(), options, seats}, seed);
}

std::vector<std::string> legal_starting(const core::Match& match, const std::string& prefix) {
    std::vector<std::string> texts = legal_texts(match);
    texts.erase(std::remove_if(texts.begin(), texts.end(),
                               [&](const std::string& text) { return text.rfind(prefix, 0) != 0; }),
                texts.end());
    return texts;
}

const cartagena::State& state_of(const core::Match& match) {
    return *static_cast<const cartagena::State*>(match.state());
}

std::string positions(const core::Match& match, int seat) {
    std::string text;
    for (int position = 0; position <= cartagena::boat(state_of(match)); ++position) {
        for (int n = cartagena::tokens_at(state_of(match), seat, position); n > 0; --n) {
            text += (text.empty() ? "" : " ") + std::to_string(position);
        }
    }
    return text;
}

int symbol(const core::Match& match, const std::string& word) {
    for (int s = 0; s < state_of(match).symbols; ++s) {
        if (word == cartagena::symbol_word(state_of(match), s)) {
            return s;
        }
    }
    FAIL("no such symbol: " << word);
    return -1;
}

int in_hand(const core::Match& match, int seat, const std::string& word) {
    return state_of(match).hand[seat - 1][symbol(match, word)];
}

int in_deck(const core::Match& match, const std::string& word) {
    return state_of(match).deck[symbol(match, word)];
}

int in_discard(const core::Match& match, const std::string& word) {
    return state_of(match).discard[symbol(match, word)];
}

int cards_in_hand(const core::Match& match, int seat) {
    const auto& hand = state_of(match).hand[seat - 1];
    return std::accumulate(std::begin(hand), std::end(hand), 0);
}

}  // namespace ctq::tests
