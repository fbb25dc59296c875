#pragma once

#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/sha256.hpp"

/// Random draws that no party controls, and sealed actions that nobody sees too early.
///
/// Every contributor (the host and each remote seat) has a hash chain: a secret, its hash, the hash
/// of that, and so on. The last hash is the anchor, which all parties know before the match. For a
/// draw, each contributor reveals the link whose hash is the link that it revealed last (at first,
/// the anchor). The contributor can't change that link, and nobody else could know it. The hash of
/// all links decides the draw. Hidden information is sealed: its SHA-256 together with a random
/// salt.
namespace ctq::net {

/// Identifies a match: 128 bits from the host's entropy.
using MatchId = std::array<std::uint8_t, 16>;
/// A guest's secret identifier, with which the guest can return to its seat.
using Token = std::array<std::uint8_t, 16>;

/// Links in one chain. With the last link, its owner sends the anchor of the next chain.
inline constexpr int kChainLinks = 256;

/// Derives a secret for one purpose from the 256 bits of entropy of a session.
core::Digest derive(const core::Digest& entropy, std::string_view purpose, std::uint64_t number);

/// Derives the seed of the bots of a session from its entropy. Other players at the table can't
/// predict the bots, because the seed reveals nothing.
std::uint64_t bot_seed(const core::Digest& entropy);

/// The links of one contributor: the `number`-th chain derived from its entropy.
class LinkChain {
  public:
    LinkChain(const core::Digest& entropy, std::uint32_t number);

    /// Returns the hash of the first link to be revealed. All parties know it, so it commits its
    /// owner to every link.
    const core::Digest& anchor() const { return links_.front(); }
    /// Returns the k-th link to be revealed (0 … kChainLinks - 1). Its hash is the link before, or
    /// the anchor.
    const core::Digest& link(int k) const { return links_[static_cast<std::size_t>(k) + 1]; }

  private:
    std::vector<core::Digest> links_;
};

/// Whether `known` is the hash of `link`.
bool precedes(const core::Digest& link, const core::Digest& known);

/// Combines the links of all contributors into the seed of a run: a series of draws with no
/// decision in between. `links` holds pairs of party and link.
core::Digest join_links(const MatchId& match, std::uint32_t round,
                        const std::vector<std::pair<int, core::Digest>>& links);

/// Returns a uniform number below `n` (> 0) for the k-th draw of a run.
std::uint32_t draw_below(const core::Digest& joint, std::uint32_t k, std::uint32_t n);

/// Draws an outcome from the list, by weight, for the k-th draw of a run.
core::Action draw_outcome(const core::OutcomeList& outcomes, const core::Digest& joint,
                          std::uint32_t k);

/// Returns the seal of an action. `place` is its position in the session; `seat` is the seat that
/// acts (0: chance).
core::Digest seal_action(const MatchId& match, std::uint64_t place, int seat, core::Action action,
                         const core::Digest& salt);

}  // namespace ctq::net
