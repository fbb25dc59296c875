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
/// Who of this device has a say in it: a seat, 0 for the host.
int own_party(const RemoteTable& table);
/// Whether a party, or this device's, is among these.
bool has_party(net::Parties parties, int party);
/// The person of a party: who sits at this seat, or for 0 at the host.
std::string party_name(const RemoteTable& table, int party);
/// Whether this device may propose and agree: the match is over, and somebody here played in it.
bool may_vote(const RemoteTable& table);
/// Those whose answer is still waited for, by name; "You" for this device.
std::vector<std::string> awaited(const RemoteTable& table);

/// The set-up's game and options, as they are proposed.
net::Terms terms_of(const TableSetup& setup);
/// The next match with these terms. Problem: it can't be played by those at this table.
core::Result<TableSetup> setup_for(const RemoteTable& table, const net::Terms& terms);

/// Proposes a match, or tells what is thought of the one proposed. Problem: as of `net::Host::vote`.
core::Failure vote(RemoteTable& table, const net::Vote& vote, net::Time now);
/// The table goes on to another match: `begin_next` leads there.
bool next_due(const RemoteTable& table);
/// Leaves the match that is over for the next one, over the same connections; its start is waited
/// for. Problem: it can't be played, and the table stays as it is.
core::Failure begin_next(RemoteTable& table, net::Time now);

}  // namespace ctq::app
