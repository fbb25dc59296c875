#pragma once

#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"
#include "shell/online/remote_table.hpp"

/// From one match to the next at a table over the network.
namespace ctq::app {

/// What is proposed as the next match, or while one is on the proposal to end it; null where nobody
/// agrees to anything.
const net::Proposal* proposal_of(const RemoteTable& table);
/// The person of a party: who sits at this seat, or for 0 at the host.
std::string party_name(const RemoteTable& table, int party);
/// Whether this device may propose and agree: the match is over, and somebody here played in it.
bool may_vote(const RemoteTable& table);
/// Those whose answer is still waited for, by name.
std::vector<std::string> awaited(const RemoteTable& table);

/// The set-up's game and options, as they are proposed.
net::Terms terms_of(const TableSetup& setup);
/// Why those at this table can't play it next, as a sentence; empty where they can.
std::string trouble_with(const RemoteTable& table, const net::Terms& terms);

/// Proposes what these terms are. Problem: as of `net::Host::vote`.
core::Failure propose(RemoteTable& table, const net::Terms& terms, net::Time now);
/// Tells what is thought of what is proposed now: agree, decline or go on without the others. Problem:
/// as of `net::Host::vote`.
core::Failure answer(RemoteTable& table, net::Vote::Kind kind, net::Time now);
/// The table goes on to another match: `begin_next` leads there.
bool next_due(const RemoteTable& table);
/// Leaves the match that is over for the next one, over the same connections; its start is waited
/// for. Problem: it can't be played, and the table stays as it is.
core::Failure begin_next(RemoteTable& table, net::Time now);

}  // namespace ctq::app
