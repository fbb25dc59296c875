#include "engine/bots/analysis/owners.hpp"

#include "engine/bots/search/parts.hpp"
#include "engine/bots/seen.hpp"
#include "engine/core/answer.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

/// Seed of the playouts; it is constant, so that the picture is the same each time.
constexpr std::uint64_t kPlayoutSeed = 1;

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

struct OwnersQuestion {
    const core::GameHandle* game = nullptr;
    core::StateBox state{};
    std::int64_t playouts = 0;
};

template <class Archive>
static void fields(Archive& archive, OwnersQuestion& question) {
    archive.mark(kOwnersFormat);
    state_fields(archive, question.game, question.state);
    archive.values(question.playouts);
    archive.check(question.playouts >= 1 && question.playouts <= search::kMostPlayouts);
}

bool tells_owners(const core::GameHandle& game) {
    return ask_entry<bool>(
        game, [](auto entry) { return kTells<decltype(entry)>; }, Cabinet{});
}

core::Bytes owners_question(const core::Match& match, std::int64_t playouts) {
    return core::to_bytes(OwnersQuestion{&match.game(), match.box(), playouts});
}

core::Bytes answer_owners(core::ByteView bytes) {
    const auto asked =
        core::from_bytes<OwnersQuestion>(bytes, {"", "This position has no owners to predict."});
    return asked ? core::answered(owners(*asked->game, asked->state.data(), asked->playouts))
                 : core::failed_answer(asked.problem());
}

core::Result<core::LikelyOwners> read_owners(core::ByteView bytes) {
    return core::read_answer_as<core::LikelyOwners>(bytes);
}

}  // namespace ctq::bots
