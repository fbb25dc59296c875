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
#include "shell/cli/timing.hpp"

/// Shared parts of `ctq learn` for tables and nets.
namespace ctq::cli {

/// Learns the tables of a mixed policy.
void learn_tables(const LearnArguments& arguments);
/// Learns a net.
void learn_net(const LearnArguments& arguments);
/// Learns the bots that a net is compared with.
void learn_compared(const LearnArguments& arguments);

/// Returns the `School` of the game with this name: all that learning its nets needs. Refuses a
/// game without features.
lab::School find_school(const std::string& game);

/// Returns bytes as text. The bytes must outlive the result.
inline std::string_view as_text(const core::Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
/// Returns text as bytes. The text must outlive the result.
inline core::ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Returns the content of a checkpoint; none if the path is empty or there is no such file.
std::optional<std::string> read_checkpoint(const std::string& path);

/// Formats a fraction as a percentage with one decimal, without the sign.
std::string percent(double part);
/// Returns the average share of the first place per match. `shares` in units of
/// 1 / core::kFirstPlaceWorth.
double share_of(std::int64_t shares, std::int64_t matches);
/// Returns the share that `share_of` computes and its bounds, in per cent, as three columns of CSV.
std::string share_columns(std::int64_t shares, std::int64_t matches);

/// Learns from the checkpoint on, if there is one, until all is learned or `--part` steps are made.
/// Saves every few seconds. Returns whether all is learned. Refuses a checkpoint of something else.
/// A learner has steps(), step(), done(), parts(), play(part), learn(found), checkpoint() and
/// resume(bytes); the parts of a step are played on several threads. `what`: the name of steps.
/// `after` is called after each step.
template <class Learner, class After>
bool learn_in_steps(const LearnArguments& arguments, Learner& learner, const char* what,
                    const After& after) {
    constexpr std::chrono::seconds save_every{5};
    if (const auto text = read_checkpoint(arguments.checkpoint)) {
        expect(learner.resume(as_bytes(*text)));
    }
    const auto save = [&] {
        if (!arguments.checkpoint.empty()) {
            write_file(arguments.checkpoint, as_text(learner.checkpoint()));
        }
    };
    const std::int64_t before = learner.step();
    const std::int64_t end =
        arguments.part > 0 ? std::min(before + arguments.part, learner.steps()) : learner.steps();
    Progress progress(end - before, what);
    auto saved = Clock::now();
    while (!learner.done() && learner.step() < end) {
        learner.learn(in_parallel(learner.parts(), arguments.threads, [&](std::int64_t part) {
            return learner.play(static_cast<int>(part));
        }));
        after();
        progress.show(learner.step() - before);
        if (Clock::now() - saved >= save_every) {
            save();
            saved = Clock::now();
        }
    }
    save();
    if (!learner.done()) {
        print("Learned " + std::to_string(learner.step()) + " of " +
              std::to_string(learner.steps()) + " " + what +
              "; the same command goes on from the checkpoint.\n");
    }
    return learner.done();
}

}  // namespace ctq::cli
