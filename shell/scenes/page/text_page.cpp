#include "shell/scenes/page/text_page.hpp"

#include <string>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::scenes {
namespace {

using Kind = PagePart::Kind;

/// Writes groups one after another. The arrays of a group are opened when they are needed.
class Groups {
  public:
    explicit Groups(core::JsonWriter& json) : json_(json) { json_.key("groups").begin_array(); }
    ~Groups() {
        close();
        json_.end_array();
    }
    Groups(const Groups&) = delete;
    Groups& operator=(const Groups&) = delete;

    void page(std::string_view name) {
        close();
        page_ = name;
    }
    /// Begins a group. One of the same name goes on; one that is still empty is left out.
    void heading(std::string_view name) {
        if (open_ == Open::none || name != name_) {
            close();
            name_ = name;
        }
    }
    void begin(std::string_view name) {
        if (open_ == Open::none && !name_.empty()) {
            open();
        }
        close();
        name_ = name;
        open();
    }
    void open() {
        json_.begin_object();
        json_.key("name").text(name_);
        json_.key("page").text(page_);
        json_.key("parts").begin_array();
        open_ = Open::parts;
    }
    void line(std::string_view kind, std::string_view words) {
        if (words.empty()) {
            return;
        }
        if (open_ == Open::buttons) {
            close();
        }
        if (open_ == Open::none) {
            open();
        }
        json_.begin_object();
        json_.key("kind").text(kind);
        json_.key("text").text(words);
        json_.end_object();
    }
    void button(const Command& command) {
        if (open_ == Open::none) {
            open();
        }
        if (open_ == Open::parts) {
            json_.end_array();
            json_.key("buttons").begin_array();
            open_ = Open::buttons;
        }
        json_.begin_object();
        json_.key("id").text(command.id);
        json_.key("label").text(command.label);
        if (const Look& look = command.look; !look.tip.empty() || !look.note.empty()) {
            json_.key("help").text(look.tip.empty() ? look.note : look.tip);
        }
        json_.key("enabled").flag(command.enabled);
        json_.key("pressed");
        if (command.pressed < 0) {
            json_.null();
        } else {
            json_.flag(command.pressed == 1);
        }
        json_.end_object();
    }

    void close() {
        if (open_ == Open::parts) {
            json_.end_array();
            json_.key("buttons").begin_array();
        }
        if (open_ != Open::none) {
            json_.end_array().end_object();
        }
        open_ = Open::none;
        name_.clear();
    }

  private:
    enum class Open { none, parts, buttons };

    core::JsonWriter& json_;
    Open open_ = Open::none;
    std::string page_;
    std::string name_;  ///< of the open group
};

/// Writes a table: a line for each row, with the headings before the figures.
void write_rows(Groups& groups, const PagePart& part) {
    for (std::size_t row = part.columns; row < part.cells.size(); row += part.columns) {
        std::string words = part.cells[row];
        bool first = true;
        for (std::size_t i = 1; i < part.columns; ++i) {
            if (!part.cells[row + i].empty()) {
                words += core::say(
                    "{first:: |, }{heading} {cell}",
                    {{"first", first}, {"heading", part.cells[i]}, {"cell", part.cells[row + i]}});
                first = false;
            }
        }
        groups.line("item", words);
    }
}

void write_keys(Groups& groups, const PagePart& part) {
    for (std::size_t i = 0; i + 1 < part.cells.size(); i += 2) {
        groups.line("item", core::say("“{key}”: {does}",
                                      {{"key", part.cells[i]}, {"does", part.cells[i + 1]}}));
    }
}

/// Writes a step. One that has buttons is not in a list with the others, so it has its number.
void write_step(Groups& groups, const PagePart& part) {
    if (part.progress == Progress::none) {
        groups.line("step", part.title);
        return;
    }
    groups.line("paragraph", core::say("{n}. {words}{done: (done)|}{now: (now)|}",
                                       {{"n", part.number + 1},
                                        {"words", part.title},
                                        {"done", part.progress == Progress::done},
                                        {"now", part.progress == Progress::present}}));
}

void write_text(Groups& groups, const PagePart& part) {
    switch (part.voice) {
        case Voice::banner:
            groups.line("paragraph", part.help);
            return;
        case Voice::name:
        case Voice::title:
            groups.begin(part.title);
            groups.line("paragraph", part.help);
            return;
        case Voice::section:
            groups.heading(part.title);
            groups.line("paragraph", part.help);
            return;
        case Voice::status:
            return;
        case Voice::item:
            groups.line("item", part.title);
            return;
        case Voice::step:
            write_step(groups, part);
            return;
        default:
            groups.line("paragraph", part.title);
    }
}

void write_buttons(Groups& groups, const Commands& list, const PagePart& part) {
    for (const Command& command : list.of(part)) {
        if (!command.label.empty()) {
            groups.button(command);
        }
    }
}

/// Returns the value of a choice that is none of its alternatives; else empty.
std::string_view unlisted_value(const Commands& list, const PagePart& part) {
    for (const Command& command : list.of(part)) {
        if (command.pressed == 1) {
            return {};
        }
    }
    return part.value;
}

/// Writes a part that holds no others.
void write_part(Groups& groups, const Commands& list, const PagePart& part) {
    switch (part.kind) {
        case Kind::text:
            write_text(groups, part);
            return;
        case Kind::choice:
        case Kind::number:
            if (!part.title.empty()) {
                groups.begin(part.title);
            }
            groups.line("paragraph", part.help);
            groups.line("paragraph", unlisted_value(list, part));
            break;
        case Kind::action:
            groups.line("paragraph", part.title);
            groups.line("paragraph", part.help);
            break;
        case Kind::rows:
            write_rows(groups, part);
            break;
        case Kind::keys:
            write_keys(groups, part);
            break;
        case Kind::picture:
            for (const std::string_view line : core::split(part.title, '\n')) {
                groups.line("figure", line);
            }
            break;
        default:
            break;
    }
    write_buttons(groups, list, part);
    if ((part.kind == Kind::choice || part.kind == Kind::number) && !part.title.empty()) {
        groups.close();
    }
}

void write_parts(Groups& groups, const Commands& list, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) {
        const PagePart& part = list.parts[i];
        if (part.kind > Kind::foot) {
            write_part(groups, list, part);
            continue;
        }
        if (part.kind == Kind::page) {
            groups.page(part.id);
        }
        if (!part.title.empty()) {
            groups.begin(part.title);
        }
        write_parts(groups, list, i + 1, part.end);
        if (part.kind == Kind::page) {
            groups.page("");
        }
        groups.close();
        i = part.end - 1;
    }
}

}  // namespace

void write_groups(core::JsonWriter& json, const Commands& list) {
    Groups groups(json);
    write_parts(groups, list, 0, list.parts.size());
}

}  // namespace ctq::scenes
