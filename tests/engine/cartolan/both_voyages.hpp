#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bots/roster.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"
#include "tests/engine/scenario.hpp"

/// One game of Cartolan played by the engine and by SlowVoyage at the same time.
namespace ctq::tests {

/// The engine's Cartolan.
const core::GameHandle& engine_cartolan();

/// How the seats choose their actions.
enum class Play {
    any,   ///< each action equally likely
    hunt,  ///< each kind of action equally likely, and mostly towards other tokens
    bots,
    restless_bots  ///< bots that choose one action in four as in `hunt`
};

struct Voyage {
    Scenario scenario;
    Play play = Play::any;
    bool even_chance = false;  ///< each outcome equally likely, for many cards, disasters and gusts
    std::uint64_t seed = 1;
};

/// The number of comparisons of each kind.
using Tally = std::map<std::string, int>;

class BothVoyages {
  public:
    BothVoyages(const Voyage& voyage, Tally& tally);

    /// Plays to the end, or so many plies. Before each ply compares the legal actions or the
    /// outcomes with their weights, the turn, everything on the table, and at the end the ranks.
    /// Returns the first disagreement with the record up to it, or "".
    std::string run(int most);

  private:
    std::string engine_tokens();
    std::string slow_tokens() const;
    std::string disagreement();
    std::string other_result() const;
    std::string record() const;

    core::Action choose();
    core::Action any_kind();
    core::Action any(const std::vector<core::Action>& actions);
    bool draws(SlowCell cell) const;
    core::BotHandle bot_of(int seat) const;
    void act();

    void count_result();
    void count_action(const std::string& token, const SlowVoyage& before);
    void count_by_mover(const std::string& word, const SlowVoyage& before);
    void count_fight(const SlowVoyage& before);

    Voyage voyage_;
    Tally& tally_;
    core::Options options_;
    core::StateBox state_;
    SlowVoyage slow_;
    core::Rng rng_;
    std::vector<core::Notes> notes_;  ///< the notes of the bots, by seat - 1
    core::ActionList list_;           ///< the legal actions or the outcomes
    std::string played_;
    int dice_ = 0;  ///< dice rolled in this fight
};

}  // namespace ctq::tests
