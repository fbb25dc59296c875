#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "assets/puzzles/puzzles.hpp"
#include "shell/platform/platform.hpp"

// Texts are files in the person's data folder. There is no text view: the native window is for
// development. Dialogs are in native_dialog.cpp, sounds in native_sound.cpp.
namespace ctq::platform {
namespace {

namespace fs = std::filesystem;

fs::path data_folder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data != '\0') {
        return fs::path(data) / "cartotheque";
    }
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr ? home : ".") / ".local/share/cartotheque";
}

fs::path file_of(std::string_view key) {
    std::string name(key);
    std::replace(name.begin(), name.end(), ':', '-');
    return data_folder() / (name + ".txt");
}

/// Writes a file, with its folder if that is not there. Returns false on failure.
bool write_file(const fs::path& path, std::string_view content) {
    std::error_code failed;
    fs::create_directories(path.parent_path(), failed);
    std::ofstream file(path, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    return static_cast<bool>(file);
}

/// The history of routes, the shown one last.
std::vector<std::string>& routes() {
    static std::vector<std::string> list{""};
    return list;
}

}  // namespace

std::optional<std::string> load(std::string_view key) {
    std::ifstream file(file_of(key), std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool store(std::string_view key, std::string_view text) {
    // A crash during the write leaves the old file intact, because the new one is renamed at the
    // end.
    const fs::path path = file_of(key);
    const fs::path fresh = path.string() + ".new";
    if (!write_file(fresh, text)) {
        return false;
    }
    std::error_code failed;
    fs::rename(fresh, path, failed);
    return !failed;
}

void forget(std::string_view key) {
    std::error_code failed;
    fs::remove(file_of(key), failed);
}

std::vector<std::string> stored_keys(std::string_view prefix) {
    const std::string first = file_of(prefix).stem().string();
    std::vector<std::string> keys;
    std::error_code failed;
    for (const fs::directory_entry& file : fs::directory_iterator(data_folder(), failed)) {
        const std::string name = file.path().stem().string();
        if (file.path().extension() == ".txt" && name.starts_with(first)) {
            keys.push_back(name.substr(first.size()));
        }
    }
    return keys;
}

std::uint64_t random_seed() {
    std::random_device device;
    constexpr std::uint64_t mask = (std::uint64_t{1} << 53U) - 1;
    const std::uint64_t high = device();
    return ((high << 32U | device()) & mask) | 1U;
}

double now() {
    using Seconds = std::chrono::duration<double>;
    return Seconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

namespace {

/// Formats the present time. `parts_of` is `localtime_r` or `gmtime_r`.
std::string time_text(std::tm* (*parts_of)(const std::time_t* seconds, std::tm* parts)) {
    const std::time_t seconds = std::time(nullptr);
    std::tm parts{};
    parts_of(&seconds, &parts);
    char text[32];
    const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts);
    return {text, size};
}

}  // namespace

std::string date() {
    return time_text(localtime_r);
}

std::string utc() {
    return time_text(gmtime_r);
}

std::string machine() {
    SDL_version version{};
    SDL_GetVersion(&version);
    std::string words = std::string(SDL_GetPlatform()) + ", SDL " + std::to_string(version.major) +
                        "." + std::to_string(version.minor) + "." + std::to_string(version.patch);
    SDL_DisplayMode mode{};
    if (SDL_WasInit(SDL_INIT_VIDEO) != 0 && SDL_GetCurrentDisplayMode(0, &mode) == 0) {
        words += ", screen " + std::to_string(mode.w) + "x" + std::to_string(mode.h);
    }
    return words;
}

bool prefers_reduced_motion() {
    return false;
}

bool prefers_light() {
    return false;
}

std::string route() {
    return routes().back();
}

void set_route(std::string_view route, bool replace) {
    if (replace) {
        routes().pop_back();
    }
    routes().emplace_back(route);
}

bool go_back() {
    if (routes().size() < 2) {
        return false;
    }
    routes().pop_back();
    return true;
}

void show_mirror(const std::string& /*json*/) {}

std::string clipboard() {
    char* text = SDL_GetClipboardText();
    std::string copy = text != nullptr ? text : "";
    SDL_free(text);
    return copy;
}

void hold(std::string_view /*name*/) {}

void take_over(std::string_view /*name*/) {}

bool can_hand_over() {
    return false;
}

std::string save_file(std::string_view name, std::string_view /*type*/, std::string_view content) {
    const fs::path path = data_folder() / "results" / name;
    return write_file(path, content) ? "Saved as " + path.string() + "." : "";
}

std::string save_png(std::string_view /*name*/, std::string_view /*svg*/) {
    return {};
}

bool can_send_pictures() {
    return false;
}

void send_png(std::string_view /*name*/, std::string_view /*title*/, std::string_view /*svg*/) {}

void copy_link(std::string_view /*route*/) {}

std::optional<std::string> puzzles(std::string_view game, std::string_view /*command*/) {
    for (const assets::PuzzleText* one = assets::puzzles; !one->game.empty(); ++one) {
        if (one->game == game) {
            return std::string(one->text);
        }
    }
    return "-";
}

std::string address(std::string_view route) {
    return "#" + std::string(route);
}

void copy_text(std::string_view text) {
    SDL_SetClipboardText(std::string(text).c_str());
}

bool can_send() {
    return false;
}

void send_link(std::string_view /*title*/, std::string_view /*route*/) {}

void show_about() {}

}  // namespace ctq::platform
