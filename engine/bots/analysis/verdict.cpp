#include "engine/bots/analysis/verdict.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"

namespace ctq::bots {

double Verdict::loss() const {
    return proposed.action == played.action ? 0 : proposed.in(unit)-played.in(unit);
}

double Verdict::error() const {
    return proposed.action == played.action
               ? 0
               : std::sqrt(proposed.error * proposed.error + played.error * played.error);
}

Comparison Verdict::comparison() const {
    if (proposed.action == played.action) {
        return Comparison::same;
    }
    const bool by_lead = exact && unit == Unit::wins;  // wins first, then points
    const double by = by_lead ? proposed.lead - played.lead : loss();
    const double noise = exact ? 0 : 2 * error();
    return by > noise ? Comparison::better : by < -noise ? Comparison::worse : Comparison::as_good;
}

std::int64_t deepest_level(const core::Match& match) {
    const core::LevelTable levels = levels_of(match.game());
    std::int64_t most = 0;
    for (const std::string& seat : match.setup().seats) {
        const auto choice = core::read_bot(roster(match.game()), seat);
        if (choice && seat.starts_with(kLevelBot)) {
            most = std::max(most, level_at(levels, choice->parameter).playouts);
        }
    }
    return most;
}

Mark mark_of(const Verdict& verdict, int seats) {
    constexpr double least_wins[] = {0.04, 0.10, 0.20};
    constexpr double least_points[] = {1, 2, 4};
    const auto& least = verdict.unit == Unit::points ? least_points : least_wins;
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

std::optional<WeighQuestion> verdict_question(const core::Match& match, int ply,
                                              std::int64_t playouts) {
    core::Match then = match;
    then.seek(ply);
    const core::Turn turn = then.turn();
    if (turn.kind != core::Turn::Kind::seat || !turn.known) {
        return std::nullopt;
    }
    core::ActionList legal;
    then.options_now(legal);
    const core::Action action = match.action(ply);
    if (legal.size < 2 || !std::binary_search(legal.begin(), legal.end(), action)) {
        return std::nullopt;
    }
    WeighQuestion question = weigh_question(then, turn.seat, playouts, action);
    question.most = 1;  // compares only two actions: the fewer there are, the more precise the
                        // comparison
    return question;
}

std::optional<Verdict> verdict_of(int ply, int seat, core::Action action,
                                  const Weighing& weighing) {
    const ActionValue* played = weighing.find(action);
    return played == nullptr ? std::nullopt
                             : std::optional(Verdict{ply, seat, weighing.action_values.front(),
                                                     *played, weighing.exact, weighing.unit,
                                                     weighing.unit_words, weighing.shares});
}

std::optional<Verdict> judge_at(const core::Match& match, int ply, std::int64_t playouts) {
    const auto question = verdict_question(match, ply, playouts);
    return question ? verdict_of(ply, question->seat, match.action(ply), weigh(*question))
                    : std::nullopt;
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
