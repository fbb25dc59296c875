#include "engine/net/fairness.hpp"

#include "engine/core/game.hpp"

namespace ctq::net {

core::Digest derive(const core::Digest& entropy, std::string_view purpose, std::uint64_t number) {
    return core::Sha256().add("ctq ").add(purpose).add(entropy).add(number).finish();
}

std::uint64_t bot_seed(const core::Digest& entropy) {
    const core::Digest secret = derive(entropy, "bots", 0);
    std::uint64_t seed = 0;
    std::memcpy(&seed, secret.data(), sizeof(seed));
    return seed;
}

LinkChain::LinkChain(const core::Digest& entropy, std::uint32_t number) {
    links_.resize(kChainLinks + 1);
    links_.back() = derive(entropy, "links", number);
    for (std::size_t i = kChainLinks; i > 0; --i) {
        links_[i - 1] = core::sha256(links_[i]);
    }
}

bool precedes(const core::Digest& link, const core::Digest& known) {
    return core::sha256(link) == known;
}

core::Digest join_links(const MatchId& match, std::uint32_t round,
                        const std::vector<std::pair<int, core::Digest>>& links) {
    core::Sha256 hash;
    hash.add("ctq joint").add(match).add(round);
    for (const auto& [who, link] : links) {
        hash.add(static_cast<std::uint32_t>(who)).add(link);
    }
    return hash.finish();
}

std::uint32_t draw_below(const core::Digest& joint, std::uint32_t k, std::uint32_t n) {
    // Rejects the numbers below 2^64 mod n, so that all remainders are equally likely.
    const std::uint64_t beyond = (0 - std::uint64_t{n}) % n;
    for (std::uint32_t attempt = 0;; ++attempt) {
        const core::Digest digest =
            core::Sha256().add("ctq draw").add(joint).add(k).add(attempt).finish();
        std::uint64_t number = 0;
        std::memcpy(&number, digest.data(), sizeof(number));
        if (number >= beyond) {
            return static_cast<std::uint32_t>(number % n);
        }
    }
}

core::Action draw_outcome(const core::OutcomeList& outcomes, const core::Digest& joint,
                          std::uint32_t k) {
    return core::pick_weighted(outcomes, draw_below(joint, k, core::total_weight(outcomes)));
}

core::Digest seal_action(const MatchId& match, std::uint64_t place, int seat, core::Action action,
                         const core::Digest& salt) {
    return core::Sha256()
        .add("ctq seal")
        .add(match)
        .add(place)
        .add(static_cast<std::uint32_t>(seat))
        .add(action)
        .add(salt)
        .finish();
}

}  // namespace ctq::net
