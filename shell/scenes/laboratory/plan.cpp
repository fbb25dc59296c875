#include "shell/scenes/laboratory/plan.hpp"

#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

core::Problem too_many(const char* what) {
    return {"", core::say("Here {what} at most {most} games; the program ctq takes more.",
                          {{"what", what}, {"most", ui::count_words(kMostRatedGames)}})};
}

core::Failure add_cells(Plan& plan, const Experiment& experiment) {
    auto sweep =
        lab::read_sweep(*experiment.game, experiment.options, core::joined(experiment.seats, ","),
                        experiment.seed, experiment.rotate);
    if (!sweep) {
        return sweep.problem();
    }
    if (sweep->cells() > kMostLabCells) {
        return core::Problem{"", "Here a sweep has at most " + std::to_string(kMostLabCells) +
                                     " combinations; the program ctq takes more."};
    }
    if (experiment.games > kMostLabGames / sweep->cells()) {
        return core::Problem{"", "All combinations together have at most a billion games."};
    }
    for (int cell = 0; cell < sweep->cells(); ++cell) {
        plan.series.push_back(
            {*lab::cell_spec(*sweep, cell), words_of(lab::cell_seats(*sweep, cell))});
    }
    plan.sweep = std::move(*sweep);
    return std::nullopt;
}

core::Failure add_tables(Plan& plan, const Experiment& experiment) {
    const auto options = core::read_options(experiment.game->info->options, experiment.options);
    auto tournament = lab::make_tournament(experiment.seats, experiment.table);
    if (!options) {
        return options.problem();
    }
    if (!tournament) {
        return tournament.problem();
    }
    const auto tables = static_cast<std::int64_t>(tournament->tables.size());
    if (experiment.games > kMostRatedGames / tables) {
        return too_many("the tables of a tournament have together");
    }
    for (int table = 0; table < static_cast<int>(tables); ++table) {
        lab::Spec spec;
        spec.game = experiment.game;
        spec.options = *options;
        spec.seed = core::nth_seed(experiment.seed, static_cast<std::uint64_t>(table));
        spec.rotate = true;
        const std::string seats = lab::table_seats(*tournament, table);
        if (auto problem = lab::seat_bots(spec, seats)) {
            return problem;
        }
        plan.series.push_back({std::move(spec), words_of(seats)});
    }
    plan.tournament = std::move(*tournament);
    return std::nullopt;
}

core::Failure add_comparison(Plan& plan, const Experiment& experiment) {
    if (experiment.seats.size() < 2) {
        return core::Problem{"", "A comparison needs two bots or more."};
    }
    if (experiment.equal >= experiment.better) {
        return core::Problem{"", "What counts as better must be more Elo than what does not."};
    }
    if (experiment.games > kMostRatedGames) {
        return too_many("a comparison has");
    }
    if (auto problem = add_cells(plan, experiment)) {
        return problem;
    }
    return plan.sweep.axes.empty()
               ? core::Failure()
               : core::Problem{"", "A comparison needs fixed bots and rules: nothing may vary."};
}

}  // namespace

core::Result<Plan> plan_of(const Experiment& experiment) {
    if (experiment.games < 1 || experiment.games > kMostLabGames) {
        return core::Problem{
            "", "Games: a whole number from 1 to " + ui::count_words(kMostLabGames) + "."};
    }
    Plan plan;
    using Kind = Experiment::Kind;
    const auto problem = experiment.kind == Kind::tournament   ? add_tables(plan, experiment)
                         : experiment.kind == Kind::comparison ? add_comparison(plan, experiment)
                                                               : add_cells(plan, experiment);
    if (problem) {
        return *problem;
    }
    if (!experiment.from.empty()) {
        lab::Spec begun;
        if (const auto wrong = lab::begin_from(begun, experiment.from)) {
            return *wrong;
        }
        const int seats = begun.from->setup().seat_count();
        for (PlannedSeries& series : plan.series) {
            if (series.spec.game != begun.game || series.spec.options != begun.options) {
                return core::Problem{"", "The position has other rules."};
            }
            if (static_cast<int>(series.bots.size()) != seats) {
                return core::Problem{"", core::say("The position has {n} seats.", {{"n", seats}})};
            }
            series.spec.from = begun.from;
        }
    }
    return plan;
}

}  // namespace ctq::scenes
