#include "shell/ui/stage.hpp"

#include <imgui.h>
#include <imgui_internal.h>  // for ImDrawListSharedData, which has no public header

#include <algorithm>

namespace ctq::ui {

struct Paper::Lists {
    ImFontAtlas atlas;
    ImDrawListSharedData shared;
    ImDrawList scene{&shared};
    ImDrawList over{&shared};
    ImDrawData drawn;
};

Paper::Paper() : lists_(std::make_unique<Lists>()) {}

Paper::~Paper() = default;

ImFontAtlas& Paper::atlas() const {
    return lists_->atlas;
}

Paper::Lists& Paper::begin(const Screen& screen) const {
    Lists& lists = *lists_;
    lists.shared.TexUvWhitePixel = lists.atlas.TexUvWhitePixel;
    lists.shared.TexUvLines = lists.atlas.TexUvLines;
    lists.shared.InitialFlags = ImDrawListFlags_AntiAliasedLines |
                                ImDrawListFlags_AntiAliasedLinesUseTex |
                                ImDrawListFlags_AntiAliasedFill;
    lists.shared.CurveTessellationTol = 1.25F;
    lists.shared.SetCircleTessellationMaxError(0.2F / screen.ratio);
    for (ImDrawList* list : {&lists.scene, &lists.over}) {
        list->_ResetForNewFrame();
        // ImGui smooths edges over one logical pixel; make that one device pixel.
        list->_FringeScale = 1 / screen.ratio;
        list->PushTextureID(lists.atlas.TexID);
        list->PushClipRect({0, 0}, {screen.rect.w, screen.rect.h});
    }
    return lists;
}

bool Paper::fit(const Screen& screen) {
    if (fonts_.ratio == screen.ratio && fonts_.text_scale == screen.text_scale) {
        return false;
    }
    bake(fonts_, lists_->atlas, screen.ratio, screen.text_scale);
    return true;
}

ImDrawData& Stage::frame(const Paper& paper, const Screen& screen, double now, const Draw& draw) {
    frames_due_ = std::max(0, frames_due_ - 1);
    const std::string focus = spots_.focus;
    Paper::Lists& lists = paper.begin(screen);
    begin(motion_, now, screen.reduced);
    const Rect whole{0, 0, std::max(screen.rect.w, kLeastScreen.w),
                     std::max(screen.rect.h, kLeastScreen.h)};
    Canvas canvas{&lists.scene,     &lists.over, screen.light ? light_theme : dark_theme,
                  paper.fonts(),    input_,      spots_,
                  motion_,          whole,       screen.ratio,
                  screen.text_scale};
    begin(canvas);
    draw(canvas);
    end(canvas);
    hand_ = canvas.hand;
    if (motion_.moving || moved(spots_) || spots_.focus != focus) {
        frames_due_ = std::max(frames_due_, 1);
    }
    lists.drawn.Clear();
    lists.drawn.DisplaySize = {screen.rect.w, screen.rect.h};
    lists.drawn.AddDrawList(&lists.scene);
    lists.drawn.AddDrawList(&lists.over);
    return lists.drawn;
}

}  // namespace ctq::ui
