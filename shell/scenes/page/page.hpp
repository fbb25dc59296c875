// What a scene shows, told once, in reading order. The canvas (drawn/), the text view
// (text_page.hpp), the keys and the tests all read the same parts.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/scenes/commands.hpp"
#include "shell/tables/words.hpp"

namespace ctq::scenes {

/// Adds the parts of a page to a list of commands. Texts are copied. The ids of commands and the
/// names of spots must be unique within the list.
class Page {
  public:
    explicit Page(Commands& list) : list_(list) {}

    /// Adds a text. `voice`: what it is for.
    void text(std::string_view words, Voice voice = Voice::body);
    /// Adds a heading, which begins a group of the text view. `note`: words at the right end, or
    /// below a banner.
    void heading(std::string_view words, Voice voice = Voice::section, std::string_view note = {});
    /// Adds the next step of a numbered list.
    void step(std::string_view words, Progress progress);
    /// Adds a line about a seat, with its token. `empty`: nobody sits there now.
    void seat(int seat, std::string_view words, bool empty);
    /// Begins a group of buttons. `command` begins one by itself, as a row.
    void buttons(As as);
    /// Adds a button. See `Commands::add`.
    Command& command(std::string_view id, std::string_view label, Callback run = {});
    /// Adds a button to the header of the page, where it is an icon. Call it before all other parts.
    Command& head(std::string_view id, std::string_view label, Callback run = {});
    /// Adds a button with a title and an explanation beside it.
    Command& action(std::string_view title, std::string_view help, std::string_view id,
                    std::string_view label, Callback run = {});
    /// Adds the button that folds or unfolds what `words` name.
    Command& fold(std::string_view id, std::string_view words, bool open, Callback run);
    /// Begins a choice; `option` adds its alternatives. `id`: name of the drop-down of a list. A
    /// choice without a title belongs to what is before it.
    PagePart& choice(std::string_view id, std::string_view title, std::string_view help, As as);
    Command& option(std::string_view id, std::string_view word, bool chosen, Callback run = {});
    /// Adds an option that is a number. `prefix` and the text of a value make the id of the command
    /// that chooses it; a family must handle them.
    void number(std::string_view prefix, const core::OptionSpec& spec, std::int32_t value);
    /// Adds a text that the person can change: the command asks for it. `hint`: shown for an empty
    /// value.
    Command& field(std::string_view id, std::string_view title, std::string_view value,
                   std::string_view hint, Callback run);
    /// Adds a table with these headings; `row` adds its rows.
    void rows(std::span<const std::string_view> headings);
    void row(std::span<const std::string> cells);
    /// Adds what keys do. On a phone it is left out.
    void keys(std::span<const tables::KeyHelp> keys);
    /// Adds a picture. `words`: what the text view says instead, one line each.
    void picture(std::string_view id, const PictureSize& size, std::string_view words,
                 Drawing draw);
    /// Adds a small button to the upper right corner of the picture that was added last.
    Command& corner(std::string_view id, std::string_view label, Callback run = {});

    /// Add a part that holds the parts which `describe` adds. A `page` is a whole page or sheet;
    /// `title`: the title of a sheet.
    template <class Describe>
    void page(std::string_view name, const Describe& describe, std::string_view title = {}) {
        named(PagePart::Kind::page, name, title, describe);
    }
    template <class Describe>
    void card(const Describe& describe) {
        holder(PagePart::Kind::card, describe);
    }
    template <class Describe>
    void paper(const Describe& describe) {
        holder(PagePart::Kind::paper, describe);
    }
    /// Adds two columns. They stand side by side where each has `least` pixels, else below each
    /// other. `width`: that of the left one, if it does not depend on the room.
    template <class Left, class Right>
    void beside(float least, const Left& left, const Right& right, float width = 0) {
        PagePart& both = holder(PagePart::Kind::beside, [&] {
            holder(PagePart::Kind::column, left);
            holder(PagePart::Kind::column, right);
        });
        both.least = least;
        both.left = width;
    }
    template <class Describe>
    void strip(const Describe& describe) {
        holder(PagePart::Kind::strip, describe);
    }
    /// Adds sheets of paper, each added by `paper`.
    template <class Describe>
    void tiles(const Describe& describe) {
        holder(PagePart::Kind::tiles, describe);
    }
    /// Adds a picture and what belongs to it.
    template <class Describe>
    void figure(const Describe& describe) {
        holder(PagePart::Kind::figure, describe);
    }
    /// Adds a sheet over the page, shown as long as it is added. The command "<name>-close" closes
    /// it. `name`, `title`: those of the sheet.
    template <class Describe>
    void sheet(std::string_view name, std::string_view title, const Describe& describe) {
        named(PagePart::Kind::sheet, name, title, describe).open = true;
    }
    template <class Describe>
    void side(const Describe& describe) {
        holder(PagePart::Kind::side, describe);
    }
    /// Adds parts about what is chosen. On a screen without room for them they are a sheet, shown if
    /// `open`; the command "<name>-close" closes it. `name`, `title`: those of the sheet.
    template <class Describe>
    void aside(std::string_view name, std::string_view title, bool open, const Describe& describe) {
        named(PagePart::Kind::aside, name, title, describe).open = open;
    }
    template <class Describe>
    void foot(const Describe& describe) {
        holder(PagePart::Kind::foot, describe);
    }

    /// The list that the page is added to, for families and keys without a button.
    Commands& list() { return list_; }

  private:
    PagePart& add(PagePart::Kind kind, std::string_view title = {}, std::string_view help = {});
    template <class Describe>
    PagePart& holder(PagePart::Kind kind, const Describe& describe) {
        const std::size_t at = begin(kind);
        describe();
        return list_.end_part(at);
    }
    template <class Describe>
    PagePart& named(PagePart::Kind kind, std::string_view name, std::string_view title,
                    const Describe& describe) {
        const std::size_t at = begin(kind);
        list_.parts[at].id = name;
        list_.parts[at].title = title;
        describe();
        return list_.end_part(at);
    }
    std::size_t begin(PagePart::Kind kind);

    Commands& list_;
    int sections_ = 0;  ///< number of headings so far
    int steps_ = 0;     ///< number of steps since the last other text
};

/// Returns the part that holds the page or sheet with this name; null if there is none.
const PagePart* find_page(const Commands& list, std::string_view name);

}  // namespace ctq::scenes
