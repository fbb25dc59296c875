#include "shell/scenes/laboratory/table.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

/// The title of a column that holds the lower and upper 95 % bound of the column to its left.
constexpr std::string_view kBounds95 = "95 %";

/// The quantities of a row of a series. `entry` is null for the final lead, which belongs to no
/// bot.
struct Row {
    std::string name;
    const lab::Tally& tally;
    const lab::Quantity& values;
    const lab::EntryTally* entry;
    const lab::Reference* reference;
};

std::string optional_percent(const std::optional<double>& share) {
    return share ? percent(*share) + " %" : "";
}

std::string optional_number(const std::optional<double>& value) {
    return value ? ui::number_words(*value, 2) : "";
}

std::string bounds_words(const std::string& low, const std::string& high) {
    return low + " – " + high;
}

std::vector<std::string> cells_of(const Row& row) {
    const std::int64_t games =
        row.entry != nullptr ? row.tally.games : lab::total(row.values.values);
    const lab::Spread spread = lab::spread(games, row.values.sum, row.values.squares, 2);
    std::vector<std::string> cells = {row.name,
                                      ui::count_words(games),
                                      "",
                                      "",
                                      "",
                                      "",
                                      ui::number_words(spread.mean, 2),
                                      ui::number_words(spread.se, 2),
                                      "",
                                      "",
                                      ui::number_words(spread.sd, 1),
                                      ui::number_words(row.values.least / 2.0, 0),
                                      ui::number_words(row.values.most / 2.0, 0),
                                      ""};
    if (row.entry != nullptr && row.tally.entries > 1) {
        const lab::Share won = lab::wilson(row.entry->wins, games);
        cells[2] = percent(won.share) + " %";
        cells[3] = bounds_words(percent(won.low), percent(won.high));
        cells[5] = row.entry->draws > 0 ? ui::count_words(row.entry->draws) : "";
    }
    if (row.reference != nullptr) {
        cells[4] = optional_percent(row.reference->wins);
        cells[row.reference->exact ? 8 : 9] = optional_number(row.reference->mean);
    }
    if (row.entry != nullptr && row.entry->unfinished > 0) {
        cells[13] = ui::count_words(row.entry->unfinished);
    }
    return cells;
}

/// Returns the row of an entry (one bot of a cell).
Row entry_row(const Laboratory& lab, std::string name, int cell, std::size_t entry) {
    const lab::EntryTally& counts = lab.tally(cell).entry[entry];
    const auto& known = lab.reference(cell, entry);
    return {.name = std::move(name),
            .tally = lab.tally(cell),
            .values = counts.score,
            .entry = &counts,
            .reference = known ? &*known : nullptr};
}

ResultTable series_table(const Laboratory& lab) {
    ResultTable table{{"", "Games", "Won", kBounds95, "Won, reference", "Ties", "Mean", "± se",
                       "Exact mean", "Mean, reference", "sd", "Lowest", "Highest", "Unfinished"},
                      {}};
    const bool sweep = !lab.sweep().axes.empty();
    for (std::size_t i = 0; i < lab.played().seats.size() && !sweep; ++i) {
        table.rows.push_back(cells_of(entry_row(lab, entry_title(lab, i), 0, i)));
    }
    for (const int cell : sweep ? sorted_cells(lab) : std::vector<int>()) {
        if (lab.shown().all_rows || table.rows.size() < kFewRows) {
            table.rows.push_back(
                cells_of(entry_row(lab, cell_words(lab, cell), cell, shown_entry(lab))));
        }
    }
    const int shown = shown_cell(lab);
    const lab::Tally& tally = lab.tally(shown);
    if (lab::has_leads(tally)) {
        const std::string name = core::say("Final lead{sweep:, {what}|}",
                                           {{"sweep", sweep}, {"what", cell_words(lab, shown)}});
        table.rows.push_back(cells_of({.name = name,
                                       .tally = tally,
                                       .values = tally.lead,
                                       .entry = nullptr,
                                       .reference = nullptr}));
    }
    return table;
}

ResultTable ladder_table(const Laboratory& lab, const Ladder& ladder) {
    ResultTable table{{"", "Elo", kBounds95, "Games", "Won", "Unfinished"}, {}};
    for (const lab::Rating& rating : ladder.ratings()) {
        table.rows.push_back({entry_title(lab, static_cast<std::size_t>(rating.bot)),
                              ui::number_words(rating.elo, 0),
                              ladder.bounded() ? bounds_words(ui::number_words(rating.low, 0),
                                                              ui::number_words(rating.high, 0))
                                               : "…",
                              ui::count_words(rating.games), percent(rating.wins.share) + " %",
                              rating.unfinished > 0 ? ui::count_words(rating.unfinished) : ""});
    }
    return table;
}

/// Returns the verdict of a comparison: "Level 4 – Expert is better".
std::string comparison_words(const Laboratory& lab) {
    const lab::Verdict verdict = lab::verdict_of(lab.comparison().ratio());
    return core::say("{who} is {better:better|{worse:not better|not shown to be either}}",
                     {{"who", entry_title(lab, 0)},
                      {"better", verdict == lab::Verdict::better},
                      {"worse", verdict == lab::Verdict::not_better}});
}

ResultTable comparison_table(const Laboratory& lab) {
    const lab::UnitTally& sum = lab.comparison().sum;
    return {
        {"", "Games", "First places", "± 95 %", "Log ratio", "Unfinished"},
        {{comparison_words(lab), ui::count_words(sum.games), percent(lab::mean_share(sum)) + " %",
          percent(1.96 * lab::share_error(sum)), ui::number_words(lab.comparison().ratio(), 2),
          sum.unfinished > 0 ? ui::count_words(sum.unfinished) : ""}}};
}

/// Removes the columns that are empty in all rows.
void drop_empty_columns(ResultTable& table) {
    for (std::size_t i = table.headings.size() - 1; i > 0; --i) {
        const auto empty = [i](const auto& row) { return row[i].empty(); };
        if (std::all_of(table.rows.begin(), table.rows.end(), empty)) {
            const auto at = static_cast<std::ptrdiff_t>(i);
            table.headings.erase(table.headings.begin() + at);
            for (auto& row : table.rows) {
                row.erase(row.begin() + at);
            }
        }
    }
}

}  // namespace

ResultTable result_table(const Laboratory& lab, const Ladder& ladder) {
    using Kind = Experiment::Kind;
    const Kind kind = lab.played().kind;
    ResultTable table = kind == Kind::tournament   ? ladder_table(lab, ladder)
                        : kind == Kind::comparison ? comparison_table(lab)
                                                   : series_table(lab);
    drop_empty_columns(table);
    return table;
}

void add_table(Page& page, const ResultTable& table) {
    if (!table.rows.empty()) {
        page.rows(table.headings);
    }
    for (const auto& row : table.rows) {
        page.row(row);
    }
}

std::string table_subject(const Laboratory& lab) {
    const bool sweep = !lab.sweep().axes.empty();
    const std::string subject = sweep ? subject_title(lab) : "";
    return subject.empty() ? "" : core::say("Results of {who}", {{"who", subject}});
}

std::string table_note(const Laboratory& lab) {
    const std::string subject = table_subject(lab);
    const std::size_t all = lab.sweep().axes.empty() ? 0 : ranked_cells(lab).size();
    const bool some = all > kFewRows && !lab.shown().all_rows;
    return core::say("{known:{subject}.|}{both: |}{some:The first {shown} of {all} combinations.|}",
                     {{"known", !subject.empty()},
                      {"subject", subject},
                      {"both", some && !subject.empty()},
                      {"some", some},
                      {"shown", static_cast<int>(kFewRows)},
                      {"all", static_cast<int>(all)}});
}

}  // namespace ctq::scenes
