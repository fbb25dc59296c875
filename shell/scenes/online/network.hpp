#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"
#include "shell/online/remote_table.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/kept_tables.hpp"

/// Playing with others: opening a table, joining one, waiting for the start, and what is asked
/// while it is played. What the canvas and the text view show of it comes from here.
///
///     #invite=<choices>  about to open a table      #join=<invitation>  about to join one
///     #net=<id>          at a table, kept under that id
///     #answer=<answer>   a guest's answer, for the host's page
///
///     ask:name  name:<name>  open-table  join  look-on  return    before; the first time
///     open-table-as:<name>  join-as:<name>                        asks for a name
///     link-copy  link-send  link-seen  paste  answer:<link>            waiting
///     fill:<seat>  begin  ready  not-ready  leave-table  by-link
///     net:allow  net:refuse  net:bot:<seat>  net:stop                  playing
///     net:resync  net:return  net:keep  end
namespace ctq::app {

struct Network {
    enum class Stage { opening, joining, waiting, answering };
    Stage stage = Stage::opening;
    std::string name;                      ///< the person's
    std::optional<Invitation> invitation;  ///< while joining
    std::optional<KeptTable> before;       ///< one's seat at that very table
    std::shared_ptr<RemoteTable> table;    ///< so kept that programs without them need no table
    std::string id;
    std::optional<Sharing> sharing;  ///< the host's link, or the guest's answer to it
    bool answered = false;           ///< the host has the guest's answer
    bool stun = false;               ///< as the settings have it
    std::string told;                ///< by the transport, last
    double due = 0;                  ///< when time is told to the table again
    bool kept = false;               ///< in the library
    bool yours = false;              ///< it was this person's turn when last looked
    bool unreached = false;          ///< no other device, as far as the transport can tell
    bool ending = false;             ///< the host is asked whether to end the match for everybody
};

/// The latest chain value of the table's log, for tests; empty where there is none.
std::string network_chain(const Network& network);
/// What a report of a problem tells of the table, in lines; empty where there is none.
std::string network_report(const Network& network);
/// The connection to whoever plays this seat is lost.
bool is_away(const Network& network, int seat);
/// A match over the network is not over yet.
bool still_played(const Network& network);

// The rest is there only in the program for tables over the network.

/// What the scene says above all.
std::string network_status(const Network& network, const TableSetup& choices);
/// What there is to know before one acts, as a paragraph; empty for nothing.
std::string network_words(const Network& network);
/// One line for a seat: "Yellow: Anna".
std::string seat_line(int seat, const RemoteSeat& sitting);
/// The seats, a line each, and the words above.
std::vector<std::string> network_lines(const Network& network);
/// The host's match as it would be between people who send it to and fro by link; none where it
/// can't be.
std::optional<TableSetup> choices_by_link(const Network& network);
/// Everything that can be done in the scene.
void add_network(std::vector<Command>& list, const Network& network);

/// Something that the table asks its people while it is played.
struct NetNote {
    std::string words;
    std::vector<Command> ways;
};
std::optional<NetNote> network_note(const Network& network);

}  // namespace ctq::app
