#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/known.hpp"
#include "engine/lab/statistics.hpp"
#include "engine/lab/summary.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/jobs.hpp"
#include "shell/scenes/laboratory/comparison.hpp"
#include "shell/scenes/laboratory/plan.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

/// The laboratory without its drawing: the chosen experiment, the running one and the results. A
/// job for a worker is a part: some games that take a few hundredths of a second. A part that was
/// withdrawn is played later, so nothing is lost by stopping, leaving and coming back. The caller
/// passes the current time.
namespace ctq::scenes {

class Laboratory {
  public:
    Laboratory();

    // The chosen experiment.
    /// Returns the experiment that `start` plays. See `played` for the experiment of the results.
    const Experiment& experiment() const { return experiment_; }
    /// Returns why the experiment can't run, as a sentence to show; empty if it can run.
    const std::string& trouble() const { return trouble_; }
    /// Replaces the whole experiment. If it can't run, `trouble` says why.
    void choose(Experiment experiment);
    /// Changes one setting of the experiment (changes.hpp) or of the display (shown_results.hpp).
    /// Returns false and changes nothing if the command is unknown or can't be applied.
    bool change(std::string_view command);

    // The running experiment.
    /// Starts the chosen experiment and discards earlier results. Does nothing if it can't run.
    void start(double now);
    /// Returns whether games are being played or about to be.
    bool running() const { return running_; }
    /// Returns whether the experiment was stopped before the end, so that `go_on` can continue it.
    bool can_go_on() const {
        return !running_ && !cells_.empty() && done_ < total_ && !comparison_.decided();
    }
    /// Continues a stopped experiment with its remaining games.
    void go_on(double now);
    /// Stops the experiment and withdraws the parts that the workers have not finished.
    void stop(double now);
    /// Gives parts to workers that are free.
    void feed(Jobs& jobs);
    /// Processes a worker's reply about the part with this number, counted from 1. Returns false if
    /// that part was withdrawn in the meantime.
    bool on_reply(int number, const platform::Reply& reply, double now);
    /// Return the number of games played so far and the number of games to play, both over all
    /// cells.
    std::int64_t done() const { return done_; }
    std::int64_t total() const { return total_; }
    /// Returns the seconds spent so far.
    double seconds(double now) const { return spent_ + (running_ ? now - since_ : 0); }
    /// Returns the progress: "12 000 of 50 000 games – 3 s left".
    std::string progress_words(double now) const;
    /// Returns the error that stopped the experiment, or an empty string.
    const std::string& failure() const { return failure_; }

    // Saving and loading.
    /// Returns the results, and the parts still to be played, as text.
    std::string serialize() const;
    /// Restores the text that `serialize` wrote, as a stopped experiment. Returns false and changes
    /// nothing if it is malformed.
    bool restore(std::string_view text);

    // The results.
    /// Returns whether at least one game has been played. Some cells may still have none.
    bool has_results() const { return done_ > 0; }
    /// Returns the experiment that the results belong to.
    const Experiment& played() const { return played_; }
    /// Returns the sweep of the results: all combinations of the varied values, which are its
    /// cells. They are numbered from 0 to cells() - 1. If nothing is varied, it has no axes and one
    /// cell.
    const lab::Sweep& sweep() const { return sweep_; }
    int cells() const { return static_cast<int>(cells_.size()); }
    /// Returns the series of games of a cell, and its bots as text.
    const PlannedSeries& series(int cell) const {
        return cells_[static_cast<std::size_t>(cell)].series;
    }
    /// Returns the tournament, with one table per cell. Other kinds of experiment have an empty
    /// one.
    const lab::Tournament& tournament() const { return tournament_; }
    /// Returns the state of the comparison. The results are in it, not in the tally of its cell.
    const Comparison& comparison() const { return comparison_; }
    /// Returns the results of a cell so far.
    const lab::Tally& tally(int cell) const { return cells_[static_cast<std::size_t>(cell)].tally; }
    /// Returns the reference value of an entry (one bot of a cell); nullopt if none is known.
    const std::optional<lab::Reference>& reference(int cell, std::size_t entry) const {
        return cells_[static_cast<std::size_t>(cell)].references[entry];
    }
    /// Returns the mean score that best play reaches; nullopt if it is not known.
    const std::optional<double>& best_mean() const { return best_mean_; }
    /// Returns how the results of a sweep are shown. results.hpp has the values derived from it.
    const ShownResults& shown() const { return shown_; }

  private:
    struct Part {
        int cell = 0;
        std::int64_t first = 0;
        std::int64_t count = 0;
        int number = 0;
    };
    struct Cell {
        PlannedSeries series;
        lab::Tally tally;
        std::int64_t next = 0;  ///< the first game that no part contains yet
        std::vector<std::optional<lab::Reference>> references;
    };

    void check();
    bool compares() const { return played_.kind == Experiment::Kind::comparison; }
    bool next_part(Part& part);
    std::string take_answer(const Part& part, std::span<const std::uint8_t> result);
    bool read_parts(std::string_view line);
    bool read_cell(Cell& cell, std::string_view line);
    std::int64_t part_size() const;

    Experiment experiment_;
    std::string trouble_;
    ShownResults shown_;

    Experiment played_;
    lab::Sweep sweep_;
    lab::Tournament tournament_;
    Comparison comparison_;
    std::vector<Cell> cells_;
    std::optional<double> best_mean_;
    std::vector<std::pair<Part, Ticket>> out_;  ///< parts that workers are playing
    int given_ = 0;                             ///< number of parts given out so far
    std::vector<Part> back_;                    ///< parts withdrawn from the workers
    bool running_ = false;
    std::size_t turn_ = 0;  ///< the cell from which the next part is taken
    std::int64_t done_ = 0;
    std::int64_t total_ = 0;
    double spent_ = 0;  ///< seconds of running before the last start
    double since_ = 0;
    double speed_ = 0;  ///< games per second
    std::string failure_;
};

using lab::NotedGame;

// commands.cpp
/// Append the commands that change the experiment, and the commands that save and open results. The
/// callbacks that the scene sets with `Commands::family` run them.
void add_choice_commands(Commands& list, const Laboratory& lab);
void add_result_commands(Commands& list, const Laboratory& lab);
/// Returns one line: what to do next, the progress, or the outcome.
std::string laboratory_status(const Laboratory& lab, double now);
/// Returns the results in words, one line each.
std::vector<std::string> laboratory_lines(const Laboratory& lab);

// report.cpp
/// Returns the results as CSV, with a line for each bot of each combination, or as JSON in the
/// format of the program `ctq`. `csv`: as CSV.
std::string laboratory_report(const Laboratory& lab, bool csv, double now);

}  // namespace ctq::scenes
