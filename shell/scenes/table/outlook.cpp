#include "shell/scenes/table/outlook.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"

namespace ctq::scenes {
namespace {

/// Returns the number of the turn that texts tell of, from 1: the last one in the log or, if that is
/// over, the next one.
int this_turn(const Board& board) {
    const std::vector<match::LogEntry>& lines = board.log.lines();
    const auto head = std::find_if(lines.rbegin(), lines.rend(), [&](const match::LogEntry& line) {
        return line.head && (line.turn == 0 || line.plies <= board.told());
    });
    if (head == lines.rend() || head->turn == 0) {
        return 1;
    }
    const core::Turn turn = board.told_context().turn;
    const bool next = turn.kind == core::Turn::Kind::seat &&
                      (turn.seat != head->seat || board.session.match().game().info->turn_by_turn);
    return head->turn + (next ? 1 : 0);
}

}  // namespace

/// Shows a new notice as a message if the last action caused it, but not when the table opens.
void OutlookWatch::told_more() {
    const match::Session& session = table_.session;
    const bool goes_on = table_.seated && jumps_ == session.jumps();
    jumps_ = session.jumps();
    tables::Outlook& now = outlook_;
    const std::string before = std::move(now.notice);
    now = table_.over() ? tables::Outlook() : table_.board.view->outlook(table_.told_context());
    if (table_.over()) {
        table_.services.notices.put_away(std::exchange(message_, {}));  // it is out of date
        return;
    }
    if (now.when.empty()) {
        now.when = core::say("Turn {turn}", {{"turn", this_turn(table_.board)}});
    }
    if (goes_on && now.notice != before && !now.notice.empty()) {
        message_ = now.notice;
        table_.board.tell(message_);
    }
}

void OutlookWatch::tell(std::vector<std::string>& lines) const {
    const tables::Outlook& now = outlook_;
    if (!now.when.empty()) {
        lines.push_back(now.when + (now.lead.empty() ? "" : ". " + now.lead) +
                        (now.goal.empty() ? "" : ". " + now.goal) + ".");
    }
}

}  // namespace ctq::scenes
