#include "shell/scenes/laboratory/results_page.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/table.hpp"

namespace ctq::scenes {
namespace {

constexpr float kChartLeast = 400;  // width at which two charts fit side by side
constexpr float kChartMost = 460;   // height
constexpr const char* kOtherForm =
    "The form shows another experiment. These results don’t belong to it: run it for new ones.";

/// Adds the commands that save a figure, PNG only where the device can save one. `add(format)`
/// adds one.
template <class Add>
void add_formats(const Add& add) {
    if (platform::can_hand_over()) {
        add("PNG");
    }
    add("SVG");
}

std::string figure_command(const ResultView& view, std::string_view id, std::string_view format) {
    return view.scope + core::say("figure:{id}:{format}", {{"id", id}, {"format", format}});
}

std::string figure_label(std::string_view title, std::string_view format) {
    return core::say("Save “{title}” as {format}", {{"title", title}, {"format", format}});
}

/// Adds the buttons that save a figure.
void add_figure(Page& page, const ResultView& view, std::string_view id, std::string_view title) {
    add_formats([&](const char* format) {
        page.command(figure_command(view, id, format), figure_label(title, format)).look.word =
            format;
    });
}

void add_chart(Page& page, const ResultView& view, std::size_t i, float least) {
    const LabChart& chart = view.charts[i];
    page.picture(view.scope + "figure-" + std::string(chart.id),
                 {.by_width = 0.85F,
                  .least = least,
                  .most = std::max(kChartMost, least),
                  .tall = true,
                  .marked = true},
                 chart.words.empty() ? std::string(chart.title) : chart.words,
                 [&view, i](ui::Canvas& canvas, ui::Rect rect) {
                     canvas.scope = view.scope;
                     view.charts[i].draw(view, canvas, rect, view.charts[i].item);
                     canvas.scope.clear();
                 });
    add_formats([&](const char* format) {
        page.corner(figure_command(view, chart.id, format), figure_label(chart.title, format))
            .look.word = format;
    });
}

/// Adds the charts of the results, or those of the game's own statistics, in pairs.
void add_charts(Page& page, const ResultView& view, bool extra) {
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < view.charts.size(); ++i) {
        if (view.charts[i].extra == extra) {
            list.push_back(i);
        }
    }
    for (std::size_t i = 0; i < list.size(); i += 2) {
        if (i + 1 == list.size()) {
            add_chart(page, view, list[i], view.charts[list[i]].least);
            continue;
        }
        const float least = std::max(view.charts[list[i]].least, view.charts[list[i + 1]].least);
        page.beside(
            kChartLeast, [&] { add_chart(page, view, list[i], least); },
            [&] { add_chart(page, view, list[i + 1], least); });
    }
}

/// Adds the choice of the measure that the charts and the table of a sweep show.
void add_measures(Page& page, const ResultView& view) {
    constexpr const char* kTitles[] = {"Wins", "Ties", "Score"};
    page.choice("", "Measure", "", As::bar);
    for (std::size_t i = 0; i < std::size(kMeasures); ++i) {
        page.option(view.scope + "measure:" + std::string(kMeasures[i]), kTitles[i],
                    view.lab.shown().measure == static_cast<ShownResults::Measure>(i));
    }
}

/// Adds the choice of the combination whose games the charts count.
void add_combinations(Page& page, const ResultView& view) {
    std::vector<int> cells = sorted_cells(view.lab);
    cells.resize(std::min(cells.size(), kFewRows));
    const int shown = shown_cell(view.lab);
    page.choice(view.scope + "lab:cell", "Combination", "", As::list).value =
        cell_words(view.lab, shown);
    for (const int cell : cells) {
        page.option(view.scope + "cell:" + std::to_string(cell), cell_words(view.lab, cell),
                    cell == shown);
    }
}

/// Adds the choices of what the charts of a sweep show.
void add_shown(Page& page, const ResultView& view) {
    constexpr float kLeastChoice = 380;
    const ShownResults& shown = view.lab.shown();
    const std::vector<lab::Axis>& axes = view.lab.sweep().axes;
    if (axes.empty()) {
        return;
    }
    if (view.lab.played().seats.size() > 1) {
        page.beside(
            kLeastChoice, [&] { add_measures(page, view); }, [&] { add_combinations(page, view); });
    } else {
        add_combinations(page, view);
    }
    if (axes.size() == 1 && axes[0].numeric && shown.measure == ShownResults::Measure::score) {
        page.choice("", "Lowest and highest score", "", As::row);
        page.option(view.scope + "extremes:off", "Hide", !shown.extremes);
        page.option(view.scope + "extremes:on", "Show", shown.extremes);
    }
}

void add_table_card(Page& page, const ResultView& view) {
    const bool sweep = !view.lab.sweep().axes.empty();
    const ShownResults& shown = view.lab.shown();
    if (sweep) {
        page.choice(view.scope + "lab:sort", "Sort by", "", As::list);
        for (std::size_t i = 0; i < std::size(kOrders); ++i) {
            page.option(view.scope + "sort:" + std::string(kOrders[i]), kOrderTitles[i],
                        shown.order == static_cast<ShownResults::Order>(i));
        }
    }
    add_table(page, result_table(view.lab, view.of.ladder));
    page.text(table_note(view.lab), Voice::caption);
    if (sweep && ranked_cells(view.lab).size() > kFewRows) {
        page.command(view.scope + (shown.all_rows ? "rows:few" : "rows:all"),
                     shown.all_rows ? "Show fewer rows" : "Show all rows");
    }
    page.text("Save the table", Voice::caption);
    add_figure(page, view, kTableFigure, "Table");
}

void add_openers(Page& page, const ResultView& view, std::string_view title,
                 std::span<const Opener> openers) {
    page.text(title, Voice::caption);
    page.buttons(As::row);
    for (const Opener& one : openers) {
        if (view.scope.empty() || !one.command.starts_with("ask:")) {
            page.command(view.scope + one.command, one.label).look.word =
                page.list().keep(std::string(one.word));
        }
    }
}

/// Adds the games of the shown cell that can be opened, or those of the tables of a tournament.
void add_games(Page& page, const ResultView& view) {
    const Laboratory& lab = view.lab;
    page.heading("Open a game");
    if (lab.played().kind == Experiment::Kind::tournament) {
        return add_openers(page, view, "", table_openers(lab));
    }
    const int cell = shown_cell(lab);
    const bool sweep = !lab.sweep().axes.empty();
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        if (!sweep || i == shown_entry(lab)) {
            const std::string name = sweep ? cell_words(lab, cell) : entry_title(lab, i);
            add_openers(page, view, name, openers_of(lab, cell, i, name));
        }
    }
    add_openers(page, view, "Length", length_openers(lab, cell));
    if (lab::has_leads(lab.tally(cell))) {
        add_openers(page, view, "Final lead", lead_openers(lab, cell));
    }
}

/// Adds the buttons that save the results.
void add_files(Page& page, const ResultView& view) {
    page.text("Save the results", Voice::caption);
    page.buttons(As::row);
    if (view.scope.empty()) {
        page.command("save:csv", "Save as CSV").look.word = "CSV";
        page.command("save:json", "Save as JSON").look.word = "JSON";
    }
    add_figure(page, view, kAllFigures, "All figures");
}

}  // namespace

void add_subject(Page& page, const ResultView& view) {
    const Laboratory& lab = view.lab;
    const bool played = lab.has_results();
    const Experiment& of = played ? lab.played() : lab.experiment();
    const Preset* preset = preset_of(of);
    page.heading(preset != nullptr ? preset->title : "Your own experiment");
    page.text(preset != nullptr ? preset->help
              : played          ? ""
                       : "Thousands of games between bots, counted. A range such as 1..6, or "
                         "alternatives such as greedy|random, in the place of a bot or of an "
                         "option's value makes a sweep.");
    if (played) {
        page.text(played_words(lab), Voice::muted);
        page.text(of == lab.experiment() || !view.scope.empty() ? "" : kOtherForm);
        add_files(page, view);
    }
}

void add_results(Page& page, const ResultView& view) {
    if (!view.lab.has_results()) {
        return;
    }
    add_shown(page, view);
    add_charts(page, view, false);
    page.card([&] { add_table_card(page, view); });
    add_charts(page, view, true);
    if (view.lab.played().kind != Experiment::Kind::comparison) {
        page.card([&] { add_games(page, view); });
    }
}

void add_last_runs(Page& page, std::span<const LastRun> runs) {
    page.heading("Last runs");
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::string number = std::to_string(i);
        page.text(runs[i].words);
        page.buttons(As::row);
        page.command("again:" + number, core::say("Show again: {run}", {{"run", runs[i].words}}))
            .look.word = "Show";
        page.command("aside:" + number, core::say("Put beside: {run}", {{"run", runs[i].words}}))
            .look.word = "Beside";
    }
}

std::string laboratory_status(const Laboratory& lab, double now) {
    if (!lab.failure().empty()) {
        return core::say("The experiment stopped: {why}. The finished games are kept.",
                         {{"why", lab.failure()}});
    }
    if (lab.running() || (lab.has_results() && lab.trouble().empty())) {
        return lab.progress_words(now) + (lab.can_go_on() ? ", stopped." : ".");
    }
    return lab.trouble().empty() ? "Choose an experiment, then run it." : lab.trouble();
}

}  // namespace ctq::scenes
