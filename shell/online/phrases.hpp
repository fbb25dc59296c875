#pragma once

#include <array>
#include <string_view>

#include "engine/net/message.hpp"

namespace ctq::app {

/// What can be said at a table over the network, by the numbers that travel.
inline constexpr std::array<std::string_view, net::kPhrases> kPhraseWords{"Hello.",
                                                                          "Good luck.",
                                                                          "Well played.",
                                                                          "Good move.",
                                                                          "That was close.",
                                                                          "Oops.",
                                                                          "One moment, please.",
                                                                          "Sorry for the wait.",
                                                                          "I have to go soon.",
                                                                          "Your turn.",
                                                                          "Thanks for the game.",
                                                                          "Shall we play again?"};

}  // namespace ctq::app
