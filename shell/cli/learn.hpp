#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/lab/learn/learner.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// Shared parts of `ctq learn` for tables and nets.
namespace ctq::cli {

/// Learn the tables of a mixed policy, a net, and the bots that a net is compared with.
void learn_tables(const LearnArguments& arguments);
void learn_net(const LearnArguments& arguments);
void learn_compared(const LearnArguments& arguments);

/// Returns the school of the game with this name. Refuses a game without features.
lab::School school_called(const std::string& game);

/// Views of bytes as text and of text as bytes. The argument must outlive the result.
inline std::string_view as_text(const core::Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline core::ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Returns the content of a checkpoint; none if the path is empty or there is no such file.
std::optional<std::string> read_checkpoint(const std::string& path);

/// Format a fraction as a percentage, and return the average share of the first place per match.
/// `shares` in units of 1 / core::kFirstPlaceWorth.
std::string percent(double part);
double share_of(std::int64_t shares, std::int64_t matches);
/// Returns that share with its bounds in per cent, as three columns of CSV.
std::string share_columns(std::int64_t shares, std::int64_t matches);

/// Runs a learner whose steps have several parts, on several threads, from its checkpoint. A
/// learner has steps(), step(), done(), parts(), play(part), learn(found), checkpoint() and
/// resume(bytes).
template <class Learner>
class LearnCourse {
  public:
    /// Resumes the checkpoint if there is one. Refuses a checkpoint of something else.
    LearnCourse(const LearnArguments& arguments, Learner learner)
        : arguments_(arguments), learner_(std::move(learner)) {
        if (const auto text = read_checkpoint(arguments.checkpoint)) {
            expect(learner_.resume(as_bytes(*text)));
        }
    }

    const Learner& learner() const { return learner_; }
    std::int64_t steps() const { return learner_.steps(); }
    std::int64_t steps_done() const { return learner_.step(); }
    bool done() const { return learner_.done(); }
    void go_on() {
        std::vector<lab::Found> found(static_cast<std::size_t>(learner_.parts()));
        in_parallel(learner_.parts(), arguments_.threads, [&](std::int64_t part) {
            found[static_cast<std::size_t>(part)] = learner_.play(static_cast<int>(part));
        });
        learner_.learn(found);
    }
    void save() const {
        if (!arguments_.checkpoint.empty()) {
            write_file(arguments_.checkpoint, as_text(learner_.checkpoint()));
        }
    }

  private:
    const LearnArguments& arguments_;
    Learner learner_;
};

/// Learns until all is learned, or for `part` steps (0: no limit), and saves every few seconds.
/// Returns whether all is learned. A course has steps(), steps_done(), done(), go_on() and save().
/// `after` is called after each step.
template <class Course, class After>
bool learn_on(Course& course, std::int64_t part, const char* what, const After& after) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds save_every{5};
    const std::int64_t before = course.steps_done();
    const std::int64_t end = part > 0 ? std::min(before + part, course.steps()) : course.steps();
    Progress progress(end - before, what);
    auto saved = Clock::now();
    while (!course.done() && course.steps_done() < end) {
        course.go_on();
        after();
        progress.show(course.steps_done() - before);
        if (Clock::now() - saved >= save_every) {
            course.save();
            saved = Clock::now();
        }
    }
    course.save();
    if (!course.done()) {
        print("Learned " + std::to_string(course.steps_done()) + " of " +
              std::to_string(course.steps()) + " " + what +
              "; the same command goes on from the checkpoint.\n");
    }
    return course.done();
}

}  // namespace ctq::cli
