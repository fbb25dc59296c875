#pragma once

#include <doctest/doctest.h>
#include <imgui.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assets/fonts/fonts.hpp"
#include "shell/ui/canvas.hpp"
#include "tests/shell/ui/drawn_text.hpp"

namespace ctq::ui {

/// Frames without a window or a clock: draws something on a screen of a given size, and does to it
/// what a person does.
class Stage {
  public:
    using Draw = std::function<void(Canvas&)>;

    explicit Stage(Rect page, Draw draw, float letters = 1)
        : draw_(std::move(draw)), screen_(page), text_scale_(letters) {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {page.w, page.h};
        io.DeltaTime = 1.0F / 60;
        const auto bytes = [](const assets::Font& font) {
            return std::span<const unsigned char>(font.data, font.size);
        };
        const FontFiles files{bytes(assets::text_regular), bytes(assets::text_bold),
                              bytes(assets::title)};
        REQUIRE(bake(fonts_, *io.Fonts, files, 1, letters));
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    }
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    ~Stage() { ImGui::DestroyContext(); }

    /// Draws once; a sixtieth of a second goes by.
    void frame() {
        now_ += 1.0 / 60;
        ImGui::NewFrame();
        begin(motion_, now_, true);
        Canvas canvas{ImGui::GetBackgroundDrawList(),
                      ImGui::GetForegroundDrawList(),
                      light_ ? light_theme : dark_theme,
                      fonts_,
                      input_,
                      spots_,
                      motion_,
                      screen_,
                      1,
                      text_scale_};
        begin(canvas);
        draw_(canvas);
        end(canvas);
        ImGui::Render();
        text_ = drawn_text(fonts_, *ImGui::GetDrawData());
    }
    /// Draws until nothing moves any more, but at most some seconds.
    void settle() {
        for (int i = 0; i < 600; ++i) {
            frame();
            if (i > 2 && !motion_.moving) {
                return;
            }
        }
    }

    void move(Point at) {
        pointer_moved(input_, at, false);
        frame();
    }
    void click(Point at) {
        move(at);
        pointer_pressed(input_, at, false);
        frame();
        pointer_released(input_, at, false);
        frame();
        settle();
    }
    void click(std::string_view name) { click(seen(name).center()); }
    /// A finger that goes down at one point and is lifted at another.
    void drag(Point from, Point to) {
        pointer_pressed(input_, from, true);
        frame();
        for (int i = 1; i <= 8; ++i) {
            pointer_moved(input_, mix(from, to, static_cast<float>(i) / 8), true);
            frame();
        }
        pointer_released(input_, to, true);
        frame();
        settle();
    }
    void turn_wheel(Point at, float by) {
        pointer_moved(input_, at, false);
        input_.wheel = by;
        frame();
        settle();
    }
    void press(Key key, bool shift = false) {
        input_.keys.push_back({key, 0, shift});
        frame();
        settle();
    }
    void press(char32_t character) {
        input_.keys.push_back({Key::character, character, false});
        frame();
        settle();
    }
    /// Walks on with Tab until the spot has the focus.
    void focus(std::string_view name) {
        for (int i = 0; i < 200 && spots_.focus != name; ++i) {
            press(Key::tab);
        }
        REQUIRE(spots_.focus == name);
    }

    /// The spot in the last frame; null where there is none.
    const Spot* spot(std::string_view name) const {
        for (const Spot& one : spots_.list) {
            if (one.name == name) {
                return &one;
            }
        }
        return nullptr;
    }
    /// The part of a spot that can be seen; there must be one.
    Rect seen(std::string_view name) const {
        const Spot* one = spot(name);
        REQUIRE_MESSAGE(one != nullptr, std::string(name));
        REQUIRE_MESSAGE(!one->shown.empty(), std::string(name));
        return one->shown;
    }
    /// The first line of the last frame that holds these words and can be seen; null where there is
    /// none.
    const DrawnText* read(std::string_view words) const {
        for (const DrawnText& line : text_) {
            if (line.words.find(words) != std::string::npos && !line.rect.empty()) {
                return &line;
            }
        }
        return nullptr;
    }
    /// The lines of the last frame that end in an ellipsis, below each other.
    std::string cut() const {
        constexpr std::string_view dots = "…";
        std::string lines;
        for (const DrawnText& line : text_) {
            const std::size_t size = line.words.size();
            if (!line.rect.empty() && size >= dots.size() &&
                line.words.substr(size - dots.size()) == dots) {
                lines += line.words + "\n";
            }
        }
        return lines;
    }

    const std::vector<DrawnText>& text() const { return text_; }
    Spots& spots() { return spots_; }
    const Fonts& fonts() const { return fonts_; }
    Rect screen() const { return screen_; }
    double now() const { return now_; }
    void pass(double seconds) { now_ += seconds; }
    void set_light(bool light) { light_ = light; }

  private:
    Draw draw_;
    Rect screen_;
    float text_scale_;
    bool light_ = false;
    double now_ = 1;
    Fonts fonts_;
    Input input_;
    Spots spots_;
    Motion motion_;
    std::vector<DrawnText> text_;
};

}  // namespace ctq::ui
