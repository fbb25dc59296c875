#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/qr_code.hpp"

/// Links: a whole match (`m=<code>`) or a set-up (`new=<choices>`). A link of a match that runs
/// while hands are hidden holds none of it, only the set-up without its seed: whoever opened the
/// match could read every hand. Once it is over, or where all is open, its link holds every action.
namespace ctq::app {

struct Services;

inline constexpr std::string_view kMatchLink = "m=";
inline constexpr std::string_view kSetUpLink = "new=";

/// What the share sheet shows, made once when it opens.
struct Sharing {
    std::string title;    ///< "Cartagena"
    std::string words;    ///< what the link holds, and what not
    std::string route;    ///< "m=…" or "new=…"
    std::string link;     ///< the whole address
    std::string record;   ///< to copy as text; empty for a set-up
    bool secret = false;  ///< hands are left out
    /// The scene lists the ways to a picture of its board; see `BoardScene::add_pictures`.
    bool pictures = false;
    QrCode code;  ///< none where the link is too long
};

/// What is shown for a match as it stands: while hands are hidden, its link holds the set-up alone.
Sharing share_match(const core::Match& match);
/// The same for a set-up, with its seed where one is chosen.
Sharing share_set_up(const TableSetup& choices);
/// Only the link and its code.
Sharing share_route(std::string route);

/// Whether the match can be sent on by link after each turn: several people, one to act, nothing
/// closed.
bool by_letter(const core::Match& match);
/// Whether a match of this set-up begins so.
bool starts_by_letter(const TableSetup& choices);

/// Whether a route is a link that holds something.
bool is_offer(std::string_view route);

/// The match that a link `m=<code>` holds; a finished one is marked as played elsewhere. Problem: the
/// link is damaged.
core::Result<core::Match> read_match_link(std::string_view route);
/// A match to look at: by its id in the library, or by the link that holds it.
core::Result<core::Opened> open_by_name(const Services& services, std::string_view name);

/// What can be done in the open sheet: "copy-link", "send-link", "copy-record", what the scene does
/// with pictures, and last "share-close".
void add_sharing(Commands& list, Services& services);

}  // namespace ctq::app
