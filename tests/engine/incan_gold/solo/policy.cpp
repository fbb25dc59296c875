#include <doctest/doctest.h>

#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/incan_gold/contest.hpp"
#include "tests/engine/incan_gold/temple.hpp"
#include "tests/engine/scale.hpp"

/// The exact solo programme, the shipped thresholds, and the bot that plays by them.
namespace ctq::tests {
namespace {

using incan_gold::Optimum;
using incan_gold::SoloPolicy;
using incan_gold::SoloRules;
using incan_gold::standard_corrections;
using incan_gold::standard_policy;

/// The default rules' best play, computed once for all cases.
const Optimum& standard_optimum() {
    static const Optimum optimum = incan_gold::solve(SoloRules{});
    return optimum;
}

/// The source text of the shipped table.
std::string table_source(const std::vector<std::uint8_t>& corrections) {
    std::string text =
        "#include \"engine/games/incan_gold/solo/policy.hpp\"\n\n"
        "/// Made by tests/golden/update.sh from the programme; see \"The table\" in README.md.\n"
        "namespace ctq::incan_gold {\nnamespace {\n\n// clang-format off\n"
        "constexpr std::uint8_t kCorrections[] = {\n";
    std::string line = "   ";
    for (std::size_t i = 0; i < corrections.size(); i += 2) {
        const std::string pair =
            " " + std::to_string(corrections[i]) + ", " + std::to_string(corrections[i + 1]) + ",";
        if (line.size() + pair.size() > 100) {
            text += line + "\n";
            line = "   ";
        }
        line += pair;
    }
    return text + line +
           "\n};\n// clang-format on\n\n}  // namespace\n\n"
           "std::span<const std::uint8_t> standard_corrections() {\n    return kCorrections;\n}\n\n"
           "}  // namespace ctq::incan_gold\n";
}

/// How many tables of a policy play otherwise than the optimum.
int different_tables(const SoloPolicy& policy, const Optimum& optimum) {
    int different = 0;
    for (int start = 0; start < policy.starts().size(); ++start) {
        for (int table = 0; table < incan_gold::tables_in(policy.starts()[start]); ++table) {
            const int threshold = policy.threshold(start, table);
            const incan_gold::Thresholds& best =
                optimum
                    .thresholds[static_cast<std::size_t>(start)][static_cast<std::size_t>(table)];
            different += threshold < best.least || threshold > best.most ? 1 : 0;
        }
    }
    return different;
}

}  // namespace

TEST_CASE("incan_gold optimal: the best solo play scores 100.3425, sd 39.11" *
          doctest::test_suite("figures")) {
    CHECK(standard_optimum().score.mean == doctest::Approx(100.3425).epsilon(0.0000005));
    CHECK(standard_optimum().score.sd == doctest::Approx(39.11).epsilon(0.0001));
}

TEST_CASE("incan_gold optimal: 63 starts, 40,576 tables, and a threshold is best at each" *
          doctest::test_suite("figures")) {
    const incan_gold::RoundStarts starts{SoloRules{}};
    CHECK(starts.size() == 63);
    int tables = 0;
    for (int i = 0; i < starts.size(); ++i) {
        CHECK(starts.find(starts[i]) == i);
        tables += incan_gold::tables_in(starts[i]);
    }
    CHECK(tables == 40'576);
    CHECK(standard_optimum().exact);
}

TEST_CASE("incan_gold optimal: the golden table is the one the programme gives" *
          doctest::test_suite("figures")) {
    const auto corrections = incan_gold::pack_corrections(SoloRules{}, standard_optimum());
    expect_golden("../../engine/games/incan_gold/solo/policy_table.cpp", table_source(corrections));
    const auto shipped = standard_corrections();
    CHECK(std::equal(shipped.begin(), shipped.end(), corrections.begin(), corrections.end()));
    CHECK(shipped.size() <= 4096);
}

TEST_CASE("incan_gold optimal: the shipped table plays like the programme at every table" *
          doctest::test_suite("figures")) {
    CHECK(different_tables(standard_policy(), standard_optimum()) == 0);
}

TEST_CASE("incan_gold optimal: tables are numbered without gaps") {
    const incan_gold::RoundStarts starts{SoloRules{}};
    for (int i = 0; i < starts.size(); i += 7) {
        for (int number = 0; number < incan_gold::tables_in(starts[i]); ++number) {
            const incan_gold::Table table = incan_gold::numbered_table(starts[i], number);
            CHECK(incan_gold::table_number(starts[i], table) == number);
        }
    }
}

TEST_CASE("incan_gold optimal: other rules are computed, packed and read back") {
    for (const SoloRules& rules : {SoloRules{true, false, 5}, SoloRules{true, true, 3},
                                   SoloRules{false, true, 2}, SoloRules{false, false, 1}}) {
        if (scale() > 1 && rules.rounds > 3) {
            continue;  // takes as long as all others together
        }
        const Optimum optimum = incan_gold::solve(rules);
        CHECK(optimum.exact);
        const auto solved = incan_gold::solve_policy(rules);
        REQUIRE(solved);
        CHECK(different_tables(solved->policy, optimum) == 0);
        CHECK(solved->score.mean == optimum.score.mean);
        CHECK(optimum.score.mean >=
              incan_gold::solo_score(rules, incan_gold::SoloStrategy::myopic, 0).mean);
    }
}

TEST_CASE("incan_gold optimal: rules with too many positions are refused with a sentence") {
    const auto refused = incan_gold::solve_policy({false, true, 10});
    REQUIRE_FALSE(refused);
    CHECK(refused.problem().sentence != "");
}

TEST_CASE("incan_gold optimal: long games under each mix of rules have thresholds" *
          doctest::test_suite("long")) {
    for (const SoloRules& rules : {SoloRules{false, false, 7}, SoloRules{true, false, 10},
                                   SoloRules{true, true, 10}, SoloRules{false, true, 5}}) {
        CHECK(incan_gold::solve(rules).exact);
    }
}

TEST_CASE("incan_gold optimal: damaged corrections are refused or read, never more") {
    const std::vector<std::uint8_t> whole(standard_corrections().begin(),
                                          standard_corrections().end());
    auto longer = whole;
    longer.insert(longer.end(), {0, 255, 0, 255, 0, 255});
    CHECK_FALSE(SoloPolicy::unpack(SoloRules{}, longer));
    CHECK_FALSE(SoloPolicy::unpack(SoloRules{true, false, 1}, whole));
    CHECK_FALSE(SoloPolicy::unpack(SoloRules{}, std::span(whole).first(whole.size() - 1)));
    for (std::size_t at = 0; at < whole.size(); at += 97) {
        auto damaged = whole;
        damaged[at] ^= 0xff;
        const auto read = SoloPolicy::unpack(SoloRules{}, damaged);
        CHECK((read || !read.problem().sentence.empty()));
    }
}

TEST_CASE("incan_gold optimal: the bot plays the table's thresholds alone") {
    Temple temple(1);
    temple.pass("fire").pass("g17").pass("g15").card("g9");
    const auto advice = incan_gold::solo_advice(standard_policy(), temple.state());
    REQUIRE(advice);
    CHECK(advice->gems == 41);
    CHECK(advice->leave == (advice->gems >= advice->threshold));
    CHECK(advice->leave == incan_gold::optimal_leaves(temple.state(), 1));
    CHECK(advice->threshold > 30);
    CHECK(advice->threshold < 60);
}

TEST_CASE("incan_gold optimal: advice is for a lone player who has to choose") {
    Temple temple(1);
    CHECK_FALSE(incan_gold::solo_advice(standard_policy(), temple.state()));
    temple.card("g17");
    CHECK(incan_gold::solo_advice(standard_policy(), temple.state()));
    Temple two(2);
    two.card("g17");
    CHECK_FALSE(incan_gold::solo_advice(standard_policy(), two.state()));
    Temple other(1, "bust=return");
    other.card("g17");
    CHECK_FALSE(incan_gold::solo_advice(standard_policy(), other.state()));
}

TEST_CASE("incan_gold optimal: the advice says what, from when and how much there is") {
    CHECK(incan_gold::advice_text({false, 29, 41}) ==
          "Go on: with these cards out it is right to leave from 41 gems on; you have 29.");
    CHECK(incan_gold::advice_text({true, 1, 1}) ==
          "Leave: with these cards out it is right to leave from 1 gem on; you have 1.");
    CHECK(incan_gold::advice_text({true, 3, 0}) ==
          "Leave: with these cards out it is right to leave whatever you have.");
    CHECK(incan_gold::advice_text({false, 17, incan_gold::kNeverLeave}) ==
          "Go on: with these cards out nothing can be lost.");
}

TEST_CASE("incan_gold optimal: under other rules it plays as myopic") {
    CHECK(contest("optimal", 2000, "bust=return").fingerprint ==
          contest("myopic", 2000, "bust=return").fingerprint);
    CHECK(contest("optimal", 2000).fingerprint != contest("myopic", 2000).fingerprint);
}

TEST_CASE("incan_gold optimal: among others it beats myopic and chance" *
          doctest::test_suite("figures")) {
    const lab::EntryTally against_myopic = contest("optimal,myopic", 20'000).entry[0];
    CHECK(against_myopic.wins > against_myopic.losses);
    const lab::EntryTally against_chance = contest("optimal,random,random", 2000).entry[0];
    CHECK(against_chance.wins > 1800);
}

}  // namespace ctq::tests
