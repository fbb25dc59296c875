#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/bots/roster.hpp"
#include "engine/bots/search/parts.hpp"
#include "engine/bots/search/tree.hpp"
#include "engine/lab/series.hpp"

/// Measures how strong the search is with other values of its tunable parameters ("knobs"). The
/// experiments are in engine/bots/search/README.md.  ctq_knobs GAME OPTIONS PLAYOUTS GAMES RIVALS
/// [KNOB=VALUE...]  plays GAMES games of the search against the bots named in RIVALS, such as
/// "hoarder,greedy". The search sits in seat 1 of the first game, and seats rotate.
namespace ctq {
namespace {

struct Tried {
    std::int64_t playouts = 0;
    bool whole = false;  ///< search with one tree instead of separate parts
    bots::search::Knobs knobs;
};

/// Tunable parameters of the bot under test. Global because the `decide` function of a bot has no
/// argument for them.
Tried tried;

template <class Entry>
core::Action decide(const typename Entry::Game::State& observation, int seat,
                    const core::Notes& /*notes*/, std::uint32_t /*parameter*/, core::Rng& rng) {
    using G = typename Entry::Game;
    using Guide = typename Entry::Guide;
    const int parts = tried.whole ? 1 : bots::search::parts_of(tried.playouts);
    const std::uint64_t stream = rng.next();
    core::WeighedList sum;
    for (int part = 0; part < parts; ++part) {
        core::Rng own = bots::search::part_stream(stream, part);
        bots::search::merge(sum, bots::search::search_tree<G, Guide>(
                                     observation, seat, tried.playouts / parts, own, tried.knobs));
    }
    return bots::search::choose(sum);
}

bool read_knob(const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    const double value = std::atof(word.c_str() + name.size() + 1);
    const int whole = static_cast<int>(value);
    if (name == "grow") {
        tried.knobs.grow = whole;
    } else if (name == "explore") {
        tried.knobs.explore = value;
    } else if (name == "preferred") {
        tried.knobs.preferred = whole;
    } else if (name == "whole") {
        tried.whole = whole != 0;
    } else {
        return false;
    }
    return true;
}

template <class Entry>
void play(const core::GameHandle& game, const char* options, int games, const std::string& rivals) {
    using G = typename Entry::Game;
    auto roster = bots::roster_of<Entry>();
    const core::Bot<typename G::State> mine{{"tried", ""}, decide<Entry>, nullptr};
    lab::Spec spec;
    spec.game = &game;
    spec.options = *core::read_options(game.info->options, options);
    if (lab::seat_bots(spec, "random," + rivals)) {
        std::puts("These bots can't sit there.");
        return;
    }
    spec.entries[0].index = static_cast<int>(roster.size());
    roster.push_back(mine);
    spec.seed = 17;
    spec.rotate = true;
    const auto start = G::start(spec.options, static_cast<int>(spec.entries.size()));
    lab::Series<G> series(spec, *start, roster);
    lab::Tally tally;
    tally.entries = static_cast<int>(spec.entries.size());
    if constexpr (core::WithStatistics<G>) {
        tally.statistics.resize(G::statistics().size());
    }
    for (int g = 0; g < games; ++g) {
        count(tally, series.game(g));
    }
    const double n = games;
    const double share =
        (static_cast<double>(tally.entry[0].wins) + static_cast<double>(tally.entry[0].draws) / 2) /
        n;
    const double z = 1.96;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    std::printf("%5.1f [%.1f, %.1f]  %d games, %lld unfinished\n", 100 * share,
                100 * (middle - half), 100 * (middle + half), games,
                static_cast<long long>(tally.entry[0].unfinished));
}

}  // namespace
}  // namespace ctq

int main(int count, char** words) {
    using namespace ctq;
    if (count < 6) {
        std::puts(
            "ctq_knobs GAME OPTIONS PLAYOUTS GAMES RIVALS [grow= explore= preferred= whole=1]");
        return 2;
    }
    for (int i = 6; i < count; ++i) {
        if (!read_knob(words[i])) {
            std::printf("There is no knob %s.\n", words[i]);
            return 2;
        }
    }
    const auto game = core::find_game(cabinet(), words[1]);
    if (!game) {
        std::puts(game.problem().sentence.c_str());
        return 2;
    }
    tried.playouts = std::atoll(words[3]);
    return ask_entry<int>(
        **game,
        [&](auto entry) {
            play<decltype(entry)>(**game, words[2], std::atoi(words[4]), words[5]);
            return 0;
        },
        Cabinet{});
}
