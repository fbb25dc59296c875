// The results as CSV and JSON, and those of a tournament or a comparison as rows of such a file.
#include "engine/lab/report.hpp"

#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/table.hpp"

namespace ctq::scenes {

std::string laboratory_report(const Laboratory& lab, bool csv, double now) {
    std::string text;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            const lab::Report report{lab.series(cell).spec, lab.series(cell).bots, lab.tally(cell),
                                     lab.seconds(now) / lab.cells()};
            text += csv ? lab::report_csv(report, cell + 1, text.empty())
                        : (text.empty() ? "" : ",") + lab::report_json(report);
        }
    }
    return csv ? text : "[" + text + "]\n";
}

namespace {

/// Returns the ratings with their confidence bounds, even while the tournament is running.
std::vector<lab::Rating> bounded_ratings(const Laboratory& lab, const Ladder& ladder) {
    const auto tallies = tallies_of(lab);
    const lab::Tournament& tournament = lab.tournament();
    if (ladder.bounded() && !lab.running()) {
        return ladder.ratings();
    }
    if (!lab::can_rate(tournament, tallies)) {
        return {};
    }
    const auto bounds = lab::strength_bounds(
        tournament.players(), lab::table_results(tournament, tallies), 0, lab.played().seed);
    return lab::rate(tournament, tallies, 0, bounds);
}

}  // namespace

std::vector<lab::Fields> rated_rows(const Laboratory& lab, const Ladder& ladder) {
    const Experiment& of = lab.played();
    std::vector<lab::Fields> rows;
    if (of.kind == Experiment::Kind::comparison) {
        rows.push_back(lab::comparison_fields({.game = of.game,
                                               .options = of.options,
                                               .seats = core::joined(of.seats, ","),
                                               .elo = elo_text(of),
                                               .seed = of.seed,
                                               .from = of.from},
                                              lab.comparison().sum, lab.comparison().ratio()));
    } else if (of.kind == Experiment::Kind::tournament) {
        const lab::TournamentHead head{of.game, of.options, of.table, of.seed, of.from};
        for (const lab::Rating& rating : bounded_ratings(lab, ladder)) {
            rows.push_back(lab::rating_fields(head, lab.tournament(), rating));
        }
    }
    return rows;
}

}  // namespace ctq::scenes
