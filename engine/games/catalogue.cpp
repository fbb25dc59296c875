#include "engine/games/catalogue.hpp"

namespace ctq {
namespace {

template <class... Entries>
core::Catalogue handles(EntryList<Entries...> /*games*/) {
    static const core::GameHandle* const list[] = {&core::handle_of<typename Entries::Game>()...};
    return list;
}

}  // namespace

core::Catalogue cabinet() {
    return handles(Cabinet{});
}

}  // namespace ctq
