#pragma once

namespace ctq::match {

class Session;

/// Whether the person must send the match now: it is sent by link after each turn, and the next
/// turn belongs to a person at another device.
bool must_send(const Session& session);

}  // namespace ctq::match
