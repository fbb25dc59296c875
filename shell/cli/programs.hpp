#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

namespace ctq::cli {

/// Asks a program for the action of `seat`, whose turn it is, in a match of which everything is
/// known, or what this seat sees. `number` is the program's, `seed` what its chance comes from.
/// Problem: it forfeits, as a sentence.
using AskProgram = std::function<core::Result<core::Action>(
    const core::Match& match, int seat, std::uint32_t number, std::uint64_t seed)>;

/// The programs of one command that play as bots do. They are known by their numbers, which are the
/// parameters of their entries (lab::kOutsider). What they do wrong forfeits their game and is told
/// on standard error: each program's first time at once, all times when this object goes. With it
/// go the programs.
class Programs {
  public:
    /// Each answer may take a program so long.
    explicit Programs(std::chrono::seconds limit);
    ~Programs();
    Programs(const Programs&) = delete;
    Programs& operator=(const Programs&) = delete;

    /// The number of the program that `exec:PROGRAM WORD…` names, whose words are told apart by
    /// blanks; the same for the same words. Throws Refusal: it can't be started, or nothing can be
    /// started here.
    std::uint32_t add(std::string_view word);
    /// Programs for one match, or for one after the other: a process for each seat. To be called by
    /// one thread at a time, and not longer than this object lives.
    AskProgram sit_down();

    /// `lab::play`, where there are programs among the entries, too, with processes of its own at
    /// each call, so that several threads may call it at once; for as long as this object lives. Games
    /// are the same on any number of threads as far as programs answer by the question alone. After
    /// Ctrl-C, which ends the programs, without the game that was under way and those behind it.
    lab::PlayGames player();

  private:
    lab::Tally play(const lab::Spec& spec, std::int64_t first, std::int64_t count);

    class Program;
    class Table;
    struct Known;
    std::unique_ptr<Known> known_;
};

}  // namespace ctq::cli
