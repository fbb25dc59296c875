#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/accuracy.hpp"
#include "engine/bots/analysis/luck.hpp"
#include "engine/bots/analysis/luck_in_wins.hpp"
#include "engine/bots/analysis/verdict.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/seat_names.hpp"
#include "shell/cli/standing.hpp"
#include "shell/cli/streams.hpp"

/// ctq review: shows how much each decision of a record lost compared with the best action.
namespace ctq::cli {
namespace {

using core::say;

constexpr const char* kComparisons[] = {"played", "better", "as good", "worse"};
constexpr const char* kMarks[] = {"fine", "slip", "mistake", "blunder"};

const char* mark_word(const bots::Verdict& verdict, int seats) {
    return kMarks[static_cast<std::size_t>(bots::mark_of(verdict, seats))];
}

std::string notation(const core::Match& match, int ply, core::Action action) {
    return match.game().to_text(match.state_at(ply).data(), action);
}

/// Writes the parts of a seat's result to its JSON object.
void add_luck(core::JsonWriter& json, const bots::WinAccount& account) {
    json.key("start").fixed(account.start, kDigits).key("luck").fixed(account.luck, kDigits);
    json.key("luck_error").fixed(account.luck_error, kDigits);
    json.key("choices").fixed(account.own, kDigits);
    json.key("others").fixed(account.others(), kDigits);
    json.key("rest").fixed(account.rest, kDigits).key("result").fixed(account.result, kDigits);
}

std::string review_json(const core::Match& match, const std::vector<bots::Verdict>& verdicts) {
    const int seats = match.standing().seats;
    const auto wins = bots::win_accounts(match, verdicts);
    const auto accuracies = bots::accuracies(verdicts, seats);
    std::size_t seat = 0;
    core::JsonWriter json;
    json.begin_object().key("decisions").begin_array();
    for (const bots::Verdict& one : verdicts) {
        json.begin_object().key("ply").number(one.ply).key("seat").number(one.seat);
        json.key("played").text(notation(match, one.ply, one.played.action));
        json.key("proposed").text(notation(match, one.ply, one.proposed.action));
        json.key("proposed_is").text(kComparisons[static_cast<std::size_t>(one.comparison())]);
        json.key("best").text(notation(match, one.ply, one.best().action));
        json.key("exact").flag(one.exact);
        json.key(one.unit == bots::Unit::points ? "points" : "share");
        json.fixed(one.played.in(one.unit), kDigits);
        json.key("loss").fixed(one.loss(), kDigits).key("error").fixed(one.error(), kDigits);
        json.key("mark").text(mark_word(one, seats));
        json.key("reason").text(core::with_names(one.played.reason, seat_names(match)));
        json.end_object();
    }
    json.end_array().key("seats").begin_array();
    for (const bots::Account& account : bots::accounts(verdicts, seats)) {
        json.begin_object().key("decisions").number(account.decisions);
        json.key("loss").fixed(account.loss, kDigits);
        for (std::size_t mark = 1; mark < std::size(kMarks); ++mark) {
            json.key(kMarks[mark]).number(account.marks[mark]);
        }
        if (accuracies[seat]) {
            json.key("accuracy").fixed(*accuracies[seat], kDigits);
        }
        if (!wins.empty()) {
            add_luck(json, wins[seat]);
        }
        ++seat;
        json.end_object();
    }
    json.end_array();
    if (const auto luck = bots::luck_account(match, verdicts)) {
        json.key("expected").fixed(luck->expected, kDigits);
        json.key("luck").fixed(luck->luck, kDigits);
        json.key("judgement").fixed(luck->judgement, kDigits);
        json.key("result").fixed(luck->result, kDigits);
    }
    json.end_object();
    return json.str() + "\n";
}

/// Formats a verdict: "12. seat 1, stay: mistake, 2.3 gems given away; leave is worth 98.0", or in
/// wins "12. seat 2, Xb3: blunder, 31.0 ± 4.2 points of wins given away; Xb1 wins 63.0 % and makes
/// seat 2's group safe: 9 rows, at most 5 columns".
std::string decision_line(const core::Match& match, const bots::Verdict& one, int seats) {
    const bool points = one.unit == bots::Unit::points;
    return say(
        "{action}. seat {seat}, {played}: {mark}, {points:{loss} {unit} given away; {best} is "
        "worth "
        "{worth}|{loss} ± {error} points of wins given away; {best} wins {worth} %{why: and "
        "{reason}|}}\n",
        {{"action", one.ply + 1},
         {"seat", one.seat},
         {"played", notation(match, one.ply, one.played.action)},
         {"mark", mark_word(one, seats)},
         {"points", points},
         {"loss", core::fixed((points ? 1 : 100) * one.loss(), 1)},
         {"unit", one.unit_words},
         {"error", core::fixed(200 * one.error(), 1)},
         {"best", notation(match, one.ply, one.best().action)},
         {"worth", core::fixed(points ? one.best().points : 100 * one.best().share, 1)},
         {"why", !one.played.reason.empty()},
         {"reason", core::with_names(one.played.reason, seat_names(match))}});
}

/// Formats the account of a seat. `one`: any of the verdicts, which all have the same unit.
std::string account_line(const bots::Account& account, int seat, const bots::Verdict& one,
                         std::optional<double> accuracy) {
    const bool points = one.unit == bots::Unit::points;
    const double each = account.decisions == 0 ? 0 : account.loss / account.decisions;
    return say(
        "Seat {seat}: {n} {n:decision|decisions} judged{odds: by the odds of the next card only|}, "
        "{points:{loss} {unit} given away in all|{loss} points of wins given away by each}; "
        "{doubtful} {doubtful:slip|slips}, {bad} {bad:mistake|mistakes}, {worst} "
        "{worst:blunder|blunders}{rated:; accuracy {accuracy}|}\n",
        {{"seat", seat},
         {"n", account.decisions},
         {"odds", one.by_odds()},
         {"points", points},
         {"loss", points ? core::fixed(account.loss, 1) : core::fixed(100 * each, 2)},
         {"unit", one.unit_words},
         {"doubtful", account.marks[1]},
         {"bad", account.marks[2]},
         {"worst", account.marks[3]},
         {"rated", accuracy.has_value()},
         {"accuracy", core::fixed(accuracy.value_or(0), 1)}});
}

/// Formats points of wins: "+11.3", "-6.0".
std::string signed_text(double share) {
    return (share < 0 ? "" : "+") + core::fixed(100 * share, 1);
}

/// Formats the luck of a seat: "Seat 1: luck +11.3 ± 8.2 points of wins, own choices -7.0 ± 6.1,
/// those of others +9.4, without a draw +2.1; 100.0 in the end, from 50.0".
std::string luck_line(const bots::WinAccount& account, int seat) {
    return say(
        "Seat {seat}: luck {luck} ± {luck_error} points of wins, own choices {own} ± {own_error}, "
        "those "
        "of others {others}, without a draw {rest}; {result} in the end, from {start}\n",
        {{"seat", seat},
         {"luck", signed_text(account.luck)},
         {"luck_error", core::fixed(200 * account.luck_error, 1)},
         {"own", signed_text(account.own)},
         {"own_error", core::fixed(200 * account.own_error, 1)},
         {"others", signed_text(account.others())},
         {"rest", signed_text(account.rest)},
         {"result", core::fixed(100 * account.result, 1)},
         {"start", core::fixed(100 * account.start, 1)}});
}

}  // namespace

void review(const WeighArguments& arguments) {
    const core::Match match = open_record(arguments.record);
    if (!bots::can_advise(match)) {
        refuse(bots::no_advice_words());
    }
    const bool one_only = arguments.at != 0;
    const int first = one_only ? ply_before(match, arguments.at) : 0;
    std::vector<bots::Verdict> verdicts;
    for (int ply = first; ply < (one_only ? first + 1 : match.size()); ++ply) {
        if (auto verdict = bots::judge_at(match, ply, arguments.playouts)) {
            verdicts.push_back(*verdict);
        }
    }
    if (verdicts.empty()) {
        refuse(one_only ? "Action " + std::to_string(arguments.at) +
                              " of the record is no decision that can be judged."
                        : "There is no decision in this record that can be judged.");
    }
    if (arguments.json) {
        print(review_json(match, verdicts));
        return;
    }
    const int seats = match.standing().seats;
    if (one_only) {
        print(decision_line(match, verdicts.front(), seats));
        return;
    }
    std::string text;
    for (const bots::Verdict& one : verdicts) {
        text +=
            bots::mark_of(one, seats) == bots::Mark::fine ? "" : decision_line(match, one, seats);
    }
    text += text.empty() ? "" : "\n";
    int seat = 0;
    const auto accuracies = bots::accuracies(verdicts, seats);
    for (const bots::Account& account : bots::accounts(verdicts, seats)) {
        text += account_line(account, seat + 1, verdicts.front(),
                             accuracies[static_cast<std::size_t>(seat)]);
        ++seat;
    }
    seat = 0;
    for (const bots::WinAccount& account : bots::win_accounts(match, verdicts)) {
        text += luck_line(account, ++seat);
    }
    if (const auto luck = bots::luck_account(match, verdicts)) {
        text += bots::luck_words(*luck, verdicts.front().unit_words) + ".\n";
    }
    print(text);
}

}  // namespace ctq::cli
