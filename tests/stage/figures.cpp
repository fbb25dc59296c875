// Tests of the small pictures of positions, as in the library: everything stays in the frame.
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/board/summary/figure.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using ui::Rect;

/// A match whose pictures are drawn, after some numbers of random actions.
struct Pictured {
    const char* game;
    std::vector<std::string> commands;
};

const Pictured kPictured[] = {
    {"cartagena", {"option:rules=board", "seat:2=human"}},
    {"cartagena", {"option:rules=cards", "seat:2=human"}},
    {"cartagena", {"seats:4", "seat:2=human", "seat:3=human", "seat:4=human"}},
    {"carteso", {"seat:2=human"}},
    {"cartolan", {"option:mode=regular", "seat:2=human"}},
    {"incan_gold", {"seats:1"}},
    {"incan_gold", {"seats:3", "seat:2=human", "seat:3=human"}},
    {"incan_gold", {"seats:8", "seat:2=human", "seat:3=human", "seat:4=human"}},
};

/// Frames as in the library, from a low window to a large one, and as in a text.
constexpr Rect kFrames[] = {
    {40, 40, 320, 84}, {40, 40, 320, 124}, {40, 40, 332, 200}, {40, 40, 600, 300}};

/// Returns how far opaque triangles that a frame shows lie outside `area`, in pixels.
float spilled(const ImDrawData& data, Rect area) {
    float most = 0;
    for (const ImDrawList* list : data.CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const ImVec4 clip = command.ClipRect;
            const ImDrawIdx* index = list->IdxBuffer.Data + command.IdxOffset;
            for (unsigned i = 0; i < command.ElemCount; ++i) {
                const ImDrawVert& v =
                    list->VtxBuffer.Data[static_cast<int>(index[i] + command.VtxOffset)];
                const unsigned alpha = v.col >> IM_COL32_A_SHIFT & 0xffU;
                if (alpha < 140) {
                    continue;  // a shadow
                }
                const float x = std::clamp(v.pos.x, clip.x, clip.z);
                const float y = std::clamp(v.pos.y, clip.y, clip.w);
                most =
                    std::max({most, area.x - x, x - area.right(), area.y - y, y - area.bottom()});
            }
        }
    }
    return most;
}

TEST_CASE("Small pictures of positions stay in their frames, with piles, at every size") {
    for (const Pictured& one : kPictured) {
        for (const int actions : {0, 3, 40}) {
            std::vector<std::string> commands = one.commands;
            commands.emplace_back("seed:7");
            Player player;
            sit_down(player, one.game, commands);
            player.play(actions);
            const scenes::Figure figure = scenes::make_figure(player.session().match(), 0, false);
            for (const Rect frame : kFrames) {
                CAPTURE(std::string(one.game));
                CAPTURE(actions);
                CAPTURE(frame.w);
                CAPTURE(frame.h);
                Person viewer({.rect = {0, 0, 700, 400}}, [&](ui::Canvas& canvas) {
                    scenes::draw_figure(canvas, frame, figure, true);
                });
                CHECK(spilled(viewer.drawn(), frame) <= 2);
            }
        }
    }
}

}  // namespace
}  // namespace ctq::stage
