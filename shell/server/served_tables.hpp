#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shell/server/hosted_table.hpp"
#include "shell/server/table_news.hpp"

/// The tables of a server: those of its operator, and those that visitors open.
namespace ctq::server {

/// How long guests may wait for others at a visitor's table, in milliseconds.
inline constexpr net::Time kLongestWait = 3'600'000;

/// Limits on the tables that visitors may open.
struct ClubLimits {
    std::vector<const core::GameHandle*> games{};  ///< the games they may open; empty: none
    int tables = 100;                              ///< most open tables of all visitors together
    int tables_of_visitor = 4;                     ///< most open tables of one visitor
};

/// A table, with the data that the server has about it.
struct ServedTable {
    HostedTable hosted;
    core::Setup setup;    ///< of the new table that replaces it once it is deserted
    std::string visitor;  ///< address of the visitor who opened it; empty for the operator's tables
    net::Time opened = 0;
    Glance glance{};      ///< its state at the last report
    bool thinks = false;  ///< whether a bot decision is running or queued
    int connections = 0;  ///< open connections at this table
};

/// Opens a hosted table of a set-up.
using TableOpener = std::function<core::Result<HostedTable>(const core::Setup&, net::Time)>;
/// Returns the text of the invitation to a table, by its game, number and match (`HostedTable::room`):
/// the part after "#join=".
using Invite = std::function<std::string(const core::GameHandle&, int, const net::MatchId&)>;

/// All tables of a server by number, from 1.
class ServedTables {
  public:
    ServedTables(TableOpener opener, Invite invite, ClubLimits limits);

    /// Opens one of the operator's tables. Fails if the rules refuse the set-up. Returns its
    /// number.
    core::Result<int> add(core::Setup setup, net::Time now);
    /// Opens a table that a visitor asks for. `request` has these lines: the game's id, its options,
    /// the seats, and "listed" (also if it is missing) if the table is for everyone here, or
    /// "private" if it is for whoever has the link: "cartagena\nrules=board\nguest,guest\nlisted".
    /// Fails with a sentence for the visitor if the request is damaged or a limit is reached.
    /// Returns its number.
    core::Result<int> open_for(const std::string& visitor, std::string_view request, net::Time now);
    /// Puts a restored table in place of the operator's with this number, or among those of
    /// visitors. Fails if the number is another table's by now, or if the operator has changed the
    /// set-up before the match began.
    core::Failure restore(int number, HostedTable hosted, const std::string& visitor,
                          net::Time now);
    /// Returns a table; null if there is none with this number.
    ServedTable* find(int number);
    /// Replaces the operator's table by a fresh one if it is deserted. Removes a visitor's table
    /// that is deserted or where nobody has been for a while; disconnects guests who wait there for
    /// others for `kLongestWait`. Returns whether the table was replaced or removed.
    bool renew(int number, net::Time now);
    /// Returns the invitation to a table, which must exist.
    std::string invitation(int number) const;
    /// Describes all tables that are not private, one per line, in the fields of `table_line`.
    std::string list() const;

    std::map<int, ServedTable> all;

  private:
    TableOpener opener_;
    Invite invite_;
    ClubLimits limits_;
    int last_ = 0;  ///< the number of the newest table
};

/// Describes a table in fields that are separated by tabs: its invitation; its game's id; "free",
/// "playing" or "over"; the number of free seats; its options; who sits there.
std::string table_line(const std::string& invitation, const HostedTable& table);

}  // namespace ctq::server
