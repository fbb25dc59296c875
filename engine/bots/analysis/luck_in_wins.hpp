#pragma once

#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"

/// Splits each seat's result of a match of several seats into luck of the draw and the effect of
/// choices.
namespace ctq::bots {

/// The parts of one seat's result, in shares of wins from -1 to 1: start + luck + own + others() +
/// rest = result. All but `start` and `result` are estimates by playouts.
struct WinAccount {
    double start = 0;  ///< share of wins in an even match, or the value of the set-up position
    double luck = 0;   ///< gain from draws: of cards, of who begins
    double own = 0;  ///< gain from the seat's own choices: 0 or below, except for the error of the
                     ///< estimate
    /// Gain from the choices of each seat, seat 1 first; 0 for the seat itself.
    std::vector<double> rivals{};
    /// Change of the share where nothing was drawn. It is not luck: the playouts of two decisions
    /// differ by chance, playouts play worse than a searching bot, and the next seat to decide may
    /// see another hand.
    double rest = 0;
    double result = 0;        ///< 1 for a win, a part of it for a shared first place, else 0
    double luck_error = 0;    ///< standard error of `luck`
    double own_error = 0;     ///< standard error of `own`
    double rivals_error = 0;  ///< standard error of the sum of `rivals`

    /// Returns the gain from the choices of all other seats.
    double others() const { return std::accumulate(rivals.begin(), rivals.end(), 0.0); }
};

/// Returns the accounts by seat, seat 1 first, of a finished match of several seats. `verdicts` are
/// those on all its decisions, in order. Each verdict uses what its seat saw: with closed hands,
/// the share of a seat between two draws is the estimate of the seat that decided. The loss of one
/// seat goes to the others in proportion to their shares. Luck is the sum of the changes of share
/// from the action played to the next decision, or to the result, wherever chance drew in between.
/// The luck of all seats adds up to 0.
///
/// Empty if the match is not advised by search, seats choose in secret, nothing was drawn, a
/// decision is not known, or a verdict is missing or not in shares of wins.
std::vector<WinAccount> win_accounts(const core::Match& match,
                                     const std::vector<Verdict>& verdicts);

/// Describes a seat's luck: "The draws were worth 11 wins of 100 to you, give or take 8", or to Ann
/// if the seat's name is not "You". "Give or take" is two standard errors; less than that is no clear
/// difference. Luck adds up over a match, so it can be more than a whole win. `names` is indexed by
/// seat - 1. `accounts` must not be empty.
std::string luck_words(const std::vector<WinAccount>& accounts, int seat,
                       std::span<const std::string> names);

}  // namespace ctq::bots
