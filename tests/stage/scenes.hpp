#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/stage/player.hpp"

/// All places of the program, for tests of rules that hold everywhere.
namespace ctq::stage {

struct Place {
    std::string name;
    std::function<void(Player&)> arrive;  ///< from the lobby of a new machine
    double stay = 60;                     ///< seconds after which temporary messages are gone
    bool network = false;                 ///< a table over the network
};

/// The places of tables over the network and of matches by link.
std::vector<Place> network_places();

/// All places: the scenes, those of each game, their menus and sheets, and matches early, late and
/// over.
const std::vector<Place>& places();

/// Whether a spot is a space or a piece of a board, known by its name.
bool on_board(std::string_view name);

/// Returns a person who has arrived at a place, with nothing moving any more. If reopening the page
/// shows exactly the same, which the second visit checks, later visits reopen it, which is faster.
std::unique_ptr<Player> person_at(const Place& place, const Wishes& wishes = {});

}  // namespace ctq::stage
