#include "shell/scenes/sandbox/scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/open_session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::scenes {
namespace {

/// Returns a session at the match's cursor that shows everything; while sealed only what the person
/// may see.
match::Session look_into(core::Match match, bool sealed) {
    if (match.setup().seed == 0) {
        match.set_seed(platform::random_seed());
    }
    const int at = match.cursor();
    match::Session session =
        sealed ? look_at(std::move(match)) : match::replay_session(std::move(match), 0, true);
    session.seek(at);
    session.take_steps();
    return session;
}

}  // namespace

Opened open_sandbox(Services& services, std::string_view rest) {
    const auto make = [&](core::Match match, bool sealed) {
        return std::make_unique<SandboxScene>(services, rest, look_into(std::move(match), sealed),
                                              sealed);
    };
    if (auto saved = read_sandbox(platform::load(kSandboxKey).value_or(""), rest)) {
        return Opened(make(std::move(*saved), false));
    }
    const std::string id(rest.substr(0, rest.find('@')));
    auto opened = open_by_name(services, id);
    if (!opened) {
        return opened.problem();
    }
    core::Match match = sandbox_of(std::move(opened->match), std::string(rest));
    const bool sealed = match::is_secret(match);
    const auto ply =
        rest.size() > id.size() ? core::read_number(rest.substr(id.size() + 1)) : std::nullopt;
    match.seek(
        static_cast<int>(std::clamp<std::int64_t>(ply.value_or(match.cursor()), 0, match.size())));
    auto scene = make(std::move(match), sealed);
    if (!opened->remark.empty()) {
        services.notices.tell(opened->remark);
    }
    return Opened(std::move(scene));
}

SandboxScene::SandboxScene(Services& services, std::string_view origin, match::Session session,
                           bool sealed)
    : PositionScene(services, std::move(session)), origin_(origin), sealed_(sealed) {
    refresh();
}

std::string SandboxScene::title() const {
    return "Sandbox of " + std::string(board_.session.game().info->title);
}

std::string SandboxScene::status() const {
    return sealed_ ? "The sandbox shows all hands, including those you can’t see yet."
                   : sandbox_status(board_.session, log(), possible_.size());
}

tables::ViewContext SandboxScene::context() const {
    tables::ViewContext context = board_.context();
    context.viewer = live() ? board_.session.turn().seat : 0;
    context.your_turn = live();
    context.may_odds = false;
    return context;
}

bool SandboxScene::live() const {
    return !sealed_ && board_.session.turn().kind == core::Turn::Kind::seat;
}

core::ActionList SandboxScene::offered() const {
    core::ActionList list;
    if (live()) {
        board_.session.game().legal(board_.session.match().state(), list);
    }
    return list;
}

/// Records what was pressed. The next tick handles it.
void SandboxScene::pointed(const ui::Spots& spots) {
    if (!live()) {
        return;
    }
    const ui::Target dragged = spots.dragging ? ui::target_of(spots, spots.held) : ui::Target{};
    if (board_.picker.known(dragged) && !board_.picker.chosen(dragged)) {
        board_.picker.lift(dragged);
        changed();
    }
    note_pointed(board_, spots, false, pointed_);
}

void SandboxScene::tick(double /*now*/) {
    for (const Pointed& one : std::exchange(pointed_, {})) {
        press(one);
    }
}

double SandboxScene::wake(double /*now*/) const {
    return pointed_.empty() ? 0 : kAtOnce;
}

/// Presses a spot, or drags one onto another: "card:hat>space:7". Returns false if no legal action
/// uses the first spot.
bool SandboxScene::press_named(std::string_view names) {
    const std::size_t arrow = names.find('>');
    const bool drags = arrow != std::string_view::npos;
    const ui::Target spot = target_named(board_, names.substr(0, arrow));
    if (spot) {
        press({.spot = spot,
               .dragged = drags,
               .onto = drags ? target_named(board_, names.substr(arrow + 1)) : ui::Target{}});
    }
    return static_cast<bool>(spot);
}

void SandboxScene::press(const Pointed& one) {
    const auto outcome =
        one.dragged ? board_.picker.drag(one.spot, one.onto) : board_.picker.choose(one.spot);
    if (outcome.kind == tables::Picker::Outcome::Kind::play) {
        take(board_.session.put(outcome.action));
    } else if (outcome.kind == tables::Picker::Outcome::Kind::wrong) {
        follow(one.dragged ? one.onto : one.spot);
    }
    if (one.dragged) {
        board_.picker.clear();
    }
    changed();
}

/// Moves to a distant place, until a decision must be made on the path. If that is not possible,
/// shows a message that says why.
void SandboxScene::follow(ui::Target spot) {
    const std::vector<core::Action> path = board_.view->path_to(board_.session.view(), spot);
    if (path.empty()) {
        tell_why_not(board_, spot);
        return;
    }
    const int seat = board_.session.turn().seat;
    for (const core::Action action : path) {
        if (!take(board_.session.put(action)) || !live() || board_.session.turn().seat != seat ||
            board_.view->asks(board_.session.view())) {
            return;
        }
    }
}

std::string_view SandboxScene::why_not_play_on() const {
    return board_.session.turn().kind == core::Turn::Kind::over
               ? "The match is over here. Go back to play on from an earlier position."
               : "";
}

void SandboxScene::commands(Commands& list) {
    if (sealed_) {
        add_seal(list);
        add_position(list, {});
        return;
    }
    add_steps(list);
    const bool chance = board_.session.turn().kind == core::Turn::Kind::chance;
    Page(list).heading(chance ? "What chance may bring" : "What may be done");
    if (chance) {
        list.add("draw", "Draw one",
                 [this] { return take(board_.session.put(board_.session.match().draw())); })
            .key = {ui::Key::character, U'd', "D", "draw one"};
    }
    for (const Possible& one : possible_) {
        const std::string share = share_words(one);
        list.add_choice("put:" + one.token,
                        one.words + " (" + one.token + (share.empty() ? "" : ", " + share) + ")",
                        one.logged, {});
    }
    list.family("put:", [this](std::string_view token) {
        return take(scenes::take(board_.session, token));
    });
    list.family("press:", [this](std::string_view names) { return press_named(names); });
    Page(list).heading("Sandbox");
    add_play_on(list);
    list.family("load:", [this](std::string_view text) { load(text); });
    add_exits(list);
    add_jumps(list, false);
    add_state(list);
    add_position(list, {});
}

/// Asks for consent, because the sandbox shows all hands.
void SandboxScene::add_seal(Commands& list) {
    Page page(list);
    page.page(
        "seal",
        [&] {
            page.text(
                "This match is played with hidden hands. The sandbox shows all of them, and the "
                "draws to come. The match itself does not change.");
            page.buttons(As::even);
            page.command("reveal", "Show all hands",
                         [this] {
                             sealed_ = false;
                             board_.show(look_into(board_.session.match(), false));
                             refresh();
                         })
                .look.main = true;
            page.command("back", "Back", [this] { board_.services.router.back(); }).key = kLeave;
        },
        "Show all hands?");
    list.add_key("lobby", {}, [this] { board_.services.router.go(""); });
}

/// Adds the record, the facts of the position, and the position as JSON.
void SandboxScene::add_state(Commands& list) {
    Page page(list);
    page.page("state", [&] {
        page.buttons(As::grid);
        page.command("edit", "Change the record",
                     [this] {
                         return platform::ask_record(
                             "Apply", "The record of this match: change it, and it is shown here.",
                             core::write_record(board_.session.match()), "load:");
                     })
            .look.word = "Edit record";
        page.command("copy-record", "Copy the record",
                     [this] {
                         platform::copy_text(core::write_record(board_.session.match()));
                         tell("The record is copied.");
                     })
            .look.word = "Copy record";
        page.command("load", "Load a record", [] {
            return platform::ask_record(
                "Load", "Paste a record or a link, or choose a file: it is shown here.", "",
                "load:");
        });
        page.command("copy-state", "Copy the state as JSON",
                     [this] {
                         platform::copy_text(state_json(board_.session.match()));
                         tell("The state is copied.");
                     })
            .look.word = "Copy state";
        page.command("afresh", "Start over from the match", [this] { start_afresh(); }).look.word =
            "Start over";
        page.rows(std::array<std::string_view, 2>{"Fact", "Value"});
        for (const Fact& fact : facts(board_.session, board_.services.frame_times)) {
            page.row(std::array{fact.name, fact.value});
        }
        page.heading("State");
        page.text(state_, Voice::caption);
    });
}

/// Handles the result of an action: shows the error or refreshes the scene.
bool SandboxScene::take(core::Failure refused) {
    if (refused) {
        tell(refused->text());
        return false;
    }
    board_.services.notices.clear();
    refresh();
    return true;
}

/// Updates everything derived from the position, and saves the copy.
void SandboxScene::refreshed() {
    possible_list.offset = 0;
    if (sealed_) {
        return;
    }
    possible_ = possible_now(board_.session);
    state_ = spaced_json(state_json(board_.session.match()));
    store_sandbox(board_.session.match());
}

void SandboxScene::start_afresh() {
    platform::forget(kSandboxKey);
    board_.services.router.replace(board_.services.router.here(), "Back to the match as it was.");
}

/// Loads a record. If the text is not a record, says why and changes nothing; the text stays in the
/// input box so that it can be corrected.
void SandboxScene::load(std::string_view text) {
    auto opened = read_first(text);
    if (!opened) {
        const std::string why = "Not loaded. " + core::capitalized(opened.problem().text());
        tell(why);
        platform::ask_record("Apply", why, text, "load:");
        return;
    }
    board_.show(look_into(sandbox_of(std::move(opened->match), origin_), false));
    refresh();
    tell("Loaded." + (opened->remark.empty() ? "" : " " + opened->remark));
}

void SandboxScene::play_on() {
    core::Match match = board_.session.match().branch();
    match.set_tag(kLineTag, "");
    board_.services.router.go("table=" + import_match(board_.services, std::move(match)));
}

}  // namespace ctq::scenes
