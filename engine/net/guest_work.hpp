#pragma once

#include "engine/net/guest_state.hpp"

/// The functions of the guest that several of its files share. Only the files of the guest use them.
namespace ctq::net {

void send(GuestState& guest, const Message& message);
void event(GuestState& guest, EventKind kind, std::string sentence = "");
void close(GuestState& guest, Reason reason);
void greet(GuestState& guest);
/// Sends the message that is due, if it is time to send it again.
void work(GuestState& guest);
/// Opens an empty copy of the match. Fails if this program can't play it.
core::Failure open_ledger(GuestState& guest, const Welcome& message);

/// Process a message of the host; guest_messages.cpp has those of all other messages.
void take(GuestState& guest, const Proposal& message);
void take(GuestState& guest, const Next& message);
void take(GuestState& guest, const Said& message);

}  // namespace ctq::net
