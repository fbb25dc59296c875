#include "engine/net/fairness.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartolan/cartolan.hpp"
#include "tests/engine/net/scenes.hpp"

namespace ctq::tests {

using core::Digest;
using net::LinkChain;

TEST_CASE(
    "net: each link of a hash chain hashes to the link disclosed before it, and to no other") {
    const LinkChain chain(test_entropy(1), 0);
    core::Digest known = chain.anchor();
    for (int k = 0; k < net::kChainLinks; ++k) {
        REQUIRE(net::precedes(chain.link(k), known));
        known = chain.link(k);
    }
    CHECK_FALSE(net::precedes(chain.link(1), chain.anchor()));
    CHECK(LinkChain(test_entropy(1), 1).anchor() != chain.anchor());
    CHECK(LinkChain(test_entropy(2), 0).anchor() != chain.anchor());
}

TEST_CASE(
    "net: the value that decides a draw depends on every party's chain link, the match and the "
    "round") {
    const core::Digest a = test_entropy(1);
    const core::Digest b = test_entropy(2);
    net::MatchId match{};
    const core::Digest joint = net::join_links(match, 0, {{0, a}, {2, b}});
    CHECK(joint != net::join_links(match, 1, {{0, a}, {2, b}}));
    CHECK(joint != net::join_links(match, 0, {{0, a}, {3, b}}));
    CHECK(joint != net::join_links(match, 0, {{0, a}, {2, a}}));
    CHECK(joint != net::join_links(match, 0, {{0, a}}));
    match[0] = 1;
    CHECK(joint != net::join_links(match, 0, {{0, a}, {2, b}}));
}

TEST_CASE("net: draws decided by the parties' random values are uniform" *
          doctest::test_suite("figures")) {
    // 70,000 draws of 7 outcomes: each count is 10,000 within five standard deviations (463).
    std::array<int, 7> counts{};
    const core::Digest joint = test_entropy(3);
    for (std::uint32_t k = 0; k < 70'000; ++k) {
        ++counts[net::draw_below(joint, k, 7)];
    }
    for (const int count : counts) {
        CHECK(count > 10'000 - 463);
        CHECK(count < 10'000 + 463);
    }
    CHECK(net::draw_below(joint, 0, 1) == 0);
    CHECK(net::draw_below(joint, 0, 0xffffffff) < 0xffffffff);
}

TEST_CASE("net: chance outcomes are drawn in proportion to their weights" *
          doctest::test_suite("figures")) {
    core::OutcomeList outcomes;
    outcomes.push({10, 1});
    outcomes.push({20, 3});
    int heavy = 0;
    for (std::uint32_t k = 0; k < 40'000; ++k) {
        heavy += net::draw_outcome(outcomes, test_entropy(4), k) == 20 ? 1 : 0;
    }
    CHECK(heavy > 30'000 - 433);
    CHECK(heavy < 30'000 + 433);
}

TEST_CASE("net: a chain whose links are used up is renewed, at the host and at a guest") {
    NetTable table({&core::handle_of<cartolan::Game>(), "mode=advanced boxes=2 margin=999", 4}, 1,
                   115);
    table.begin();
    const auto many = static_cast<std::uint32_t>(net::kChainLinks) + 8;
    for (int i = 0; i < 20'000 && table.host().ledger().round() < many; ++i) {
        table.act();
        table.wait(60);
    }
    REQUIRE(table.host().ledger().round() == many);
    table.wait(600);
    CHECK(table.difference() == "");
    CHECK(table.play_out(6) == "");
}

TEST_CASE("net: logs of other rules or seats differ from the beginning; a seed has no effect") {
    const auto opened = [](const std::string& options, std::vector<std::string> seats,
                           std::uint64_t seed) {
        const core::GameHandle& game = core::handle_of<cartolan::Game>();
        core::Setup setup{&game, {}, std::move(seats), seed, {}, {}};
        setup.options = *core::read_options(game.info->options, options);
        auto ledger = net::Ledger::open({{}, setup, core::kSeesAll, core::Digest{}});
        REQUIRE(ledger);
        return std::pair(ledger->chain(0), ledger->open_hash(0));
    };
    const auto usual = opened("", {"guest", "human"}, 0);
    CHECK(opened("", {"guest", "human"}, 17) == usual);
    CHECK(opened("margin=30", {"guest", "human"}, 0).first != usual.first);
    CHECK(opened("", {"guest", "guest"}, 0).first != usual.first);
}

TEST_CASE(
    "net: a seal (the hash of a secret choice) depends on match, place, seat, action and salt") {
    net::MatchId match{};
    const core::Digest salt = test_entropy(5);
    const core::Digest seal = net::seal_action(match, 3, 1, 7, salt);
    CHECK(seal == net::seal_action(match, 3, 1, 7, salt));
    CHECK(seal != net::seal_action(match, 4, 1, 7, salt));
    CHECK(seal != net::seal_action(match, 3, 2, 7, salt));
    CHECK(seal != net::seal_action(match, 3, 1, 8, salt));
    CHECK(seal != net::seal_action(match, 3, 1, 7, test_entropy(6)));
    match[15] = 1;
    CHECK(seal != net::seal_action(match, 3, 1, 7, salt));
}

}  // namespace ctq::tests
