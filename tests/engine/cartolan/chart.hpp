#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"

/// A game of Cartolan on a map made by hand.
///
///     Chart chart("mode=regular");
///     chart.lay("2,0 tttt NE").lay("3,0 tftt SE wonder land");   // edges N E S W as they lie
///     chart.put("1.1", "2,0").chest("1.1", 7).agent(2, "3,0", 4);
///     chart.play("e rest n tile=tttff");
///     CHECK(chart.at("1.1") == "3,1");
namespace ctq::tests {

class Chart {
  public:
    /// A game just begun: seat 1 starts. Advanced: nobody has a character unless given one.
    explicit Chart(const std::string& options = "", int seats = 2);

    /// "x,y edges wind [wonder] [land] [disaster] [city]".
    Chart& lay(const std::string& tile);
    /// Plain water with this wind on all places from one to the other, both included.
    Chart& lay_row(int x, int y, int to_x, const std::string& wind = "NE");
    /// Brings an Adventurer ("seat.number") into play, yet to move this turn, or moves it.
    Chart& put(const std::string& name, const std::string& place);
    Chart& chest(const std::string& name, int wealth);
    Chart& vault(int seat, int wealth);
    Chart& pirate(const std::string& name);
    Chart& character(const std::string& name, const std::string& card);
    /// The seat gets this technology and the Adventurer works with it.
    Chart& equipped(const std::string& name, const std::string& card);
    Chart& technology(int seat, const std::string& card);
    Chart& agent(int seat, const std::string& place, int held = 0);
    Chart& dispossess(const std::string& place);
    /// Wealth on the disaster there.
    Chart& sink(const std::string& place, int wealth);
    /// The pile of the colour ('t' or 'f') holds just these, the discards nothing.
    Chart& pile(char colour, const std::string& tiles);

    /// Plays tokens, each of which must be legal, and checks the invariants after each.
    Chart& play(const std::string& tokens);
    /// The legal tokens, or those of chance, in order.
    std::string legal() const;
    /// The legal tokens that begin so.
    std::string legal(const std::string& beginning) const;
    bool allows(const std::string& token) const;
    std::string why_not(const std::string& token) const;
    /// What chance may bring, with weights: "die=with:5 die=against:1".
    std::string odds() const;

    std::string at(const std::string& name) const;
    int chest(const std::string& name) const;
    int vault(int seat) const;
    bool is_pirate(const std::string& name) const;
    /// "2 active 4": seat, loyalty and wealth of the Agent there; empty without one.
    std::string agent(const std::string& place) const;
    int sunk(const std::string& place) const;
    std::string wind(const std::string& place) const;
    /// Edges N E S W of the tile there; empty without one.
    std::string edges(const std::string& place) const;
    /// "1.1" of the Adventurer on turn.
    std::string mover() const;
    /// "1/0/2": land, upwind and downwind moves made.
    std::string moves() const;
    bool over() const;
    /// "1 2": the ranks at the end.
    std::string ranks() const;

    cartolan::State state;
    /// Of what was played, for the statistics.
    cartolan::Game::StatisticsState statistics;

  private:
    int tile(const std::string& place) const;
    cartolan::Adventurer& adventurer(const std::string& name);
    const cartolan::Adventurer& adventurer(const std::string& name) const;
};

/// The number of a tile's edge letter by wind (NE SE SW NW) and direction (N E S W), as the rules
/// print it: 1 and 2 lie upwind, 3 and 4 downwind.
inline constexpr int kLetterAt[4][4] = {{4, 3, 2, 1}, {1, 4, 3, 2}, {2, 1, 4, 3}, {3, 2, 1, 4}};

/// The words that are not empty, with blanks between them: options from parts.
std::string joined(std::initializer_list<std::string_view> words);

/// What a random player, or chance, does where the game is not over.
core::Action random_action(const cartolan::State& state, core::Rng& rng);

/// The start of a game with these options, or the sentence that refuses it.
std::string refused_start(const std::string& options, int seats);

}  // namespace ctq::tests
