#include "shell/scenes/laboratory/laboratory.hpp"

#include <algorithm>

#include "engine/core/elo.hpp"
#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/job.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

constexpr int kOutEach = 3;              // parts given to each worker at a time
constexpr std::int64_t kFirstPart = 32;  // games in a part while the speed is unknown
constexpr double kSecondsAPart = 0.06;
constexpr std::int64_t kMostPart = 100'000;

}  // namespace

Laboratory::Laboratory() {
    experiment_ = experiment_of(lab::presets(*cabinet().front()).front());
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

bool Laboratory::change(std::string_view command) {
    const bool done =
        change_experiment(experiment_, command) || change_shown(shown_, command, cells());
    check();
    return done;
}

void Laboratory::start(double now) {
    auto plan = plan_of(experiment_);
    if (!plan) {
        return;
    }
    if (experiment_.seats.size() == 1 || experiment_.seats.size() != played_.seats.size()) {
        shown_.measure = experiment_.seats.size() == 1 ? ShownResults::Measure::score
                                                       : ShownResults::Measure::wins;
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
            core::share_at(static_cast<double>(played_.equal), static_cast<int>(seats));
        comparison_.after =
            core::share_at(static_cast<double>(played_.better), static_cast<int>(seats));
        comparison_.most = (played_.games + seats - 1) / seats;
    }
    shown_.cell = -1;
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

/// Takes the next part from one cell after the other, so that all cells progress alike.
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
        const std::int64_t left = (compares() ? comparison_.most : played_.games) - cell.next;
        if (left > 0) {
            const auto games = static_cast<std::int64_t>(played_.seats.size());  // games in a unit
            const std::int64_t count =
                compares() ? part_of_batch(comparison_, cell.next,
                                           std::max<std::int64_t>(part_size() / games, 1))
                           : std::min(part_size(), left);
            part = {static_cast<int>(at), cell.next, count, 0};
            cell.next += count;
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
                               on_reply(number, reply, now);
                           }));
    }
}

bool Laboratory::on_reply(int number, const platform::Reply& reply, double now) {
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

/// Adds the results of a part. Returns an error message; empty if there is no error.
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

}  // namespace ctq::scenes
