#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/app/app.hpp"

/// What the parts of tables over the network have in common: the ways to them (network_ways.cpp),
/// what comes and goes (network_traffic.cpp), and their commands (run_network.cpp).
namespace ctq::app {

inline constexpr std::string_view kTableRoute = "net=";
inline constexpr std::string_view kAnswerRoute = "answer=";
inline constexpr const char* kNameKey = "name";  // the person's is kept there

/// Time as tables are told it.
inline net::Time milliseconds(double now) {
    return static_cast<net::Time>(now * 1000);
}

/// The game, or what the scene is where no game is known.
std::string network_title(const Network& network, const TableSetup& choices);

/// The answer in a link, or alone; none where there is nothing like it.
std::optional<core::Bytes> read_answer(std::string_view text);

}  // namespace ctq::app
