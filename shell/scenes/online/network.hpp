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
#include "shell/store/settings.hpp"

/// Playing over the network: opening a table, joining one, waiting for the start, and the questions
/// during the match. The canvas and the text view take their texts from here.
namespace ctq::scenes {

struct Network {
    enum class Stage { opening, joining, waiting, answering, elsewhere };
    Stage stage = Stage::opening;
    std::string name;                              ///< name of the person here
    std::optional<online::Invitation> invitation;  ///< set while joining
    std::optional<store::SavedTable> before;     ///< the saved seat at the table of the invitation
    match::TableSetup setup;                     ///< set-up of the table to open; later its game
    std::shared_ptr<online::RemoteTable> table;  ///< shared with the scene that shows the match
    std::string id;
    /// The link that invites others, by the host or at a server's table; or the guest's answer.
    std::optional<Sharing> sharing;
    bool begun = false;     ///< whether the match of the saved seat had begun
    bool at_once = false;   ///< open the table at once, asking only for the name
    bool served = false;    ///< the table to open will be on the server of this page
    bool answered = false;  ///< the link or answer was copied or sent, so the other side is next
    std::string transport_message;  ///< last message of the transport
    double due = 0;                 ///< time of the next tick of the table, in seconds
    bool in_library = false;        ///< the match is in the library
    bool yours = false;             ///< it was this person's turn at the last check
    bool unreached = false;         ///< the transport has not found another device
    bool ending = false;            ///< the person here is asked whether to end or leave the match
    bool waits = false;             ///< the guest here has chosen to wait for the host
};

/// Returns the latest chain value of the table's log, for tests; empty without a log.
std::string network_chain(const Network& network);
/// Returns the lines about the table in a problem report; empty without a table.
std::string network_report(const Network& network);
/// Returns whether the table is on a server (`ctq host`), also before sitting down.
bool at_server(const Network& network);
/// Returns the number of seats that nobody has taken.
int empty_seats(const online::RemoteTable& table);
/// Returns the name of the host for people, or "the host" if it is not known.
std::string host_name(const Network& network);
/// Returns the buttons that copy and send the host's link or the guest's answer. A further button
/// confirms that the host has scanned the code. `Traffic` runs their commands.
std::vector<NoteButton> link_buttons(const Network& network);

/// Returns the title of the game, or of the scene if no game is known.
std::string network_title(const Network& network);
/// Returns the headline of the scene.
std::string network_status(const Network& network);
/// Returns a paragraph of advice for the current step; empty for none. It names the
/// server that is asked for this device's external address.
std::string network_words(const Network& network, const store::Settings& settings);
/// Returns a line for one seat: "Yellow: Anna".
std::string seat_line(int seat, const online::RemoteSeat& sitting);
/// Returns the steps, a line for each seat, the advice above and the link.
std::vector<std::string> network_lines(const Network& network, const store::Settings& settings);
/// Returns the host's match as one between people who exchange links. None if that is not possible.
std::optional<match::TableSetup> setup_by_link(const Network& network);
/// Returns the question that the table asks during the match, if any.
std::optional<TableNote> network_note(const Network& network);

}  // namespace ctq::scenes
