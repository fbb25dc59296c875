#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/bot.hpp"

namespace ctq::app {

/// In place of a bot's index: a person here, or whoever another device has there.
inline constexpr int kPerson = -1;
inline constexpr int kRemote = -2;

/// The players of a match as this device sees them. Seats count from 1.
class Players {
  public:
    Players() = default;
    /// `seats` and `names` by seat - 1, as many of one as of the other. A seat is a bot of this
    /// device, `kPerson` or `kRemote`.
    Players(std::vector<core::BotChoice> seats, std::vector<std::string> names)
        : seats_(std::move(seats)), names_(std::move(names)) {}

    /// How many seats there are.
    int count() const { return static_cast<int>(seats_.size()); }
    /// Returns the bot of a seat, or what stands in its place.
    const core::BotChoice& choice(int seat) const {
        return seats_[static_cast<std::size_t>(seat - 1)];
    }
    /// Whether a person at this device sits there; false for 0.
    bool human(int seat) const { return seat > 0 && choice(seat).index == kPerson; }
    /// How many people sit at this device.
    int humans() const;
    /// The seat of the one person at this device; 0 where there is none, or there are several.
    int person() const;
    /// "You", "Greedy", "Greedy 2", "Player 1".
    const std::string& name(int seat) const { return names_[static_cast<std::size_t>(seat - 1)]; }
    /// The names by seat - 1.
    const std::vector<std::string>& names() const { return names_; }
    /// Whether the same bots and people sit at the same seats, whatever their names.
    bool same_seats(const Players& other) const;
    /// Seats a bot of this device.
    void seat(int seat, const core::BotChoice& choice) {
        seats_[static_cast<std::size_t>(seat - 1)] = choice;
    }
    /// Gives all of them other names, by seat - 1.
    void rename(std::vector<std::string> names) { names_ = std::move(names); }

  private:
    std::vector<core::BotChoice> seats_;
    std::vector<std::string> names_;
};

}  // namespace ctq::app
