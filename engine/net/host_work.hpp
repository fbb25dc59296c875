#pragma once

#include "engine/net/host_state.hpp"

/// The functions of the host that several of its files share. Only the files of the host use them.
namespace ctq::net {

// Connections.
/// Opens the ledger of a table. Fails if the setup can't be played over the network.
core::Result<HostState> open_host(HostTable table, Time now);
Peer* peer_of(HostState& host, LinkId link);
void send(HostState& host, Peer& peer, const Message& message);
/// Sends a message to all who have said hello.
void send_all(HostState& host, const Message& message);
/// Sends as many entries as the window allows.
void flush(HostState& host, Peer& peer);
void event(HostState& host, EventKind kind, int seat, std::string sentence = "");
/// Removes a connection. Its guest keeps the seat once the match has begun.
void forget(HostState& host, LinkId link, const char* why);
/// Sends a guest away.
void drop(HostState& host, LinkId link, Reason reason);
/// Counts a fault. The call may remove the peer.
void fault(HostState& host, Peer& peer, bool tell);
/// Before the start, frees a seat whose guest has gone.
void free_seat(HostState& host, int seat);
Welcome welcome(const HostState& host, int seat);
/// Sends the current state that is not part of the log.
void tell_state(HostState& host);

// The log.
/// Appends an entry and sends it to all; `append_and_work` then also does the host's own duties.
/// Fails if the match is frozen or the ledger rejects the entry.
core::Failure append(HostState& host, const Entry& entry);
core::Failure append_and_work(HostState& host, const Entry& entry);
/// Does all duties of the host.
void work(HostState& host);
void tell_frozen(HostState& host);
void thaw(HostState& host);

// The clock.
/// Counts the time of every seat that is to act, unless the table waits for a takeback answer or
/// for people, or is frozen.
void run_clock(HostState& host);

// Votes and talk.
/// Lets the parties that agreed continue without the others once all have answered or the timeout
/// is over. The host must have agreed, because the table is the host's.
void update_proposal(HostState& host);
/// Whether all players agree to count the match. It is counted when a seat is to act.
bool count_due(const HostState& host);
/// Whether a guest of this table says hello to an earlier match. Its connection, its token or the
/// table's first match identifies it.
bool belongs_to_former(const HostState& host, const Peer& peer, const Hello& hello);

/// Process a guest's message; host_messages.cpp has those of all other messages. The call may remove
/// the peer.
void take(HostState& host, Peer& peer, const Vote& message);
void take(HostState& host, Peer& peer, const Say& message);
void take(HostState& host, Peer& peer, const Resign& message);
void take(HostState& host, Peer& peer, const Arrange& message);

}  // namespace ctq::net
