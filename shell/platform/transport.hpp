#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Carries whole frames between this program and others. Events are fetched with `take_news`; the
/// program is woken when there are any.
namespace ctq::platform {

/// One event of a connection.
struct LinkNews {
    enum class Kind : std::uint8_t { connected, bytes, lost, endpoint, answer, trouble, unreached };
    Kind kind = Kind::bytes;
    std::uint32_t link = 0;  ///< numbered by the transport, never reused
    /// The frame (`bytes`), the part of a link, or empty if there is none (`endpoint`, `answer`),
    /// or a message (`trouble`; `unreached`, if no connection to another device is possible).
    std::vector<std::uint8_t> bytes{};
};

/// Loads the program version with remote tables, which starts at this route. If it can't be loaded,
/// nothing changes and the command "not-online" arrives.
void load_network_program(std::string_view route);

/// Returns the ids of the games, between blanks, of which the server of this page opens tables.
/// "none" if it has only tables of its own, empty if it has none (it is not `ctq host`).
std::string games_of_server();
/// Asks this server for the list of its tables or, with a request, to open one; see
/// `server::ServedTables`. The reply arrives as the command `command` followed by the list or the
/// invitation to the new table, or by "!" and a sentence.
void ask_server(std::string_view request, std::string_view command);

/// Whether this device can open tables for guests.
bool can_open_tables();
/// Whether this device can reach a table by this transport address of an invitation.
bool can_reach(std::span<const std::uint8_t> endpoint);
/// Whether a person must paste the link of a table, because links don't open this program.
bool asks_for_links();
/// Opens the transport. As host, accepts connections to the table with this name. As guest,
/// connects to it and retries until `stop_transport`; `endpoint` is the transport address of an
/// invitation, empty for another tab of this browser. `server`: reports this device's external
/// address, "stun:host:port", and may carry frames, "turn:host:port user password"; empty for none.
/// `wake`: called from any thread when there are events; a page needs none. A hosting page keeps the
/// screen on.
void open_transport(bool host, std::string_view table, std::span<const std::uint8_t> endpoint,
                    std::string_view server, void (*wake)());
/// Changes `server`. An open table makes a new invitation; a guest that has not sent its answer yet
/// makes a new answer.
void change_server(std::string_view server);
/// Closes the transport and its connections, and stops retrying.
void stop_transport();
/// Sends one whole frame over a connection. Does nothing after the transport was stopped.
void send_frame(std::uint32_t link, std::span<const std::uint8_t> frame);
/// Closes a connection after all queued frames are sent.
void close_link(std::uint32_t link);
/// Returns the oldest event that was not taken yet; none if all were taken.
std::optional<LinkNews> take_news();
/// As guest: says that the answer was copied or sent. The transport then starts connecting to the
/// host.
void answer_sent();
/// As host: connects to a guest by the guest's answer, which a person pasted.
void accept_answer(std::span<const std::uint8_t> answer);
/// Passes on a guest's answer to the host's page, which waits for it: the link of the answer was
/// opened in this page instead.
void hand_over_answer(std::span<const std::uint8_t> answer);

/// Fills the bytes with unpredictable values.
void fill_randomly(std::span<std::uint8_t> bytes);

/// Shows a notification if the page is hidden. An empty text asks for permission to show any.
void notify(std::string_view words);

}  // namespace ctq::platform
