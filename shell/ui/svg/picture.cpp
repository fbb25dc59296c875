#include "shell/ui/svg/picture.hpp"

#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {

std::string draw_svg(const PictureSpec& spec, const Stage::Draw& draw) {
    constexpr float fineness = 4;  // device pixels per logical pixel, because pictures are enlarged
    Paper paper;
    Screen screen{{0, 0, spec.width, spec.height}};
    screen.light = spec.light;
    screen.reduced = true;
    paper.fit(screen);
    Svg svg(spec.editable);
    Stage stage;
    stage.frame(paper, screen, 0, [&](Canvas& canvas) {
        canvas.svg = &svg;
        canvas.ratio = fineness;
        draw(canvas);
    });
    return svg.file(spec.width, spec.height, spec.title, spec.words);
}

}  // namespace ctq::ui
