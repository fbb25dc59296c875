#include "shell/scenes/command_controls.hpp"

#include <algorithm>

#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

/// Returns the spot of an alternative. A chosen alternative is not clickable.
ui::SpotSpec spec_of(const Pick& pick, Rect rect) {
    ui::SpotSpec spec{pick.command, pick.label.empty() ? pick.word : pick.label, rect,
                      pick.enabled};
    spec.kind = pick.chosen ? ui::SpotKind::plain : ui::SpotKind::button;
    spec.tip = spec.label == pick.word ? std::string_view() : spec.label;
    return spec;
}

ui::ButtonStyle style_of(const Command& command, const CommandButton& how) {
    return {.kind = how.kind,
            .word = command.word(!how.brief),
            .key_cap = how.cap ? command.key.cap : "",
            .icon = how.icon ? command.look.icon : ui::Symbol::none,
            .size = how.size};
}

}  // namespace

void ask_by_keys(ui::Canvas& canvas, std::span<const Command> commands,
                 std::vector<std::string>& requested) {
    if (!canvas.spots.open.empty() || canvas.spots.top != 0) {
        return;
    }
    for (const Command& command : commands) {
        const Shortcut& key = command.key;
        const bool pressed =
            command.enabled && (key.key == ui::Key::character
                                    ? ui::take_key(canvas, key.character)
                                    : key.key != ui::Key::none && ui::take_key(canvas, key.key));
        if (pressed) {
            requested.push_back(command.id);
        }
    }
}

void command_button(ui::Canvas& canvas, const Commands& list, std::string_view id, Rect rect,
                    const CommandButton& how) {
    if (const Command* command = list.find(id)) {
        ui::button(canvas, {id, command->word(), rect, command->enabled}, style_of(*command, how));
    }
}

float command_width(const ui::Canvas& canvas, const Commands& list, std::string_view id,
                    const CommandButton& how) {
    const Command* command = list.find(id);
    if (command == nullptr) {
        return 0;
    }
    const ui::ButtonStyle style = style_of(*command, how);
    return ui::button_width(canvas, style.word, style);
}

void command_menu(ui::Canvas& canvas, const Commands& list, std::string_view name, ui::Point corner,
                  std::vector<std::string>& requested) {
    if (canvas.spots.open != name) {
        return;
    }
    std::vector<const Command*> shown = list.in_menu();
    std::erase_if(shown,
                  [&](const Command* one) { return one->look.small_menu && !ui::narrow(canvas); });
    std::vector<std::string> names;
    std::vector<ui::MenuItem> items;
    names.reserve(shown.size());  // the items refer to the names
    for (const Command* one : shown) {
        names.push_back(std::string(name) + "-" + std::string(one->look.menu));
        items.push_back({.name = names.back(),
                         .words = one->word(),
                         .key_cap = one->key.cap,
                         .icon = one->look.icon,
                         .enabled = one->enabled});
    }
    if (const int chosen = ui::menu(canvas, name, corner, items); chosen >= 0) {
        requested.push_back(shown[static_cast<std::size_t>(chosen)]->id);
    }
}

void pick_row(ui::Canvas& canvas, Rect rect, std::span<const Pick> picks) {
    const ui::Theme& t = canvas.theme;
    ui::fill(canvas, rect, rect.h / 2, t.field);
    ui::outline(canvas, rect, rect.h / 2, t.line);
    const int n = static_cast<int>(picks.size());
    // Use the largest text size at which all words fit.
    float size = 14;
    const float room = ui::column(rect, 0, n, 0).w - 14;
    const auto fits = [&](const Pick& pick) {
        return ui::text_width(canvas, pick.word, {ui::Face::bold, size}) <= room;
    };
    while (size > 9 && !std::all_of(picks.begin(), picks.end(), fits)) {
        size -= 0.5F;
    }
    for (int i = 0; i < n; ++i) {
        const Pick& pick = picks[static_cast<std::size_t>(i)];
        const Rect r = ui::column(rect, i, n, 0);
        const ui::SpotState state = ui::spot(canvas, spec_of(pick, r));
        const Rect inside = r.inset(3);
        if (pick.chosen) {
            ui::fill(canvas, inside, inside.h / 2, t.brass, t.brass_deep);
        } else if (state.hovered && pick.enabled) {
            ui::fill(canvas, inside, inside.h / 2, t.raised);
        }
        const ui::Color color = pick.chosen    ? t.on_brass
                                : pick.enabled ? t.text
                                               : ui::faded(t.muted, 0.6F);
        ui::draw_text(
            canvas, inside.inset(4, 0), pick.word,
            {pick.chosen ? ui::Face::bold : ui::Face::text, size, color, ui::Align::center});
        if (state.focused) {
            ui::focus_ring(canvas, inside, inside.h / 2);
        }
    }
}

float pick_card_height(const ui::Canvas& canvas, float width, std::string_view line) {
    return 44 * canvas.text_scale + ui::text_height(canvas, line, width - 36, ui::style::small) +
           12;
}

void pick_card(ui::Canvas& canvas, Rect rect, const Pick& pick, std::string_view line) {
    const ui::Theme& t = canvas.theme;
    const ui::SpotState state = ui::spot(canvas, spec_of(pick, rect));
    ui::fill(canvas, rect, ui::radius_card, pick.chosen ? t.raised : t.field);
    if (state.hovered && !pick.chosen) {
        ui::fill(canvas, rect, ui::radius_card, t.panel);
    }
    ui::outline(canvas, rect, ui::radius_card, pick.chosen ? t.brass : t.line,
                pick.chosen ? 2.0F : 1.0F);
    Rect in = rect.inset(18, 10);
    Rect head = ui::take_top(in, 28 * canvas.text_scale, 4);
    if (pick.chosen) {
        const Rect mark = ui::take_right(head, 22, 8);
        ui::disc(canvas, mark.center(), 11, t.brass);
        ui::symbol(canvas, ui::Symbol::check, mark.center(), 15, t.on_brass);
    }
    ui::draw_text(canvas, head, pick.word, {ui::Face::title, 22, t.title, ui::Align::left});
    ui::draw_wrapped(canvas, in, line, ui::style::small);
    if (state.focused) {
        ui::focus_ring(canvas, rect, ui::radius_card);
    }
}

}  // namespace ctq::scenes
