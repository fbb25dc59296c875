#include "shell/scenes/page/page.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::scenes {

using Kind = PagePart::Kind;

PagePart& Page::add(Kind kind, std::string_view title, std::string_view help) {
    PagePart& part = list_.add_part(kind);
    part.title = title;
    part.help = help;
    return part;
}

std::size_t Page::begin(Kind kind) {
    add(kind);
    return list_.parts.size() - 1;
}

void Page::text(std::string_view words, Voice voice) {
    if (words.empty()) {
        return;
    }
    steps_ = voice == Voice::step ? steps_ + 1 : 0;
    PagePart& part = add(Kind::text, words);
    part.voice = voice;
    part.number = voice == Voice::section ? sections_++ : std::max(0, steps_ - 1);
}

void Page::step(std::string_view words, Progress progress) {
    text(words, Voice::step);
    list_.parts.back().progress = progress;
}

void Page::seat(int seat, std::string_view words, bool empty) {
    text(words, empty ? Voice::muted : Voice::body);
    list_.parts.back().seat = static_cast<std::uint8_t>(seat);
}

void Page::heading(std::string_view words, Voice voice, std::string_view note) {
    text(words, voice);
    list_.parts.back().help = note;
}

void Page::buttons(As as) {
    add(Kind::buttons).as = as;
}

Command& Page::command(std::string_view id, std::string_view label, Callback run) {
    return list_.button(false, id, label, run);
}

Command& Page::head(std::string_view id, std::string_view label, Callback run) {
    return list_.button(true, id, label, run);
}

Command& Page::action(std::string_view title, std::string_view help, std::string_view id,
                      std::string_view label, Callback run) {
    add(Kind::action, title, help).count = 1;
    return list_.listed(id, label, run);
}

Command& Page::fold(std::string_view id, std::string_view words, bool open, Callback run) {
    PagePart& part = add(Kind::fold, words);
    part.count = 1;
    part.open = open;
    return list_.listed(
        id, core::say("{open:Fold|Unfold}: {what}", {{"open", open}, {"what", words}}), run);
}

PagePart& Page::choice(std::string_view id, std::string_view title, std::string_view help, As as) {
    PagePart& part = add(Kind::choice, title, help);
    part.id = id;
    part.as = as;
    return part;
}

Command& Page::option(std::string_view id, std::string_view word, bool chosen, Callback run) {
    ++list_.parts.back().count;
    Command& added = list_.listed(id, word, run);
    added.pressed = chosen ? 1 : 0;
    return added;
}

void Page::number(std::string_view prefix, const core::OptionSpec& spec, std::int32_t value) {
    PagePart& part = add(Kind::number, spec.title, spec.help);
    part.id = prefix;
    part.spec = &spec;
    part.number = value;
    part.count = 2;
    const std::string now = core::option_title(spec, value);
    for (const bool more : {false, true}) {
        const std::int32_t other =
            std::clamp<std::int32_t>(value + (more ? 1 : -1), core::least_value(spec), spec.most);
        const std::string id =
            std::string(prefix) +
            core::option_word(spec,
                              more ? value + 1 : std::max(value - 1, core::least_value(spec)));
        list_
            .listed(id,
                    core::say("{title}: {more:more|less} (now {now})",
                              {{"title", spec.title}, {"more", more}, {"now", now}}),
                    {})
            .enabled = other != value;
    }
}

Command& Page::field(std::string_view id, std::string_view title, std::string_view value,
                     std::string_view hint, Callback run) {
    PagePart& part = add(Kind::field, title, hint);
    part.value = value;
    part.count = 1;
    return list_.listed(
        id,
        core::say("{title}: {value}", {{"title", title}, {"value", value.empty() ? hint : value}}),
        run);
}

void Page::rows(std::span<const std::string_view> headings) {
    PagePart& part = add(Kind::rows);
    part.columns = headings.size();
    part.cells.assign(headings.begin(), headings.end());
}

void Page::row(std::span<const std::string> cells) {
    std::vector<std::string>& all = list_.parts.back().cells;
    all.insert(all.end(), cells.begin(), cells.end());
}

void Page::keys(std::span<const tables::KeyHelp> keys) {
    PagePart& part = add(Kind::keys);
    for (const tables::KeyHelp& help : keys) {
        part.cells.emplace_back(help.key);
        part.cells.push_back(core::capitalized(std::string(help.does)));
    }
}

void Page::picture(std::string_view id, const PictureSize& size, std::string_view words,
                   Drawing draw) {
    PagePart& part = add(Kind::picture, words);
    part.id = id;
    part.size = size;
    part.draw = draw;
}

Command& Page::corner(std::string_view id, std::string_view label, Callback run) {
    ++list_.parts.back().count;
    return list_.listed(id, label, run);
}

const PagePart* find_page(const Commands& list, std::string_view name) {
    const auto found = std::find_if(
        list.parts.begin(), list.parts.end(),
        [&](const PagePart& part) { return part.kind == Kind::page && part.id == name; });
    return found == list.parts.end() ? nullptr : &*found;
}

}  // namespace ctq::scenes
