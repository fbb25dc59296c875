#include "shell/app/native_dialog.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include "shell/app/text_view.hpp"
#include "shell/platform/platform.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::app {
namespace {

/// Frames of the dialog alone, without a window.
class Frames {
  public:
    Frames() {
        REQUIRE(paper_.fit(screen_));
        platform::prepare_dialog(paper_.atlas(), nullptr, nullptr);
    }
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    ~Frames() { platform::forget_dialog(); }

    std::optional<std::string> draw() {
        ImDrawData frame;
        return platform::draw_dialog(screen_, paper_.fonts(), frame);
    }
    /// Types a text into the field that has the focus.
    void type(const char* text) {
        draw();
        draw();
        ImGui::GetIO().AddInputCharactersUTF8(text);
        draw();
    }
    /// Presses a key; what came of it.
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

TEST_CASE("What is typed into the window's dialog arrives behind its command") {
    Frames frames;
    CHECK_FALSE(frames.draw());
    REQUIRE(platform::ask_text("Seed?", "17", "seed:"));
    CHECK(platform::dialog_open());
    frames.type(" 4321 ");
    CHECK(frames.press(ImGuiKey_Enter) == "seed:4321");
    CHECK_FALSE(platform::dialog_open());
    CHECK_FALSE(frames.draw());
}

TEST_CASE("Escape leaves the dialog, and nothing arrives") {
    Frames frames;
    REQUIRE(platform::ask_record("Apply", "The record", "[Game \"cartagena\"]\n", "load:"));
    frames.type("x");
    CHECK_FALSE(frames.press(ImGuiKey_Escape));
    CHECK_FALSE(platform::dialog_open());
}

TEST_CASE(
    "An action is typed into the window, and what can not be played comes back to be mended") {
    const Folder folder;
    Frames frames;
    App app(0, nullptr);
    start_table(app, {"option:rules=board", "seat:2=human", "seed:3"});
    const int before = app.scene().session()->match().cursor();
    REQUIRE(app.run("ask:type", 0));
    frames.type("dance a jig");
    auto command = frames.press(ImGuiKey_Enter);
    REQUIRE(command);
    REQUIRE(app.run(*command, 0));
    CHECK(app.scene().session()->match().cursor() == before);
    CHECK(app.notice().find("dance") != std::string::npos);
    CHECK(mirror_json(app).find("\"left\":\"dance a jig\"") != std::string::npos);
    const Session& session = *app.scene().session();
    const std::string right = session.game().to_text(session.view(), session.legal()[0]);
    REQUIRE(app.run("ask:type", 0));
    frames.type(right.c_str());
    command = frames.press(ImGuiKey_Enter);
    REQUIRE(command == "type:" + right);
    REQUIRE(app.run(*command, 0));
    CHECK(app.scene().session()->match().cursor() > before);
}

TEST_CASE("A record that can not be read stays in the dialog with the reason") {
    const Folder folder;
    Frames frames;
    App app(0, nullptr);
    start_table(app, {"option:rules=board", "seat:2=human", "seed:3"});
    act(app, 0);
    REQUIRE(app.run("sandbox", 0));
    const auto hash = app.scene().session()->match().hash();
    const std::string record = core::write_record(app.scene().session()->match());
    REQUIRE(app.run("load:" + record.substr(0, record.size() / 3) + " hat@99", 0));
    CHECK(app.notice().starts_with("Not loaded. "));
    CHECK(app.scene().session()->match().hash() == hash);
    REQUIRE(platform::dialog_open());
    frames.draw();
    frames.draw();
    frames.press(ImGuiKey_Escape);
    REQUIRE(app.run("edit", 0));
    CHECK(platform::dialog_open());
    frames.draw();
    frames.press(ImGuiKey_Escape);
    REQUIRE(app.run("load:" + record, 0));
    CHECK(app.scene().session()->match().hash() == hash);
    CHECK_FALSE(platform::dialog_open());
}

}  // namespace
}  // namespace ctq::app
