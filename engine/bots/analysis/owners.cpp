#include "engine/bots/analysis/owners.hpp"

#include <utility>

#include "engine/bots/search/parts.hpp"
#include "engine/core/answer.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint64_t kPlayoutSeed =
    1;  // seed of the playouts; it is constant, so that the picture is
        // the same each time

template <class Entry>
constexpr bool kTells = requires(const typename Entry::Game::State& state, core::Rng& rng) {
    Entry::Guide::owners(state, std::int64_t{}, rng);
};

core::LikelyOwners owners(const core::GameHandle& game, const void* state, std::int64_t playouts) {
    return ask_entry<core::LikelyOwners>(
        game,
        [&](auto entry) {
            using Entry = decltype(entry);
            if constexpr (kTells<Entry>) {
                core::Rng rng = core::chance_stream(kPlayoutSeed, 0);
                return Entry::Guide::owners(core::erased::as<typename Entry::Game>(state), playouts,
                                            rng);
            } else {
                return core::LikelyOwners();
            }
        },
        Cabinet{});
}

}  // namespace

bool tells_owners(const core::GameHandle& game) {
    return ask_entry<bool>(
        game, [](auto entry) { return kTells<decltype(entry)>; }, Cabinet{});
}

core::Bytes owners_question(const core::Match& match, std::int64_t playouts) {
    core::ByteWriter out({kOwnersFormat, match.game().info->code});
    out.fixed(playouts);
    out.raw({static_cast<const std::uint8_t*>(match.box().data()), match.box().size()});
    return std::move(out.bytes());
}

bool asks_owners(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == kOwnersFormat;
}

core::Bytes answer_owners(core::ByteView bytes) {
    core::ByteReader in(bytes);
    in.byte();
    const core::GameHandle* game = core::find_game_by_code(cabinet(), in.byte());
    const auto playouts = in.fixed<std::int64_t>();
    if (!in.good() || game == nullptr || in.rest().size() != game->state_size || playouts < 1 ||
        playouts > search::kMostPlayouts) {
        return core::failed_answer({"", "This position has no owners to predict."});
    }
    const core::StateBox state(in.rest().data(), game->state_size);
    core::ByteWriter out = core::begin_answer();
    for (const core::LikelyOwner& one : owners(*game, state.data(), playouts)) {
        out.fixed(one.place);
        out.byte(one.seat);
        out.byte(one.percent);
    }
    return std::move(out.bytes());
}

core::Result<core::LikelyOwners> read_owners(core::ByteView bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    core::LikelyOwners list;
    while (in.good() && !in.rest().empty()) {
        core::LikelyOwner one;
        one.place = in.fixed<std::uint16_t>();
        one.seat = in.byte();
        one.percent = in.byte();
        list.push_back(one);
    }
    return in.finished() ? core::Result<core::LikelyOwners>(std::move(list))
                         : core::unreadable_answer();
}

}  // namespace ctq::bots
