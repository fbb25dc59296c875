#pragma once

#include "shell/online/remote_table.hpp"

/// Taking back at a table over the network, to which the others have to agree.
namespace ctq::app {

/// The one person of this device asks to take back to their last decision. Problem: not exactly
/// one person sits here, or nothing can be taken back.
core::Failure ask_takeback(RemoteTable& table, net::Time now);
/// Answers whoever asks to take back, as host for all seats played here. Problem: nobody asks.
core::Failure answer_takeback(RemoteTable& table, bool yes, net::Time now);
/// The seat that asks this device's people to let it take back; 0 for none.
int takeback_asker(const RemoteTable& table);

}  // namespace ctq::app
