#pragma once

#include <string>
#include <string_view>

#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/sharing/qr_code.hpp"

/// Links that contain a whole match (`m=<code>`) or only a set-up (`new=<set-up>`). A match with
/// every action is shared if it is over or has no hidden hands. Otherwise the link has only its
/// set-up without the seed, because the match would reveal every hand.
namespace ctq::scenes {

struct Services;

inline constexpr std::string_view kMatchLink = "m=";
inline constexpr std::string_view kSetUpLink = "new=";

/// What the share sheet shows. It is made when the sheet opens.
struct Sharing {
    std::string title{};   ///< "Cartagena"
    std::string words{};   ///< says what the link contains and what it leaves out
    std::string route{};   ///< "m=…" or "new=…"
    std::string link{};    ///< the full address
    std::string record{};  ///< the record to copy as text; empty for a set-up
    bool secret = false;   ///< the link leaves hidden hands out
    /// The scene has commands that make pictures of its board; see `add_pictures`.
    bool pictures = false;
    QrCode code{};  ///< empty if the link is too long
};

/// Returns what the share sheet shows for a match. While hands are hidden, the link has only the
/// set-up.
Sharing share_match(const core::Match& match);
/// Returns what the share sheet shows for a set-up. The link has its seed if one is chosen.
Sharing share_set_up(const match::TableSetup& setup);
/// Returns only the link for a route, and its QR code.
Sharing share_route(std::string route);

/// Returns whether people can play the match by sending its link after each turn: several people
/// play, one of them must act now, and no information is hidden.
bool by_letter(const core::Match& match);
/// Returns whether people can play a match of this set-up by sending its link after each turn.
bool starts_by_letter(const match::TableSetup& setup);

/// Returns whether a route contains a match or a set-up.
bool is_offer(std::string_view route);

/// Returns the match in a link `m=<code>`. If it is over, it gets the tag of a match played
/// elsewhere. Fails if the link is damaged.
core::Result<core::Match> read_match_link(std::string_view route);
/// Opens a match for the review. `name`: its id in the library, or a link `m=<code>`.
core::Result<core::Opened> open_by_name(const Services& services, std::string_view name);

}  // namespace ctq::scenes
