#include "shell/match/link_text.hpp"

#include <algorithm>

namespace ctq::match {

std::string encode_link_text(std::string text) {
    std::replace(text.begin(), text.end(), ' ', '+');
    std::replace(text.begin(), text.end(), '|', '~');
    return text;
}

std::string decode_link_text(std::string_view text) {
    std::string out(text);
    std::replace(out.begin(), out.end(), '+', ' ');
    std::replace(out.begin(), out.end(), '~', '|');
    return out;
}

}  // namespace ctq::match
