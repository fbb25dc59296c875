#pragma once

#include <array>
#include <cstdint>

#include "shell/tables/cartagena/motion.hpp"
#include "shell/tables/cartagena/moves.hpp"
#include "shell/tables/context.hpp"

/// What is marked on Cartagena's track and why: a plain value, made without a canvas. Drawing,
/// input and tooltips read it.
namespace ctq::cartagena::view {

/// The marks of one place of the track.
struct PlaceMarks {
    bool own = false;      ///< a pirate of the person to act is here
    bool leaves = false;   ///< it has a move that fits the aim, apart from its start
    bool reached = false;  ///< a move that fits the aim ends here
    int gain = 0;          ///< number of cards that the pirate aimed at draws by falling back here
    int best = 0;          ///< the seat whose pirate the best or hinted action brings here
};

/// The way that a pirate went or should go.
struct Trail {
    enum class Why : std::uint8_t {
        last,     ///< the last action of another seat
        earlier,  ///< that seat's actions before it
        played,   ///< in a review: the action played here
        best,     ///< the best or hinted action
    };
    Trace trace;
    Why why;
    float strength;  ///< less for earlier actions, up to 1
};

struct Marks {
    static constexpr int kMostTrails = 24;

    Moves moves{};  ///< all that the person to act may do; empty at another seat's turn
    Aim chosen{};   ///< selected by clicks
    Aim aim{};      ///< the same, or, if nothing is selected, what the pointer or focus is on
    std::array<PlaceMarks, kMostSpaces + 2> at{};  ///< by position
    core::FixedList<Trail, kMostTrails> trails{};  ///< the later ones lie above

    const PlaceMarks& of(int place) const { return at[static_cast<std::size_t>(place)]; }
    /// Returns whether a press on the place ends the chosen move there, even if own pirates are
    /// there.
    bool targets(int place) const {
        return chosen.any() && chosen.from != place && of(place).reached;
    }
};

/// Returns the marks of a position. `under` is the spot under the pointer or focus, which shows the
/// same as choosing it. `moving` of the latest actions are still animated, so they leave no trace
/// yet.
Marks marks_of(const tables::ViewContext& context, ui::Target under = {}, std::size_t moving = 0);

}  // namespace ctq::cartagena::view
