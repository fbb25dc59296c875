#pragma once

#include <optional>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/flights.hpp"

/// What is on its way in Cartagena. The position drawn is the newest one, less what has not
/// arrived.
namespace ctq::cartagena::view {

/// A token between two positions, or a card between a hand and a pile.
struct Flight : tables::FlightTime {
    enum class Kind { token, played, drawn };
    Kind kind;
    int seat;
    int symbol;  ///< of the card; `kUnknownSymbol` where the viewer may not know it
    int from;    ///< of the token
    int to;
};

/// Where a token went.
struct Trace {
    int seat;
    int from;
    int to;
};

/// The way of the token an action moves, taken in the state `before`; none for other actions.
std::optional<Trace> trace_of(const State& before, core::Action action);

class Motion : public tables::Flights<Flight> {
  public:
    /// Sends off what a step moves, behind what is still on its way; a movement takes so many
    /// seconds at most. Where too much waits already, all of that arrives at once.
    void moved(const app::Step& step, double now, float seconds);
    /// Cards played that have not arrived at the discards.
    int played() const;
    /// Cards of a hand that are still in the air or on the pile.
    int due(int seat, int symbol) const;
    int due(int seat) const;  ///< of any symbol
    /// Tokens of a seat that are on their way to this position.
    int due_at(int seat, int position) const;
};

}  // namespace ctq::cartagena::view
