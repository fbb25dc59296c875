#pragma once

#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"
#include "shell/online/table/remote_table.hpp"

/// Changes from one match to the next at a remote table.
namespace ctq::online {

/// The current proposal: the next match or, during a match, its end. Null if there is no proposal.
const net::Proposal* proposal_of(const RemoteTable& table);
/// Returns the name of a party to the vote: the person at this seat, or the host's person if
/// `party` is 0.
std::string party_name(const RemoteTable& table, int party);
/// Whether this device may propose and answer: the match is over and somebody here played in it.
bool may_vote(const RemoteTable& table);
/// Returns the names of the people who have not answered yet.
std::vector<std::string> awaited(const RemoteTable& table);

/// Returns the game and options of a set-up as terms that `propose` takes.
net::Terms terms_of(const match::TableSetup& setup);
/// Returns the reason why this table can't play these terms next, as a sentence; empty if it can.
std::string trouble_with(const RemoteTable& table, const net::Terms& terms);

/// Proposes these terms for the next match. Fails as `net::Host::vote` does.
core::Failure propose(RemoteTable& table, const net::Terms& terms, net::Time now);
/// Answers the current proposal: agree, decline or continue without the others. Fails as
/// `net::Host::vote` does, or if there is no proposal.
core::Failure answer(RemoteTable& table, net::Vote::Kind kind, net::Time now);
/// Whether the table moves on to another match. `begin_next` opens that match.
bool next_due(const RemoteTable& table);
/// Leaves the finished match for the next one, over the same connections, and waits for its start.
/// Fails, and changes nothing, if it can't be played.
core::Failure begin_next(RemoteTable& table, net::Time now);

}  // namespace ctq::online
