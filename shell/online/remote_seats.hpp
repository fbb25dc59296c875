#pragma once

#include <string>
#include <vector>

#include "shell/online/remote_table.hpp"

/// Who sits at a table over the network, as this device sees it.
namespace ctq::app {

/// Who sits where, for people.
struct RemoteSeat {
    enum class Kind { here, bot, empty, guest };
    Kind kind = Kind::empty;
    bool away = false;   ///< whose connection is lost
    bool ready = false;  ///< for the start
    std::string name;
};

/// Who sits where, by seat - 1; empty before a host has let us in.
std::vector<RemoteSeat> remote_seats(const RemoteTable& table);

// The others need a ledger; seats are counted from 1.
/// What `remote_seats` calls a seat: "You", or the name of the person or the bot.
std::string remote_seat_name(const RemoteTable& table, int seat);
/// Who plays the seat, as a set-up names them, wherever that is.
std::string sitter_text(const RemoteTable& table, int seat);
/// Whether this device plays the seat.
bool plays_here(const RemoteTable& table, int seat);
/// The seat of the one person at this device; 0 where there is none or several.
int own_person(const RemoteTable& table);

}  // namespace ctq::app
