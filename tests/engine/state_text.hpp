#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

/// Text about a position, for comparing two implementations.
namespace ctq::tests {

/// The picture of a state as JSON.
template <core::Game G>
std::string picture_of(const typename G::State& state) {
    core::JsonWriter json;
    G::picture(state, json);
    return json.str();
}

/// Whether `text` contains `part`.
bool holds(std::string_view text, std::string_view part);

/// Joins the words in alphabetical order, so that equal sets give equal texts.
std::string sorted_text(std::vector<std::string> words);

}  // namespace ctq::tests
