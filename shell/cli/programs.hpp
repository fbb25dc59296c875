#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

namespace ctq::cli {

/// Asks a program for the action of `seat`, whose turn it is. The match holds everything, or only
/// what this seat sees. `number` identifies the program; `seed` is for its random numbers. Fails if
/// the program forfeits, with a sentence.
using AskProgram = std::function<core::Result<core::Action>(
    std::uint32_t number, const core::Match& match, int seat, std::uint64_t seed)>;

/// The programs of one command that play as bots do. A program is identified by its number, which
/// is the parameter of its entry (lab::kOutsider). An error of a program forfeits its game and is
/// reported on standard error: the first one of each program at once, the total by the destructor.
/// The destructor also ends the programs.
class Programs {
  public:
    /// `limit`: the time limit for each answer.
    explicit Programs(std::chrono::seconds limit);
    ~Programs();
    Programs(const Programs&) = delete;
    Programs& operator=(const Programs&) = delete;

    /// Returns the number of the program in `exec:PROGRAM WORD…`, whose words are separated by
    /// blanks. The same text gives the same number. Throws Refusal if it can't be started, or if
    /// nothing can be started here.
    std::uint32_t add(std::string_view word);
    /// Returns a function that asks programs for one match at a time, with one process per seat.
    /// Call it from one thread at a time, and only while this object lives.
    AskProgram start_table();

    /// Returns a version of `lab::play` that also plays entries with programs. Each call uses its
    /// own processes, so several threads may call it at once, while this object lives. The games
    /// don't depend on the number of threads if the programs answer from the question alone. After
    /// Ctrl-C, which ends the programs, the game in progress and later ones are left out.
    lab::PlayGames player();

  private:
    lab::Tally play(const lab::Spec& spec, std::int64_t first, std::int64_t count,
                    const lab::OnGame& on_game);

    class Program;
    class Table;
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ctq::cli
