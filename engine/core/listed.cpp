#include "engine/core/listed.hpp"

namespace ctq::core {

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += i == 0 ? "" : i + 1 < names.size() ? ", " : " and ";
        text += names[i];
    }
    return text;
}

}  // namespace ctq::core
