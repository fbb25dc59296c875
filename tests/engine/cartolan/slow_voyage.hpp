#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/core/options.hpp"
#include "tests/engine/cartolan/slow_map.hpp"

/// A second implementation of Cartolan, written from the rules page alone. It holds lists of words
/// and numbers, searches them one by one, and takes actions and outcomes as the tokens of a record.
/// It is slow and shares only the options with the engine. Both must agree.
namespace ctq::tests {

using SlowTokens = std::vector<std::string>;

struct SlowAgent {
    int number = 0;  ///< never reused: an Agent that is placed again has a new number
    SlowCell at;
    int wealth = 0;
    bool active = true;
};

struct SlowAdventurer {
    SlowCell at;
    SlowCell last_city;
    int chest = 0;
    bool pirate = false;
    std::string character;
    std::string carried;           ///< the technology carried, or empty
    std::string working;           ///< the technology in effect, or empty
    std::vector<SlowCell> traded;  ///< wonders traded at since the last city
    std::vector<SlowCell> called;  ///< tiles where a move or wait ended since the last city
};

struct SlowPlayer {
    int vault = 0;
    std::vector<SlowAdventurer> adventurers;
    std::vector<SlowAgent> agents;
    SlowTokens technologies;
};

/// The tiles of one back that are not on the map.
struct SlowPile {
    SlowTiles unseen;
    int left = 0;  ///< number of unseen tiles in the pile
    SlowTiles discards;

    bool exhausted() const { return left == 0 && count_tiles(discards) == 0; }
};

class SlowVoyage {
  public:
    SlowVoyage(const core::Options& options, int seats);

    /// The tokens of the legal actions of the seat to act. Empty if chance acts or the game is
    /// over.
    SlowTokens legal() const;
    /// The outcomes of chance with their weights. Empty if a seat acts or the game is over.
    std::map<std::string, int> chances() const;
    /// Applies a token of a record, of chance or of a seat.
    void take(const std::string& token);

    bool over() const { return phase_ == "over"; }
    /// The seat and the Adventurer whose turn it is, from 1.
    int turn() const { return turn_ + 1; }
    int mover() const { return mover_ + 1; }
    int round() const { return round_; }
    /// The ranks by seat once the game is over: 1, 1, 3.
    std::vector<int> ranks() const;

    /// The number of cards in the discovery deck.
    int discoveries() const;
    const std::string& phase() const { return phase_; }
    bool with_land() const { return mode_ > 0; }
    bool with_cards() const { return mode_ == 2; }
    const std::vector<SlowPlayer>& players() const { return players_; }
    const SlowMap& map() const { return map_; }
    const SlowPile& pile(const std::string& back) const { return piles_.at(back); }
    bool has_pile(const std::string& back) const { return piles_.count(back) > 0; }
    int land_moves() const { return land_; }
    int upwind_moves() const { return upwind_; }
    int downwind_moves() const { return downwind_; }

  private:
    using Options = core::Options;

    // slow_voyage.cpp: turns and the end of the game
    void deal_tiles();
    void begin_round_of(int seat);
    void begin_turn(int adventurer);
    void end_turn();
    void next_adventurer();
    void end_if_nothing_is_left();
    void end_if_somebody_leads();
    void force_home(SlowAdventurer& who);

    // slow_moves.cpp: sailing and exploring
    std::string crossing(char direction) const;
    bool allowed(const std::string& crossing) const;
    SlowTokens moves() const;
    void count_move(const std::string& crossing);
    void move(char direction, const std::string& crossing);
    void wait();
    void take_gust(const std::string& die);
    void explore(char direction, const std::string& crossing);
    void due_tile();
    void take_tile(const std::string& name);
    SlowTokens fitting_tiles() const;
    void try_tiles();
    void lay_tile(std::size_t index);

    // slow_visits.cpp: actions on a tile and in a city
    void arrive(bool discovered);
    void arrive_in_city();
    void discover_wonder();
    void trade();
    void collect();
    SlowTokens tile_actions() const;
    bool may_rest() const;
    bool rest_is_free() const;
    void rest();
    void restore();
    SlowTokens sendings() const;
    void send(int wealth, SlowCell to);
    SlowTokens bankings() const;
    void bank(int wealth);
    SlowTokens purchases() const;
    void buy_adventurer();

    // slow_agents.cpp: placing, moving and losing Agents
    SlowAgent* agent_at(SlowCell cell, int seat);
    const SlowAgent* agent_at(SlowCell cell, int seat) const;
    int owner_of_active(SlowCell cell) const;
    bool may_bear_agent(SlowCell cell) const;
    bool may_place_here() const;
    SlowTokens placings() const;
    std::vector<SlowCell> city_targets() const;
    int price_from_city(SlowCell cell) const;
    SlowTokens city_placings() const;
    void lift(SlowCell from);
    void settle_agent(SlowCell at);
    void place();
    void place_from_city(SlowCell at);
    void remove_agent(int seat, SlowCell at);

    // slow_fights.cpp: attacks, arrests, recoveries
    SlowTokens attacks() const;
    int standing_here(int seat) const;
    void attack(const std::string& target);
    void end_attempt(bool succeeded);
    void win_fight();
    void take_die(const std::string& die);
    void court();
    void end_court(bool same);

    // slow_cards.cpp: characters, technologies, sickness, seasons
    int effect(const std::string& card) const;
    static int effect(const SlowAdventurer& who, const std::string& card);
    bool card_is_left() const;
    void take_character(const std::string& card);
    void take_card(const std::string& card);
    void fall_sick();
    int carried_by_others(const std::string& technology) const;
    SlowTokens equipments() const;
    void equip(const std::string& technology);

    SlowPlayer& player() { return players_[static_cast<std::size_t>(turn_)]; }
    const SlowPlayer& player() const { return players_[static_cast<std::size_t>(turn_)]; }
    SlowAdventurer& self() { return player().adventurers[static_cast<std::size_t>(mover_)]; }
    const SlowAdventurer& self() const {
        return player().adventurers[static_cast<std::size_t>(mover_)];
    }
    const SlowTile& here() const { return *map_.at(self().at); }
    int option(int which) const { return options_[which]; }

    Options options_;
    int mode_;  ///< 0 beginner, 1 regular, 2 advanced
    SlowMap map_;
    std::map<std::string, SlowPile> piles_;  ///< by back
    std::map<std::string, int> characters_;
    std::map<std::string, int> discoveries_;
    std::map<std::string, int> used_cards_;
    std::vector<SlowPlayer> players_;

    /// The phase: first, character, adv, act, gust, tile, keep, take, card, die, court, bank,
    /// business, lifted, equip or over.
    std::string phase_ = "first";
    int first_ = 0;
    int round_ = 0;
    int turn_ = 0;
    int mover_ = 0;
    std::vector<int> yet_to_move_;  ///< Adventurers of the seat that have yet to move, from 0

    int land_ = 0;
    int upwind_ = 0;
    int downwind_ = 0;
    std::vector<int> rested_at_;  ///< numbers of the Agents rested at this turn
    int free_rests_ = 0;          ///< free rests as a guest this turn

    /// The first step of the tile actions that is still open: 1 attack, 2 rest, 3 restore, 4 place,
    /// 5 send, 6 none.
    int step_ = 6;
    bool discovered_ = false;  ///< the tile actions follow the tile's discovery
    SlowTokens attacked_;      ///< the targets attacked this move
    bool courted_ = false;

    char direction_ = 'n';
    std::string crossing_;
    std::string back_;  ///< the back of the pile that tiles are drawn from
    int tries_left_ = 0;
    SlowTokens drawn_;  ///< the tiles drawn in this try

    std::string target_;
    std::string first_die_;
    int attempts_left_ = 0;
    int rolls_needed_ = 0;
    int rolls_won_ = 0;

    SlowCell lifted_from_;
    int agents_made_ = 0;
};

}  // namespace ctq::tests
