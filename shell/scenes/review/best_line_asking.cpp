#include "shell/scenes/review/best_line_asking.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/sandbox/sandbox.hpp"

namespace ctq::scenes {
namespace {

constexpr std::string_view kTip =
    "Steps through one likely continuation from here: everybody takes the best action found, and "
    "chance is drawn once.";
constexpr std::string_view kUnknown =
    "The best action here is not known. Go to a decision that the analysis has judged.";

/// Returns the playouts of the last analysis, but not those of the slowest, because a line has
/// several decisions.
std::int64_t playouts(const Analysis& analysis) {
    return kCloseness[static_cast<std::size_t>(std::clamp(analysis.closeness(), 0, 1))].playouts;
}

}  // namespace

void BestLineAsking::add(Commands& list) {
    if (works()) {
        list.add("best-line-stop", "Stop", [this] { stop(); }).look.places = kAtRemark;
        return;
    }
    Command& command = list.add("best-line", "Play the best line", [this] { begin(); });
    command.enabled = !review_.best.empty();
    command.key = {ui::Key::character, U'e', "E", "play the best line"};
    command.look = {.word = "Best line",
                    .tip = command.enabled ? kTip : kUnknown,
                    .icon = ui::Symbol::hint,
                    .places = review_.analysis.closeness() < 0 ? 0U : kAtRemark,
                    .menu = "way-line",
                    .rank = 3,
                    .small_menu = true};
}

std::string BestLineAsking::progress() const {
    return core::say(
        "Finding one likely continuation: {n} {n:decision|decisions} of at most {most}.",
        {{"n", line_->decisions()}, {"most", match::BestLine::kMostDecisions}});
}

void BestLineAsking::moved() {
    if (works() && board_.session.match().cursor() != line_->start()) {
        line_.reset();
        asking_.cancel();
    }
}

void BestLineAsking::begin() {
    line_.emplace(board_.session.match(), review_.best.front(), playouts(review_.analysis));
    ask_on();
    board_.changed();
}

/// Asks about the next decision, or opens the line if it is complete.
void BestLineAsking::ask_on() {
    const auto question = line_->question();
    if (!question) {
        open();
        return;
    }
    asking_.ask(board_.services.jobs,
                bots::ask_weighing(*question, bots::advice_source(board_.session.match())),
                [this](core::Result<bots::Weighing>&& weighing) { on_answer(weighing); });
}

void BestLineAsking::on_answer(const core::Result<bots::Weighing>& weighing) {
    const core::Failure wrong = weighing ? line_->on_reply(*weighing) : weighing.problem();
    if (wrong) {
        stop();
        board_.tell("The best line could not be worked out: " + core::ended(wrong->sentence));
        return;
    }
    ask_on();
    board_.changed();
}

void BestLineAsking::stop() {
    line_.reset();
    asking_.cancel();
    board_.changed();
}

/// Opens the sandbox at the start of the line.
void BestLineAsking::open() {
    const match::BestLine line = *std::exchange(line_, std::nullopt);
    const std::string origin = review_.id + "@" + std::to_string(line.start());
    core::Match match = sandbox_of(line.match(), origin);
    match.set_tag(kLineTag, std::to_string(match.size()));
    match.set_seed(0);  // the sandbox draws its own seed
    match.seek(line.start());
    store_sandbox(match);
    board_.services.router.go("sandbox=" + origin,
                              core::say("{n} {n:decision|decisions} to step through. This is only "
                                        "one of many possible continuations.",
                                        {{"n", line.decisions()}}));
}

}  // namespace ctq::scenes
