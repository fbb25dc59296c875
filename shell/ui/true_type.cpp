#include "shell/ui/true_type.hpp"

namespace ctq::ui {

unsigned read_u16(FontFile file, std::size_t at) {
    return at + 2 <= file.size() ? (static_cast<unsigned>(file[at]) << 8) | file[at + 1] : 0U;
}

int read_i16(FontFile file, std::size_t at) {
    return static_cast<short>(read_u16(file, at));
}

std::size_t read_u32(FontFile file, std::size_t at) {
    return (static_cast<std::size_t>(read_u16(file, at)) << 16) | read_u16(file, at + 2);
}

std::size_t find_table(FontFile file, const char* tag) {
    const std::size_t count = read_u16(file, 4);
    for (std::size_t i = 0; i < count && 12 + i * 16 + 16 <= file.size(); ++i) {
        const std::size_t entry = 12 + i * 16;
        bool same = true;
        for (std::size_t k = 0; k < 4; ++k) {
            same = same && file[entry + k] == static_cast<unsigned char>(tag[k]);
        }
        if (same) {
            return read_u32(file, entry + 8);
        }
    }
    return file.size();
}

}  // namespace ctq::ui
