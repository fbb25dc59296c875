#pragma once

namespace ctq::match {

class Session;

/// Whether the match is to be sent now: it is sent by link after each turn, and the next turn
/// belongs to a person at another device.
bool to_send(const Session& session);

}  // namespace ctq::match
