#include "shell/scenes/table/scene.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/keys.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/saving.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {

TableScene::TableScene(Services& services, match::Session session, std::string id,
                       const std::function<TableParts(Table&)>& make)
    : BoardScene(services, std::move(session)), table_(board_, std::move(id)) {
    table_.parts = make(table_);
    table_.sit_down();
}

/// Returns the prompt and, if the match could not be saved, a warning. In a lesson, when it is the
/// person's turn, the text of the guide comes before the prompt.
std::string TableScene::status() const {
    const std::string status =
        prompt_of(table_) + (not_saved(table_) ? std::string(" ") + store::kNotSaved : "");
    const auto guide = table_.guided();
    return guide && board_.session.your_turn()
               ? core::say(
                     "{head}: {text} {status}",
                     {{"head", guide_head(*guide)}, {"text", guide->text}, {"status", status}})
               : status;
}

std::string TableScene::badge() const {
    return badge_of(table_);
}

/// The note's buttons come first. Their callbacks are those of the parts' commands with the same
/// ids.
void TableScene::commands(Commands& list) {
    if (const auto note = table_.note()) {
        Page(list).text(note->words);
        for (const NoteButton& one : note->buttons) {
            list.add(one.id, one.label, {});
        }
    }
    std::vector<std::string> lines;
    for (const auto& part : table_.parts) {
        part->commands(list);
        part->tell(lines);
    }
    for (const auto& part : table_.parts) {
        part->sheet(list);
    }
    add_position(list, lines);
}

void TableScene::tick(double now) {
    for (const auto& part : table_.parts) {
        part->tick(now);
    }
    table_.refresh();
}

double TableScene::wake(double /*now*/) const {
    double soonest = board_.tells_anyway_at();
    for (const auto& part : table_.parts) {
        const double due = part->wake();
        soonest = due > 0 && (soonest == 0 || due < soonest) ? due : soonest;
    }
    return soonest;
}

bool TableScene::quiet() const {
    return std::all_of(table_.parts.begin(), table_.parts.end(),
                       [](const auto& part) { return part->quiet(); });
}

void TableScene::pointed(const ui::Spots& spots) {
    for (const auto& part : table_.parts) {
        part->pointed(spots);
    }
}

/// An animation takes no longer than the pause before the next bot acts.
float TableScene::motion_seconds() const {
    const match::Session& session = board_.session;
    const float usual = BoardScene::motion_seconds();
    const double pace = table_.pace();
    return session.bots().thinking() ? std::min(usual, static_cast<float>(pace)) : usual;
}

int TableScene::line_looked_at() const {
    return table_.look() != nullptr ? line_at(log(), table_.look()->ply()) : -1;
}

std::string TableScene::unfinished() const {
    return unfinished_id(table_);
}

std::span<const tables::KeyHelp> TableScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {kZoomKeys, {"Esc", "menu, or close"}};
    return std::span<const tables::KeyHelp>(kKeys).subspan(board_.frame.board.most > 1 ? 0 : 1);
}

std::span<const tables::KeyHelp> TableScene::game_keys() const {
    return board_.session.bots().watched() ? std::span<const tables::KeyHelp>()
                                           : board_.view->keys();
}

std::string TableScene::report() const {
    std::string lines;
    for (const auto& part : table_.parts) {
        lines += part->report();
    }
    return lines;
}

std::string TableScene::chain() const {
    std::string value;
    for (const auto& part : table_.parts) {
        value += part->chain();
    }
    return value;
}

/// Returns the latest log lines; only the last one if only bots play.
std::string TableScene::events() const {
    constexpr std::size_t kMost = 5;  // lines that are announced at once
    const int from = match::after_own_action(board_.session) - 1;
    const std::size_t most = board_.session.bots().watched() ? 1 : kMost;
    std::string events;
    std::size_t count = 0;
    auto line = std::find_if(log().rbegin(), log().rend(), [&](const match::LogEntry& one) {
        return one.plies <= board_.told();
    });
    for (; line != log().rend() && count < most; ++line, ++count) {
        if (line->turn == 0 || line->plies <= from) {
            break;
        }
        events.insert(0, line->text + (events.empty() ? "." : ". "));
    }
    return events;
}

std::string_view TableScene::call() const {
    return table_.call();
}

std::optional<TypingField> TableScene::typing() const {
    return table_.typing();
}

}  // namespace ctq::scenes
