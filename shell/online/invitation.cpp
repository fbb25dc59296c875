#include "shell/online/invitation.hpp"

#include <algorithm>

#include "engine/core/archive.hpp"
#include "engine/core/base64.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/message.hpp"
#include "engine/net/name.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::online {
namespace {

constexpr std::uint8_t kFormat = 1;
constexpr std::size_t kMostText = 1000;
// The most bytes of an unreadable link that a message shows.
constexpr std::size_t kMostShown = 100;

constexpr std::string_view kFragment = "#join=";
constexpr std::string_view kSchemeEnd = "://";

/// Returns a link without what a text has around it: blanks, brackets, quotes, and the punctuation
/// after it.
std::string_view without_surroundings(std::string_view link) {
    constexpr std::string_view kBefore = " \t\r\n<([\"'";
    constexpr std::string_view kAfter = " \t\r\n>)]\"'.,;:!?";
    link.remove_prefix(std::min(link.find_first_not_of(kBefore), link.size()));
    return link.substr(0, link.find_last_not_of(kAfter) + 1);
}

/// Whether the text is this word of small letters, in any letter case.
bool is_word(std::string_view text, std::string_view word) {
    return std::equal(text.begin(), text.end(), word.begin(), word.end(), [](char a, char b) {
        return (static_cast<unsigned char>(a) | 32U) == static_cast<unsigned char>(b);
    });
}

/// Sets the server of a table from "host" or "host:port"; the default port is 80. Returns false if
/// this is no address of a server.
bool set_server(sockets::TableAddress& address, std::string_view server) {
    const std::size_t colon = server.rfind(':');
    const bool has_port =
        colon != std::string_view::npos && server.find(']', colon) == std::string_view::npos;
    const auto host = server.substr(0, has_port ? colon : std::string_view::npos);
    const auto port = has_port ? server.substr(colon + 1) : std::string_view("80");
    const auto number = core::read_unsigned(port);
    if (host.empty() || host.find_first_of("@ #") != std::string_view::npos || !number ||
        *number == 0 || *number > 65'535) {
        return false;
    }
    address.host = host;
    address.port = port;
    return true;
}

/// Returns "30 seconds" or "2 minutes".
std::string time_words(int seconds) {
    const bool minutes = seconds % 60 == 0;
    return core::say("{n} {minutes:{n:minute|minutes}|{n:second|seconds}}",
                     {{"n", minutes ? seconds / 60 : seconds}, {"minutes", minutes}});
}

}  // namespace

/// What follows the format and the protocol. The endpoint comes last, without its length.
template <class Archive>
static void fields(Archive& archive, Invitation& invitation) {
    std::uint8_t game = invitation.game != nullptr ? invitation.game->info->code : std::uint8_t{0};
    net::Pace& pace = invitation.pace;
    archive.values(game, invitation.match, invitation.host);
    archive.one_of(pace.kind, net::Pace::Kind::none, net::Pace::Kind::player);
    if (pace.kind != net::Pace::Kind::none) {
        archive.values(pace.seconds, pace.increment);
    }
    invitation.game = core::find_game_by_code(cabinet(), game);
}

std::string invitation_text(const Invitation& invitation) {
    core::Bytes bytes = core::to_bytes(invitation, {kFormat, net::kProtocol});
    bytes.insert(bytes.end(), invitation.endpoint.begin(), invitation.endpoint.end());
    return core::to_base64(bytes);
}

core::Result<Invitation> read_invitation(std::string_view text) {
    const core::Problem damaged{"", "This invitation is damaged: was the whole link copied?"};
    const auto bytes =
        text.size() <= kMostText ? core::from_base64(text) : std::optional<core::Bytes>();
    if (!bytes) {
        return damaged;
    }
    core::ByteReader in(*bytes);
    const std::uint8_t format = in.byte();
    const std::uint8_t protocol = in.byte();
    if (format == 0) {
        return damaged;
    }
    if (in.good() && (format != kFormat || protocol != net::kProtocol)) {
        return core::Problem{"",
                             "This invitation is from another version of the program. You should "
                             "both reload the page."};
    }
    Invitation invitation;
    core::ReadArchive archive(in);
    fields(archive, invitation);
    invitation.host = net::clean_name(invitation.host);
    invitation.endpoint.assign(in.rest().begin(), in.rest().end());
    if (!in.good() || invitation.endpoint.size() > net::kMostEndpoint) {
        return damaged;
    }
    if (invitation.game == nullptr) {
        return core::Problem{"", net::sentence(net::Reason::unknown_game)};
    }
    return invitation;
}

core::Result<Invitation> read_table_link(std::string_view link) {
    const core::Problem wrong_link{
        "", "This is no link of ctq host, as http://127.0.0.1:8080/#join=…: " +
                core::quoted(link.substr(0, kMostShown)) + "."};
    link = without_surroundings(link);
    const auto fragment = link.find(kFragment);
    if (fragment == std::string_view::npos) {
        return wrong_link;
    }
    const std::string_view code = link.substr(fragment + kFragment.size());
    std::string_view page = link.substr(0, fragment);
    const std::size_t scheme_end = page.find(kSchemeEnd);
    const std::string_view scheme =
        page.substr(0, scheme_end == std::string_view::npos ? 0 : scheme_end);
    page.remove_prefix(scheme_end == std::string_view::npos ? 0 : scheme_end + kSchemeEnd.size());
    auto invitation = read_invitation(code);
    if (!invitation) {
        return invitation;
    }
    const std::string_view host = page.substr(0, page.find_first_of("/?"));
    const std::string_view path = page.substr(host.size(), page.find('?') - host.size());
    auto table_address = sockets::read_address(invitation->endpoint);
    if (!table_address || !set_server(*table_address, host)) {
        return wrong_link;
    }
    if (is_word(scheme, "https") || (!path.empty() && path != "/" && path != "/index.html")) {
        return core::Problem{
            "",
            "Only a browser reaches a table at an address with https or with a folder. On the "
            "machine of ctq host itself, the table is at http://127.0.0.1:8080/" +
                std::string(kFragment) + std::string(code) +
                " (or at the port that --port names)."};
    }
    if (!scheme.empty() && !is_word(scheme, "http")) {
        return wrong_link;
    }
    invitation->endpoint = sockets::endpoint_of(*table_address);
    return invitation;
}

std::string table_name(const net::MatchId& match) {
    return core::to_base64(match);
}

std::string pace_words(const net::Pace& pace) {
    using Kind = net::Pace::Kind;
    return core::say("{none:none|{time} {each:an action|a player}{more: and {gain} an action|}}",
                     {{"none", pace.kind == Kind::none},
                      {"time", time_words(pace.seconds)},
                      {"each", pace.kind == Kind::action},
                      {"more", pace.increment > 0},
                      {"gain", time_words(pace.increment)}});
}

}  // namespace ctq::online
