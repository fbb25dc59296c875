#include <doctest/doctest.h>

#include <sstream>
#include <vector>

#include "tests/engine/incan_gold/scripted_games.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// Plays the scripted games and compares every number.
namespace ctq::tests {
namespace {

using incan_gold::State;

std::vector<int> read_numbers(std::istringstream& line, int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    for (int& number : numbers) {
        line >> number;
    }
    return numbers;
}

std::vector<int> listed(const std::uint16_t* gems, int seats) {
    return {gems, gems + seats};
}

std::string seats_text(unsigned mask) {
    std::string text;
    for (int seat = 1; seat <= incan_gold::kMostSeats; ++seat) {
        text += (mask >> (seat - 1) & 1U) != 0 ? std::to_string(seat) : "";
    }
    return text.empty() ? "-" : text;
}

/// Returns the hazards that left the game, then the artifacts claimed: "fire,mummy,artifact".
std::string discarded_text(const State& state) {
    std::string text;
    for (int kind = incan_gold::kFirstHazard; kind <= incan_gold::kArtifact; ++kind) {
        int count = incan_gold::count_kind(state.discard, kind);
        count += kind == incan_gold::kArtifact ? state.claimed : 0;
        for (; count > 0; --count) {
            text += (text.empty() ? "" : ",") + incan_gold::kind_word(kind);
        }
    }
    return text.empty() ? "-" : text;
}

/// One game, line by line.
class Script {
  public:
    explicit Script(const std::string& text) : lines_(text) {
        std::string line;
        std::getline(lines_, line);
        std::istringstream head(line);
        std::string word;
        std::string name;
        int rounds = 0;
        head >> word >> name >> word >> seats_ >> word >> rounds;
        temple_ = Temple(seats_, "rounds=" + std::to_string(rounds));
    }

    /// Plays the game and returns the number of lines that were compared.
    int play() {
        int compared = 0;
        for (std::string text; std::getline(lines_, text); ++compared) {
            INFO(text);
            std::istringstream line(text);
            std::string what;
            line >> what;
            if (what == "turn") {
                play_turn(line);
            } else if (what == "fatal") {
                play_fatal(line);
            } else if (what == "leaders") {
                compare_leaders(line);
            } else {
                compare_round(line, what);
            }
            REQUIRE(line);
        }
        return compared;
    }

  private:
    const State& state() const { return temple_.state(); }

    /// Turns the next card and reads the line up to the numbers after the bar.
    void turn_card(std::istringstream& line) {
        std::string card;
        std::string explorers;
        std::string bar;
        line >> card >> explorers >> bar;
        CHECK(seats_text(state().exploring) == explorers);
        round_ = state().round;
        temple_.card(card);
    }

    void play_turn(std::istringstream& line) {
        turn_card(line);
        const auto packs = read_numbers(line, seats_);
        int spare = 0;
        std::string bar;
        std::string leavers;
        int share = 0;
        int for_artifacts = 0;
        line >> spare >> bar >> leavers >> share >> for_artifacts >> bar;
        CHECK(listed(state().backpack, seats_) == packs);
        CHECK(state().spare == spare);
        const auto tents_before = listed(state().tent, seats_);
        const int on_table = incan_gold::artifacts_on_table(state());
        temple_.leave(leavers);
        for (const char seat : leavers) {
            if (const auto i = static_cast<std::size_t>(seat - '1'); seat != '-') {
                CHECK(state().tent[i] - tents_before[i] == packs[i] + share + for_artifacts);
                spare -= share;
            }
        }
        const auto packs_after = read_numbers(line, seats_);
        int spare_after = 0;
        int artifacts = 0;
        line >> spare_after >> artifacts;
        CHECK(listed(state().backpack, seats_) == packs_after);
        CHECK(spare == spare_after);
        CHECK(listed(state().tent, seats_) == read_numbers(line, seats_));
        if (state().turn > 0) {
            CHECK(state().spare == spare_after);
            CHECK(incan_gold::artifacts_on_table(state()) == artifacts);
        } else {
            CHECK((for_artifacts > 0 ? 0 : on_table) == artifacts);
        }
        spare_left_ = spare_after;
    }

    void play_fatal(std::istringstream& line) {
        turn_card(line);
        CHECK(state().busted);
        CHECK(listed(state().backpack, seats_) == read_numbers(line, seats_));
        int spare = 0;
        line >> spare;
        CHECK(state().spare == spare);
        spare_left_ = spare;
    }

    void compare_round(std::istringstream& line, const std::string& how) {
        std::string bar;
        std::string discard;
        int claimed = 0;
        int deck = 0;
        int lost = 0;
        line >> bar;
        const auto tents = read_numbers(line, seats_);
        line >> bar >> claimed >> discard >> deck >> lost;
        CHECK(state().busted == (how == "bust"));
        CHECK(listed(state().tent, seats_) == tents);
        CHECK(state().claimed == claimed);
        CHECK(discarded_text(state()) == discard);
        const bool over = state().phase == incan_gold::Phase::over;
        CHECK(state().round == round_ + (over ? 0 : 1));
        CHECK(std::popcount(state().deck) - (over ? 0 : 1) == deck);
        CHECK(spare_left_ == lost);
        CHECK(state().spare == 0);
    }

    void compare_leaders(std::istringstream& line) {
        std::string leaders;
        line >> leaders;
        const core::Standing standing = incan_gold::Game::result(state());
        REQUIRE(standing.over);
        unsigned first = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
            first |= standing.rank[i] == 1 ? 1U << i : 0U;
        }
        CHECK(seats_text(first) == leaders);
    }

    std::istringstream lines_;
    int seats_ = 1;
    int round_ = 1;
    int spare_left_ = 0;
    Temple temple_{1};
};

}  // namespace

TEST_CASE("incan_gold: the scripted games match every number worked out by hand") {
    int compared = 0;
    for (int i = 0; i < kScriptedGameCount; ++i) {
        compared += Script(kScriptedGames[i]).play();
    }
    CHECK(compared == 31);
}

}  // namespace ctq::tests
