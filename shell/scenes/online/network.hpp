#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"
#include "shell/online/table/remote_match.hpp"
#include "shell/online/table/remote_seats.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/table/note.hpp"
#include "shell/store/saved_tables.hpp"
#include "shell/store/settings.hpp"

/// Playing over the network: opening a table, joining one, waiting for the start, and the questions
/// during the match. Both the canvas and the text view show the texts made here.
namespace ctq::scenes {

struct Network {
    enum class Stage { opening, joining, waiting, answering, elsewhere };
    Stage stage = Stage::opening;
    std::string name;                              ///< name of the person at this device
    std::optional<online::Invitation> invitation;  ///< set while joining
    std::optional<store::SavedTable> before;       ///< the saved seat at the invitation's table
    match::TableSetup setup;  ///< set-up of the table to open; later that of its game
    std::shared_ptr<online::RemoteTable> table;  ///< shared with the scene that shows the match
    std::string id;
    /// The link to share: the host's or the server's invitation, or the answer of a guest.
    std::optional<Sharing> sharing;
    bool begun = false;     ///< the match of the saved seat had already begun
    bool at_once = false;   ///< open the table at once; ask only for the name
    bool served = false;    ///< the table to open will be on the server of this page
    bool listed = false;    ///< the server will show that table to everyone on its page
    bool answered = false;  ///< the link or answer was copied or sent; the other side is next
    std::string transport_message;  ///< the last message of the transport (the network connection)
    double due = 0;                 ///< when the table's clock must run next, in seconds
    bool in_library = false;        ///< the match has been saved in the library
    bool yours = false;             ///< at the last check, it was this person's turn
    bool unreached = false;         ///< the transport could not find the other device
    bool ending = false;            ///< this person is asked whether to end or to leave the match
    bool gone = false;              ///< the server is up, but no longer has the table
};

/// Returns the newest value of the hash chain of the table's log, for tests; empty without a log.
std::string network_chain(const Network& network);
/// Returns the lines about the table for a problem report; empty without a table.
std::string network_report(const Network& network);
/// Returns whether the table is on a server (`ctq host`). It works before the person sits down,
/// too.
bool at_server(const Network& network);
/// Returns the number of seats without a player.
int empty_seats(const online::RemoteTable& table);
/// Returns the name of the host for people, or "the host" if it is not known.
std::string host_name(const Network& network);
/// Returns the buttons that copy and send the host's link or the guest's answer, and the button
/// that says that the host has scanned the code. `Traffic` runs their commands.
std::vector<NoteButton> link_buttons(const Network& network);

/// Returns the title of the game; the title of the scene if the game is not known.
std::string network_title(const Network& network);
/// Returns the headline of the scene.
std::string network_status(const Network& network);
/// Returns a paragraph of advice for the current step; empty for none. It names the
/// server that is asked for this device's external address.
std::string network_words(const Network& network, const store::Settings& settings);
/// Returns what people must know about a clock, with a blank after it; empty without one.
std::string clock_words(const net::Pace& pace);
/// Returns a line for one seat: "Yellow: Anna".
std::string seat_line(int seat, const online::RemoteSeat& sitting);
/// Returns the host's match as one between people who exchange links. None if that is not possible.
std::optional<match::TableSetup> setup_by_link(const Network& network);
/// Returns the question that the table asks during the match; nullopt if there is none.
std::optional<TableNote> network_note(const Network& network);

}  // namespace ctq::scenes
