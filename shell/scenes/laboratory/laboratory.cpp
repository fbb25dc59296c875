#include "shell/scenes/laboratory/laboratory.hpp"

#include <algorithm>
#include <optional>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/job.hpp"
#include "shell/scenes/laboratory/changes.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::app {
namespace {

constexpr int kOutEach = 3;              // parts with each worker at a time
constexpr std::int64_t kFirstPart = 32;  // games, while the speed is unknown
constexpr double kSecondsAPart = 0.06;
constexpr std::int64_t kMostPart = 100'000;

}  // namespace

Laboratory::Laboratory() {
    const core::GameHandle& game = *cabinet().front();
    const auto presets = lab::presets(game);
    if (!presets.empty()) {
        experiment_ = experiment_of(presets.front());
    } else {
        experiment_.game = &game;
        experiment_.seats.assign(static_cast<std::size_t>(std::max(game.info->least_seats, 1)),
                                 bots::roster(game)[0].info.id);
    }
    check();
}

void Laboratory::check() {
    const auto plan = plan_of(experiment_);
    trouble_ = plan ? "" : plan.problem().sentence;
}

void Laboratory::choose(Experiment experiment) {
    experiment_ = std::move(experiment);
    check();
}

bool Laboratory::change_view(std::string_view command) {
    bool done = true;
    if (command == "extremes:on" || command == "extremes:off") {
        extremes_ = command == "extremes:on";
    } else if (const auto order = core::after_prefix(command, "sort:")) {
        const auto found = std::find(std::begin(kOrders), std::end(kOrders), *order);
        done = found != std::end(kOrders);
        order_ = done ? static_cast<Order>(found - std::begin(kOrders)) : order_;
    } else if (command == "rows:all" || command == "rows:few") {
        all_rows_ = command == "rows:all";
    } else if (const auto cell = core::after_prefix(command, "cell:")) {
        const auto number = core::read_number(*cell);
        done = number && *number >= 0 && *number < cells();
        chosen_ = done ? static_cast<int>(*number) : chosen_;
    } else if (command == "measure:wins") {
        measure_ = Measure::wins;
    } else if (command == "measure:shared") {
        measure_ = Measure::shared;
    } else if (command == "measure:score") {
        measure_ = Measure::score;
    } else {
        done = false;
    }
    return done;
}

bool Laboratory::change(std::string_view command) {
    const bool done = change_experiment(experiment_, command) || change_view(command);
    check();
    return done;
}

void Laboratory::start(double now) {
    auto plan = plan_of(experiment_);
    if (!plan) {
        return;
    }
    if (experiment_.seats.size() == 1 || experiment_.seats.size() != played_.seats.size()) {
        measure_ = experiment_.seats.size() == 1 ? Measure::score : Measure::wins;
    }
    played_ = experiment_;
    sweep_ = std::move(plan->sweep);
    tournament_ = std::move(plan->tournament);
    cells_.clear();
    for (PlannedSeries& series : plan->series) {
        cells_.push_back({std::move(series), {}, 0, {}});
        Cell& added = cells_.back();
        for (std::size_t i = 0; i < added.series.bots.size(); ++i) {
            added.references.push_back(lab::reference(added.series.spec, i));
        }
    }
    best_mean_ = lab::best_mean(cells_.front().series.spec);
    const auto seats = static_cast<std::int64_t>(played_.seats.size());
    comparison_ = {};
    if (compares()) {
        comparison_.before =
            lab::share_at(static_cast<double>(played_.equal), static_cast<int>(seats));
        comparison_.after =
            lab::share_at(static_cast<double>(played_.better), static_cast<int>(seats));
        comparison_.most = (played_.games + seats - 1) / seats;
    }
    chosen_ = -1;
    out_.clear();
    back_.clear();
    turn_ = 0;
    done_ = 0;
    total_ = compares() ? comparison_.most * seats : played_.games * cells();
    spent_ = 0;
    speed_ = 0;
    go_on(now);
}

void Laboratory::go_on(double now) {
    running_ = true;
    since_ = now;
    failure_.clear();
}

void Laboratory::stop(double now) {
    for (const auto& [part, ticket] : out_) {
        back_.push_back(part);
    }
    out_.clear();
    spent_ += running_ ? now - since_ : 0;
    running_ = false;
}

std::int64_t Laboratory::part_size() const {
    return speed_ == 0 ? kFirstPart
                       : std::clamp(static_cast<std::int64_t>(speed_ * kSecondsAPart),
                                    std::int64_t{1}, kMostPart);
}

/// Cells take turns, so that a map fills evenly.
bool Laboratory::next_part(Part& part) {
    if (!back_.empty()) {
        part = back_.back();
        back_.pop_back();
        return true;
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const std::size_t at = turn_ % cells_.size();
        ++turn_;
        Cell& cell = cells_[at];
        if (compares() && cell.next < comparison_.most) {
            const std::int64_t games = static_cast<std::int64_t>(played_.seats.size());
            const std::int64_t wanted = std::max<std::int64_t>(part_size() / games, 1);
            part = {0, cell.next, part_of_batch(comparison_, cell.next, wanted), 0};
            cell.next += part.count;
            return true;
        }
        if (!compares() && cell.next < played_.games) {
            part = {static_cast<int>(at), cell.next,
                    std::min(part_size(), played_.games - cell.next), 0};
            cell.next += part.count;
            return true;
        }
    }
    return false;
}

void Laboratory::feed(Jobs& jobs) {
    Part part;
    const auto most = static_cast<std::size_t>(kOutEach * jobs.size());
    while (running_ && out_.size() < most && next_part(part)) {
        const Cell& cell = cells_[static_cast<std::size_t>(part.cell)];
        part.number = ++given_;
        out_.emplace_back(
            part, jobs.ask(lab::encode({cell.series.spec, part.first, part.count, compares()}),
                           [this, number = given_](platform::Reply&& reply, double now) {
                               hear(number, reply, now);
                           }));
    }
}

bool Laboratory::hear(int number, const platform::Reply& reply, double now) {
    const auto at = std::find_if(out_.begin(), out_.end(),
                                 [&](const auto& one) { return one.first.number == number; });
    if (at == out_.end()) {
        return false;
    }
    const Part part = at->first;
    out_.erase(at);
    failure_ = reply.done ? take_answer(part, reply.result) : reply.trouble;
    if (!failure_.empty()) {
        back_.push_back(part);
        stop(now);
        return true;
    }
    const double spent = seconds(now);
    speed_ = spent > 0 ? static_cast<double>(done_) / spent : 0;
    if (done_ == total_ || comparison_.decided()) {
        stop(now);
    }
    return true;
}

/// Adds what a part came to; why it can't be, empty where it can.
std::string Laboratory::take_answer(const Part& part, std::span<const std::uint8_t> result) {
    constexpr const char* wrong = "a part came back with the wrong number of games";
    if (compares()) {
        const auto units = lab::read_units(result);
        if (!units || units->units != part.count) {
            return units ? wrong : units.problem().sentence;
        }
        take_units(comparison_, part.first, *units);
        done_ = comparison_.sum.games;
        for (const auto& [first, early] : comparison_.early) {
            done_ += early.games;
        }
        return {};
    }
    const auto tally = lab::read_answer(result);
    if (!tally || tally->games != part.count) {
        return tally ? wrong : tally.problem().sentence;
    }
    lab::add_to(cells_[static_cast<std::size_t>(part.cell)].tally, *tally);
    done_ += part.count;
    return {};
}

std::string Laboratory::progress_words(double now) const {
    const double spent = seconds(now);
    const double left = speed_ > 0 ? static_cast<double>(total_ - done_) / speed_ : 0;
    const bool minutes = left >= 90;
    const bool known = running_ && speed_ > 0;
    return core::say(
        "{done} of {total} games{over: in {spent} s|}{known: – {left} {minutes:min|s} left|}",
        {{"done", ui::count_words(done_)},
         {"total", ui::count_words(total_)},
         {"over", !running_},
         {"spent", ui::number_words(spent, spent < 10 ? 1 : 0)},
         {"known", known},
         {"left", ui::number_words(minutes ? left / 60 : left, 0)},
         {"minutes", minutes}});
}

std::size_t Laboratory::entry() const {
    for (const lab::Axis& axis : sweep_.axes) {
        if (axis.seat > 0) {
            return static_cast<std::size_t>(axis.seat - 1);
        }
    }
    return 0;
}

double Laboratory::value(const lab::Tally& tally, std::size_t entry) const {
    const lab::EntryTally& counts = tally.entry[entry];
    const auto games = static_cast<double>(std::max<std::int64_t>(tally.games, 1));
    switch (measure_) {
        case Measure::wins:
            return static_cast<double>(counts.wins) / games;
        case Measure::shared:
            return static_cast<double>(counts.draws) / games;
        case Measure::score:
            break;
    }
    return static_cast<double>(counts.score.sum) / games / 2;
}

std::optional<double> Laboratory::known_value(int cell) const {
    const std::optional<lab::Reference>& known = reference(cell, entry());
    if (!known) {
        return std::nullopt;
    }
    return measure_ == Measure::wins     ? known->wins
           : measure_ == Measure::shared ? known->draws
                                         : known->mean;
}

int Laboratory::shown_cell() const {
    if (chosen_ >= 0) {
        return chosen_;
    }
    const std::vector<int> order = ranking();
    return order.empty() ? 0 : order.front();
}

std::string Laboratory::cell_words(int cell) const {
    const std::vector<int> values = lab::cell_values(sweep_, cell);
    std::string words;
    for (std::size_t i = 0; i < sweep_.axes.size(); ++i) {
        const lab::Axis& axis = sweep_.axes[i];
        const std::string& word = axis.values[static_cast<std::size_t>(values[i])].word;
        words += (i > 0 ? ", " : "") +
                 (axis.seat == 0 ? options_words_title(*played_.game, axis.option + "=" + word)
                                 : bot_words_title(*played_.game, word));
    }
    return words;
}

std::string Laboratory::seat_title(std::size_t entry) const {
    return bot_words_title(*played_.game, played_.seats[entry]);
}

namespace {

/// Cells with a figure each.
using Figures = std::vector<std::pair<double, int>>;

/// The greatest figure first; where they are alike in their order.
std::vector<int> by_figure(Figures figures) {
    for (auto& [figure, cell] : figures) {
        figure = -figure;
    }
    std::sort(figures.begin(), figures.end());
    std::vector<int> order;
    for (const auto& [figure, cell] : figures) {
        order.push_back(cell);
    }
    return order;
}

}  // namespace

std::vector<int> Laboratory::ranking() const {
    Figures figures;
    for (int cell = 0; cell < cells(); ++cell) {
        if (tally(cell).games > 0) {
            figures.emplace_back(value(tally(cell), entry()), cell);
        }
    }
    return by_figure(std::move(figures));
}

std::vector<int> Laboratory::sorted() const {
    if (order_ == Order::best) {
        return ranking();
    }
    Figures figures;
    for (int cell = 0; cell < cells(); ++cell) {
        const lab::EntryTally& counts = tally(cell).entry[entry()];
        const std::int64_t games = tally(cell).games;
        const lab::Spread score = lab::spread(games, counts.score.sum, counts.score.squares, 2);
        const auto share = [games](std::int64_t of) {
            return static_cast<double>(of) / static_cast<double>(games);
        };
        const double figure = order_ == Order::games        ? static_cast<double>(games)
                              : order_ == Order::wins       ? share(counts.wins)
                              : order_ == Order::mean       ? score.mean
                              : order_ == Order::sd         ? score.sd
                              : order_ == Order::unfinished ? share(counts.unfinished)
                                                            : 0;  // as the combinations were made
        if (games > 0) {
            figures.emplace_back(figure, cell);
        }
    }
    return by_figure(std::move(figures));
}

std::vector<lab::Tally> tallies_of(const Laboratory& lab) {
    std::vector<lab::Tally> tallies;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        tallies.push_back(lab.tally(cell));
    }
    return tallies;
}

std::array<NotedGame, 3> noted_scores(const lab::Tally& tally, std::size_t entry) {
    return lab::noted_games(tally.entry[entry].score, "worst", "best");
}

std::array<NotedGame, 3> noted_lengths(const lab::Tally& tally) {
    return lab::noted_games(tally.actions, "shortest", "longest");
}

}  // namespace ctq::app
