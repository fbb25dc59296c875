#pragma once

#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/sha256.hpp"

/// Chance that nobody holds, and choices that nobody sees too early.
///
/// Every contributor (the host and each seat far away) has a chain of hashes: a secret, its hash,
/// the hash of that, and so on; the last, the anchor, is known to all before the match. For a draw
/// each reveals the link before the one known last: nobody can change it, nobody else could know
/// it. The hash of all links decides. What is closed is salted: SHA-256 of what and a random salt.
namespace ctq::net {

/// Which match: 128 bits from the host's entropy.
using MatchId = std::array<std::uint8_t, 16>;
/// What a guest returns to its seat with.
using Token = std::array<std::uint8_t, 16>;

/// Links in one chain; the last one brings the anchor of the next.
inline constexpr int kChainLinks = 256;

/// A secret that serves one purpose, made of the session's own 256 bits of entropy.
core::Digest derive(const core::Digest& entropy, std::string_view purpose, std::uint64_t number);

/// A seed for the bots that play at a session with this entropy: who shares the table can't tell
/// from it what they will do.
std::uint64_t bot_seed(const core::Digest& entropy);

/// The links of one contributor, made from its entropy: the `number`-th chain.
class LinkChain {
  public:
    LinkChain(const core::Digest& entropy, std::uint32_t number);

    /// The hash of the link revealed first: known to all, it binds its owner to every link.
    const core::Digest& anchor() const { return links_.front(); }
    /// The k-th to be revealed (0 … kChainLinks - 1): its hash is the one before, or the anchor.
    const core::Digest& link(int k) const { return links_[static_cast<std::size_t>(k) + 1]; }

  private:
    std::vector<core::Digest> links_;
};

/// Whether `link` comes before `known` in some chain.
bool precedes(const core::Digest& link, const core::Digest& known);

/// What decides a run of draws, with no decision between them: the links of all, by contributor.
core::Digest join_links(const MatchId& match, std::uint32_t round,
                        const std::vector<std::pair<int, core::Digest>>& links);

/// A number below `n` (> 0), every one equally likely, from the k-th draw of a run.
std::uint32_t draw_below(const core::Digest& joint, std::uint32_t k, std::uint32_t n);

/// One outcome of the list, by weight.
core::Action draw_outcome(const core::OutcomeList& outcomes, const core::Digest& joint,
                          std::uint32_t k);

/// The seal on an action: `place` is where in the log of the session it belongs, `seat` whose it
/// is (0: chance).
core::Digest seal_action(const MatchId& match, std::uint64_t place, int seat, core::Action action,
                         const core::Digest& salt);

}  // namespace ctq::net
