#pragma once

#include <string>
#include <string_view>

#include "engine/core/handle.hpp"
#include "engine/core/result.hpp"
#include "engine/net/message.hpp"

/// The content of a link to a remote table: `#join=<code>`.
namespace ctq::online {

struct Invitation {
    net::MatchId match{};
    const core::GameHandle* game = nullptr;
    std::string host;  ///< name of the person who invites; cleaned
    core::Bytes
        endpoint;      ///< transport address of the table; empty for another tab of this browser
    net::Pace pace{};  ///< the clock, as it was when the link was made
};

/// Writes the invitation in characters that links leave unchanged.
std::string invitation_text(const Invitation& invitation);
/// Reads the text of `invitation_text`. Fails if it is damaged, has another version or names an
/// unknown game.
core::Result<Invitation> read_invitation(std::string_view text);

/// Reads a link of `ctq host`, http://host:port/#join=…, and sets the transport address to its host
/// and port. The scheme and the port may be missing; blanks, brackets and punctuation around the
/// link are ignored. Fails if the link is damaged, or if only a browser can reach the table: by
/// https, in a folder of a server, or at a table of a web page.
core::Result<Invitation> read_table_link(std::string_view link);

/// Returns the name by which the tabs of one browser find the table of a match.
std::string table_name(const net::MatchId& match);

/// Returns "none", "1 minute an action", "5 minutes a player and 10 seconds an action".
std::string pace_words(const net::Pace& pace);

}  // namespace ctq::online
