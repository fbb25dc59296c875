#include "engine/games/incan_gold/solo/exact_scores.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/engine/golden.hpp"

/// The exact scores that are shipped, against the programme.
namespace ctq::tests {
namespace {

using incan_gold::Exact;
using incan_gold::exact_solo_score;
using incan_gold::SoloRules;
using incan_gold::SoloStrategy;

std::uint32_t twentieths(int count) {
    return count == 20 ? UINT32_MAX : static_cast<std::uint32_t>(count * (4294967296.0 / 20));
}

/// A row of the source text.
class Row {
  public:
    Row(std::string bot, int first) : bot_(std::move(bot)), first_(first) {}

    void add(const Exact& exact) {
        for (const double value : {exact.mean, exact.sd}) {
            const std::string number = " " + std::to_string(std::lround(value * 10'000)) + ",";
            if (line_.size() + number.size() > 100) {
                text_ += line_ + "\n";
                line_ = "   ";
            }
            line_ += number;
        }
    }
    std::string numbers() const {
        return "constexpr std::int32_t " + array() + "[] = {\n" + text_ + line_ + "\n};\n";
    }
    std::string entry() const {
        return "    {\"" + bot_ + "\", " + std::to_string(first_) + ", " + array() + "},\n";
    }

  private:
    std::string array() const {
        std::string name = "k" + bot_;
        name[1] = static_cast<char>(name[1] - 'a' + 'A');
        return name;
    }

    std::string bot_;
    int first_;
    std::string text_;
    std::string line_ = "   ";
};

std::vector<Row> computed_rows() {
    std::vector<Row> rows;
    const auto add = [&](const char* bot, SoloStrategy strategy, int first, int last) {
        Row row(bot, first);
        for (int i = first; i <= last; ++i) {
            const auto parameter =
                strategy == SoloStrategy::random ? twentieths(i) : static_cast<std::uint32_t>(i);
            row.add(incan_gold::solo_score(SoloRules{}, strategy, parameter));
        }
        rows.push_back(row);
    };
    add("turn", SoloStrategy::turn, 1, 20);
    add("backpack", SoloStrategy::backpack, 1, 100);
    add("random", SoloStrategy::random, 1, 20);
    add("hazards", SoloStrategy::hazards, 1, 5);
    add("myopic", SoloStrategy::myopic, 0, 0);
    Row optimal("optimal", 0);
    optimal.add(incan_gold::solve(SoloRules{}).score);
    rows.push_back(optimal);
    return rows;
}

std::string source() {
    std::string text =
        "#include \"engine/games/incan_gold/solo/exact_scores.hpp\"\n\n"
        "/// Made by tests/golden/update.sh from the programme.\n"
        "namespace ctq::incan_gold {\nnamespace {\n\n// clang-format off\n";
    std::string entries;
    for (const Row& row : computed_rows()) {
        text += row.numbers();
        entries += row.entry();
    }
    return text + "constexpr ExactRow kRows[] = {\n" + entries +
           "};\n// clang-format on\n\n}  // namespace\n\n"
           "std::span<const ExactRow> exact_rows() {\n    return kRows;\n}\n\n"
           "}  // namespace ctq::incan_gold\n";
}

void expect_near(const char* bot, std::uint32_t parameter, double mean, double rounding) {
    INFO(bot << " " << parameter);
    const auto exact = exact_solo_score(bot, parameter);
    REQUIRE(exact);
    CHECK(std::abs(exact->mean - mean) <= rounding);
}

}  // namespace

TEST_CASE("incan_gold exact scores: the golden table is what the programme gives" *
          doctest::test_suite("long")) {
    expect_golden("../../engine/games/incan_gold/solo/exact_scores_table.cpp", source());
}

TEST_CASE("incan_gold exact scores: the published means are among them") {
    expect_near("turn", 1, 21.040, 0.0005);
    expect_near("turn", 3, 61.489, 0.0005);
    expect_near("turn", 5, 88.872, 0.0005);
    expect_near("turn", 6, 95.186, 0.0005);
    expect_near("turn", 7, 96.487, 0.0005);
    expect_near("turn", 8, 93.363, 0.0005);
    expect_near("turn", 10, 77.553, 0.0006);
    expect_near("turn", 15, 25.712, 0.0005);
    expect_near("backpack", 7, 56.80, 0.005);
    expect_near("backpack", 19, 86.26, 0.005);
    expect_near("backpack", 29, 92.044, 0.0005);
    expect_near("backpack", 40, 84.91, 0.0051);
    expect_near("random", 858'993'459, 56.52, 0.005);
    expect_near("random", 0x80000000U, 39.04, 0.005);
    expect_near("random", UINT32_MAX, 21.040, 0.0005);
    expect_near("myopic", 0, 99.93, 0.005);
    expect_near("optimal", 0, 100.3425, 0.00005);
}

TEST_CASE("incan_gold exact scores: turn 7, backpack 29 and random 0.2 are the best") {
    const auto best = [](const char* bot) {
        int best_place = -1;
        double highest = 0;
        for (const incan_gold::ExactRow& row : incan_gold::exact_rows()) {
            for (std::size_t i = 0; std::string_view(bot) == row.bot && i < row.scores.size();
                 i += 2) {
                if (row.scores[i] > highest) {
                    highest = row.scores[i];
                    best_place = row.first + static_cast<int>(i / 2);
                }
            }
        }
        return best_place;
    };
    CHECK(best("turn") == 7);
    CHECK(best("backpack") == 29);
    CHECK(best("random") == 4);  // twentieths
}

TEST_CASE("incan_gold exact scores: there are none for what was not computed") {
    CHECK_FALSE(exact_solo_score("turn", 0));
    CHECK_FALSE(exact_solo_score("turn", 21));
    CHECK_FALSE(exact_solo_score("backpack", 101));
    CHECK_FALSE(exact_solo_score("random", 0x12345678));
    CHECK_FALSE(exact_solo_score("random", 0));
    CHECK_FALSE(exact_solo_score("greedy", 1));
}

}  // namespace ctq::tests
