#pragma once

#include <array>
#include <string_view>

#include "engine/net/message.hpp"

namespace ctq::online {

/// The phrases that people can send at a remote table, by their number in messages.
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

}  // namespace ctq::online
