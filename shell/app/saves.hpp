#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

/// Matches kept on this device: each a record under "match:<id>", and an index of their tags so
/// that they can be listed without replaying them.
namespace ctq::app {

struct Saved {
    std::string id;       ///< letters and digits
    std::string game;     ///< its id
    std::string options;  ///< as text
    std::string seats;    ///< "human greedy"
    int actions = 0;
    bool over = false;
};

/// The most matches kept; the oldest goes first.
inline constexpr std::size_t kMostSaved = 24;

/// Newest first. Damaged lines are left out.
std::vector<Saved> load_index();

/// Keeps the match as the newest; updates the list and what is stored. False when the device keeps
/// nothing.
bool save(std::vector<Saved>& index, const std::string& id, const core::Match& match);

/// Problem: it is not there, or it can't be read.
core::Result<core::Opened> open_saved(std::string_view id);

/// A name for a match that is not used yet.
std::string new_id(std::uint64_t seed);

/// Whether text from outside can be the name of a match.
bool is_id(std::string_view text);

}  // namespace ctq::app
