#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/stage/player.hpp"

/// All places (pages, sheets and states) of the program, for tests of rules that hold on every
/// page.
namespace ctq::stage {

struct Place {
    std::string name;
    std::function<void(Player&)> arrive;  ///< from the lobby of a new machine
    double stay = 60;                     ///< seconds after which temporary messages are gone
    bool network = false;                 ///< a table over the network
};

/// The places of tables over the network and of matches by link.
std::vector<Place> network_places();

/// Returns all places: every page, each game's pages, menus and sheets, and matches at the
/// beginning, near the end and finished.
const std::vector<Place>& places();

/// Whether a spot is a space or a piece of a board, known by its name.
bool on_board(std::string_view name);

/// Returns a person at the place after all motion has ended. The second call for a place checks
/// whether reloading the page shows exactly the same; if so, later calls reload it, which is
/// faster.
std::unique_ptr<Player> person_at(const Place& place, const Wishes& wishes = {});

}  // namespace ctq::stage
