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

/// The laboratory without its picture: what is chosen, what runs, what came out. Games are played
/// by the workers in parts of some hundredths of a second; a part taken back is played later, so
/// that stopping, leaving and coming back lose nothing. The time is an argument.
namespace ctq::app {

class Laboratory {
  public:
    Laboratory();

    // What is chosen.
    /// The experiment that `start` plays; see `played` for that of the results.
    const Experiment& experiment() const { return experiment_; }
    /// Why it can't run, for people; empty when it can.
    const std::string& trouble() const { return trouble_; }
    /// Takes another experiment whole. It may be one that can't run: then `trouble` says so.
    void choose(Experiment experiment);
    /// Changes one thing that is chosen (changes.hpp), or of how results are shown (shown_results.hpp). False, and
    /// nothing changed, when it is none of these or can't be.
    bool change(std::string_view command);

    // What runs.
    /// Begins what is chosen, and forgets what came out before; does nothing where it can't run.
    void start(double now);
    /// Games are being played, or about to be.
    bool running() const { return running_; }
    /// Stopped before the end: `go_on` continues.
    bool can_go_on() const {
        return !running_ && !cells_.empty() && done_ < total_ && !comparison_.decided();
    }
    /// Plays on where it was stopped.
    void go_on(double now);
    /// Takes back what the workers have not finished.
    void stop(double now);
    /// Gives the workers something to do.
    void feed(Jobs& jobs);
    /// Takes a worker's reply about a part that it was given, by the part's number, from 1; false
    /// where the laboratory has taken that back.
    bool hear(int number, const platform::Reply& reply, double now);
    /// Games that have been played, and all that are to be, over all cells.
    std::int64_t done() const { return done_; }
    std::int64_t total() const { return total_; }
    /// Spent on it so far.
    double seconds(double now) const { return spent_ + (running_ ? now - since_ : 0); }
    /// "12 000 of 50 000 games – 3 s left".
    std::string progress_words(double now) const;
    /// Why it stopped by itself; empty when it did not.
    const std::string& failure() const { return failure_; }

    // What survives the page.
    /// What is done and what is left, as text.
    std::string serialize() const;
    /// Takes up such a text, stopped; false, and nothing changed, when it is none.
    bool restore(std::string_view text);

    // What came out.
    /// At least one game has been played; not every cell need have any.
    bool has_results() const { return done_ > 0; }
    /// What the results are of.
    const Experiment& played() const { return played_; }
    /// What the results are a sweep over; without axes where nothing is varied. Its cells are
    /// counted from 0 to cells() - 1.
    const lab::Sweep& sweep() const { return sweep_; }
    int cells() const { return static_cast<int>(cells_.size()); }
    /// The series of a cell, and the words of its bots.
    const PlannedSeries& series(int cell) const {
        return cells_[static_cast<std::size_t>(cell)].series;
    }
    /// The tables of a tournament, one a cell; none of anything else.
    const lab::Tournament& tournament() const { return tournament_; }
    /// What a comparison has come to; its cell has no tally.
    const Comparison& comparison() const { return comparison_; }
    /// What came out of a cell so far.
    const lab::Tally& tally(int cell) const { return cells_[static_cast<std::size_t>(cell)].tally; }
    /// What is known beforehand of an entry of a cell.
    const std::optional<lab::Reference>& reference(int cell, std::size_t entry) const {
        return cells_[static_cast<std::size_t>(cell)].references[entry];
    }
    /// The mean of the best play there is; none where nobody knows.
    const std::optional<double>& best_mean() const { return best_mean_; }
    /// How the results of a sweep are shown. What is read off them so stands in results.hpp.
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
        std::int64_t next = 0;  ///< the first game no part has yet
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
    std::vector<std::pair<Part, Ticket>> out_;  ///< given to the workers
    int given_ = 0;                             ///< parts, as many as there were
    std::vector<Part> back_;                    ///< taken back
    bool running_ = false;
    std::size_t turn_ = 0;  ///< the cell that is next
    std::int64_t done_ = 0;
    std::int64_t total_ = 0;
    double spent_ = 0;  ///< seconds before the last start
    double since_ = 0;
    double speed_ = 0;  ///< games a second
    std::string failure_;
};

using lab::NotedGame;

// commands.cpp
/// Adds what can be chosen, and what can be saved and looked at; the scene's families do it.
void add_choice_commands(Commands& list, const Laboratory& lab);
void add_result_commands(Commands& list, const Laboratory& lab);
/// One line: what to do, what goes on, what came out.
std::string laboratory_status(const Laboratory& lab, double now);
/// The results in words, a line each.
std::vector<std::string> laboratory_lines(const Laboratory& lab);

// report.cpp
/// The results as CSV, a line for each bot of each combination, or as JSON like ctq's.
std::string laboratory_csv(const Laboratory& lab, double now);
std::string laboratory_json(const Laboratory& lab, double now);

}  // namespace ctq::app
