#pragma once

#include <string>
#include <string_view>

#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/qr_code.hpp"

/// Links to a whole match (`m=<code>`) or to a set-up (`new=<set-up>`). While a match has hidden
/// hands, its link holds only the set-up without the seed: a link with the match would reveal every
/// hand. If the match is over or has no hidden hands, its link holds every action.
namespace ctq::scenes {

struct Services;

inline constexpr std::string_view kMatchLink = "m=";
inline constexpr std::string_view kSetUpLink = "new=";

/// The content of the share sheet, created when the sheet opens.
struct Sharing {
    std::string title;    ///< "Cartagena"
    std::string words;    ///< what the link contains and what it leaves out
    std::string route;    ///< "m=…" or "new=…"
    std::string link;     ///< the full address
    std::string record;   ///< the record to copy as text; empty for a set-up
    bool secret = false;  ///< hidden hands are left out
    /// The scene has commands for pictures of its board; see `add_pictures`.
    bool pictures = false;
    QrCode code;  ///< empty if the link is too long
};

/// Returns the sharing of a match. While hands are hidden, its link holds only the set-up.
Sharing share_match(const core::Match& match);
/// Returns the sharing of a set-up, with its seed if one is chosen.
Sharing share_set_up(const match::TableSetup& setup);
/// Returns a sharing with only the link and its QR code.
Sharing share_route(std::string route);

/// Returns whether the match can be played by sending its link after each turn: there are several
/// people, one of them is to act, and no information is hidden.
bool by_letter(const core::Match& match);
/// Returns whether a match of this set-up can be played by sending links.
bool starts_by_letter(const match::TableSetup& setup);

/// Returns whether a route is a link with a match or a set-up.
bool is_offer(std::string_view route);

/// Reads the match from a link `m=<code>`. Tags a finished match as played elsewhere. Fails if the
/// link is damaged.
core::Result<core::Match> read_match_link(std::string_view route);
/// Opens a match for review, by its id in the library or by a link `m=<code>`.
core::Result<core::Opened> open_by_name(const Services& services, std::string_view name);

/// Adds the commands of the open share sheet: "copy-link", "send-link", "copy-record", the scene's
/// picture commands, and last "share-close".
void add_sharing(Commands& list, Services& services);

}  // namespace ctq::scenes
