#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Carries whole frames between this program and others. What happens is fetched with `take_news`;
/// the program is woken when there is something.
namespace ctq::platform {

/// One thing that happened on a connection.
struct LinkNews {
    enum class Kind : std::uint8_t { connected, bytes, lost, way, answer, trouble, unreached };
    Kind kind = Kind::bytes;
    std::uint32_t link = 0;  ///< counted by the transport, never used twice
    /// The frame; of `way` and `answer` what belongs into a link (empty where there is nothing);
    /// of `trouble` words, and of `unreached`, where no connection to another device comes about.
    std::vector<std::uint8_t> bytes{};
};

/// Loads the program that has tables over the network, which begins at this route. Where it can't
/// be had nothing changes, and the command "not-online" arrives.
void load_network_program(std::string_view route);

/// Whether tables for guests can be opened here.
bool can_open_tables();
/// Whether a table can be reached from here by this way of an invitation.
bool can_reach(std::span<const std::uint8_t> way);
/// Whether a person has to give the link of a table to this program, as nothing opens it for links.
bool asks_for_links();
/// As host: takes whoever comes to the table of this name. As guest: goes there, again and again
/// until `stop_transport`; `way` is of an invitation, and empty for another tab of this browser.
/// `stun`: a public server may tell this device how it is seen from outside. `wake`: called from
/// any thread when there is news; a page needs none. The screen stays lit while a page hosts.
void open_transport(bool host, std::string_view table, std::span<const std::uint8_t> way, bool stun,
                    void (*wake)());
/// `stun` has changed: an open table makes a new invitation, a guest who has not sent the answer
/// yet a new answer.
void change_stun(bool stun);
/// Ends what `open_transport` began: its connections are closed and no more are made.
void stop_transport();
/// Sends one whole frame over a connection; nothing happens when the transport was stopped.
void send_frame(std::uint32_t link, std::span<const std::uint8_t> frame);
/// Once what was sent has gone.
void close_link(std::uint32_t link);
/// The oldest of what has happened and was not taken yet; none when all of it was.
std::optional<LinkNews> take_news();
/// As guest: the answer has been copied or sent; from now on the host is tried.
void answer_sent();
/// As host: an answer that a person pasted.
void accept_answer(std::span<const std::uint8_t> answer);
/// The link of an answer was opened here: whichever page waits for it is given it.
void hand_over_answer(std::span<const std::uint8_t> answer);

/// Bytes nobody can foresee.
void fill_randomly(std::span<std::uint8_t> bytes);

/// Shows a note beside the page when it is hidden; an empty one asks for leave to show any.
void notify(std::string_view words);

}  // namespace ctq::platform
