#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/scene.hpp"

/// Runs one scene (page of the program) with its services, without the rest of the program.
namespace ctq::scenes {

/// Records the routes that a scene asks for, instead of following them.
class NotedRouter : public Router {
  public:
    void go(std::string_view route, std::string_view /*message*/) override { note("go", route); }
    void replace(std::string_view route, std::string_view /*message*/) override {
        note("replace", route);
    }
    void rename(std::string_view route) override { note("rename", route); }
    void back() override { note("back", ""); }
    const std::string& here() const override { return here_; }
    void start(const match::TableSetup& setup, bool in_place) override {
        note(in_place ? "start in place" : "start", match::setup_text(setup));
    }
    void set_up(const match::TableSetup& setup) override {
        note("set up", match::setup_text(setup));
    }
    void become(std::unique_ptr<Scene> scene) override { note("become", scene->name()); }

    /// The requests in order, such as "go rules=cartagena".
    std::vector<std::string> requests;

  private:
    void note(const char* what, std::string_view route) {
        requests.push_back(std::string(what).append(route.empty() ? "" : " ").append(route));
    }
    std::string here_;
};

/// One scene and its services. The test needs an empty data folder, see `Folder`.
struct Room {
    /// Makes the services without a scene.
    Room() = default;
    /// Opens a scene by the function `open`. `rest` is the route after the scene's name.
    explicit Room(Opened (*open)(Services&, std::string_view), std::string_view rest) {
        Opened opened = open(services, rest);
        REQUIRE(opened);
        scene = std::move(*opened);
    }

    Commands commands() {
        Commands list;
        scene->commands(list);
        return list;
    }
    bool run(std::string_view id) { return commands().run(id); }
    bool has(std::string_view id) { return commands().find(id) != nullptr; }

    store::Settings settings;
    store::Saves saves;
    Jobs jobs{nullptr};
    NotedRouter router;
    Notices notices;
    Sheets sheets;
    GameViews views;
    std::vector<std::string> requested;
    Services services{settings, saves, jobs, router, notices, sheets, views, requested, nullptr};
    std::unique_ptr<Scene> scene;
};

}  // namespace ctq::scenes
