#pragma once

#include "shell/online/table/remote_table.hpp"

/// Takebacks at a remote table, which the other players must agree to.
namespace ctq::online {

/// Asks for a takeback to the last decision of this device's only person. Fails if there is not
/// exactly one person here or nothing can be taken back.
core::Failure ask_takeback(RemoteTable& table, net::Time now);
/// Answers a request for a takeback; the host answers for all seats played at its device. Fails if
/// there is no request.
core::Failure answer_takeback(RemoteTable& table, bool yes, net::Time now);
/// Returns the seat that asks for a takeback which this device's people must answer; 0 if there is
/// none.
int takeback_asker(const RemoteTable& table);

}  // namespace ctq::online
