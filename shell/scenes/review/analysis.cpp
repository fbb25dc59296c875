#include "shell/scenes/review/analysis.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/analysis/accuracy.hpp"
#include "engine/bots/analysis/luck.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"

namespace ctq::scenes {
namespace {

using bots::Mark;
using core::say;

/// Returns each seat's share of the win at the end of the match, in units of 0.5 %. Empty if the
/// match is not over.
std::vector<int> final_shares(const core::Match& match) {
    const core::Standing standing = match.game().result(match.state_at(match.size()).data());
    const auto seats = static_cast<std::size_t>(standing.seats);
    const auto first = std::count(standing.rank.begin(), standing.rank.begin() + standing.seats, 1);
    std::vector<int> shares(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        shares[i] = standing.rank[i] == 1 ? 200 / static_cast<int>(first) : 0;
    }
    return standing.over ? shares : std::vector<int>();
}

std::string percent_of(double share) {
    return core::fixed(100 * share, 0);
}

/// Returns an action in the words in which its player is told it: "play a hat: 3 → 9".
std::string action_words(const match::Session& session, core::Action action) {
    const core::Phrase phrase =
        session.game().describe(session.match().state_at(session.match().cursor()).data(), action);
    return core::with_names(phrase.you, session.players().names());
}

/// Returns the summary for a seat whose verdicts are in points, as `one` is.
std::string point_account(const bots::Account& account, const bots::Verdict& one,
                          const std::string& who) {
    return say(
        "{who}: {loss} {unit} given away in {n} {n:decision|decisions}{odds:, by the odds of the "
        "next "
        "card only|}; {worst} {worst:blunder|blunders}, {bad} {bad:mistake|mistakes}, {doubtful} "
        "{doubtful:slip|slips}",
        {{"who", who},
         {"loss", core::fixed(account.loss, 1)},
         {"unit", one.unit_words},
         {"n", account.decisions},
         {"odds", one.by_odds()},
         {"doubtful", account.marks[1]},
         {"bad", account.marks[2]},
         {"worst", account.marks[3]}});
}

/// Returns "2 blunders, 3 mistakes" or "no mistakes".
std::string marks_words(const bots::Account& account) {
    return say(
        "{none:no mistakes|}{worst:{worst} blunder|{worst} blunders|}{comma:, |}{bad:{bad} "
        "mistake|{bad} mistakes|}{more:, |}{doubtful:{doubtful} slip|{doubtful} slips|}",
        {{"none", account.marks[1] + account.marks[2] + account.marks[3] == 0},
         {"worst", account.marks[3]},
         {"comma", account.marks[3] > 0 && account.marks[2] > 0},
         {"bad", account.marks[2]},
         {"more", account.marks[3] + account.marks[2] > 0 && account.marks[1] > 0},
         {"doubtful", account.marks[1]}});
}

/// Returns the accuracy of each seat, and the mistakes of the person: "You 84 · Beginner 61 – 2
/// blunders, 3 mistakes". Without one person each seat has its mistakes: "Ann 84 (no mistakes)".
std::string accuracy_line(const std::vector<bots::Verdict>& verdicts,
                          const std::vector<bots::Account>& accounts,
                          const match::Session& session) {
    const int seats = session.players().count();
    const auto found = bots::accuracies(verdicts, seats);
    const int person = session.players().person();
    std::vector<std::string> all;
    for (int seat = 1; seat <= seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat - 1);
        if (found[at]) {
            const std::string& who = session.players().name(seat);
            all.push_back(say("{who}{numbered::|} {n}{each: ({marks})|}",
                              {{"who", who},
                               {"numbered", who.find_last_not_of("0123456789") + 1 < who.size()},
                               {"n", static_cast<int>(std::lround(*found[at]))},
                               {"each", person == 0},
                               {"marks", marks_words(accounts[at])}}));
        }
    }
    const bool own = person > 0 && found[static_cast<std::size_t>(person - 1)].has_value();
    return say("Accuracy: {all}{own: – {marks}|}",
               {{"all", core::joined(all, " · ")},
                {"own", own},
                {"marks", own ? marks_words(accounts[static_cast<std::size_t>(person - 1)])
                              : std::string()}});
}

/// Returns the verdict with the solver's explanation: "go on. Mistake: 2.3 gems given away. Going
/// on is worth 95.7 gems at the end, leaving 98.0." or "go on. Slip: 7 wins of 100 given away.
/// Going on: 31 %. Others like you leave here in 4 of 10."
std::string explained_verdict(const bots::Verdict& verdict, const std::string& explanation,
                              const char* mark, const std::string& played) {
    const bool wins = verdict.unit == bots::Unit::wins;
    const bots::Comparison found = verdict.comparison();
    return say(
        "{played}. {lost:{mark}: {loss} {unit} given away|{alike:As good as the other|The best "
        "action}}. {words}{odds: By the odds of the next card only.|}",
        {{"lost", found == bots::Comparison::better},
         {"alike", found == bots::Comparison::as_good && wins},
         {"mark", mark},
         {"loss", wins ? percent_of(verdict.loss()) : core::fixed(verdict.loss(), 1)},
         {"unit", wins ? "wins of 100" : verdict.unit_words},
         {"played", played},
         {"words", explanation},
         {"odds", verdict.by_odds()}});
}

}  // namespace

void Analysis::take(match::Findings findings) {
    stop();
    findings_ = std::move(findings);
    before_ = findings_.closeness;
}

/// Saves a running analysis with the previous closeness, so that it can be started again. Answers
/// received so far are not asked again.
match::Findings Analysis::findings() const {
    match::Findings saved = findings_;
    saved.closeness = works() ? before_ : findings_.closeness;
    return saved;
}

void Analysis::begin(int closeness, const core::Match& match) {
    before_ = findings_.closeness;
    findings_.closeness = closeness;
    stop();
    for (int ply = match.size(); ply-- > first_;) {
        const auto found = findings_.by_ply.find(ply);
        const bool known = found != findings_.by_ply.end() &&
                           (found->second.weighing.exact || found->second.closeness >= closeness);
        if (!known && question(match, ply)) {
            queue_.push_back(ply);
        }
    }
    all_ = static_cast<int>(queue_.size());
}

float Analysis::done() const {
    const auto left = static_cast<float>(queue_.size()) + static_cast<float>(awaited_);
    return all_ == 0 ? 1 : 1 - left / static_cast<float>(all_);
}

std::optional<int> Analysis::take_next(int shown) {
    if (queue_.empty()) {
        return std::nullopt;
    }
    auto at = std::find(queue_.begin(), queue_.end(), shown);
    if (at == queue_.end()) {
        at = queue_.end() - 1;
    }
    const int ply = *at;
    queue_.erase(at);
    ++awaited_;
    return ply;
}

std::optional<bots::WeighQuestion> Analysis::question(const core::Match& match, int ply) const {
    const std::int64_t playouts =
        kCloseness[static_cast<std::size_t>(std::max(closeness(), 0))].playouts;
    // Half of the playouts propose an action. From the second analysis on, that half is at least as
    // many as the bots at the table use.
    const std::int64_t least = closeness() > 0 ? 2 * bots::deepest_level(match) : 0;
    return bots::verdict_question(match, ply, std::max(playouts, least));
}

void Analysis::on_reply(int ply, bots::Weighing weighing) {
    --awaited_;
    findings_.by_ply[ply] = {closeness(), std::move(weighing)};
}

void Analysis::add(int ply, bots::Weighing weighing) {
    findings_.by_ply[ply] = {-1, std::move(weighing)};
}

const bots::Weighing* Analysis::weighing(int ply) const {
    const auto found = findings_.by_ply.find(ply);
    return found == findings_.by_ply.end() ? nullptr : &found->second.weighing;
}

std::vector<Mark> marks_by_line(const std::vector<bots::Verdict>& verdicts, int seats,
                                const std::vector<match::LogEntry>& log) {
    std::vector<Mark> marks(log.size(), Mark::fine);
    for (const bots::Verdict& one : verdicts) {
        const auto line = std::find_if(log.begin(), log.end(), [&](const match::LogEntry& entry) {
            return entry.turn > 0 && entry.plies > one.ply;
        });
        if (line != log.end()) {
            Mark& mark = marks[static_cast<std::size_t>(line - log.begin())];
            mark = std::max(mark, bots::mark_of(one, seats));
        }
    }
    return marks;
}

std::optional<int> mistake_beside(const std::vector<bots::Verdict>& verdicts, int seats, int ply,
                                  int by) {
    std::optional<int> before;
    for (const bots::Verdict& one : verdicts) {
        const bool wrong = bots::mark_of(one, seats) != Mark::fine;
        if (wrong && by > 0 && one.ply > ply) {
            return one.ply;
        }
        if (wrong && by < 0 && one.ply < ply) {
            before = one.ply;
        }
    }
    return before;
}

std::vector<std::vector<int>> share_curve(const Analysis& analysis, const core::Match& match,
                                          const match::Curve& curve) {
    const int seats = match.setup().seat_count();
    std::vector<std::vector<int>> lines(static_cast<std::size_t>(seats));
    std::vector<int> now(lines.size(), 200 / seats);
    int ply = curve.first;
    for (const int end : curve.turn_ends) {
        for (; ply <= end; ++ply) {
            if (const bots::Weighing* known = analysis.weighing(ply);
                known != nullptr && !known->shares.empty()) {
                for (std::size_t i = 0; i < now.size(); ++i) {
                    now[i] = static_cast<int>(std::lround(200 * known->shares[i]));
                }
            }
        }
        if (end == match.size()) {
            const std::vector<int> last = final_shares(match);
            now = last.empty() ? now : last;
        }
        for (std::size_t i = 0; i < now.size(); ++i) {
            lines[i].push_back(now[i]);
        }
    }
    return lines;
}

std::vector<std::string> account_lines(const std::vector<bots::Verdict>& verdicts,
                                       const match::Session& session) {
    std::vector<std::string> lines;
    const auto accounts = bots::accounts(verdicts, session.players().count());
    const bool wins = !verdicts.empty() && verdicts.front().unit == bots::Unit::wins;
    if (wins) {
        lines.push_back(accuracy_line(verdicts, accounts, session));
    }
    for (int seat = 1; !wins && seat <= session.players().count(); ++seat) {
        const bots::Account& one = accounts[static_cast<std::size_t>(seat - 1)];
        if (one.decisions > 0) {
            lines.push_back(point_account(one, verdicts.front(), session.players().name(seat)));
        }
    }
    if (const auto luck = bots::luck_account(session.match(), verdicts)) {
        lines.push_back(bots::luck_words(*luck, verdicts.front().unit_words));
    }
    return lines;
}

std::string verdict_words(const Analysis& analysis, const match::Session& session) {
    const core::Match& match = session.match();
    const auto verdict = analysis.verdict(match, match.cursor());
    if (!verdict) {
        return {};
    }
    constexpr const char* words[] = {"Fine", "Slip", "Mistake", "Blunder"};
    const char* const mark =
        words[static_cast<std::size_t>(bots::mark_of(*verdict, session.players().count()))];
    const bots::Weighing& weighing = *analysis.weighing(match.cursor());
    if (weighing.by_words()) {
        return say("Next, {who}: {rest}",
                   {{"who", session.players().name(verdict->seat)},
                    {"rest", explained_verdict(*verdict, weighing.words, mark,
                                               action_words(session, verdict->played.action))}});
    }
    const bots::Comparison found = verdict->comparison();
    const bool best = found == bots::Comparison::same || found == bots::Comparison::worse;
    return say(
        "Next, {who}: {played}. {best:The best action|{mark}}: it wins {share} %.{best:|"
        " {better:Better|As good}: {other}, {most} %{why: ({reason})|}.}",
        {{"who", session.players().name(verdict->seat)},
         {"best", best},
         {"better", found == bots::Comparison::better},
         {"mark", mark},
         {"played", action_words(session, verdict->played.action)},
         {"share", percent_of(verdict->played.share)},
         {"other", action_words(session, verdict->proposed.action)},
         {"most", percent_of(verdict->proposed.share)},
         {"why", found == bots::Comparison::better && !verdict->played.reason.empty()},
         {"reason", core::with_names(verdict->played.reason, session.players().names())}});
}

}  // namespace ctq::scenes
