#include "shell/scenes/laboratory/last_runs.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

constexpr const char* kRunsStoreKey = "laboratory-runs";
constexpr std::size_t kRunsMostStored = 800'000;  ///< letters in all runs together
constexpr char kBetween = '\f';

/// Returns the title of results: the name of the preset, or else the game and the bots.
std::string run_title(const Laboratory& lab) {
    if (const Preset* preset = preset_of(lab.played())) {
        return preset->title;
    }
    return core::say("{game}{from: from a position|}, {seats}",
                     {{"game", lab.played().game->info->title},
                      {"from", !lab.played().from.empty()},
                      {"seats", bots_title(*lab.played().game, lab.played().seats)}});
}

/// Returns a sentence about the leader of a tournament.
std::string leader(const Laboratory& lab) {
    const auto tallies = tallies_of(lab);
    if (!lab::can_rate(lab.tournament(), tallies)) {
        return "not all bots have played";
    }
    const lab::Rating first = lab::rate(lab.tournament(), tallies, 0, {}).front();
    return core::say("{who} is first with {elo} Elo",
                     {{"who", entry_title(lab, static_cast<std::size_t>(first.bot))},
                      {"elo", ui::number_words(first.elo, 0)}});
}

/// Returns a sentence about the result of the first bot or of the best combination.
std::string outcome(const Laboratory& lab) {
    const int cell = shown_cell(lab);
    const lab::Tally& tally = lab.tally(cell);
    const std::size_t entry = shown_entry(lab);
    return core::say(
        "{who} {alone:has a mean of {mean}|won {won} %}",
        {{"who", lab.sweep().axes.empty() ? entry_title(lab, 0) : cell_words(lab, cell)},
         {"alone", lab.played().seats.size() == 1},
         {"mean", ui::number_words(score_spread(tally, entry).mean, 2)},
         {"won", percent(won_share(tally, entry).share)}});
}

std::string headline(const Laboratory& lab) {
    using Kind = Experiment::Kind;
    const Experiment& of = lab.played();
    const std::string what = of.kind == Kind::tournament   ? leader(lab)
                             : of.kind == Kind::comparison ? verdict_words(lab, "not decided")
                                                           : outcome(lab);
    return core::say("{title}: {what}; {games} games, seed {seed}.",
                     {{"title", run_title(lab)},
                      {"what", what},
                      {"games", ui::count_words(lab.done())},
                      {"seed", std::to_string(of.seed)}});
}

/// Stores the runs. If the storage is full, drops the oldest ones until the rest fits.
void store_runs(const std::vector<LastRun>& runs) {
    std::string text;
    for (const LastRun& run : runs) {
        if (text.size() + run.text.size() > kRunsMostStored) {
            break;
        }
        text += (text.empty() ? "" : std::string(1, kBetween)) + run.text;
    }
    while (!text.empty() && !platform::store(kRunsStoreKey, text)) {
        const std::size_t last = text.rfind(kBetween);
        text.resize(last == std::string::npos ? 0 : last);
    }
    if (text.empty()) {
        platform::forget(kRunsStoreKey);
    }
}

/// Returns the line of the text that names the experiment.
std::string_view experiment_in(const LastRun& run) {
    return core::split(run.text, '\n')[1];
}

}  // namespace

void remember_run(std::vector<LastRun>& runs, const Laboratory& results) {
    if (!results.has_results()) {
        return;
    }
    LastRun run{results.serialize(), headline(results)};
    std::erase_if(runs,
                  [&](const LastRun& one) { return experiment_in(one) == experiment_in(run); });
    runs.insert(runs.begin(), std::move(run));
    runs.resize(std::min(runs.size(), kMostRuns));
    store_runs(runs);
}

std::vector<LastRun> stored_runs() {
    std::vector<LastRun> runs;
    const std::string text = platform::load(kRunsStoreKey).value_or("");
    for (const std::string_view one : core::split(text, kBetween)) {
        Laboratory run;
        if (run.restore(one) && run.has_results() && runs.size() < kMostRuns) {
            runs.push_back({std::string(one), headline(run)});
        }
    }
    return runs;
}

}  // namespace ctq::scenes
