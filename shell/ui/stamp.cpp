#include "shell/ui/stamp.hpp"

#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {

void Stamp::clear() {
    points.clear();
    indices.clear();
    part = 0;
}

StampStart begin_stamp(const Canvas& canvas) {
    if (canvas.svg != nullptr) {
        canvas.svg->begin_part();
    }
    const ImDrawList& draw = *canvas.draw;
    return {draw.VtxBuffer.Size, draw.IdxBuffer.Size, draw._VtxCurrentIdx};
}

void end_stamp(Canvas& canvas, StampStart start, Stamp& stamp) {
    ImDrawList& draw = *canvas.draw;
    stamp.clear();
    if (canvas.svg != nullptr) {
        stamp.part = canvas.svg->end_part();
        return;
    }
    stamp.points.assign(draw.VtxBuffer.Data + start.points, draw.VtxBuffer.end());
    for (int i = start.indices; i < draw.IdxBuffer.Size; ++i) {
        stamp.indices.push_back(static_cast<ImDrawIdx>(draw.IdxBuffer[i] - start.first));
    }
    draw.CmdBuffer.back().ElemCount -= static_cast<unsigned>(stamp.indices.size());
    draw.VtxBuffer.resize(start.points);
    draw.IdxBuffer.resize(start.indices);
    draw._VtxCurrentIdx = start.first;
    draw._VtxWritePtr = draw.VtxBuffer.Data + start.points;
    draw._IdxWritePtr = draw.IdxBuffer.Data + start.indices;
}

void print(Canvas& canvas, const Stamp& stamp, Point by, float scale) {
    if (stamp.empty()) {
        return;
    }
    if (stamp.part != 0) {
        canvas.svg->put(stamp.part, by, scale);
        return;
    }
    ImDrawList& draw = *canvas.draw;
    draw.PrimReserve(static_cast<int>(stamp.indices.size()), static_cast<int>(stamp.points.size()));
    const unsigned first = draw._VtxCurrentIdx;
    for (const ImDrawVert& point : stamp.points) {
        draw.PrimWriteVtx({point.pos.x * scale + by.x, point.pos.y * scale + by.y}, point.uv,
                          point.col);
    }
    for (const ImDrawIdx index : stamp.indices) {
        draw.PrimWriteIdx(static_cast<ImDrawIdx>(first + index));
    }
}

}  // namespace ctq::ui
