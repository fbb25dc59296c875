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

/// What `ctq learn` of tables and of nets have in common.
namespace ctq::cli {

/// Learns the tables of a mixed policy; a net; what a net is compared with.
void learn_tables(const LearnArguments& arguments);
void learn_net(const LearnArguments& arguments);
void learn_compared(const LearnArguments& arguments);

/// The school of the game with this name, which has features.
lab::School school_called(const std::string& game);

/// Bytes as a text, and the other way round; both must outlive the result.
inline std::string_view as_text(const core::Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline core::ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// What the checkpoint of that name holds; none where there is no such file, or no name.
std::optional<std::string> read_checkpoint(const std::string& path);

/// A part of one, and the share of the wins that matches brought, in per cent.
std::string percent(double part);
double share_of(std::int64_t shares, std::int64_t matches);
/// The latter and its bounds, as three columns of CSV.
std::string share_columns(std::int64_t shares, std::int64_t matches);

/// What is learned in steps of several parts, on so many threads, with the checkpoint it goes on from. A
/// learner has steps(), step(), done(), parts(), play(part), learn(found), checkpoint() and resume(bytes).
template <class Learner>
class LearnCourse {
  public:
    /// Refuses a checkpoint of something else.
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

/// Learns until all is learned, or for so many steps (0: no end), and saves every few seconds; whether it is
/// all. A course has steps(), steps_done(), done(), go_on() and save(); `after` is called after each step.
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
