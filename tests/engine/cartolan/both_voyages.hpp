#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bots/roster.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"
#include "tests/engine/scenario.hpp"

/// One game of Cartolan in both programs at once, the engine and the slow one.
namespace ctq::tests {

/// The engine's Cartolan.
const core::GameHandle& engine_cartolan();

/// How the seats choose.
enum class Play {
    any,   ///< each action equally likely
    hunt,  ///< each kind of action equally likely, and towards others rather than away
    bots,
    restless_bots  ///< bots of which one action in four is as in a hunt
};

struct Voyage {
    Scenario scenario;
    Play play = Play::any;
    bool even_chance = false;  ///< each outcome equally likely: many cards, disasters and gusts
    std::uint64_t seed = 1;
};

/// How often each kind of thing was compared.
using Tally = std::map<std::string, int>;

class BothVoyages {
  public:
    BothVoyages(const Voyage& voyage, Tally& tally);

    /// Plays to the end, or so many plies, and compares before each: what is legal or may come with
    /// its weights, whose turn it is, everything on the table, at the end the places. The first
    /// disagreement with the record up to there; empty if there is none.
    std::string run(int most);

  private:
    std::string asked_of_engine();
    std::string asked_slowly() const;
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
    std::vector<core::Notes> notes_;  ///< of the bots, by seat - 1
    core::ActionList list_;           ///< what may be done or may come now
    std::string played_;
    int dice_ = 0;  ///< of this fight, so far
};

}  // namespace ctq::tests
