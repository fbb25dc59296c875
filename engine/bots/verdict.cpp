#include "engine/bots/verdict.hpp"

#include <algorithm>
#include <cmath>

namespace ctq::bots {

double Verdict::loss() const {
    return best.action == played.action ? 0 : std::max(0.0, best.share - played.share);
}

double Verdict::error() const {
    return best.action == played.action
               ? 0
               : std::sqrt(best.error * best.error + played.error * played.error);
}

Mark mark_of(const Verdict& verdict, int seats) {
    constexpr double least[] = {0.04, 0.10, 0.20};
    const double loss = verdict.loss();
    if (loss <= 2 * verdict.error()) {
        return Mark::fine;
    }
    int mark = 0;
    for (const double limit : least) {
        mark += loss * seats >= limit ? 1 : 0;
    }
    return static_cast<Mark>(mark);
}

std::optional<Verdict> judge(const core::Match& match, core::Action action, std::int64_t playouts) {
    const core::Turn turn = match.turn();
    if (turn.kind != core::Turn::Kind::seat || !turn.known) {
        return std::nullopt;
    }
    core::ActionList legal;
    match.options_now(legal);
    if (legal.size < 2 || !std::binary_search(legal.begin(), legal.end(), action)) {
        return std::nullopt;
    }
    const Weighing weighing = weigh(match, turn.seat, playouts, action);
    const auto chosen = std::find_if(weighing.worths.begin(), weighing.worths.end(),
                                     [&](const Worth& one) { return one.action == action; });
    if (chosen == weighing.worths.end() || (!weighing.exact && chosen->visits == 0)) {
        return std::nullopt;
    }
    return Verdict{match.cursor(), turn.seat, weighing.worths.front(), *chosen, weighing.exact};
}

std::optional<Verdict> judge_at(const core::Match& match, int ply, std::int64_t playouts) {
    core::Match then = match;
    then.seek(ply);
    return judge(then, match.action(ply), playouts);
}

std::vector<Account> accounts(const std::vector<Verdict>& verdicts, int seats) {
    std::vector<Account> list(static_cast<std::size_t>(seats));
    for (const Verdict& verdict : verdicts) {
        Account& account = list[static_cast<std::size_t>(verdict.seat - 1)];
        ++account.decisions;
        account.loss += verdict.loss();
        ++account.marks[static_cast<std::size_t>(mark_of(verdict, seats))];
    }
    return list;
}

}  // namespace ctq::bots
