#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"
#include "shell/online/remote_match.hpp"
#include "shell/online/remote_seats.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/table/note.hpp"
#include "shell/store/saved_tables.hpp"

/// Playing with others: opening a table, joining one, waiting for the start, and what is asked
/// while it is played. What the canvas and the text view say of it comes from here.
namespace ctq::app {

struct Network {
    enum class Stage { opening, joining, waiting, answering, elsewhere };
    Stage stage = Stage::opening;
    std::string name;                      ///< the person's
    std::optional<Invitation> invitation;  ///< while joining
    std::optional<SavedTable> before;      ///< one's seat at that very table
    TableSetup setup;                      ///< what one is about to open; later its game
    std::shared_ptr<RemoteTable> table;    ///< shared with whoever shows its match
    std::string id;
    std::optional<Sharing> sharing;  ///< the host's link, or the guest's answer to it
    bool begun = false;              ///< the match of one's seat was, when it was kept
    bool at_once = false;    ///< the table is opened without a question but that for the name
    bool answered = false;   ///< one's link or answer is copied or sent, and the other side's turn
    std::string told;        ///< by the transport, last
    double due = 0;          ///< when time is told to the table again
    bool kept = false;       ///< in the library
    bool yours = false;      ///< it was this person's turn when last looked
    bool unreached = false;  ///< no other device, as far as the transport can tell
    bool ending = false;     ///< the person here is asked whether to end the match, or to leave it
    bool waits = false;      ///< for whoever is gone, and has been asked about that
};

/// The latest chain value of the table's log, for tests; empty where there is none.
std::string network_chain(const Network& network);
/// What a report of a problem tells of the table, in lines; empty where there is none.
std::string network_report(const Network& network);
/// The connection to whoever plays this seat is lost.
bool is_away(const Network& network, int seat);
/// The match is not over yet.
bool still_played(const Network& network);
/// At a table of ctq host, or about to sit down at one.
bool at_server(const Network& network);
/// Seats that nobody has taken yet.
int empty_seats(const RemoteTable& table);
/// Who invites, for people: "Anna", or "the host" where no name is known.
std::string host_name(const Network& network);
/// A guest that has a seat, and has said so.
bool own_ready(const RemoteTable& table);

/// Copying and sending the link of a host, or the answer of a guest; whoever shows that as a code
/// says so. `Traffic` does it.
std::vector<NoteButton> link_ways(const Network& network);

/// The game, or what the scene is where no game is known.
std::string network_title(const Network& network);
/// What the scene says above all.
std::string network_status(const Network& network);
/// What there is to know before one acts, as a paragraph; empty for nothing. `stun`: a server may
/// tell how this device is seen from outside.
std::string network_words(const Network& network, bool stun);
/// One line for a seat: "Yellow: Anna".
std::string seat_line(int seat, const RemoteSeat& sitting);
/// The seats, a line each, and the words above.
std::vector<std::string> network_lines(const Network& network, bool stun);
/// The host's match as it would be between people who send it to and fro by link; none where it
/// can't be.
std::optional<TableSetup> choices_by_link(const Network& network);
/// What the table asks its people while it is played.
std::optional<TableNote> network_note(const Network& network);

}  // namespace ctq::app
