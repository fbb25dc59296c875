#include "engine/games/cartolan/tiles.hpp"

namespace ctq::cartolan {

std::string kind_word(int kind) {
    if (kind == kMythicalKind) {
        return "mythical";
    }
    const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
    if (facts.disaster) {
        return "disaster";
    }
    return std::string(facts.edges) + (facts.wonder ? 't' : 'f');
}

int kind_called(std::string_view word, Colour back) {
    for (int kind = first_kind(back); kind < end_of_kinds(back); ++kind) {
        if (word == kind_word(kind)) {
            return kind;
        }
    }
    return -1;
}

}  // namespace ctq::cartolan
