#include "shell/ui/outlines.hpp"

#include <algorithm>
#include <span>

namespace ctq::ui {
namespace {

// Flags of a point, and of a component of a composite glyph.
constexpr unsigned kOnLine = 1;
constexpr unsigned kShort[] = {2, 4};  // x, y: the coordinate is one byte
// a one-byte coordinate is positive, a two-byte one is omitted
constexpr unsigned kSame[] = {16, 32};
constexpr unsigned kRepeat = 8;
constexpr unsigned kWords = 1;
constexpr unsigned kMore = 32;
constexpr int kMostParts = 4;  // maximum nesting depth; damaged files may exceed it

unsigned read_u8(FontFile file, std::size_t at) {
    return at < file.size() ? file[at] : 0U;
}

/// Returns the index of a letter's glyph, 0 for none.
unsigned glyph_of(FontFile file, unsigned letter) {
    const std::size_t all = find_table(file, "cmap");
    for (unsigned i = 0; i < read_u16(file, all + 2); ++i) {
        const std::size_t map = all + read_u32(file, all + 8 + 8 * i);
        const unsigned twice = read_u16(file, map + 6);  // twice the number of its ranges
        for (std::size_t at = map + 14; read_u16(file, map) == 4 && at < map + 14 + twice;
             at += 2) {
            const unsigned first = read_u16(file, at + 2 + twice);
            if (letter < first || letter > read_u16(file, at)) {
                continue;
            }
            const std::size_t offset_at = at + 2 + 3 * static_cast<std::size_t>(twice);
            const unsigned offset = read_u16(file, offset_at);
            const unsigned base =
                offset == 0 ? letter : read_u16(file, offset_at + offset + 2 * (letter - first));
            const unsigned delta = read_u16(file, at + 2 + 2 * static_cast<std::size_t>(twice));
            return offset != 0 && base == 0 ? 0 : (base + delta) & 0xFFFFU;
        }
    }
    return 0;
}

/// Returns the offset of a glyph's outline; 0 where the glyph is blank.
std::size_t outline_of(FontFile file, unsigned glyph) {
    const std::size_t places = find_table(file, "loca");
    const bool large = read_u16(file, find_table(file, "head") + 50) != 0;
    const auto place = [&](std::size_t i) {
        return large ? read_u32(file, places + 4 * i)
                     : 2 * static_cast<std::size_t>(read_u16(file, places + 2 * i));
    };
    return place(glyph + 1) > place(glyph) ? find_table(file, "glyf") + place(glyph) : 0;
}

struct Raw {
    int xy[2];
    unsigned flags;
};

/// Returns all points of a simple glyph with `lines` contours.
std::vector<Raw> read_points(FontFile file, std::size_t at, std::size_t lines) {
    const std::size_t count = read_u16(file, at + 8 + 2 * lines) + 1;
    at += 10 + 2 * lines;
    at += 2 + read_u16(file, at);  // skips the instructions
    std::vector<Raw> points;
    while (points.size() < count && at < file.size()) {
        const unsigned flags = read_u8(file, at++);
        const unsigned times = (flags & kRepeat) != 0 ? read_u8(file, at++) + 1 : 1;
        points.insert(points.end(), times, Raw{{0, 0}, flags});
    }
    points.resize(count);
    for (int axis = 0; axis < 2; ++axis) {
        int value = 0;
        for (Raw& point : points) {
            const bool same = (point.flags & kSame[axis]) != 0;
            if ((point.flags & kShort[axis]) != 0) {
                const int by = static_cast<int>(read_u8(file, at++));
                value += same ? by : -by;
            } else if (!same) {
                value += read_i16(file, at);
                at += 2;
            }
            point.xy[axis] = value;
        }
    }
    return points;
}

/// Returns a contour from its points, and adds the implied corner between two control points.
LetterLine line_of(std::span<const Raw> points, Point by, float em) {
    LetterLine line;
    const auto at = [&](const Raw& raw) {
        return Point{(static_cast<float>(raw.xy[0]) + by.x) / em,
                     -(static_cast<float>(raw.xy[1]) + by.y) / em};
    };
    std::size_t first = 0;
    while (first < points.size() && (points[first].flags & kOnLine) == 0) {
        ++first;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Raw& raw = points[(first + i) % points.size()];
        const bool corner = (raw.flags & kOnLine) != 0;
        if (!corner && (line.empty() || !line.back().corner)) {
            const Point before = line.empty()
                                     ? at(points[(first + points.size() - 1) % points.size()])
                                     : line.back().at;
            line.push_back({mix(before, at(raw), 0.5F), true});
        }
        line.push_back({at(raw), corner});
    }
    return line;
}

void add_lines(FontFile file, unsigned glyph, Point by, int depth, std::vector<LetterLine>& out) {
    std::size_t at = outline_of(file, glyph);
    const auto em = static_cast<float>(read_u16(file, find_table(file, "head") + 18));
    if (at == 0 || em == 0 || depth > kMostParts) {
        return;
    }
    const int lines = read_i16(file, at);
    if (lines >= 0) {
        const std::vector<Raw> points = read_points(file, at, static_cast<std::size_t>(lines));
        std::size_t begin = 0;
        for (int i = 0; i < lines; ++i) {
            const std::size_t end = std::min<std::size_t>(
                points.size(), read_u16(file, at + 10 + 2 * static_cast<std::size_t>(i)) + 1);
            // fewer points enclose no area: they are anchors of the font's designers
            if (end > begin + 2) {
                out.push_back(line_of(std::span(points).subspan(begin, end - begin), by, em));
            }
            begin = end;
        }
        return;
    }
    unsigned flags = kMore;
    at += 10;
    while ((flags & kMore) != 0 && at < file.size()) {
        flags = read_u16(file, at);
        const bool words = (flags & kWords) != 0;
        const Point moved =
            words ? Point{static_cast<float>(read_i16(file, at + 4)),
                          static_cast<float>(read_i16(file, at + 6))}
                  : Point{static_cast<float>(static_cast<signed char>(read_u8(file, at + 4))),
                          static_cast<float>(static_cast<signed char>(read_u8(file, at + 5)))};
        add_lines(file, read_u16(file, at + 2), by + moved, depth + 1, out);
        at += words ? 8 : 6;
    }
}

}  // namespace

std::vector<LetterLine> letter_lines(FontFile file, unsigned letter) {
    std::vector<LetterLine> lines;
    if (const unsigned glyph = glyph_of(file, letter); glyph != 0) {
        add_lines(file, glyph, {}, 0, lines);
    }
    return lines;
}

}  // namespace ctq::ui
