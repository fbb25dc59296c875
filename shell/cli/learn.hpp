#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "engine/core/bytes.hpp"
#include "engine/lab/learn/learner.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/streams.hpp"

/// What `ctq learn` of tables and of nets have in common.
namespace ctq::cli {

/// Learns the tables of a mixed policy; a net; what a net is compared with.
void learn_tables(const LearnArguments& arguments);
void learn_net(const LearnArguments& arguments);
void learn_compared(const LearnArguments& arguments);

/// The school of the game with this name, which has features.
lab::School school_called(const std::string& game);

/// Does the next step of what is learned, its parts on so many threads (0: as many as the machine has).
template <class Learner>
void learn_step(Learner& learner, int threads) {
    std::vector<lab::Found> found(static_cast<std::size_t>(learner.parts()));
    in_parallel(learner.parts(), threads, [&](std::int64_t part) {
        found[static_cast<std::size_t>(part)] = learner.play(static_cast<int>(part));
    });
    learner.learn(found);
}

/// Bytes as a text, and the other way round; both must outlive the result.
inline std::string_view as_text(const core::Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline core::ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// What the checkpoint of that name holds; none where there is no such file, or no name.
std::optional<std::string> read_checkpoint(const std::string& path);

/// Learns until all is learned, or for so many steps (0: no end), and saves every few seconds; whether it is
/// all. A course has steps(), steps_done(), done(), go_on() and save().
template <class Course>
bool learn_on(Course& course, std::int64_t part, const char* what) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds save_every{5};
    const std::int64_t before = course.steps_done();
    const std::int64_t end = part > 0 ? std::min(before + part, course.steps()) : course.steps();
    Progress progress(end - before, what);
    auto saved = Clock::now();
    while (!course.done() && course.steps_done() < end) {
        course.go_on();
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
