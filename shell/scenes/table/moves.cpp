#include "shell/scenes/table/moves.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

void Moves::commands(Commands& list) {
    const match::Session& session = table_.session;
    Page(list).heading("Your actions");
    if (session.viewpoint().curtain() != 0) {
        Page(list).text(handover_words(session));
        list.add("curtain",
                 core::say("I am {who}: {secret:choose|show my cards}",
                           {{"who", session.players().name(session.viewpoint().curtain())},
                            {"secret", session.turn().secret != 0}}),
                 [this] {
                     table_.session.lift_curtain();
                     table_.on_changed();
                 });
    }
    if (table_.pending) {
        Page(list).heading("Chosen");
        Command& yes = list.add("confirm", "Play it: " + pending_question(table_).words,
                                [this] { return confirm(); });
        yes.key.cap = "Enter";
        yes.look.word = "Play it";
        list.add("reject", "Take it back", [this] { return table_.reject(); }).key.cap = "Esc";
        Page(list).heading("Your actions");
    }
    if (table_.board.tells_newest()) {  // what can be done next may tell what has just been drawn
        add_actions(list);
    }
    list.family("act:", [this](std::string_view token) { return act(token); });
    list.add_key("unpick", {}, [this] {
        table_.board.picker.clear();
        table_.board.changed();
    });
}

/// Adds the legal actions, with what each costs and gains.
void Moves::add_actions(Commands& list) const {
    const match::Session& session = table_.session;
    const core::GameHandle& game = session.game();
    const tables::ViewContext context = table_.context();
    for (const core::Action action : session.legal()) {
        const tables::Effect effect = table_.board.view->effect(context, action);
        list.add("act:" + game.to_text(session.view(), action),
                 core::capitalized(core::with_names(game.describe(session.view(), action).you,
                                                    session.players().names())) +
                     (effect.full.empty() ? "" : ": ") + effect.full +
                     (effect.warning.empty() ? "" : ". ") + core::ended(effect.warning),
                 {});
    }
}

bool Moves::act(std::string_view token) {
    const match::Session& session = table_.session;
    const auto action =
        session.your_turn() ? session.game().from_text(session.view(), token) : std::nullopt;
    // Counting is a matter of all players (`Stalling`), never an action of one.
    if (!action || action == session.game().count) {
        return false;
    }
    choose(*action);
    return true;
}

/// Plays an action, or makes it pending if the settings require confirmation. `draft`: a finger
/// chose it among small spots, so it needs confirmation. An illegal action is refused at once.
void Moves::choose(core::Action action, bool draft) {
    table_.stop_looking();
    const core::ActionList& legal = table_.session.legal();
    const store::Settings::Confirm wanted = table_.board.settings().confirm;
    const bool asks = wanted == store::Settings::Confirm::on ||
                      (draft && wanted == store::Settings::Confirm::touch);
    if (!asks || !std::binary_search(legal.begin(), legal.end(), action)) {
        table_.play(action);
        return;
    }
    table_.pending = Table::Pending{action};
    chosen_at_ = table_.services.now;
    table_.services.notices.clear();
    table_.board.changed();
}

/// Plays the pending action, or the whole path of actions that begins with it.
bool Moves::confirm() {
    const auto pending = table_.pending;
    if (table_.reject()) {
        pending->path.empty() ? table_.play(pending->action) : go_along(pending->path, true);
    }
    return pending.has_value();
}

void Moves::tick(double /*now*/) {
    for (const Pointed& one : std::exchange(pointed_, {})) {
        one.dragged ? drag(one) : point(one.spot, one.touch);
    }
}

double Moves::wake() const {
    return pointed_.empty() ? 0 : kAtOnce;
}

void Moves::changed() {
    const match::Session& session = table_.session;
    const tables::TableView& view = *table_.board.view;
    home_ = session.your_turn() ? view.home(session.view()) : std::string();
    if (home_.empty() && session.your_turn()) {
        const auto spots = view.spots_of(session.view(), session.legal()[0]);
        home_ = spots.empty() ? std::string() : view.to_press(session.view(), spots.front());
    }
}

void Moves::input(ui::Canvas& canvas) {
    touch_ = canvas.input.touch;
    canvas.spots.home = home_;
    if (!table_.pending || !canvas.spots.open.empty() || canvas.spots.top != 0) {
        return;
    }
    if (ui::take_key(canvas, ui::Key::enter)) {
        table_.board.ask("confirm");
    } else if (ui::take_key(canvas, ui::Key::escape)) {
        table_.board.ask("reject");
    }
}

/// Records the input of this frame. The next tick handles it.
void Moves::pointed(const ui::Spots& spots) {
    if (table_.look() != nullptr) {
        return;  // a press on the board ends looking back, see look_bar.cpp
    }
    Board& board = table_.board;
    const ui::Target dragged = spots.dragging ? ui::target_of(spots, spots.held) : ui::Target{};
    if (dragged && !board.picker.chosen(dragged) && table_.session.your_turn()) {
        board.picker.lift(dragged);
        board.changed();
    }
    note_pointed(board, spots, touch_ && !spots.focus_visible, pointed_);
}

void Moves::on_picked(const tables::Picker::Outcome& outcome, ui::Target spot, bool draft) {
    table_.board.changed();
    if (outcome.kind == tables::Picker::Outcome::Kind::play) {
        choose(outcome.action, draft);
    } else if (outcome.kind == tables::Picker::Outcome::Kind::wrong) {
        if (!follow(spot)) {
            tell_why_not(table_.board, spot);
        }
    } else {
        table_.pending.reset();
    }
}

/// Plays the actions that lead to a distant spot, one after the other, until the person must decide
/// something. If the settings require confirmation, asks only once for the whole path. Returns
/// false if there is no such path.
bool Moves::follow(ui::Target spot) {
    const std::vector<core::Action> path = table_.board.view->path_to(table_.session.view(), spot);
    go_along(path, false);
    return !path.empty();
}

void Moves::go_along(std::span<const core::Action> path, bool confirmed) {
    const match::Session& session = table_.session;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const int before = session.sequence();
        confirmed ? table_.play(path[i]) : choose(path[i]);
        if (table_.pending) {
            table_.pending->path.assign(path.begin() + static_cast<std::ptrdiff_t>(i), path.end());
            return;
        }
        if (session.sequence() == before || !session.your_turn() ||
            table_.board.view->asks(session.view())) {
            return;
        }
    }
}

/// Returns whether a click on a spot refers to the pending action: the spot was pressed last, or
/// the action ends there.
bool Moves::belongs_to_pending(ui::Target spot) const {
    if (!table_.pending) {
        return false;
    }
    const std::vector<ui::Target> spots =
        table_.board.view->spots_of(table_.session.view(), table_.pending->action);
    const bool leads = table_.pending->path.empty() && !spots.empty() && spots.back() == spot;
    return leads || pressed_ == spot;
}

/// Handles a click. A click on the spot of the pending action confirms it, unless it follows so
/// soon that it must be the second half of a double click.
void Moves::point(ui::Target spot, bool touch) {
    if (!table_.session.your_turn()) {
        return;
    }
    if (belongs_to_pending(spot)) {
        constexpr double kThought = 0.3;  // seconds
        if (table_.pending->question_drawn && table_.services.now >= chosen_at_ + kThought) {
            confirm();
        }
        return;
    }
    // In a lesson the guide names the spot, so a touch needs no confirmation.
    const bool draft = touch && !table_.guided() && table_.board.view->drafts(spot);
    on_picked(table_.board.picker.choose(spot), spot, draft);
    pressed_ = spot;
}

void Moves::drag(const Pointed& drop) {
    if (!table_.session.your_turn()) {
        return;
    }
    Board& board = table_.board;
    if (drop.nowhere) {
        board.picker.clear();
        board.changed();
        return;
    }
    const auto outcome = board.picker.drag(drop.spot, drop.onto);
    on_picked(outcome, drop.onto);
    pressed_ = drop.onto;
    if (outcome.kind != tables::Picker::Outcome::Kind::narrowed) {
        board.picker.clear();
    }
}

}  // namespace ctq::scenes
