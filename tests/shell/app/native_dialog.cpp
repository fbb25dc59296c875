#include "shell/app/native_dialog.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include "shell/platform/platform.hpp"

namespace ctq::app {
namespace {

/// Draws frames of the native dialog only, without a window.
class Frames {
  public:
    Frames() {
        REQUIRE(paper_.fit(screen_));
        app::prepare_dialog(paper_.atlas(), nullptr, nullptr);
    }
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    ~Frames() { app::forget_dialog(); }

    std::optional<std::string> draw() {
        ImDrawData frame;
        return app::draw_dialog(screen_, paper_.fonts(), frame);
    }
    /// Types a text into the focused field.
    void type(const char* text) {
        draw();
        draw();
        ImGui::GetIO().AddInputCharactersUTF8(text);
        draw();
    }
    /// Presses a key and returns the command that the dialog sends, if any.
    std::optional<std::string> press(ImGuiKey key) {
        ImGui::GetIO().AddKeyEvent(key, true);
        auto command = draw();
        ImGui::GetIO().AddKeyEvent(key, false);
        auto later = draw();
        return command ? command : later;
    }

  private:
    const ui::Screen screen_{{0, 0, 1280, 800}};
    ui::Paper paper_;
};

TEST_CASE(
    "Enter sends the text typed into the native dialog as the argument of the dialog's command") {
    Frames frames;
    CHECK_FALSE(frames.draw());
    REQUIRE(platform::ask_text("Seed?", "17", "seed:"));
    CHECK(app::dialog_open());
    frames.type(" 4321 ");
    CHECK(frames.press(ImGuiKey_Enter) == "seed:4321");
    CHECK_FALSE(app::dialog_open());
    CHECK_FALSE(frames.draw());
}

TEST_CASE("Escape closes the native dialog without sending a command") {
    Frames frames;
    REQUIRE(platform::ask_record("Apply", "The record", "[Game \"cartagena\"]\n", "load:"));
    frames.type("x");
    CHECK_FALSE(frames.press(ImGuiKey_Escape));
    CHECK_FALSE(app::dialog_open());
}

}  // namespace
}  // namespace ctq::app
