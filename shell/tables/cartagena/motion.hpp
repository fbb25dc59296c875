#pragma once

#include <optional>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/motion.hpp"

/// What is on its way in Cartagena. The position drawn is the newest one, less what has not
/// arrived.
namespace ctq::cartagena::view {

/// A token between two positions, or a card between a hand and a pile.
struct Flight {
    enum class Kind { token, played, drawn };
    Kind kind;
    int seat;
    int symbol;  ///< of the card; `kUnknownSymbol` where the viewer may not know it
    int from;    ///< of the token
    int to;
    double start;  ///< seconds
    double end;

    /// It is seen to move, or has arrived. `now` in seconds, here as below.
    bool begun(double now) const { return now >= start; }
    bool over(double now) const { return now >= end; }  ///< it has arrived
    /// How far it is: 0 at its start, 1 at its end, and beyond these outside.
    float share(double now) const { return static_cast<float>((now - start) / (end - start)); }
};

/// Where a token went.
struct Trace {
    int seat;
    int from;
    int to;
};

/// The way of the token an action moves, taken in the state `before`; none for other actions.
std::optional<Trace> trace_of(const State& before, core::Action action);

class Motion {
  public:
    /// Sends off what a step moves, behind what is still on its way; a movement takes so many
    /// seconds at most. Where too much waits already, all of that arrives at once.
    void moved(const app::Step& step, double now, float seconds);
    /// Everything arrives.
    void finish() { flights_.clear(); }
    /// Forgets what has arrived; true while something is on its way.
    bool settle(const ui::Motion& motion);

    /// What has not arrived, in the order it begins.
    const std::vector<Flight>& flights() const { return flights_; }
    /// Cards played that have not arrived at the discards.
    int played() const;
    /// Cards of a hand that are still in the air or on the pile.
    int due(int seat, int symbol) const;
    int due(int seat) const;  ///< of any symbol
    /// Tokens of a seat that are on their way to this position.
    int due_at(int seat, int position) const;
    /// When everything will have arrived, in seconds; not before `now`.
    double free_at(double now) const;

  private:
    std::vector<Flight> flights_;
};

}  // namespace ctq::cartagena::view
