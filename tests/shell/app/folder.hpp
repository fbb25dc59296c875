#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "shell/platform/platform.hpp"

namespace ctq::app {

/// Gives one test an empty data folder and resets the route to the lobby.
class Folder {
  public:
    Folder()
        : path_(std::filesystem::temp_directory_path() /
                ("cartotheque-test-" + std::to_string(platform::random_seed()))) {
        ::setenv("XDG_DATA_HOME", path_.c_str(), 1);
        while (platform::go_back()) {
        }
        platform::set_route("", true);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        platform::set_route("", true);
        std::filesystem::remove_all(path_);
    }

  private:
    std::filesystem::path path_;
};

}  // namespace ctq::app
