// Tests that every page fits every screen, in both themes and three text sizes: nothing is cut off,
// overlaps another control or is too small for a finger, and the visible parts of a board can be
// pressed. A control that a floating sheet partly covers is pressed beside the sheet.
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

using ui::Rect;
using ui::Spot;
using ui::SpotKind;

/// Tolerance for rounding, in pixels.
constexpr float kSlack = 1;

bool inside(Rect in, Rect out) {
    return in.x >= out.x - kSlack && in.y >= out.y - kSlack && in.right() <= out.right() + kSlack &&
           in.bottom() <= out.bottom() + kSlack;
}

/// Returns whether a spot is a control and not a bar or a backdrop, which may overlap controls.
bool is_control(Person& person, const Spot& spot) {
    return spot.layer == person.top() && !spot.backdrop && !spot.shown.empty() &&
           !spot.name.ends_with(":bar") && !spot.name.ends_with(":sheet");
}

/// Returns whether a spot belongs to a scrolling list, whose edge may cut it off.
bool scrolls(Person& person, const Spot& spot) {
    const auto& areas = person.stage().spots().areas;
    return std::any_of(areas.begin(), areas.end(), [&](const ui::ScrollArea& area) {
        return area.layer == spot.layer && inside(spot.shown, area.rect);
    });
}

/// Returns whether a floating sheet covers a part of the spot.
bool floated_over(Person& person, const Spot& spot) {
    return std::any_of(person.spots().begin(), person.spots().end(), [&](const Spot& other) {
        return other.name.ends_with(":sheet") && other.layer == spot.layer &&
               !ui::overlap(other.rect, spot.rect).empty() && !inside(spot.rect, other.rect);
    });
}

/// A control and the rectangles that are compared with other controls.
struct Control {
    const Spot* spot;
    Rect shown;  ///< its visible part
    Rect body;   ///< `shown`, smaller by the tolerance
    bool plain;  ///< it can't be pressed and only has a label
    bool of_board;
};

std::vector<Control> controls_of(Person& person) {
    std::vector<Control> controls;
    for (const Spot& spot : person.spots()) {
        if (is_control(person, spot)) {
            controls.push_back({&spot, spot.shown, spot.shown.inset(kSlack, kSlack),
                                spot.kind == SpotKind::plain, on_board(spot.name)});
        }
    }
    return controls;
}

/// Returns whether two controls may overlap: one of them can't be pressed, so no press is
/// ambiguous.
bool may_overlap(const Control& a, const Control& b) {
    return a.plain || b.plain || (a.of_board && b.of_board);
}

/// The distance from the middle of `a` to where a finger hits `b`, along the axis that separates
/// them: half-way between them if `b` is small, too, else the edge of `b`.
float reach(Rect a, Rect b) {
    const float across = std::max(b.x - a.right(), a.x - b.right());
    const float down = std::max(b.y - a.bottom(), a.y - b.bottom());
    const bool beside = across > down;
    const float half = (beside ? a.w : a.h) / 2;
    const float its = beside ? b.w : b.h;
    return half + (beside ? across : down) / (its < ui::touch_target ? 2 : 1);
}

/// A finger needs 44 pixels, on the control itself or around it where no other control is. Returns
/// the name of the control that takes this room, or an empty string.
std::string_view who_takes_room(const std::vector<Control>& controls, const Control& control) {
    constexpr float kHalf = ui::touch_target / 2 - kSlack;
    if (std::min(control.shown.w, control.shown.h) / 2 >= kHalf) {
        return {};
    }
    for (const Control& other : controls) {
        if (other.spot != control.spot && !other.plain && !other.of_board &&
            reach(control.shown, other.shown) < kHalf) {
            return other.spot->name;
        }
    }
    return {};
}

/// Whether a reachable place of Cartolan's map is too small for a finger or lies below a button.
bool hard_to_hit(const Spot& spot) {
    const bool whole = inside(spot.rect, spot.shown);
    return spot.name.starts_with("cell:") && spot.focusable &&
           (!whole || spot.shown.w < ui::touch_target || spot.shown.h < ui::touch_target);
}

/// The texts drawn on the open sheet, without what lies below it. Empty if no sheet is open.
std::vector<ui::DrawnText> words_on_sheet(Person& person) {
    Rect sheet;
    for (const Spot& spot : person.spots()) {
        if (spot.name.ends_with(":sheet") && spot.layer == person.top()) {
            sheet = spot.shown;
        }
    }
    std::size_t ground = 0;  // the triangle that ends the sheet's background
    std::size_t triangles = 0;
    for (const ImDrawList* list : person.drawn().CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const ImDrawIdx* index = list->IdxBuffer.Data + command.IdxOffset;
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3, ++triangles) {
                const auto at = [&](unsigned k) {
                    return list->VtxBuffer[static_cast<int>(index[i + k] + command.VtxOffset)].pos;
                };
                const float area = std::abs((at(1).x - at(0).x) * (at(2).y - at(0).y) -
                                            (at(2).x - at(0).x) * (at(1).y - at(0).y)) /
                                   2;
                const ImVec2 middle{(at(0).x + at(1).x + at(2).x) / 3,
                                    (at(0).y + at(1).y + at(2).y) / 3};
                if (area > sheet.w * sheet.h / 4 && sheet.contains({middle.x, middle.y})) {
                    ground = triangles;
                }
            }
        }
    }
    std::vector<ui::DrawnText> words;
    for (const ui::DrawnText& line : person.text()) {
        const bool on = sheet.contains(line.rect.min()) && sheet.contains(line.rect.max());
        if (on && line.triangle > ground && !line.rect.empty()) {
            words.push_back(line);
        }
    }
    return words;
}

/// Returns the texts on the open sheet that are cut or overlap other texts, one per line.
std::string word_faults(Person& person) {
    std::string lines;
    const std::vector<ui::DrawnText> words = words_on_sheet(person);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const ui::DrawnText& line = words[i];
        if (line.words.ends_with("…") && !line.words.ends_with(" …") && line.words != "…" &&
            !line.words.starts_with("https://")) {  // a link is copied, not read
            lines += "cut: " + line.words + "\n";
        }
        for (std::size_t j = 0; j < i; ++j) {
            const Rect both = ui::overlap(line.rect, words[j].rect);
            if (both.w > 2 && both.h > 4) {
                lines += line.words + " lies on " + words[j].words + "\n";
            }
        }
    }
    return lines;
}

/// Returns the layout faults on the screen, one per line.
std::string faults(Person& person, bool finger) {
    const std::vector<Control> controls = controls_of(person);
    const Rect screen = person.screen();
    std::string lines;
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const Control& control = controls[i];
        const Spot& spot = *control.spot;
        const bool free = scrolls(person, spot) || floated_over(person, spot);
        if (!inside(spot.shown, screen)) {
            lines += spot.name + " is off the screen\n";
        }
        if (!free && !inside(spot.rect, spot.shown)) {
            lines += spot.name + " is cut off\n";
        }
        if (finger && spot.enabled && !free && !control.plain && !control.of_board) {
            if (const std::string_view who = who_takes_room(controls, control); !who.empty()) {
                lines += spot.name + " is too small for a finger beside " + std::string(who) +
                         ", " + std::to_string(std::lround(spot.shown.w)) + "×" +
                         std::to_string(std::lround(spot.shown.h)) + "\n";
            }
        }
        if (hard_to_hit(spot)) {
            lines += spot.name + " is hard to hit\n";
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (!may_overlap(control, controls[j]) &&
                !ui::overlap(control.body, controls[j].body).empty()) {
                lines += spot.name + " lies on " + controls[j].spot->name + "\n";
            }
        }
    }
    return lines;
}

TEST_CASE("Once nothing moves, the next frame is drawn exactly like the last") {
    for (const Place& place : places()) {
        const auto person = person_at(place);
        for (const Rect screen : {kDesktop, kPhone}) {
            person->resize(screen);
            const std::size_t shown = person->picture();
            person->frame();
            CHECK_MESSAGE(person->picture() == shown, place.name << " on " << screen.w);
        }
    }
}

TEST_CASE("Every page of the program fits every screen, in both themes and every text size") {
    for (const Place& place : places()) {
        const auto person = person_at(place);
        for (const char* text : {"normal", "large", "largest"}) {
            person->set_up({std::string("set:size=") + text});
            for (const bool light : {false, true}) {
                person->machine.light = light;
                std::vector<Rect> screens(std::begin(kScreens), std::end(kScreens));
                screens.push_back(kSmallPhoneOnSide);
                for (const Rect screen : screens) {
                    person->resize(screen);
                    const std::string found =
                        word_faults(*person) +
                        faults(*person, screen.w <= kTablet.w || screen.h <= kPhoneOnSide.h);
                    CHECK_MESSAGE(found.empty(), place.name << ", " << screen.w << "×" << screen.h
                                                            << ", " << std::string(text)
                                                            << " text:\n"
                                                            << found);
                }
            }
        }
    }
}

}  // namespace
}  // namespace ctq::stage
