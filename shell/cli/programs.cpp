#include "shell/cli/programs.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/lab/outsiders.hpp"
#include "shell/cli/child_process.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/program_question.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

/// A program is not asked again after this number of consecutive forfeits, because each may use up
/// the time limit.
constexpr int kMostForfeits = 10;

}  // namespace

/// One program and its idle processes.
class Programs::Program {
  public:
    Program(std::string_view word, std::chrono::seconds limit)
        : word_(word), limit_(limit), command_(core::strings(core::words(*program_of(word)))) {
        if (command_.empty()) {
            refuse("Behind exec: there is no program.");
        }
        idle_.push_back(expect(ChildProcess::start(command_)));
    }

    const std::string& word() const { return word_; }

    /// Returns an idle process; null if there is none.
    std::unique_ptr<ChildProcess> lend() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) {
            return nullptr;
        }
        auto process = std::move(idle_.back());
        idle_.pop_back();
        return process;
    }
    /// Makes a lent process idle again.
    void take_back(std::unique_ptr<ChildProcess> process) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(process));
    }

    /// Asks a process. Starts it if there is none, and ends it if it forfeits.
    core::Result<core::Action> ask(std::unique_ptr<ChildProcess>& process, const core::Match& match,
                                   int seat, std::uint64_t seed) {
        if (Interrupt::pressed()) {
            return core::Problem{"", word_ + " was ended."};
        }
        if (given_up()) {
            return core::Problem{"", word_ + " has forfeited too often."};
        }
        if (process == nullptr) {
            auto started = ChildProcess::start(command_);
            if (!started) {
                return forfeit("is gone: " + started.problem().sentence);
            }
            process = std::move(*started);
        }
        const auto line = process->ask(question_text(match, seat, seed), limit_, kMostAnswerBytes);
        auto action = line ? read_program_answer(match, seat, *line)
                           : core::Result<core::Action>(line.problem());
        if (!action) {
            process.reset();
            return Interrupt::pressed() ? action.problem() : forfeit(action.problem().sentence);
        }
        return action;
    }

    /// Counts a finished game, forfeited or not.
    void count_game(bool forfeited) {
        const std::lock_guard lock(mutex_);
        ++games_;
        forfeits_ += forfeited ? 1 : 0;
        consecutive_forfeits_ = forfeited ? consecutive_forfeits_ + 1 : 0;
    }

    /// Prints a remark with the number of forfeits, if there was one.
    void report_forfeits() const {
        if (forfeits_ > 0) {
            remark(word_ + " forfeited " + std::to_string(forfeits_) + " of " +
                   std::to_string(games_) + (games_ == 1 ? " game" : " games") +
                   (consecutive_forfeits_ >= kMostForfeits
                        ? "; in the end it was not asked any more."
                        : "."));
        }
    }

  private:
    bool given_up() {
        const std::lock_guard lock(mutex_);
        return consecutive_forfeits_ >= kMostForfeits;
    }

    core::Problem forfeit(const std::string& what) {
        std::string sentence = word_ + " " + what;
        sentence += sentence.back() == '.' ? "" : ".";
        const std::lock_guard lock(mutex_);
        if (!std::exchange(warned_, true)) {
            remark(sentence + " It forfeits the game.");
        }
        return {"", sentence};
    }

    std::string word_;
    std::chrono::seconds limit_;
    std::vector<std::string> command_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<ChildProcess>> idle_;
    std::int64_t games_ = 0;
    std::int64_t forfeits_ = 0;
    int consecutive_forfeits_ = 0;
    bool warned_ = false;
};

struct Programs::Impl {
    std::chrono::seconds limit;
    std::deque<Program> programs;
};

/// The processes at one table, by program and seat, borrowed from their programs.
class Programs::Table {
  public:
    explicit Table(std::deque<Program>& programs) : programs_(programs) {}
    ~Table() {
        for (auto& [at, process] : processes_) {
            if (process != nullptr) {
                programs_[at.first].take_back(std::move(process));
            }
        }
    }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    core::Result<core::Action> ask(std::uint32_t number, const core::Match& match, int seat,
                                   std::uint64_t seed) {
        const auto [at, fresh] = processes_.try_emplace({number, seat});
        if (at->second == nullptr) {
            at->second = programs_[number].lend();
        }
        return programs_[number].ask(at->second, match, seat, seed);
    }

  private:
    std::deque<Program>& programs_;
    std::map<std::pair<std::uint32_t, int>, std::unique_ptr<ChildProcess>> processes_;
};

Programs::Programs(std::chrono::seconds limit) : impl_(new Impl{limit, {}}) {}

Programs::~Programs() {
    for (const Program& program : impl_->programs) {
        program.report_forfeits();
    }
}

std::uint32_t Programs::add(std::string_view word) {
    auto& programs = impl_->programs;
    auto found = std::find_if(programs.begin(), programs.end(),
                              [word](const Program& one) { return one.word() == word; });
    if (found == programs.end()) {
        programs.emplace_back(word, impl_->limit);
        found = programs.end() - 1;
    }
    return static_cast<std::uint32_t>(found - programs.begin());
}

AskProgram Programs::start_table() {
    return std::bind_front(&Table::ask, std::make_shared<Table>(impl_->programs));
}

lab::Tally Programs::play(const lab::Spec& spec, std::int64_t first, std::int64_t count,
                          const lab::OnGame& on_game) {
    const auto outside = [](const core::BotChoice& entry) { return entry.index == lab::kOutsider; };
    if (std::none_of(spec.entries.begin(), spec.entries.end(), outside)) {
        return lab::play(spec, first, count, on_game);
    }
    Table table(impl_->programs);
    lab::Tally tally;
    for (std::int64_t game = first; game < first + count; ++game) {
        std::uint32_t forfeiter = UINT32_MAX;
        lab::Ending ending;
        const lab::Tally played = lab::play_with(
            spec, game, 1,
            [&](const core::Match& match, int seat, std::uint32_t number) {
                auto action = table.ask(number, match, seat, match.setup().seed);
                forfeiter = action ? forfeiter : number;
                return action;
            },
            [&](const lab::Ending& one) { ending = one; });
        if (Interrupt::pressed()) {
            break;  // the game was cut short because the programs were ended
        }
        lab::add_to(tally, played);
        if (on_game && played.games > 0) {
            on_game(ending);
        }
        for (const core::BotChoice& entry : spec.entries) {
            if (outside(entry)) {
                impl_->programs[entry.parameter].count_game(entry.parameter == forfeiter);
            }
        }
    }
    return tally;
}

lab::PlayGames Programs::player() {
    return [this](const lab::Spec& spec, std::int64_t first, std::int64_t count,
                  const lab::OnGame& on_game) { return play(spec, first, count, on_game); };
}

}  // namespace ctq::cli
