#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

namespace ctq::match {

/// A table before its match starts: the game, its options and the seats.
struct TableSetup {
    const core::GameHandle* game = nullptr;
    core::Options options;
    std::vector<std::string> seats;  ///< "human", "guest" or a bot's name
    std::uint64_t seed = 0;          ///< 0: drawn at random
    /// Names that people gave, by seat - 1; may be shorter than `seats`.
    std::vector<std::string> people{};
};

/// Returns the options of the game's variant with this index in `GameInfo::variants`; the defaults
/// if there is none.
core::Options variant_options(const core::GameHandle& game, std::size_t variant);
/// Returns the table that one click on Play starts: one person first, against bots that suit a
/// first game.
TableSetup standard_setup(const core::GameHandle& game, std::size_t variant = 0);
/// Returns the index of the variant with exactly these options; the number of variants if there is
/// none.
std::size_t variant_of(const TableSetup& setup);
/// Returns the possible values of an option, by its index, in display order. The values of the
/// preset option come in the order of the variants, so that rule sets have the same order
/// everywhere.
std::vector<int> ordered_values(const core::GameHandle& game, int option);
/// Whether an option has an effect here and is neither the preset option nor a basic one.
bool is_house_rule(const TableSetup& setup, int option);
/// Returns the number of changed house rules.
int house_rules(const TableSetup& setup);
/// Whether a match is played under the default rules of its game, at whatever table.
bool has_default_rules(const core::Match& match);
/// Whether this set-up is the standard table, unchanged.
bool is_standard(const TableSetup& setup);

/// The possible players of a seat, and the chosen one.
struct Candidates {
    std::vector<std::string> who;  ///< "human", "guest", then bots by name
    std::size_t chosen = 0;
    bool more = false;  ///< there are more players, listed only with `study`
};

/// The label of the entry that lists the further players (`Candidates::more`).
inline constexpr const char* kMorePlayers = "More players, to study";

/// Lists the possible players of a seat (from 0): a person, a guest and the levels. The game's
/// other bots follow if `study` is set or the game has no levels; a bot with few strengths is
/// listed once for each. The seat's present bot is added if it is none of these.
Candidates candidates(const TableSetup& setup, std::size_t seat, bool study = true);

/// Whether any seat of the table waits for a person at another device.
bool invites(const TableSetup& setup);
/// Returns the bot that replaces a player who has left.
std::string stand_in(const core::GameHandle& game);

/// Changes one field: "option:rules=board", "seat:2=greedy", "seats:3", "level:4" for all bots,
/// "seed:17" ("seed:" for random), "name:2=Ann" for a person ("name:2=" for none). Returns false,
/// and changes nothing, if the command is unknown or impossible.
bool change(TableSetup& setup, std::string_view command);

/// Returns the number of people at this device.
int people_here(const TableSetup& setup);

/// Writes the set-up as one word for links, without people's names:
/// "cartagena;tokens=3;human,greedy;17".
std::string setup_text(const TableSetup& setup);
/// Reads the text of `setup_text`. Fails if it is damaged or the table can't be played.
core::Result<TableSetup> read_setup(std::string_view text);

/// Moves every player by one seat; the last player gets the first seat.
void rotate(TableSetup& setup);
/// Returns the seat that begins whatever is drawn, or 0 if all choose at once. Returns none if the
/// first player is drawn by lot.
std::optional<int> beginner(const TableSetup& setup);
/// Says who begins, for people: "Seat 1 begins.", or that the lot decides.
std::string who_begins(const TableSetup& setup);

/// Returns the reason why this table can't be played, for people; empty if it can.
std::string trouble(const TableSetup& setup);
/// Whether this command leaves the table playable. Also true if the command is possible but the
/// table can't be played before it either.
bool fits(const TableSetup& setup, std::string_view command);

/// Returns the set-up of a match at this table. `seed` is used if the table has none.
core::Setup make_setup(const TableSetup& table, std::uint64_t seed);
/// Returns the table of a match's set-up, without seed and people's names.
TableSetup table_setup_of(const core::Setup& setup);

}  // namespace ctq::match
