#include "engine/bots/analysis/luck.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

std::optional<double> best_mean(const core::Match& match) {
    return ask_game<std::optional<double>>(match.game(), [&](auto rules) -> std::optional<double> {
        using Rules = decltype(rules);
        const core::Setup& setup = match.setup();
        if constexpr (core::WithKnownResults<Rules>) {
            return Rules::best_mean(setup.options, setup.seat_count());
        } else {
            return std::nullopt;
        }
    });
}

/// Returns whether there is a verdict on every decision of the log, in order.
bool judges_all(const core::Match& match, const std::vector<Verdict>& verdicts) {
    std::size_t next = 0;
    for (int ply = 0; ply < match.size(); ++ply) {
        if (match.turn_before(ply).kind != core::Turn::Kind::seat) {
            continue;
        }
        if (next == verdicts.size() || verdicts[next].ply != ply) {
            return false;
        }
        ++next;
    }
    return next == verdicts.size();
}

/// Returns "+14.2" or "-6.0"; "0.0" for values that round to zero.
std::string signed_points(double value) {
    const std::string size = core::fixed(std::abs(value), 1);
    return size == "0.0" ? size : (value < 0 ? "-" : "+") + size;
}

}  // namespace

std::vector<double> luck_by_decision(const std::vector<Verdict>& verdicts, double expected,
                                     double result) {
    std::vector<double> luck;
    double before = expected;
    for (const Verdict& one : verdicts) {
        luck.push_back(one.proposed.points - before);
        before = one.played.points;
    }
    luck.push_back(result - before);
    return luck;
}

std::optional<LuckAccount> luck_account(const core::Match& match,
                                        const std::vector<Verdict>& verdicts) {
    const core::Standing end = match.game().result(match.state_at(match.size()).data());
    const auto expected = best_mean(match);
    const bool exact = std::all_of(verdicts.begin(), verdicts.end(), [](const Verdict& one) {
        return one.exact && one.unit == Unit::points;
    });
    if (!end.over || end.seats != 1 || !expected || !exact || !judges_all(match, verdicts)) {
        return std::nullopt;
    }
    LuckAccount account{*expected, 0, 0, end.half_points[0] / 2.0};
    const std::vector<double> luck = luck_by_decision(verdicts, *expected, account.result);
    account.luck = std::accumulate(luck.begin(), luck.end(), 0.0);
    for (const Verdict& one : verdicts) {
        account.judgement -= one.loss();
    }
    return account;
}

std::string luck_words(const LuckAccount& account, std::string_view unit) {
    return core::say(
        "Luck {luck}, judgement {judgement}: {result} {unit} in the end, where best play has "
        "{expected} on average",
        {{"luck", signed_points(account.luck)},
         {"judgement", signed_points(account.judgement)},
         {"result", core::fixed(account.result, 0)},
         {"unit", unit},
         {"expected", core::fixed(account.expected, 1)}});
}

}  // namespace ctq::bots
