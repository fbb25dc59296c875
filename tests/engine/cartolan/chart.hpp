#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"

/// A game of Cartolan on a map that the test lays.
///
///     Chart chart("mode=regular");
///     chart.lay("2,0 tttt NE").lay("3,0 tftt SE wonder land");   // edges N E S W as they lie
///     chart.put("1.1", "2,0").chest("1.1", 7).agent(2, "3,0", 4);
///     chart.play("e rest n tile=tttff");
///     CHECK(chart.at("1.1") == "3,1");
namespace ctq::tests {

class Chart {
  public:
    /// A new game in which seat 1 starts. In advanced mode Adventurers have no character until the
    /// test gives them one.
    explicit Chart(const std::string& options = "", int seats = 2);

    /// "x,y edges wind [wonder] [land] [disaster] [city]".
    Chart& lay(const std::string& tile);
    /// Lays plain water with this wind on all places from `x` to `to_x`, both included.
    Chart& lay_row(int x, int y, int to_x, const std::string& wind = "NE");
    /// Moves an Adventurer ("seat.number"). One that was not in play comes into play and has yet to
    /// move this turn.
    Chart& put(const std::string& name, const std::string& place);
    Chart& chest(const std::string& name, int wealth);
    Chart& vault(int seat, int wealth);
    Chart& pirate(const std::string& name);
    Chart& character(const std::string& name, const std::string& card);
    /// Gives the seat this technology, which the Adventurer carries and uses.
    Chart& equipped(const std::string& name, const std::string& card);
    Chart& technology(int seat, const std::string& card);
    Chart& agent(int seat, const std::string& place, int wealth = 0);
    Chart& dispossess(const std::string& place);
    /// Sets the wealth that is sunk on the disaster at this place.
    Chart& sink(const std::string& place, int wealth);
    /// Makes the pile of this colour ('t' or 'f') hold exactly these tiles, with empty discards.
    Chart& pile(char colour, const std::string& tiles);

    /// Plays tokens, each of which must be legal, and checks the invariants after each.
    Chart& play(const std::string& tokens);
    /// The tokens of the legal actions or of the outcomes of chance, in order.
    std::string legal() const;
    /// The same tokens, only those with this prefix.
    std::string legal(const std::string& beginning) const;
    bool allows(const std::string& token) const;
    std::string why_not(const std::string& token) const;
    /// The outcomes of chance with their weights: "die=with:5 die=against:1".
    std::string odds() const;

    std::string at(const std::string& name) const;
    int chest(const std::string& name) const;
    int vault(int seat) const;
    bool is_pirate(const std::string& name) const;
    /// The seat, loyalty and wealth of the Agent at this place ("2 active 4"), "" without one.
    std::string agent(const std::string& place) const;
    int sunk(const std::string& place) const;
    std::string wind(const std::string& place) const;
    /// The edges N E S W of the tile at this place, "" without one.
    std::string edges(const std::string& place) const;
    /// The Adventurer whose turn it is: "1.1".
    std::string mover() const;
    /// The land, upwind and downwind moves made: "1/0/2".
    std::string moves() const;
    bool over() const;
    /// The ranks at the end: "1 2".
    std::string ranks() const;

    cartolan::State state;
    /// The statistics of the actions played.
    cartolan::Game::StatisticsState statistics;

  private:
    int tile(const std::string& place) const;
    cartolan::Adventurer& adventurer(const std::string& name);
    const cartolan::Adventurer& adventurer(const std::string& name) const;
};

/// The number of a tile's edge letter by wind (NE SE SW NW) and direction (N E S W), as the rules
/// print it. Letters 1 and 2 are upwind, 3 and 4 downwind.
inline constexpr int kLetterAt[4][4] = {{4, 3, 2, 1}, {1, 4, 3, 2}, {2, 1, 4, 3}, {3, 2, 1, 4}};

/// Joins the words that are not empty with spaces, to build options from parts.
std::string joined(std::initializer_list<std::string_view> words);

/// A random legal action, or an outcome drawn by chance. The game must not be over.
core::Action random_action(const cartolan::State& state, core::Rng& rng);

/// The error of starting a game with these options, "" if it starts.
std::string refused_start(const std::string& options, int seats);

/// Returns the probability, over all outcomes of chance with their weights, that `holds` is true of
/// the first state that is not in the phase `rolling`.
double chance_that(const cartolan::State& state, cartolan::Phase rolling,
                   const std::function<bool(const cartolan::State&)>& holds);

}  // namespace ctq::tests
