#include "shell/app/saves.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {
namespace {

constexpr const char* kIndexKey = "index";
constexpr std::size_t kFields = 6;
constexpr std::size_t kMostId = 16;
/// A comment behind the record: where the person was when something had been undone.
constexpr std::string_view kCursorMark = "; shown up to action ";

std::string key_of(std::string_view id) {
    return "match:" + std::string(id);
}

std::string index_text(const std::vector<Saved>& index) {
    std::string text;
    for (const Saved& saved : index) {
        text += saved.id + "|" + saved.game + "|" + saved.options + "|" + saved.seats + "|" +
                std::to_string(saved.actions) + "|" + (saved.over ? "over" : "open") + "\n";
    }
    return text;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

}  // namespace

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= kMostId &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
}

std::string new_id(std::uint64_t seed) {
    return core::hex(core::mix(seed)).substr(0, kMostId / 2);
}

std::vector<Saved> load_index() {
    std::vector<Saved> index;
    const std::string text = platform::load(kIndexKey).value_or("");
    for (const std::string_view line : core::split(text, '\n')) {
        const auto fields = core::split(line, '|');
        if (fields.size() != kFields || !is_id(fields[0]) ||
            !core::find_game(cabinet(), fields[1]) || index.size() == kMostSaved) {
            continue;
        }
        const auto actions = core::read_number(fields[4]);
        index.push_back(
            {std::string(fields[0]), std::string(fields[1]), std::string(fields[2]),
             std::string(fields[3]),
             static_cast<int>(std::clamp<std::int64_t>(actions.value_or(0), 0, core::kMostActions)),
             fields[5] == "over"});
    }
    return index;
}

bool save(std::vector<Saved>& index, const std::string& id, const core::Match& match) {
    const core::Setup& setup = match.setup();
    Saved saved{id,
                setup.game->info->id,
                core::options_text(setup.game->info->options, setup.options),
                joined(setup.seats),
                match.cursor(),
                match.turn().kind == core::Turn::Kind::over};
    std::erase_if(index, [&](const Saved& other) { return other.id == id; });
    index.insert(index.begin(), std::move(saved));
    while (index.size() > kMostSaved) {
        platform::forget(key_of(index.back().id));
        index.pop_back();
    }
    std::string record = write_record(match);
    if (match.cursor() != match.size()) {
        record += std::string(kCursorMark) + std::to_string(match.cursor()) + "\n";
    }
    return platform::store(key_of(id), record) && platform::store(kIndexKey, index_text(index));
}

core::Result<core::Opened> open_saved(std::string_view id) {
    const auto text = is_id(id) ? platform::load(key_of(id)) : std::nullopt;
    if (!text) {
        return core::Problem{"", "This match is not kept on this device."};
    }
    auto opened = core::read_record(cabinet(), *text);
    if (!opened) {
        return opened;
    }
    const std::size_t mark = text->rfind(kCursorMark);
    if (mark != std::string::npos) {
        const std::string_view number = std::string_view(*text).substr(mark + kCursorMark.size());
        if (const auto ply = core::read_number(number.substr(0, number.find('\n')))) {
            opened->match.seek(
                static_cast<int>(std::clamp<std::int64_t>(*ply, 0, opened->match.size())));
        }
    }
    return opened;
}

}  // namespace ctq::app
