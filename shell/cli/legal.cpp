#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq legal: lists the legal actions, or the chance outcomes, at the end of a record.
namespace ctq::cli {

void legal(const std::string& record) {
    const core::Match match = open_record(record);
    const core::Turn turn = match.turn();
    if (!turn.known) {
        refuse("The hand of seat " + std::to_string(turn.seat) +
               " is unknown, so what it may do can't be told.");
    }
    core::ActionList list;
    match.options_now(list);
    std::string text;
    for (const core::Action action : list) {
        text += match.game().to_text(match.state(), action) + "\n";
    }
    print(text);
}

}  // namespace ctq::cli
