#include "shell/ui/letters.hpp"

namespace ctq::ui {

const unsigned short text_letters[] = {0x20,   0x7E,   0xA0,   0x17F,  0x218,  0x21B,  0x2013,
                                       0x2014, 0x2018, 0x201E, 0x2022, 0x2022, 0x2026, 0x2026,
                                       0x2039, 0x203A, 0x20AC, 0x20AC, 0x2190, 0x2193, 0x2212,
                                       0x2212, 0x2264, 0x2265, 0};
const unsigned short heading_letters[] = {0x20,   0x7E,   0xB1,   0xB1,   0xB7,   0xB7,   0xBD,
                                          0xBD,   0xD7,   0xD7,   0x2013, 0x2014, 0x2018, 0x2019,
                                          0x201C, 0x201D, 0x2026, 0x2026, 0x2212, 0x2212, 0};

unsigned next_letter(std::string_view text, std::size_t& at) {
    const auto first = static_cast<unsigned char>(text[at++]);
    if (first < 0x80) {
        return first;
    }
    const std::size_t more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    if (more == 0 || at + more > text.size()) {
        return 0xFFFD;
    }
    unsigned letter = first & (0x3FU >> more);
    for (std::size_t i = 0; i < more; ++i) {
        const auto byte = static_cast<unsigned char>(text[at + i]);
        if ((byte & 0xC0U) != 0x80) {
            return 0xFFFD;
        }
        letter = (letter << 6) | (byte & 0x3FU);
    }
    at += more;
    return letter > 0xFFFF ? 0xFFFD : letter;
}

std::string missing_letters(std::string_view text) {
    std::string missing;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t from = at;
        const unsigned letter = next_letter(text, at);
        bool known = false;
        for (const unsigned short* range = text_letters; *range != 0; range += 2) {
            known = known || (letter >= range[0] && letter <= range[1]);
        }
        const std::string_view word = text.substr(from, at - from);
        if (!known && missing.find(word) == std::string::npos) {
            missing += word;
        }
    }
    return missing;
}

std::string_view about_letters(std::string_view text) {
    return missing_letters(text).empty()
               ? ""
               : "Letters that can’t be drawn here show as ?. The text view has them right.";
}

}  // namespace ctq::ui
