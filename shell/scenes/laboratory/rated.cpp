// The results of a tournament and a comparison, as words and rows.
#include "shell/scenes/laboratory/rated.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/figure_row.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

std::vector<FigureLine> ladder_lines(const Laboratory& lab, const Ladder& ladder) {
    std::vector<FigureLine> lines;
    const auto& ratings = ladder.ratings();
    const bool unfinished = std::any_of(ratings.begin(), ratings.end(),
                                        [](const auto& one) { return one.unfinished > 0; });
    for (const lab::Rating& rating : ratings) {
        FigureLine line{entry_title(lab, static_cast<std::size_t>(rating.bot)), {}};
        line.figures.push_back({"Elo", ui::number_words(rating.elo, 0)});
        line.figures.push_back({kBounds95, ladder.bounded()
                                               ? ui::number_words(rating.low, 0) + " – " +
                                                     ui::number_words(rating.high, 0)
                                               : std::string("…")});
        line.figures.push_back({"Games", ui::count_words(rating.games)});
        line.figures.push_back({"Won", percent(rating.wins.share) + " %"});
        if (unfinished) {
            line.figures.push_back({"Unfinished", ui::count_words(rating.unfinished)});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<FigureLine> comparison_lines(const Laboratory& lab) {
    const Comparison& comparison = lab.comparison();
    const lab::UnitTally& sum = comparison.sum;
    FigureLine line{verdict_words(lab, "not shown to be either"), {}};
    line.figures = {
        {"Games", ui::count_words(sum.games)},
        {"First places", percent(lab::mean_share(sum)) + " %"},
        {"± 95 %", percent(1.96 * lab::share_error(sum))},
        {"Log ratio", ui::number_words(comparison.ratio(), 2)},
    };
    if (sum.unfinished > 0) {
        line.figures.push_back({"Unfinished", ui::count_words(sum.unfinished)});
    }
    return {line};
}

std::string line_words(const FigureLine& line) {
    std::string words = line.name + ":";
    for (const TableFigure& figure : line.figures) {
        words +=
            (words.back() == ':' ? " " : ", ") + std::string(figure.title) + " " + figure.words;
    }
    return words + ".";
}

bool compares(const Laboratory& lab) {
    return lab.played().kind == Experiment::Kind::comparison;
}

std::vector<FigureLine> lines_of(const Laboratory& lab, const Ladder& ladder) {
    return compares(lab) ? comparison_lines(lab) : ladder_lines(lab, ladder);
}

}  // namespace

float draw_rated_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect) {
    return draw_figure_lines(canvas, rect, compares(scene.lab()) ? "Found" : "Bot",
                             lines_of(scene.lab(), scene.ladder()));
}

std::vector<std::string> rated_lines(const Laboratory& lab, const Ladder& ladder) {
    std::vector<std::string> lines;
    for (const FigureLine& line : lines_of(lab, ladder)) {
        lines.push_back(line_words(line));
    }
    const auto tallies = tallies_of(lab);
    for (std::size_t i = 0; i < lab.tournament().bots.size(); ++i) {
        for (std::size_t k = i + 1; k < lab.tournament().bots.size(); ++k) {
            const lab::Pair pair =
                lab::compare(lab.tournament(), tallies, static_cast<int>(i), static_cast<int>(k));
            lines.push_back(core::say(
                "{a} before {b}: {share} % ({low} to {high}) of {games} games{certain:|; it "
                "may be chance}.",
                {{"a", entry_title(lab, i)},
                 {"b", entry_title(lab, k)},
                 {"share", percent(pair.share.share)},
                 {"low", percent(pair.share.low)},
                 {"high", percent(pair.share.high)},
                 {"games", ui::count_words(pair.games)},
                 {"certain", pair.certain()}}));
        }
    }
    return lines;
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
    if (compares(lab)) {
        rows.push_back(lab::comparison_fields(
            {of.game->info->id, of.options, core::joined(of.seats, ","), elo_text(of), of.seed},
            lab.comparison().sum, lab.comparison().ratio()));
    } else if (of.kind == Experiment::Kind::tournament) {
        const lab::TournamentHead head{of.game->info->id, of.options, of.table, of.seed};
        for (const lab::Rating& rating : bounded_ratings(lab, ladder)) {
            rows.push_back(lab::rating_fields(head, lab.tournament(), rating));
        }
    }
    return rows;
}

}  // namespace ctq::scenes
