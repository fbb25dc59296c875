#include "engine/core/json.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/replay.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/program_question.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq question: prints a question to a program that plays, and an answer, to begin a program from.
namespace ctq::cli {
namespace {

/// Goes to the first decision of a seat. Returns the action that was played there.
core::Action seek_decision(core::Match& match, int seat) {
    for (int ply = 0; ply < match.size(); ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind == core::Turn::Kind::seat && turn.seat == seat) {
            const core::Action action = match.action(ply);
            match.seek(ply);
            return action;
        }
    }
    refuse("In this game seat " + std::to_string(seat) + " decides nothing.");
}

}  // namespace

void question(const QuestionArguments& arguments) {
    std::vector<std::string> bots = core::strings(core::split(arguments.seats, ','));
    auto asked = static_cast<int>(bots.size());
    for (std::size_t i = bots.size(); i-- > 0;) {
        if (program_of(bots[i])) {
            asked = static_cast<int>(i) + 1;
            bots[i] = "random";
        }
    }
    const lab::Spec spec =
        match_up(arguments.game, arguments.options, core::joined(bots, ","), arguments.seed, false);
    core::Match match = expect(lab::replay(spec, bots, 0));
    const core::Action action = seek_decision(match, asked);
    const core::StateBox view = match.game().observe(match.state(), asked);
    core::JsonWriter answer;
    answer.begin_object().key("action").text(match.game().to_text(view.data(), action));
    print(question_text(match, asked, match.setup().seed) + "\n" + answer.end_object().str() +
          "\n");
}

}  // namespace ctq::cli
