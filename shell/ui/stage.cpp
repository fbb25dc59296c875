#include "shell/ui/stage.hpp"

#include <imgui.h>

#include <algorithm>

#include "assets/fonts/fonts.hpp"

namespace ctq::ui {
namespace {

std::span<const unsigned char> bytes(const assets::Font& font) {
    return {font.data, font.size};
}

}  // namespace

Paper::Paper() : context_(ImGui::CreateContext()) {
    use();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    ImGui::GetIO().DeltaTime = 1.0F / 60.0F;
}

Paper::~Paper() {
    ImGui::DestroyContext(context_);
}

void Paper::use() const {
    ImGui::SetCurrentContext(context_);
}

ImFontAtlas& Paper::atlas() const {
    use();
    return *ImGui::GetIO().Fonts;
}

bool Paper::fit(const Screen& screen) {
    if (!stale(fonts_, screen.ratio, screen.text_scale)) {
        return false;
    }
    const FontFiles files{bytes(assets::text_regular), bytes(assets::text_bold),
                          bytes(assets::title)};
    return bake(fonts_, atlas(), files, screen.ratio, screen.text_scale);
}

const ImDrawData& Stage::frame(const Paper& paper, const Screen& screen, double now,
                               const Draw& draw) {
    frames_due_ = std::max(0, frames_due_ - 1);
    paper.use();
    ImGui::GetIO().DisplaySize = {screen.rect.w, screen.rect.h};
    ImGui::NewFrame();
    begin(motion_, now, screen.reduced);
    Canvas canvas{ImGui::GetBackgroundDrawList(),
                  ImGui::GetForegroundDrawList(),
                  screen.light ? light_theme : dark_theme,
                  paper.fonts(),
                  input_,
                  spots_,
                  motion_,
                  screen.rect,
                  screen.ratio,
                  screen.text_scale};
    begin(canvas);
    draw(canvas);
    end(canvas);
    ImGui::Render();
    hand_ = canvas.hand;
    if (motion_.moving) {
        frames_due_ = std::max(frames_due_, 1);
    }
    return *ImGui::GetDrawData();
}

}  // namespace ctq::ui
