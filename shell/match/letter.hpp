#pragma once

namespace ctq::app {

class Session;

/// Whether the match is sent on by link after each turn, and the turn is that of somebody who sits
/// elsewhere: it is to be sent now.
bool to_send(const Session& session);

}  // namespace ctq::app
