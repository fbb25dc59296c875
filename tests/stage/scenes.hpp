#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/stage/player.hpp"

/// Every place that the program shows, for what has to hold in each.
namespace ctq::stage {

struct Place {
    std::string name;
    std::function<void(Player&)> arrive;  ///< from the lobby of a new machine
    double stay = 60;                     ///< seconds after which what goes away by itself is gone
    bool network = false;                 ///< of tables over the network
};

/// Those of tables over the network and of matches by link.
std::vector<Place> network_places();

/// All of them: scenes, each game's, their menus and sheets, and how they are early, late and over.
const std::vector<Place>& places();

/// Whether a spot is a place or a piece of a board, told apart by what lies there and not by words.
bool on_board(std::string_view name);

/// A person who has arrived there, and before whom nothing moves any more. Where opening the page
/// again shows just the same, which the second visit finds out, later ones do that: it is quicker.
std::unique_ptr<Player> person_at(const Place& place, const Wishes& wishes = {});

}  // namespace ctq::stage
