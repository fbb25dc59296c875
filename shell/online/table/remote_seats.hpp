#pragma once

#include <string>
#include <vector>

#include "shell/online/table/remote_table.hpp"

/// The players of a remote table as this device sees them.
namespace ctq::online {

/// The player of a seat, as shown to people.
struct RemoteSeat {
    enum class Kind { here, bot, empty, guest };
    Kind kind = Kind::empty;
    bool away = false;   ///< its connection is lost
    bool ready = false;  ///< its player is ready for the start
    std::string name;
};

/// Returns the players by seat - 1; empty until a host has admitted this device.
std::vector<RemoteSeat> remote_seats(const RemoteTable& table);

// The following functions need a ledger. Seats count from 1.
/// Returns the name of a seat as in `remote_seats`: "You", or the name of the person or bot. All
/// devices call a person in whose place the host plays "Anna (a bot played on)".
std::string remote_seat_name(const RemoteTable& table, int seat);
/// Returns the word of a set-up for whoever plays a seat now, at whichever device: a bot's name,
/// `match::kHuman` or `match::kGuest`. A bot of the host plays one action for a late seat.
std::string seat_word(const RemoteTable& table, int seat);
/// Whether this device plays the seat.
bool plays_here(const RemoteTable& table, int seat);
/// Returns the seat of the only person at this device; 0 if there is none or there are several.
int own_person(const RemoteTable& table);

}  // namespace ctq::online
