#include "shell/scenes/laboratory/last_runs.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/table.hpp"
#include "shell/scenes/laboratory/titles.hpp"
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

/// Returns a headline: the title, and the first figure of the first row of the table.
std::string headline(const Laboratory& lab) {
    Ladder ladder;
    ladder.follow(lab);
    const ResultTable table = result_table(lab, ladder);
    const std::size_t figure = table.headings.size() > 2 && table.headings[1] == "Games" ? 2 : 1;
    const bool some = !table.rows.empty();
    return core::say(
        "{title}: {some:{first}, {heading} {figure}|not all bots have played}; "
        "{games} games, seed {seed}.",
        {{"title", run_title(lab)},
         {"some", some},
         {"first", some ? table.rows[0][0] : ""},
         {"heading", table.headings[figure]},
         {"figure", some ? table.rows[0][figure] : ""},
         {"games", ui::count_words(lab.done())},
         {"seed", std::to_string(lab.played().seed)}});
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
