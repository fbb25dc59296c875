// The sizes of the parts of a page, and how their texts are written.
#include <algorithm>

#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using Kind = PagePart::Kind;

namespace {

constexpr float kAroundPicture = 150;  // a picture leaves this height of the screen to others
constexpr float kEvenPadding = 18;     // around the words of a button in an even line
constexpr float kNotePadding = 17;     // around the note below it
constexpr float kLeastOption = 8;      // size of those of alternatives

}  // namespace

float even_width(const ui::Canvas& canvas, const Command& command, float size, bool brief) {
    const float word = ui::text_width(canvas, command.word(!brief), {ui::Face::bold, size});
    const float note = ui::text_width(canvas, command.look.note, {ui::Face::text, 12});
    return std::max(word + kEvenPadding, note + kNotePadding);
}

EvenLine even_line(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                   float width) {
    const bool buttons = part.kind == Kind::buttons;
    const bool shrinks = !buttons || ui::narrow(canvas);  // else two lines are better
    const auto count = static_cast<float>(part.count);
    const float least = !shrinks ? EvenLine{}.size : buttons ? kLeastEven : kLeastOption;
    EvenLine line;
    for (int brief = 0; brief <= (shrinks ? 1 : 0); ++brief) {
        line.brief = brief == 1;
        for (line.size = EvenLine{}.size; line.size >= least; line.size -= 0.5F) {
            float left = width - (count - 1) * kEvenGap;
            for (const Command& command : list.of(part)) {
                left -= even_width(canvas, command, line.size, line.brief);
            }
            line.spare = left / count;
            if (left >= 0) {
                return line;
            }
        }
    }
    line.two = buttons;
    return line;
}

float banner_size(const ui::Canvas& canvas) {
    return !ui::narrow(canvas) ? 54.0F : ui::low(canvas) ? 34.0F : 40.0F;
}

float banner_height(const ui::Canvas& canvas) {
    const float line = ui::low(canvas)         ? 18
                       : ui::narrow(canvas)    ? 24
                       : canvas.screen.h < 900 ? 32
                                               : 48;
    return canvas.text_scale * (banner_size(canvas) * 1.25F + line);
}

bool has_side(const ui::Canvas& canvas) {
    return ui::size_class(canvas) >= ui::SizeClass::desktop;
}

ui::TextStyle voice_style(const ui::Canvas& canvas, Voice voice, bool paper) {
    const ui::Theme& t = canvas.theme;
    const ui::Color plain = paper ? t.ink : t.text;
    const ui::Color soft = paper ? t.ink_soft : t.muted;
    switch (voice) {
        case Voice::banner:
            return {ui::Face::title, banner_size(canvas), t.title};
        case Voice::name:
            return {ui::Face::title, ui::narrow(canvas) ? 26.0F : 31.0F, paper ? t.ink : t.title};
        case Voice::title:
            return {ui::Face::title, ui::low(canvas) ? 30.0F : 40.0F, paper ? t.ink : t.title};
        case Voice::section:
            return {ui::Face::title, 26, paper ? t.ink : t.title};
        case Voice::status:
            return paper ? ui::style::title.in(t.ink) : ui::style::body.in(soft);
        case Voice::muted:
            return ui::style::body.in(soft);
        case Voice::caption:
            return ui::style::caption.in(soft);
        default:
            return {ui::Face::text, paper && !ui::narrow(canvas) ? 16.0F : 15.0F, plain};
    }
}

bool has_keyboard(const ui::Canvas& canvas) {
    return !ui::narrow(canvas) || !canvas.input.touch;
}

float picture_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    const PictureSize& size = part.size;
    const float room =
        size.tall ? size.most : std::max(size.least * 0.5F, canvas.screen.h - kAroundPicture);
    return std::min(room, std::clamp(ui::grown(canvas, size.fixed) + size.by_width * width,
                                     size.least, size.most));
}

float caption_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    return part.size.captioned
               ? ui::text_height(canvas, part.title, width, kPictureWords) + kPictureWordsGap + 10
               : 0;
}

std::string_view explanation_of(const PagePart& part) {
    return part.kind == Kind::field ? std::string_view() : std::string_view(part.help);
}

float title_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    return ui::text_height(canvas, part.title, width, ui::style::body) + 2;
}

float list_step(const ui::Canvas& canvas) {
    return kListRow * std::max(1.0F, canvas.text_scale * 0.95F) + kListGap;
}

float indent_of(const PagePart& part) {
    return part.seat > 0                     ? kTokenRoom
           : part.progress != Progress::none ? kStepDisc + 10
           : part.voice == Voice::item       ? 20.0F
           : part.voice == Voice::step       ? 24.0F
                                             : 0.0F;
}

float width_of(const ui::Canvas& canvas, const Command& command) {
    return ui::button_width(canvas, command.word(), {.note = command.look.note});
}

float cell_width(const ui::Canvas& canvas, const Commands& list, const PagePart& part) {
    float width = 48;
    for (const Command& command : list.of(part)) {
        const float note = ui::text_width(canvas, command.look.note, ui::style::caption);
        width = std::max(
            width, std::max(note, ui::text_width(canvas, command.word(), ui::style::body)) + 24);
    }
    return width;
}

int key_columns(const ui::Canvas& canvas, float width) {
    return width >= 530 * canvas.text_scale ? 2 : 1;
}

}  // namespace ctq::scenes
