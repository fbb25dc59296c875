#pragma once

#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"

/// The result of a match of several seats taken apart: what the draws brought each seat, and what the
/// choices brought it.
namespace ctq::bots {

/// What one seat's result is made of, in shares of wins from -1 to 1. start + luck + own + others() +
/// rest = result. All but `start` and `result` are estimates by playouts.
struct WinAccount {
    double start = 0;  ///< an even match, or what a set-up position was worth
    double luck = 0;   ///< what the draws brought: of cards, of who begins
    double own = 0;    ///< what the own choices brought: 0 or below, apart from chance
    /// What the choices of each seat brought this one, seat 1 first; 0 for itself.
    std::vector<double> rivals{};
    /// What changed where nothing was drawn. That is no luck: the playouts of two decisions differ by
    /// chance, playouts play worse than who searches, and who decides next may see another hand.
    double rest = 0;
    double result = 0;        ///< 1 for a win, a part of it for a shared first place, else 0
    double luck_error = 0;    ///< the standard error of `luck`,
    double own_error = 0;     ///< of `own`,
    double rivals_error = 0;  ///< and of the sum of `rivals`

    /// What the choices of all others brought.
    double others() const { return std::accumulate(rivals.begin(), rivals.end(), 0.0); }
};

/// The accounts by seat, seat 1 first, of a match of several seats that is over, from the verdicts on
/// all its decisions in order. Each verdict counts by what its seat saw: where hands are closed, the share
/// of a seat between two draws is told by whoever decided. A loss of one seat goes to the others in
/// proportion to their shares. The luck is the sum of what the shares changed by from the action played to
/// the next decision, or the result, wherever chance drew something in between; of all seats together it is
/// 0.
///
/// Empty where the match is not advised by the search, seats choose in secret, nothing was drawn, a
/// decision is not known, or a verdict is missing or not in shares of wins.
std::vector<WinAccount> win_accounts(const core::Match& match,
                                     const std::vector<Verdict>& verdicts);

/// "Luck +11, your choices −7, Ben's −9 of 100 wins, luck give or take 8", of the seat that is named "You";
/// of another "Ann: luck +11, own choices −7, Ben's −9 of 100 wins, luck give or take 8", where that is two
/// standard errors. The choices of each seat are told by what they
/// brought that seat itself. `names` by seat - 1; the accounts must not be empty.
std::string luck_words(const std::vector<WinAccount>& accounts, int seat,
                       std::span<const std::string> names);

}  // namespace ctq::bots
