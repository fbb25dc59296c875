#include "shell/online/invitation.hpp"

#include "engine/core/base64.hpp"
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

}  // namespace

std::string invitation_text(const Invitation& invitation) {
    core::ByteWriter out;
    out.byte(kFormat);
    out.byte(net::kProtocol);
    out.byte(invitation.game->info->code);
    out.raw(invitation.match);
    out.text(invitation.host);
    out.raw(invitation.endpoint);
    return core::to_base64(out.bytes());
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
    const std::uint8_t code = in.byte();
    invitation.match = in.fixed<net::MatchId>();
    invitation.host = net::clean_name(in.text());
    invitation.endpoint.assign(in.rest().begin(), in.rest().end());
    if (!in.good() || invitation.endpoint.size() > kMostEndpoint) {
        return damaged;
    }
    invitation.game = core::find_game_by_code(cabinet(), code);
    if (invitation.game == nullptr) {
        return core::Problem{"", net::sentence(net::Reason::unknown_game)};
    }
    return invitation;
}

core::Result<Invitation> read_table_link(std::string_view link) {
    constexpr std::string_view kBegin = "http://";
    constexpr std::string_view kFragment = "/#join=";
    const core::Problem wrong_link{
        "", "This is no link of ctq host, as http://127.0.0.1:8080/#join=…: " +
                core::quoted(link.substr(0, kMostShown)) + "."};
    const auto fragment = link.find(kFragment);
    if (link.substr(0, kBegin.size()) != kBegin || fragment == std::string_view::npos) {
        return wrong_link;
    }
    const std::string_view address = link.substr(kBegin.size(), fragment - kBegin.size());
    const auto colon = address.rfind(':');
    auto invitation = read_invitation(link.substr(fragment + kFragment.size()));
    if (!invitation) {
        return invitation;
    }
    auto table_address = sockets::read_address(invitation->endpoint);
    if (!table_address || colon == std::string_view::npos) {
        return wrong_link;
    }
    table_address->host = address.substr(0, colon);
    table_address->port = address.substr(colon + 1);
    invitation->endpoint = sockets::endpoint_of(*table_address);
    return invitation;
}

std::string table_name(const net::MatchId& match) {
    return core::to_base64(match);
}

}  // namespace ctq::online
