#include "engine/bots/analysis/luck_in_wins.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "engine/bots/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/say.hpp"

namespace ctq::bots {
namespace {

using Shares = std::vector<double>;

/// The decisions of a match with several legal actions. `drawn[i]` says whether chance drew between
/// decision i - 1 and decision i; the last entry, between the last decision and the end.
struct Decisions {
    std::vector<int> plies{};
    std::vector<bool> drawn{false};
};

/// Returns the decisions of the match. Returns nullopt if seats chose in secret, or if the legal
/// actions of a decision are not known.
std::optional<Decisions> decisions_of(const core::Match& match) {
    Decisions decisions;
    core::Match then = match;
    for (int ply = 0; ply < match.size(); ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind == core::Turn::Kind::chance) {
            decisions.drawn.back() = true;
            continue;
        }
        if (turn.secret != 0 || !turn.known) {
            return std::nullopt;
        }
        then.seek(ply);
        core::ActionList legal;
        then.options_now(legal);
        if (legal.size > 1) {
            decisions.plies.push_back(ply);
            decisions.drawn.push_back(false);
        }
    }
    return decisions;
}

/// Returns whether the verdicts cover exactly these decisions, in shares of wins.
bool cover_exactly(const Decisions& decisions, const std::vector<Verdict>& verdicts,
                   std::size_t seats) {
    return std::equal(decisions.plies.begin(), decisions.plies.end(), verdicts.begin(),
                      verdicts.end(), [&](int ply, const Verdict& one) {
                          return one.ply == ply && one.unit == Unit::wins &&
                                 one.shares.size() == seats;
                      });
}

/// Returns each seat's share of the win.
Shares shares_at_end(const core::Standing& end) {
    Shares shares;
    for (int i = 0; i < end.seats; ++i) {
        shares.push_back(end.rank[static_cast<std::size_t>(i)] == 1 ? 1 : 0);
    }
    const auto first = static_cast<double>(std::count(shares.begin(), shares.end(), 1.0));
    for (double& share : shares) {
        share /= first;
    }
    return shares;
}

/// Returns what each seat gained from the loss of this decision. The loss goes to the other seats
/// in proportion to their shares, or equally if all their shares are 0. The seat that decided gains
/// the loss itself, as a negative number.
Shares gains_from(const Verdict& one) {
    const auto decider = static_cast<std::size_t>(one.seat - 1);
    const double others = 1 - one.shares[decider];
    Shares gains;
    for (std::size_t i = 0; i < one.shares.size(); ++i) {
        const double even = 1.0 / static_cast<double>(one.shares.size() - 1);
        const double part = others > 0 ? one.shares[i] / others : even;
        gains.push_back(i == decider ? -one.loss() : part * one.loss());
    }
    return gains;
}

double squared(double value) {
    return value * value;
}

/// Returns the variance that the estimates of one decision add to the luck. `before` and `after`
/// say whether chance drew before the decision and after it; only then its shares count.
double luck_variance(const Verdict& one, bool before, bool after) {
    const double proposed = squared(one.proposed.error);
    if (one.proposed.action == one.played.action) {
        return before != after ? proposed : 0;  // both are the same estimate, whose errors cancel
                                                // if it counts on both sides
    }
    return (before ? proposed : 0) + (after ? squared(one.played.error) : 0);
}

/// Adds the change of the shares from `now` to `next` to `luck` if chance drew in between,
/// otherwise to `rest`.
void add_stretch(std::vector<WinAccount>& accounts, bool drawn, const Shares& now,
                 const Shares& next) {
    for (std::size_t i = 0; i < accounts.size(); ++i) {
        (drawn ? accounts[i].luck : accounts[i].rest) += next[i] - now[i];
    }
}

/// Adds the effect of the action played and sets `now` to the shares after it.
void add_decision(std::vector<WinAccount>& accounts, const Verdict& one, Shares& now) {
    const Shares gains = gains_from(one);
    const auto decider = static_cast<std::size_t>(one.seat - 1);
    now = one.shares;
    for (std::size_t i = 0; i < accounts.size(); ++i) {
        now[i] += gains[i];
        WinAccount& account = accounts[i];
        (i == decider ? account.own : account.rivals[decider]) += gains[i];
        (i == decider ? account.own_error : account.rivals_error) += squared(one.error());
    }
}

}  // namespace

std::vector<WinAccount> win_accounts(const core::Match& match,
                                     const std::vector<Verdict>& verdicts) {
    const core::Standing end = match.game().result(match.state_at(match.size()).data());
    const auto seats = static_cast<std::size_t>(end.seats);
    if (!end.over || seats < 2 || verdicts.empty() ||
        advice_source(match) != core::AdviceSource::search) {
        return {};
    }
    const auto decisions = decisions_of(match);
    if (!decisions || !cover_exactly(*decisions, verdicts, seats) ||
        std::find(decisions->drawn.begin(), decisions->drawn.end(), true) ==
            decisions->drawn.end()) {
        return {};
    }
    const bool even = match.setup().position.empty() && decisions->drawn.front();
    Shares now = even ? Shares(seats, 1 / static_cast<double>(seats)) : verdicts.front().shares;
    std::vector<WinAccount> accounts(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        accounts[i].start = now[i];
        accounts[i].rivals.resize(seats);
    }
    double luck_squares = 0;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        add_stretch(accounts, decisions->drawn[i], now, verdicts[i].shares);
        add_decision(accounts, verdicts[i], now);
        luck_squares += luck_variance(verdicts[i], decisions->drawn[i], decisions->drawn[i + 1]);
    }
    const Shares result = shares_at_end(end);
    add_stretch(accounts, decisions->drawn.back(), now, result);
    for (std::size_t i = 0; i < seats; ++i) {
        accounts[i].result = result[i];
        accounts[i].luck_error = std::sqrt(luck_squares);
        accounts[i].own_error = std::sqrt(accounts[i].own_error);
        accounts[i].rivals_error = std::sqrt(accounts[i].rivals_error);
    }
    return accounts;
}

std::string luck_words(const std::vector<WinAccount>& accounts, int seat,
                       std::span<const std::string> names) {
    const WinAccount& own = accounts[static_cast<std::size_t>(seat - 1)];
    const auto wins = static_cast<int>(std::lround(100 * std::abs(own.luck)));
    const auto noise = static_cast<int>(std::lround(200 * own.luck_error));
    const std::string amount =
        wins < 100 ? core::say("{n} {n:win|wins} of 100", {{"n", wins}}) : "more than a whole win";
    return core::say(
        "The draws {clear:{cost:cost {who:you|{who}} {amount}|were worth {amount} to "
        "{who:you|{who}}}{noise:, give or take {noise}|, give or take {noise}|}|made no clear "
        "difference to {who:you|{who}}}",
        {{"clear", wins > noise},
         {"cost", own.luck < 0},
         {"who", names[static_cast<std::size_t>(seat - 1)]},
         {"amount", amount},
         {"noise", wins < 100 ? noise : 0}});
}

}  // namespace ctq::bots
