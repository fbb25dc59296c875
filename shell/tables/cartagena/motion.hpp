#pragma once

#include <optional>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/flights.hpp"

/// Animations of Cartagena. The board shows the newest position without the pieces and cards that
/// are still in flight.
namespace ctq::cartagena::view {

/// A token moving between two positions, or a card moving between a hand and a pile.
struct Flight : tables::FlightTime {
    enum class Kind { token, played, drawn };
    Kind kind;
    int seat;
    int symbol;  ///< of the card; `kUnknownSymbol` if it is hidden from the viewer
    int from;    ///< start of the token
    int to;
};

/// The start and end of a token's move.
struct Trace {
    int seat;
    int from;
    int to;
};

/// Returns the trace of the token that an action moves, given the state before the action. None if
/// the action moves no token.
std::optional<Trace> trace_of(const State& before, core::Action action);

/// A pirate that has just landed: the flourish that ends its leap.
struct Landing : tables::FlightTime {
    Trace trace;
};

/// The animations on the board, one after the other. The landings delay nothing.
class Motion : public tables::Flights<Flight> {
  public:
    /// Ends all movements and landings.
    void finish();
    /// Removes what has ended.
    void settle(const ui::Motion& motion);
    /// Returns whether nothing moves or is due to move.
    bool idle() const { return flights().empty() && landings_.empty(); }
    /// Returns the landings that are shown or due, in the order of their start.
    const std::vector<Landing>& landings() const { return landings_; }
    /// Starts the animation of a step, after those still in flight. A movement lasts at most
    /// `seconds`. If the queue is too long, all flights end at once.
    void moved(const match::Step& step, double now, float seconds);
    /// Returns the number of played cards still in flight to the discards.
    int played() const;
    /// Returns the number of drawn cards still in flight to this hand or queued on the pile, of one
    /// symbol or of any.
    int due(int seat, std::optional<int> symbol = std::nullopt) const;
    /// Returns the number of the seat's tokens still in flight to this position.
    int due_at(int seat, int position) const;

  private:
    std::vector<Landing> landings_;
};

}  // namespace ctq::cartagena::view
