#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/bot.hpp"

namespace ctq::match {

/// Values in place of a bot's index: a person at this device, and a player of another device.
inline constexpr int kPerson = -1;
inline constexpr int kRemote = -2;

/// The players of a match as this device sees them. Seats count from 1.
class Players {
  public:
    Players() = default;
    /// `seats` and `names` by seat - 1, of equal size. A seat is a bot of this device, `kPerson` or
    /// `kRemote`.
    Players(std::vector<core::BotChoice> seats, std::vector<std::string> names)
        : seats_(std::move(seats)), names_(std::move(names)) {}

    int count() const { return static_cast<int>(seats_.size()); }
    /// Returns the bot of a seat, or `kPerson` or `kRemote` as its index.
    const core::BotChoice& choice(int seat) const {
        return seats_[static_cast<std::size_t>(seat - 1)];
    }
    /// Whether a person at this device has this seat; false for seat 0.
    bool human(int seat) const { return seat > 0 && choice(seat).index == kPerson; }
    /// Returns the number of people at this device.
    int humans() const;
    /// Returns the seat of the only person at this device; 0 if there is none or there are several.
    int person() const;
    /// Returns the name of a seat: "You", "Greedy", "Greedy 2", "Player 1".
    const std::string& name(int seat) const { return names_[static_cast<std::size_t>(seat - 1)]; }
    /// The names by seat - 1.
    const std::vector<std::string>& names() const { return names_; }
    /// Whether all seats have the same bots and people. Names are ignored.
    bool same_seats(const Players& other) const;
    /// Gives a seat to a bot of this device.
    void seat(int seat, const core::BotChoice& choice) {
        seats_[static_cast<std::size_t>(seat - 1)] = choice;
    }
    /// Replaces all names, by seat - 1.
    void rename(std::vector<std::string> names) { names_ = std::move(names); }

  private:
    std::vector<core::BotChoice> seats_;
    std::vector<std::string> names_;
};

}  // namespace ctq::match
