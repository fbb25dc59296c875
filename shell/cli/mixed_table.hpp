#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/mixed_policies.hpp"
#include "shell/cli/refusal.hpp"

/// Files with the tables of bots that play by a mixed policy.
namespace ctq::cli {

/// Reads a file: makes the bot of a mixed policy play by its tables or, if it holds a net, learned
/// bots play by that net. Throws Refusal if there is no such file, it is damaged, or it holds
/// neither.
void play_by_table(const std::string& path);

/// Prints a remark if a bot plays a match that its tables were not made for. Prints it at most
/// once.
void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats);

/// Whether the game has a mixed policy.
bool has_policy(const core::GameHandle& game);

/// Returns the ids of the games that `has` is true of, with commas.
std::string games_with(bool (*has)(const core::GameHandle& game));

/// Calls `act` with an object of the type of the game's mixed policy. Refuses a game without one.
template <class Act>
void with_policy(const std::string& id, const Act& act) {
    const core::GameHandle& game = *expect(core::find_game(cabinet(), id));
    if (!has_policy(game)) {
        refuse("There is no mixed policy of " + id + "; there is one of " + games_with(has_policy) +
               ".");
    }
    ask_entry<bool>(
        game,
        [&](auto policy) {
            act(policy);
            return true;
        },
        MixedPolicies{});
}

}  // namespace ctq::cli
