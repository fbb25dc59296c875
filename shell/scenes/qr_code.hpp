#pragma once

#include <string>
#include <vector>

namespace ctq::app {

/// A square of dark and light modules, without the quiet zone around it.
struct QrCode {
    int size = 0;  ///< modules a side; 0: there is none
    std::vector<bool> dark;

    /// Whether a module is dark; x and y from 0 to size - 1, y down.
    bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

/// The most characters of a text that gets a code: a denser one is hard to read off a screen.
inline constexpr std::size_t kMostQrText = 500;

/// The code of a text; none when it is too long.
QrCode make_qr_code(const std::string& text);

}  // namespace ctq::app
