#pragma once

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "assets/fonts/fonts.hpp"
#include "shell/app/app.hpp"
#include "shell/platform/native_dialog.hpp"
#include "shell/ui/input.hpp"
#include "shell/ui/ui.hpp"
#include "tests/shell/app/folder.hpp"

namespace ctq::app {

inline constexpr ui::Rect kDesktop{0, 0, 1280, 800};
inline constexpr ui::Rect kPhone{0, 0, 390, 844};
inline constexpr ui::Rect kPhoneOnSide{0, 0, 844, 390};

/// The fonts and the ImGui of all screens of a test run: baking takes longer than a test.
class Paper {
  public:
    static const ui::Fonts& fonts() {
        static const Paper one;
        ImGui::SetCurrentContext(one.context_);
        return one.fonts_;
    }

  private:
    Paper() : context_(ImGui::CreateContext()) {
        ImGui::SetCurrentContext(context_);
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DeltaTime = 1.0F / 60;
        const auto bytes = [](const assets::Font& font) {
            return std::span<const unsigned char>(font.data, font.size);
        };
        REQUIRE(ui::bake(
            fonts_, *io.Fonts,
            {bytes(assets::text_regular), bytes(assets::text_bold), bytes(assets::title)}, 1, 1));
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    }
    ImGuiContext* context_;
    ui::Fonts fonts_;
};

/// The program without a window: its frames are drawn into lists that nobody paints, and it is
/// pressed where a person presses it. Its time goes on by a second with each frame.
class Screen {
  public:
    explicit Screen(ui::Rect size = kDesktop) : size_(size), app(0, nullptr) { show(); }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    /// Leaves no context behind in which other tests would draw.
    ~Screen() { ImGui::SetCurrentContext(nullptr); }

    /// One turn of the program's loop: what was asked for is done, then drawn.
    void frame() {
        now_ += 1;
        app.tick(now_);
        const ui::Fonts& fonts = Paper::fonts();
        ImGui::GetIO().DisplaySize = {size_.w, size_.h};
        ImGui::NewFrame();
        ui::begin(motion_, now_, true);
        ui::Canvas canvas{ImGui::GetBackgroundDrawList(),
                          ImGui::GetForegroundDrawList(),
                          ui::dark_theme,
                          fonts,
                          input_,
                          spots_,
                          motion_,
                          size_,
                          1,
                          app.settings().text_scale()};
        ui::begin(canvas);
        app.draw(canvas, now_);
        ui::end(canvas);
        if (const auto command = platform::draw_dialog(canvas)) {
            app.ask(*command);
        }
        ImGui::Render();
        std::string drawn;
        for (const ImDrawList* list : {canvas.draw, canvas.over}) {
            drawn.append(reinterpret_cast<const char*>(list->VtxBuffer.Data),
                         static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        }
        picture_ = std::hash<std::string>()(drawn);
    }
    /// Until all that follows from the last input is on the screen.
    void show() {
        for (int i = 0; i < 4; ++i) {
            frame();
        }
    }

    const std::vector<ui::Spot>& spots() const { return spots_.list; }
    /// Null where nothing of this name is on the screen.
    const ui::Spot* spot(std::string_view name) const {
        const auto found = std::find_if(spots_.list.begin(), spots_.list.end(),
                                        [&](const ui::Spot& one) { return one.name == name; });
        return found == spots_.list.end() || found->shown.empty() ? nullptr : &*found;
    }
    const std::string& focus() const { return spots_.focus; }
    /// The topmost layer: 0 unless a menu, a sheet or a list lies over the scene.
    int top() const { return spots_.top; }
    /// Recognises what was drawn.
    std::size_t picture() const { return picture_; }

    /// Moves the mouse there, as to point at it.
    void hover(std::string_view name) {
        ui::pointer_moved(input_, middle(name), false);
        show();
    }
    /// Presses with the mouse, or a finger, in the middle of what has this name.
    void click(std::string_view name, bool touch = false) { click_at(middle(name), touch); }
    void tap(std::string_view name) { click(name, true); }
    void click_at(ui::Point at, bool touch = false) {
        ui::pointer_moved(input_, at, touch);
        frame();
        ui::pointer_pressed(input_, at, touch);
        frame();
        ui::pointer_released(input_, at, touch);
        show();
    }
    void press(ui::Key key) { press({key, 0, false}); }
    void press(char32_t letter) { press({ui::Key::character, letter, false}); }
    /// Presses Tab until what has this name has the focus.
    void walk_to(std::string_view name) {
        for (std::size_t i = 0; i <= spots_.list.size() && spots_.focus != name; ++i) {
            press(ui::Key::tab);
        }
        REQUIRE(spots_.focus == name);
    }

    /// Leaves the dialog that asks for a text.
    void leave_dialog() {
        for (const bool down : {true, false}) {
            ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, down);
            frame();
        }
        REQUIRE_FALSE(platform::dialog_open());
    }

  private:
    void press(const ui::KeyPress& press) {
        input_.keys.push_back(press);
        show();
    }
    ui::Point middle(std::string_view name) const {
        CAPTURE(name);
        const ui::Spot* found = spot(name);
        REQUIRE(found != nullptr);
        return found->shown.center();
    }

    const Folder folder_;
    ui::Rect size_;
    double now_ = 0;
    std::size_t picture_ = 0;
    ui::Input input_;
    ui::Spots spots_;
    ui::Motion motion_;

  public:
    App app;  ///< last: it reads the folder
};

}  // namespace ctq::app
