#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>
#ifndef __EMSCRIPTEN__
#include <atomic>
#include <thread>
#endif

#include "engine/bots/search_job.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/text.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"

/// Compares hashes of every bot's decisions with a golden file. All builds must agree: gcc and
/// clang, native and WebAssembly, with the parts of a search on any number of threads and in any
/// order.
namespace ctq::tests {
namespace {

constexpr int kDecisions = 200;
/// The maximum number of decisions taken from one match, so that a row has several matches.
constexpr int kOfOneMatch = 70;
/// Slow builds stop a search bot after about this many playouts, which make up the first hash.
constexpr std::int64_t kFirstPlayouts = 8000;
/// A level with more playouts is tested only on the small boards at the end of `rows`.
constexpr std::int64_t kMostPlayouts = 500;

/// One bot at all seats of a scenario.
struct DecisionRow {
    Scenario scenario;
    std::string bot;

    std::string name() const { return scenario.name() + " " + bot; }
};

struct Hashes {
    int first = 0;  ///< number of decisions in the first hash
    std::uint64_t first_hash = 0;
    std::uint64_t hash = 0;
};

/// Appends the names of a bot: each level of a level bot, the lowest level of `search`, or the bot
/// with its standard parameter.
void append_words(std::vector<std::string>& words, const core::GameHandle& game,
                  const core::BotHandle& bot) {
    const std::string id = bot.info.id;
    if (id == "search") {
        words.push_back(id + ":" + std::to_string(bot.info.least));
    } else if (id != bots::kLevelBot) {
        words.push_back(id);
    } else {
        int number = 0;
        for (const core::Level& level : bots::levels_of(game)) {
            ++number;
            if (level.playouts <= kMostPlayouts) {
                words.push_back(id + ":" + std::to_string(number));
            }
        }
    }
}

const core::GameHandle* game_named(const char* id) {
    return *core::find_game(cabinet(), id);
}

/// Every bot of every preset with two seats, or the nearest possible number, and two searches in
/// parts.
std::vector<DecisionRow> rows() {
    std::vector<DecisionRow> list;
    for (const Scenario& scenario : preset_scenarios()) {
        const core::GameInfo& info = *scenario.game->info;
        if (scenario.seats != std::clamp(2, info.least_seats, info.most_seats)) {
            continue;
        }
        std::vector<std::string> words;
        for (const core::BotHandle& bot : bots::roster(*scenario.game)) {
            append_words(words, *scenario.game, bot);
        }
        for (const std::string& word : words) {
            list.push_back({scenario, word});
        }
    }
    list.push_back({{game_named("cartagena"), "rules=cards", 2}, "level:7"});
    list.push_back({{game_named("carteso"), "size=3 komi=0 sides=fixed", 2}, "level:6"});
    return list;
}

/// Computes all parts of a search on `threads` threads, the last part first. Returns the results
/// sorted by part.
std::vector<core::WeighedList> answer_parts(const bots::Job& job, int threads) {
    const int parts = bots::parts_of(job);
    std::vector<core::WeighedList> answers(static_cast<std::size_t>(parts));
    const auto answer = [&](int part) {
        answers[static_cast<std::size_t>(part)] =
            *bots::read_search_part(bots::answer_search_part(bots::encode_search_part(job, part)));
    };
#ifdef __EMSCRIPTEN__
    static_cast<void>(threads);
    for (int part = parts - 1; part >= 0; --part) {
        answer(part);
    }
#else
    std::atomic<int> left{parts};
    std::vector<std::thread> crew;
    for (int i = 0; i < threads; ++i) {
        crew.emplace_back([&] {
            for (int part = --left; part >= 0; part = --left) {
                answer(part);
            }
        });
    }
    for (std::thread& one : crew) {
        one.join();
    }
#endif
    return answers;
}

/// Returns the decision of a job. A search in parts runs on one to three threads and is merged from
/// a different part at each ply.
core::Action decide_in_parts(const bots::Job& job) {
    if (bots::parts_of(job) == 1) {
        return bots::decide(job);
    }
    const auto answers = answer_parts(job, 1 + static_cast<int>(job.ply % 3));
    core::WeighedList sum;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        bots::search::merge(sum, answers[(i + job.ply) % answers.size()]);
    }
    return bots::search::choose(sum);
}

/// Calls `look(job)` for `count` decisions of the bot, at all seats of match after match. `look`
/// returns the action to play.
template <class Look>
void each_decision(const DecisionRow& row, int count, const Look& look) {
    const core::GameHandle& game = *row.scenario.game;
    const core::BotChoice bot = *core::read_bot(bots::roster(game), row.bot);
    for (std::uint64_t seed = 1; count > 0; ++seed) {
        core::Match match = new_match(row.scenario, seed);
        for (int here = 0; here < kOfOneMatch && count > 0; ++here, --count) {
            match.play_chance();
            const core::Turn turn = match.turn();
            if (turn.kind == core::Turn::Kind::over) {
                break;
            }
            const core::Action action = look(bots::job_at(match, turn.seat, bot, seed));
            REQUIRE(!match.play(turn.seat, action));
        }
    }
}

std::int64_t playouts_of(const DecisionRow& row) {
    const core::GameHandle& game = *row.scenario.game;
    const core::BotChoice bot = *core::read_bot(bots::roster(game), row.bot);
    const std::string id = bots::roster(game)[static_cast<std::size_t>(bot.index)].info.id;
    return id == "search"          ? 200
           : id == bots::kLevelBot ? bots::level_at(bots::levels_of(game), bot.parameter).playouts
                                   : 0;
}

int first_decisions(const DecisionRow& row) {
    const std::int64_t playouts = std::max<std::int64_t>(playouts_of(row), 1);
    return static_cast<int>(std::clamp<std::int64_t>(kFirstPlayouts / playouts, 4, kDecisions));
}

Hashes hash_decisions(const DecisionRow& row) {
    Hashes hashes;
    hashes.first = first_decisions(row);
    int made = 0;
    each_decision(row, scaled(kDecisions, hashes.first), [&](const bots::Job& job) {
        const core::Action action = decide_in_parts(job);
        hashes.hash = core::hash_bytes(&action, sizeof action, hashes.hash);
        hashes.first_hash = ++made == hashes.first ? hashes.hash : hashes.first_hash;
        return action;
    });
    return hashes;
}

std::string hash_line(std::uint64_t hash, int decisions, const DecisionRow& row) {
    return core::hex(hash) + "  " + std::to_string(decisions) + " decisions of " + row.name() +
           "\n";
}

}  // namespace

TEST_CASE("golden: 200 decisions of every bot equal the golden file") {
    std::string first;
    std::string all;
    for (const DecisionRow& row : rows()) {
        INFO(row.name());
        const Hashes hashes = hash_decisions(row);
        first += hash_line(hashes.first_hash, hashes.first, row);
        all += hash_line(hashes.hash, kDecisions, row);
    }
    expect_golden("decision_hashes_first.txt", first);
    if (scale() == 1) {
        expect_golden("decision_hashes.txt", all);
    }
}

TEST_CASE("bots: hidden information changes no decision of any bot") {
    for (const DecisionRow& row : rows()) {
        INFO(row.name());
        const int count = scaled(first_decisions(row) / 4, 4);
        each_decision(row, count, [&](const bots::Job& job) {
            const core::Action action = bots::decide(job);
            bots::Job guessed = job;
            core::Rng rng{job.ply};
            const core::StateBox whole = job.game->guess(job.observation.data(), rng);
            guessed.observation = job.game->observe(whole.data(), job.seat);
            CHECK(bots::decide(guessed) == action);
            return action;
        });
    }
}

}  // namespace ctq::tests
