#include "tests/stage/person.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace ctq::stage {
namespace {

constexpr double kFrame = 1.0 / 60;
/// The most frames drawn in a row: ten seconds.
constexpr int kMostFrames = 600;
/// The most worker jobs and bot turns in a row.
constexpr int kMostTurns = 200000;

/// The fonts, by size. All persons share them because building them takes longer than a test.
/// `last` is the person whose frame was drawn last; only that frame's data is still valid.
struct Shelf {
    std::map<std::pair<float, float>, std::unique_ptr<ui::Paper>> papers;
    const Person* last = nullptr;
};

Shelf& shelf() {
    static Shelf one;
    return one;
}

const ui::Paper& paper_for(const ui::Screen& screen) {
    std::unique_ptr<ui::Paper>& paper = shelf().papers[{screen.ratio, screen.text_scale}];
    if (paper == nullptr) {
        paper = std::make_unique<ui::Paper>();
        REQUIRE(paper->fit(screen));
    }
    return *paper;
}

}  // namespace

Person::Person(ui::Screen screen, ui::Stage::Draw draw) : screen_(screen), draw_(std::move(draw)) {}

Person::~Person() {
    if (shelf().last == this) {
        shelf().last = nullptr;
    }
}

void Person::frame() {
    passed_ = false;
    prefer(screen_);
    data_ = &stage_.frame(paper_for(screen_), screen_, now_, draw_);
    shelf().last = this;
    read_ = false;
    now_ += kFrame;
}

void Person::step() {
    while (think(now_), thinking()) {
    }
    frame();
}

void Person::pass(double seconds) {
    passed_ = true;
    const double end = now_ + seconds;
    for (int frames = 0; frames < kMostFrames;) {
        const double wake = think(now_);
        if (thinking()) {
            continue;
        }
        if (wake > 0 && wake <= now_) {
            ++frames;
            now_ += kFrame;
        } else if (now_ < end) {
            now_ = wake == 0 ? end : std::min(wake, end);
        } else {
            return;
        }
    }
}

Person& Person::looking() {
    if (passed_) {
        settle();
    }
    return *this;
}

void Person::settle() {
    passed_ = false;
    for (int frames = 0, turns = 0; turns < kMostTurns; ++turns) {
        const double wake = think(now_);
        if (stage_.due(now_)) {
            if (frames++ == kMostFrames) {
                return;
            }
            frame();
        } else if (!thinking() && (wake == 0 || wake > now_)) {
            return;
        }
    }
    FAIL("something goes on for ever");
}

void Person::wait(double seconds) {
    const double end = now_ + seconds;
    settle();
    while (now_ < end) {
        const double wake = think(now_);
        double next = end;
        for (const double one : {wake, stage_.wake()}) {
            next = one > 0 ? std::min(next, std::max(one, now_)) : next;
        }
        now_ = std::min(end, next + 1e-6);
        settle();
    }
}

void Person::react() {
    stage_.mark();
    settle();
}

void Person::move(ui::Point at) {
    looking();
    ui::pointer_moved(stage_.input(), at, false);
    react();
}

void Person::leave() {
    if (stage_.input().present) {
        ui::pointer_gone(stage_.input());
        react();
    }
}

void Person::point(ui::Point at, bool finger) {
    looking();
    ui::pointer_pressed(stage_.input(), at, finger);
    stage_.mark();
    think(now_);
    frame();
    ui::pointer_released(stage_.input(), at, finger);
    react();
}

void Person::click(ui::Point at) {
    looking();
    ui::pointer_moved(stage_.input(), at, false);
    frame();
    point(at, false);
}

void Person::tap(ui::Point at) {
    point(at, true);
}

void Person::lay(std::string_view name, double seconds) {
    ui::pointer_pressed(stage_.input(), middle(name), true);
    react();
    wait(seconds);
}

void Person::lift() {
    ui::pointer_released(stage_.input(), stage_.input().pointer, true);
    react();
}

void Person::flick(ui::Point at, bool finger) {
    looking();
    ui::Input& input = stage_.input();
    if (!finger) {
        ui::pointer_moved(input, at, false);
    }
    ui::pointer_pressed(input, at, finger);
    ui::pointer_released(input, at, finger);
    stage_.mark();
    frame();
    think(now_);
}

void Person::hasten(std::initializer_list<Haste> all, bool slow) {
    ui::Input& input = stage_.input();
    const auto next = [&](bool now) {
        if (now || ui::full(input)) {
            step();
        }
    };
    for (const Haste& one : all) {
        if (one.letter != 0) {
            input.keys.push_back({ui::Key::character, one.letter, false});
        } else {
            ui::pointer_pressed(input, one.at, false);
            next(slow);
            ui::pointer_released(input, one.at, false);
        }
        next(false);
    }
}

void Person::draw_along(ui::Point from, ui::Point to, bool finger) {
    looking();
    constexpr int kSteps = 8;
    if (!finger) {
        move(from);
    }
    ui::pointer_pressed(stage_.input(), from, finger);
    frame();
    for (int i = 1; i <= kSteps; ++i) {
        const ui::Point at = ui::mix(from, to, static_cast<float>(i) / kSteps);
        ui::pointer_moved(stage_.input(), at, finger);
        think(now_);
        frame();
    }
    ui::pointer_released(stage_.input(), to, finger);
    react();
}

void Person::pinch(ui::Point around, float by) {
    looking();
    constexpr int kSteps = 8;
    constexpr float kApart = 60;
    ui::Input& input = stage_.input();
    const auto fingers = [&](float apart, auto act) {
        act(input, 1, ui::Point{around.x - apart / 2, around.y});
        act(input, 2, ui::Point{around.x + apart / 2, around.y});
    };
    fingers(kApart, ui::finger_pressed);
    frame();
    for (int i = 1; i <= kSteps; ++i) {
        fingers(kApart * (1 + (by - 1) * static_cast<float>(i) / kSteps), ui::finger_moved);
        frame();
    }
    fingers(kApart * by, ui::finger_lifted);
    react();
}

void Person::wheel(ui::Point at, float by) {
    move(at);
    stage_.input().wheel += by;
    react();
}

void Person::scroll_to(std::string_view name) {
    CAPTURE(name);
    for (int i = 0; i < 100; ++i) {
        const ui::Spot* found = spot(name);
        REQUIRE(found != nullptr);
        if (found->shown.h >= found->rect.h - 1) {
            return;
        }
        // Turns the wheel over the spot's column, because columns may scroll separately.
        const ui::Rect screen = screen_.rect;
        const ui::Point at{std::clamp(found->rect.center().x, screen.x + 1, screen.right() - 1),
                           screen.center().y};
        wheel(at, found->rect.center().y < at.y ? -60 : 60);
    }
    FAIL("it can not be scrolled to");
}

void Person::press(ui::Key key, bool shift) {
    looking();
    stage_.input().keys.push_back({key, 0, shift});
    react();
}

void Person::press(char32_t letter) {
    looking();
    stage_.input().keys.push_back({ui::Key::character, letter, false});
    react();
}

void Person::walk_to(std::string_view name) {
    for (std::size_t i = 0; i <= spots().size() && focus() != name; ++i) {
        press(ui::Key::tab);
    }
    REQUIRE(focus() == name);
}

void Person::resize(ui::Rect screen) {
    screen_.rect = screen;
    react();
}

const ui::Spot* Person::spot(std::string_view name) {
    const auto found = std::find_if(spots().begin(), spots().end(),
                                    [&](const ui::Spot& one) { return one.name == name; });
    return found == spots().end() ? nullptr : &*found;
}

ui::Rect Person::seen(std::string_view name) {
    CAPTURE(name);
    const ui::Spot* found = spot(name);
    REQUIRE(found != nullptr);
    REQUIRE_FALSE(found->shown.empty());
    return found->shown;
}

const ImDrawData& Person::drawn() {
    looking();
    if (shelf().last != this) {
        frame();
    }
    return *data_;
}

const std::vector<ui::DrawnText>& Person::text() {
    const ImDrawData& data = drawn();
    if (!std::exchange(read_, true)) {
        text_ = ui::drawn_text(fonts(), data);
    }
    return text_;
}

const ui::DrawnText* Person::read(std::string_view words) {
    for (const ui::DrawnText& line : text()) {
        if (line.words.find(words) != std::string::npos && !line.rect.empty()) {
            return &line;
        }
    }
    return nullptr;
}

std::string Person::cut() {
    constexpr std::string_view dots = "…";
    std::string lines;
    for (const ui::DrawnText& line : text()) {
        if (!line.rect.empty() && line.words.ends_with(dots)) {
            lines += line.words + "\n";
        }
    }
    return lines;
}

std::size_t Person::picture() {
    std::size_t sum = 0;
    for (const ImDrawList* list : drawn().CmdLists) {
        const std::string_view bytes(reinterpret_cast<const char*>(list->VtxBuffer.Data),
                                     static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        sum = sum * 31 + std::hash<std::string_view>()(bytes);
    }
    return sum;
}

const ui::Fonts& Person::fonts() const {
    return paper_for(screen_).fonts();
}

}  // namespace ctq::stage
