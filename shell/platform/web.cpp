#include <algorithm>
#include <cstdlib>

#include "shell/platform/platform.hpp"
#include "shell/version.hpp"

// Implemented in web/library/platform.js and sound.js. The caller frees returned texts.
extern "C" {
char* ctq_js_load(const char* key);
int ctq_js_store(const char* key, const char* text);
void ctq_js_forget(const char* key);
char* ctq_js_keys(const char* prefix);
double ctq_js_random();
double ctq_js_now();
char* ctq_js_date(bool everywhere);
void ctq_js_puzzles(const char* game, const char* command);
char* ctq_js_machine();
int ctq_js_prefers(const char* query);
char* ctq_js_route();
void ctq_js_set_route(const char* route, int replace);
int ctq_js_go_back();
void ctq_js_mirror(const char* json);
int ctq_js_ask(const char* question, const char* text, const char* command);
int ctq_js_ask_record(const char* word, const char* question, const char* text, const char* command,
                      int files);
void ctq_js_hold(const char* name, int steal);
void ctq_js_save(const char* name, const char* type, const char* content);
void ctq_js_png(const char* name, const char* title, const char* svg);
int ctq_js_can_send_pictures();
void ctq_js_copy_link(const char* route);
char* ctq_js_address(const char* route);
void ctq_js_copy(const char* text);
int ctq_js_can_send();
void ctq_js_send(const char* title, const char* route);
void ctq_js_play(const float* numbers, int tones);
void ctq_js_about(const char* version);
}

namespace ctq::platform {
namespace {

std::string take_text(char* text) {
    std::string copy = text != nullptr ? text : "";
    std::free(text);
    return copy;
}

}  // namespace

std::optional<std::string> load(std::string_view key) {
    char* text = ctq_js_load(std::string(key).c_str());
    if (text == nullptr) {
        return std::nullopt;
    }
    return take_text(text);
}

bool store(std::string_view key, std::string_view text) {
    return ctq_js_store(std::string(key).c_str(), std::string(text).c_str()) != 0;
}

void forget(std::string_view key) {
    ctq_js_forget(std::string(key).c_str());
}

std::vector<std::string> stored_keys(std::string_view prefix) {
    const std::string lines = take_text(ctq_js_keys(std::string(prefix).c_str()));
    std::vector<std::string> keys;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        keys.push_back(lines.substr(at, end - at));
        at = end + 1;
    }
    return keys;
}

std::uint64_t random_seed() {
    return static_cast<std::uint64_t>(ctq_js_random()) | 1U;
}

double now() {
    return ctq_js_now() / 1000;
}

std::string date() {
    return take_text(ctq_js_date(false));
}

std::optional<std::string> puzzles(std::string_view game, std::string_view command) {
    ctq_js_puzzles(std::string(game).c_str(), std::string(command).c_str());
    return std::nullopt;
}

std::string utc() {
    return take_text(ctq_js_date(true));
}

std::string machine() {
    return take_text(ctq_js_machine());
}

bool prefers_reduced_motion() {
    return ctq_js_prefers("(prefers-reduced-motion: reduce)") != 0;
}

bool prefers_light() {
    return ctq_js_prefers("(prefers-color-scheme: light)") != 0;
}

std::string route() {
    return take_text(ctq_js_route());
}

void set_route(std::string_view route, bool replace) {
    ctq_js_set_route(std::string(route).c_str(), replace ? 1 : 0);
}

bool go_back() {
    return ctq_js_go_back() != 0;
}

void show_mirror(const std::string& json) {
    ctq_js_mirror(json.c_str());
}

bool ask_text(std::string_view question, std::string_view text, std::string_view command) {
    return ctq_js_ask(std::string(question).c_str(), std::string(text).c_str(),
                      std::string(command).c_str()) != 0;
}

bool ask_record(std::string_view word, std::string_view question, std::string_view text,
                std::string_view command) {
    return ctq_js_ask_record(std::string(word).c_str(), std::string(question).c_str(),
                             std::string(text).c_str(), std::string(command).c_str(), 1) != 0;
}

bool ask_link(std::string_view word, std::string_view question, std::string_view text,
              std::string_view command) {
    return ctq_js_ask_record(std::string(word).c_str(), std::string(question).c_str(),
                             std::string(text).c_str(), std::string(command).c_str(), 0) != 0;
}

std::string clipboard() {
    return {};
}

void hold(std::string_view name) {
    ctq_js_hold(std::string(name).c_str(), 0);
}

void take_over(std::string_view name) {
    ctq_js_hold(std::string(name).c_str(), 1);
}

bool can_hand_over() {
    return true;
}

std::string save_file(std::string_view name, std::string_view type, std::string_view content) {
    ctq_js_save(std::string(name).c_str(), std::string(type).c_str(), std::string(content).c_str());
    return "Saved as " + std::string(name) + ".";
}

std::string save_png(std::string_view name, std::string_view svg) {
    ctq_js_png(std::string(name).c_str(), nullptr, std::string(svg).c_str());
    return "Saved as " + std::string(name) + ".";
}

bool can_send_pictures() {
    return ctq_js_can_send_pictures() != 0;
}

void send_png(std::string_view name, std::string_view title, std::string_view svg) {
    ctq_js_png(std::string(name).c_str(), std::string(title).c_str(), std::string(svg).c_str());
}

void copy_link(std::string_view route) {
    ctq_js_copy_link(std::string(route).c_str());
}

std::string address(std::string_view route) {
    return take_text(ctq_js_address(std::string(route).c_str()));
}

void copy_text(std::string_view text) {
    ctq_js_copy(std::string(text).c_str());
}

bool can_send() {
    return ctq_js_can_send() != 0;
}

void send_link(std::string_view title, std::string_view route) {
    ctq_js_send(std::string(title).c_str(), std::string(route).c_str());
}

void play(std::span<const Tone> tones) {
    static_assert(sizeof(Tone) == 5 * sizeof(float));
    ctq_js_play(&tones[0].at, static_cast<int>(tones.size()));
}

void show_about() {
    ctq_js_about(program_version());
}

}  // namespace ctq::platform
