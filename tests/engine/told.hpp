#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

/// What a game says of a position, as text that two tellers can be compared by.
namespace ctq::tests {

/// The picture of a state, as tools read it.
template <core::Game G>
std::string picture_of(const typename G::State& state) {
    core::JsonWriter json;
    G::picture(state, json);
    return json.str();
}

/// Whether `text` has `part` somewhere in it.
bool holds(std::string_view text, std::string_view part);

/// The words as one text, in the order of the alphabet: equal for equal sets.
std::string sorted_text(std::vector<std::string> words);

}  // namespace ctq::tests
