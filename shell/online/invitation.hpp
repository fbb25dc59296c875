#pragma once

#include <string>
#include <string_view>

#include "engine/core/handle.hpp"
#include "engine/core/result.hpp"
#include "engine/net/fairness.hpp"

/// What a link to a table over the network holds: `#join=<code>`.
namespace ctq::app {

struct Invitation {
    net::MatchId match{};
    const core::GameHandle* game = nullptr;
    std::string host;  ///< who invites; cleaned
    core::Bytes way;   ///< how the transport gets there; empty for another tab of this browser
};

/// The most bytes of a way that are taken from a link.
inline constexpr std::size_t kMostWay = 400;

/// The invitation in letters that stand in a link unchanged.
std::string invitation_text(const Invitation& invitation);
/// Problem: damaged, of another version, or to a game that is not known here.
core::Result<Invitation> read_invitation(std::string_view text);

/// The invitation in a link of ctq host, http://host:port/#join=…; its way has the host and port.
/// Problem: damaged, or a link to a page's own table, which only a page can go to.
core::Result<Invitation> read_table_link(std::string_view link);

/// The name of a match among the tables of a browser.
std::string table_name(const net::MatchId& match);

}  // namespace ctq::app
