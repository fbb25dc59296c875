#include "shell/scenes/record/scene.hpp"

#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::scenes {

Opened open_record(Services& services, std::string_view rest) {
    if (!rest.empty()) {
        return core::Problem{"", "There is no such page of the record."};
    }
    return Opened(std::make_unique<RecordScene>(services));
}

RecordScene::RecordScene(Services& services) : PageScene(services), puzzles_(puzzle_record()) {
    for (const core::GameHandle* game : cabinet()) {
        RecordPage page = record_page(*game);
        if (!page.empty()) {
            pages_.push_back(std::move(page));
        }
    }
}

std::string RecordScene::status() const {
    return pages_.empty() && puzzles_.answered == 0
               ? "Your record is empty. Matches alone against levels count, and so do daily "
                 "matches and puzzles."
               : "What you have achieved on this device.";
}

void RecordScene::page(Page& page) {
    add_back(page);
    page.text(status(), Voice::status);
    if (!pages_.empty()) {
        page.text("Each step is a level; below it stand the matches won of those played.",
                  Voice::caption);
    }
    add_puzzle_record(page, puzzles_);
    for (const RecordPage& game : pages_) {
        page.card([&] { add_record(page, game); });
    }
    if (!deleted_.empty()) {
        page.command("reset-undo", "Bring the record back", [this] { undo_reset(); });
    } else if (!pages_.empty()) {
        page.command("reset-record", "Begin a new record", [this] { ask(true); }).enabled = !asks_;
    }
    if (asks_) {
        page.sheet("reset", "Begin a new record?", [&] {
            page.text(
                "Matches against levels, streaks and best results start over. Daily matches and "
                "puzzles stay.");
            page.buttons(As::even);
            page.command("reset-yes", "Start over", [this] { reset(); }).look.main = true;
            page.command("reset-keep", "Keep the record", [this] { ask(false); });
        });
        page.list().add_key("reset-close", {}, [this] { ask(false); });
    }
}

void RecordScene::ask(bool asks) {
    asks_ = asks;
    services_.notices.change();
}

/// Keeps the daily matches and the puzzles, because each counts only once.
void RecordScene::reset() {
    asks_ = false;
    for (const core::GameHandle* game : cabinet()) {
        const std::string key = "levels:" + std::string(game->info->id);
        if (auto text = platform::load(key)) {
            deleted_.emplace_back(key, std::move(*text));
            platform::forget(key);
        }
    }
    for (RecordPage& page : pages_) {
        page = record_page(*page.game);
    }
    std::erase_if(pages_, [](const RecordPage& page) { return page.empty(); });
    services_.notices.offer("Your record starts over. Daily matches and puzzles stay.",
                            "reset-undo", "Undo");
}

void RecordScene::undo_reset() {
    for (const auto& [key, text] : std::exchange(deleted_, {})) {
        platform::store(key, text);
    }
    services_.router.replace("record");
}

}  // namespace ctq::scenes
