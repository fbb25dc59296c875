#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

namespace ctq::app {

/// What is chosen for the next table of a game.
struct TableSetup {
    const core::GameHandle* game = nullptr;
    core::Options options;
    std::vector<std::string> seats;     ///< "human", "guest" or a bot's name
    std::uint64_t seed = 0;             ///< 0: by chance
    std::vector<std::string> people{};  ///< names that persons gave, by seat - 1; may be shorter
};

/// The options of a game's variant, by its place in `GameInfo::variants`; without one their
/// defaults.
core::Options variant_options(const core::GameHandle& game, std::size_t variant);
/// What one click on Play takes: one person first, against the bots that make a good first game.
TableSetup standard_setup(const core::GameHandle& game, std::size_t variant = 0);
/// The variant that the options are, by its place; the number of variants where they are none.
std::size_t variant_of(const TableSetup& choices);
/// The choices of an option in the order in which people are shown them: those of the option that sets others as
/// the variants have them, so that rule sets stand in one order everywhere.
std::vector<int> choices_in_order(const core::GameHandle& game, int option);
/// Whether an option does something here and is none of those that are asked first.
bool is_house_rule(const TableSetup& choices, int option);
/// How many of these are changed.
int house_rules(const TableSetup& choices);
/// Whether nothing has been changed in them.
bool is_standard(const TableSetup& choices);

/// Who may sit at a seat, and who does.
struct Candidates {
    std::vector<std::string> who;  ///< "human", "guest", then bots by name
    std::size_t chosen = 0;
    bool more = false;  ///< there are others, which `study` brings
};

/// The words for these others.
inline constexpr const char* kMorePlayers = "More players, to study";

/// Of a seat (from 0): a person, a guest, the levels, with `study` or where there are no levels the game's other
/// bots, those of a few strengths once for each, and whoever sits there if it is none of these.
Candidates candidates(const TableSetup& choices, std::size_t seat, bool study = true);

/// Whether somebody elsewhere is to sit there.
bool invites(const TableSetup& choices);
/// The bot that plays in place of somebody who is gone.
std::string stand_in(const core::GameHandle& game);

/// Changes one: "option:rules=board", "seat:2=greedy", "seats:3", "level:4" of all bots, "seed:17" ("seed:" for chance),
/// "name:2=Ann" of a person ("name:2=" for none).
/// False, and nothing changed, when it is none of these or can't be.
bool change(TableSetup& choices, std::string_view command);

/// How many people are to sit at this device.
int people_here(const TableSetup& choices);

/// The choices in one word that fits a link, without people's names:
/// "cartagena;tokens=3;human,greedy;17".
std::string setup_text(const TableSetup& choices);
/// Reads what `setup_text` wrote. Problem: damaged, or what can't be played.
core::Result<TableSetup> read_setup(std::string_view text);

/// Everyone moves on one seat: who sat last sits first.
void rotate(TableSetup& choices);
/// The seat that begins whatever is drawn, 0 where all choose at once; none where a lot decides.
std::optional<int> beginner(const TableSetup& choices);
/// Who begins, for people: "Seat 1 begins.", or that the lot decides.
std::string who_begins(const TableSetup& choices);

/// Why these choices can't be played, for people; empty when they can.
std::string trouble(const TableSetup& choices);
/// Whether the table can be played after this command, or could not be played anyway.
bool fits(const TableSetup& choices, std::string_view command);

/// The match they make; `seed` where none was chosen.
core::Setup make_setup(const TableSetup& choices, std::uint64_t seed);
/// The choices that make it, with other draws.
TableSetup choices_of(const core::Setup& setup);

}  // namespace ctq::app
