// The results as files.
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::app {
namespace {

constexpr int kDigits = 6;

std::vector<std::string> bots_of(const Laboratory& lab, int cell) {
    std::vector<std::string> bots;
    const std::string seats = lab::cell_seats(lab.sweep(), cell);
    for (const std::string_view word : core::split(seats, ',')) {
        bots.emplace_back(word);
    }
    return bots;
}

std::vector<lab::Fact> facts_of(const Laboratory& lab, int cell) {
    return lab::statistic_facts(lab.played().game->statistics(), lab.tally(cell));
}

/// A count of halves as a number.
std::string halves(std::int64_t value) {
    return core::fixed(static_cast<double>(value) / 2, value % 2 == 0 ? 0 : 1);
}

std::string csv_line(const Laboratory& lab, int cell, const lab::Summary& summary, std::size_t i,
                     const std::string& bot) {
    const lab::Tally& tally = lab.tally(cell);
    const lab::EntryTally& counts = tally.entry[i];
    const lab::EntrySummary& entry = summary.entries[i];
    std::string line = std::string(lab.played().game->info->id) + "," +
                       lab::cell_options(lab.sweep(), cell) + "," + std::to_string(tally.games) +
                       "," + std::to_string(lab.played().seed) + "," + bot;
    for (const std::int64_t number :
         {counts.wins, counts.draws, counts.losses, counts.unfinished}) {
        line += "," + std::to_string(number);
    }
    for (const double number : {entry.score.mean, entry.score.sd, entry.score.se}) {
        line += "," + core::fixed(number, kDigits);
    }
    line += "," + halves(counts.score.least) + "," + halves(counts.score.most);
    for (const double number : {entry.win.share, entry.win.low, entry.win.high,
                                summary.actions.mean, summary.actions.sd}) {
        line += "," + core::fixed(number, kDigits);
    }
    for (const lab::Fact& fact : facts_of(lab, cell)) {
        line += "," + core::fixed(fact.value, fact.digits);
    }
    return line + "\n";
}

void put_entry(core::JsonWriter& json, const lab::EntryTally& counts,
               const lab::EntrySummary& entry, const std::string& bot) {
    json.begin_object();
    json.key("bot").text(bot);
    json.key("wins").number(counts.wins);
    json.key("draws").number(counts.draws);
    json.key("losses").number(counts.losses);
    json.key("unfinished").number(counts.unfinished);
    json.key("mean").fixed(entry.score.mean, 9);
    json.key("sd").fixed(entry.score.sd, 9);
    json.key("se").fixed(entry.score.se, 9);
    json.key("min").halves(counts.score.least);
    json.key("max").halves(counts.score.most);
    json.key("win_share").fixed(entry.win.share, 9);
    json.key("win_low").fixed(entry.win.low, 9);
    json.key("win_high").fixed(entry.win.high, 9);
    json.end_object();
}

/// As a number where it is one for the writer, else as text.
void put_seed(core::JsonWriter& json, std::uint64_t seed) {
    json.key("seed");
    if (seed <= static_cast<std::uint64_t>(INT64_MAX)) {
        json.number(static_cast<std::int64_t>(seed));
    } else {
        json.text(std::to_string(seed));
    }
}

void put_cell(core::JsonWriter& json, const Laboratory& lab, int cell, double seconds) {
    const lab::Tally& tally = lab.tally(cell);
    const lab::Summary summary = lab::summarize(tally);
    const std::vector<std::string> bots = bots_of(lab, cell);
    json.begin_object();
    json.key("game").text(lab.played().game->info->id);
    json.key("options").text(lab::cell_options(lab.sweep(), cell));
    json.key("rules").number(lab.played().game->info->rules_version);
    json.key("rotate").flag(lab.played().rotate);
    json.key("games").number(tally.games);
    put_seed(json, lab.played().seed);
    json.key("seconds").fixed(seconds, 3);
    json.key("seats").begin_array();
    for (std::size_t i = 0; i < bots.size(); ++i) {
        put_entry(json, tally.entry[i], summary.entries[i], bots[i]);
    }
    json.end_array();
    json.key("actions").begin_object();
    json.key("mean").fixed(summary.actions.mean, 9);
    json.key("sd").fixed(summary.actions.sd, 9);
    json.end_object();
    json.key("statistics").begin_object();
    for (const lab::Fact& fact : facts_of(lab, cell)) {
        json.key(fact.name).fixed(fact.value, fact.digits);
    }
    json.end_object();
    json.end_object();
}

}  // namespace

std::string laboratory_csv(const Laboratory& lab) {
    std::string text =
        "game,options,games,seed,bot,wins,draws,losses,unfinished,mean,sd,se,min,max,win_share,"
        "win_low,win_high,actions_mean,actions_sd";
    bool named = false;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games == 0) {
            continue;
        }
        const lab::Summary summary = lab::summarize(lab.tally(cell));
        const std::vector<std::string> bots = bots_of(lab, cell);
        for (const lab::Fact& fact : facts_of(lab, cell)) {
            text += named ? "" : "," + fact.name;
        }
        text += named ? "" : "\n";
        named = true;
        for (std::size_t i = 0; i < bots.size(); ++i) {
            text += csv_line(lab, cell, summary, i, bots[i]);
        }
    }
    return text;
}

std::string laboratory_json(const Laboratory& lab, double now) {
    const double seconds = lab.seconds(now) / lab.cells();
    core::JsonWriter json;
    json.begin_array();
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            put_cell(json, lab, cell, seconds);
        }
    }
    json.end_array();
    return json.str() + "\n";
}

}  // namespace ctq::app
