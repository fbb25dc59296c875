#include "shell/scenes/sharing/qr_code.hpp"

#include <qrcodegen.h>

#include <cstdint>

namespace ctq::scenes {

QrCode make_qr_code(const std::string& text) {
    constexpr int most_version = 22;  // holds kMostQrText bytes
    QrCode code;
    std::vector<std::uint8_t> work(qrcodegen_BUFFER_LEN_FOR_VERSION(most_version));
    std::vector<std::uint8_t> made(work.size());
    if (text.size() > kMostQrText ||
        !qrcodegen_encodeText(text.c_str(), work.data(), made.data(), qrcodegen_Ecc_LOW,
                              qrcodegen_VERSION_MIN, most_version, qrcodegen_Mask_AUTO, true)) {
        return code;
    }
    code.size = qrcodegen_getSize(made.data());
    for (int y = 0; y < code.size; ++y) {
        for (int x = 0; x < code.size; ++x) {
            code.dark.push_back(qrcodegen_getModule(made.data(), x, y));
        }
    }
    return code;
}

}  // namespace ctq::scenes
