#include "shell/app/invitation.hpp"

#include "engine/core/base64.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/message.hpp"
#include "engine/net/name.hpp"

namespace ctq::app {
namespace {

constexpr std::uint8_t kFormat = 1;
constexpr std::size_t kMostText = 1000;
/// As in web/network.js, which goes all ways.
constexpr std::uint8_t kSocketWay = 3;

}  // namespace

std::string invitation_text(const Invitation& invitation) {
    core::ByteWriter out;
    out.byte(kFormat);
    out.byte(net::kProtocol);
    out.byte(invitation.game->info->code);
    out.raw(invitation.match);
    out.text(invitation.host);
    out.raw(invitation.way);
    return core::to_base64(out.bytes());
}

core::Result<Invitation> read_invitation(std::string_view text) {
    const auto bytes =
        text.size() <= kMostText ? core::from_base64(text) : std::optional<core::Bytes>();
    if (!bytes) {
        return core::Problem{"", "This invitation is damaged: was all of the link copied?"};
    }
    core::ByteReader in(*bytes);
    const std::uint8_t format = in.byte();
    const std::uint8_t protocol = in.byte();
    if (in.good() && (format != kFormat || protocol != net::kProtocol)) {
        return core::Problem{"",
                             "This invitation is of another version of the program. Load the "
                             "page again, both of you."};
    }
    Invitation invitation;
    const std::uint8_t code = in.byte();
    invitation.match = in.fixed<net::MatchId>();
    invitation.host = net::clean_name(in.text());
    invitation.way.assign(in.rest().begin(), in.rest().end());
    if (!in.good() || invitation.way.size() > kMostWay) {
        return core::Problem{"", "This invitation is damaged: was all of the link copied?"};
    }
    invitation.game = core::find_game_by_code(cabinet(), code);
    if (invitation.game == nullptr) {
        return core::Problem{"", net::sentence(net::Reason::unknown_game)};
    }
    return invitation;
}

core::Bytes socket_way(int number) {
    return {kSocketWay, static_cast<std::uint8_t>(number & 255),
            static_cast<std::uint8_t>(number >> 8)};
}

std::optional<int> socket_table(const Invitation& invitation) {
    const core::Bytes& way = invitation.way;
    return way.size() == 3 && way[0] == kSocketWay ? std::optional(way[1] | way[2] << 8)
                                                   : std::nullopt;
}

std::string table_name(const net::MatchId& match) {
    return core::to_base64(match);
}

}  // namespace ctq::app
