#include <algorithm>
#include <string>

#include "shell/platform/platform.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kQuiet = 4;  // width of the quiet zone, in modules, as the QR standard requires

/// Draws the QR code on a white card that fills `square`, with at least the margin that scanners
/// need.
// The code is dark on light in both themes. Each run of dark modules is one rectangle, so there are
// no seams within it.
void draw_code(ui::Canvas& canvas, Rect square, const QrCode& code) {
    ui::fill(canvas, square, ui::radius_card, ui::rgb(0xFFFFFF));
    const float module =
        std::floor(square.w * canvas.ratio / (static_cast<float>(code.size) + 2 * kQuiet)) /
        canvas.ratio;
    const float side = module * static_cast<float>(code.size);
    const ui::Point at{std::round(square.center().x - side / 2),
                       std::round(square.center().y - side / 2)};
    const ui::Color dark = ui::rgb(0x101820);
    for (int y = 0; y < code.size; ++y) {
        for (int x = 0; x < code.size;) {
            int end = x;
            while (end < code.size && code.at(end, y)) {
                ++end;
            }
            if (end > x) {
                ui::fill(
                    canvas,
                    {at.x + module * static_cast<float>(x), at.y + module * static_cast<float>(y),
                     module * static_cast<float>(end - x), module},
                    0, dark);
            }
            x = std::max(end, x + 1);
        }
    }
}

/// Adds the buttons below the link.
void add_share_buttons(Page& page, Services& services) {
    const Sharing& sharing = *services.sheets.sharing;
    page.buttons(As::stack);
    page.command("copy-link", "Copy the link",
                 [&services] {
                     platform::copy_link(services.sheets.sharing->route);
                     services.notices.tell("The link is copied.");
                 })
        .look.main = true;
    if (platform::can_send()) {
        page.command("send-link", "Send the link", [&services] {
            platform::send_link(services.sheets.sharing->title, services.sheets.sharing->route);
        });
    }
    if (!sharing.record.empty()) {
        page.command("copy-record", "Copy the record as text",
                     [&services] {
                         const Sharing& shared = *services.sheets.sharing;
                         platform::copy_text(shared.record);
                         services.notices.tell(
                             shared.secret
                                 ? "The record is copied, without what you may not see yet."
                                 : "The record is copied.");
                     })
            .look.brief = "Copy record";
    }
    if (sharing.pictures && platform::can_send_pictures()) {
        page.command("send-picture", "Send a picture of the board");
    }
    if (sharing.pictures && platform::can_hand_over()) {
        page.command("save-picture", "Save a picture as PNG");
        page.command("save-svg", "Save a picture as SVG");
    }
}

void add_share_words(Page& page, Services& services) {
    const Sharing& sharing = *services.sheets.sharing;
    page.text(sharing.words);
    if (sharing.code.size == 0) {
        page.text("This link is too long for a QR code that a camera could read.", Voice::muted);
    }
    page.text(sharing.link, Voice::link);
    add_share_buttons(page, services);
}

}  // namespace

void add_code(Page& page, const std::optional<Sharing>& sharing) {
    page.picture(
        "qr", {.by_width = 1, .least = 200, .most = 300, .square = true},
        "A QR code of the link: another device’s camera opens it",
        [&sharing](ui::Canvas& canvas, Rect rect) { draw_code(canvas, rect, sharing->code); });
}

void add_share_sheet(Commands& list, Services& services) {
    constexpr float kLeastWords = 300;
    const Sharing& sharing = *services.sheets.sharing;
    Page page(list);
    page.page(
        "share",
        [&] {
            page.head("share-close", "Close", [&services] {
                services.sheets.sharing.reset();
                services.notices.change();
            });
            if (sharing.code.size == 0) {
                add_share_words(page, services);
                return;
            }
            page.beside(
                kLeastWords, [&] { add_code(page, services.sheets.sharing); },
                [&] { add_share_words(page, services); });
        },
        "Share " + sharing.title);
}

}  // namespace ctq::scenes
