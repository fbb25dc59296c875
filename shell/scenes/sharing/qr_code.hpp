#pragma once

#include <string>
#include <vector>

namespace ctq::scenes {

/// A QR code: a square of dark and light modules (cells), without the white margin around it.
struct QrCode {
    int size = 0;  ///< modules per side; 0: no code
    std::vector<bool> dark;

    /// Returns whether a module is dark. x and y run from 0 to size - 1, y downwards.
    bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

/// The longest text for which a code is made, in bytes. A denser code is hard to scan from a
/// screen.
inline constexpr std::size_t kMostQrText = 500;

/// Returns the QR code of a text; an empty one (size 0) if the text is longer than `kMostQrText`.
QrCode make_qr_code(const std::string& text);

}  // namespace ctq::scenes
