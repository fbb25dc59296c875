#pragma once

#include <bit>
#include <cstdint>
#include <string>

/// The 35 cards. Each is one bit of a word, so a deck, a table or a pile is one word. Cards of one
/// kind are adjacent.
namespace ctq::incan_gold {

inline constexpr int kGemCards = 15;
inline constexpr int kHazards = 5;
inline constexpr int kHazardCopies = 3;
inline constexpr int kArtifacts = 5;
inline constexpr int kCards = kGemCards + kHazards * kHazardCopies + kArtifacts;

/// The kinds of cards: 0…11 gems by rising value, then the hazards, then the artifact.
inline constexpr int kGemKinds = 12;
inline constexpr int kFirstHazard = kGemKinds;
inline constexpr int kArtifact = kGemKinds + kHazards;
inline constexpr int kKinds = kArtifact + 1;

struct CardTables {
    std::uint8_t kind[kCards]{};
    std::uint64_t cards[kKinds]{};
    std::uint8_t bits[256]{};  ///< number of bits set in each byte
    std::uint8_t gems[kKinds] = {1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17};
    std::uint8_t copies[kKinds] = {1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 5};

    /// Fills the tables `kind`, `cards` and `bits`, the first two from `copies`.
    constexpr CardTables() {
        int card = 0;
        for (int of = 0; of < kKinds; ++of) {
            for (int copy = 0; copy < copies[of]; ++copy, ++card) {
                kind[card] = static_cast<std::uint8_t>(of);
                cards[of] |= std::uint64_t{1} << card;
            }
        }
        for (unsigned byte = 0; byte < 256; ++byte) {
            bits[byte] = static_cast<std::uint8_t>(std::popcount(byte));
        }
    }
};

inline constexpr CardTables kCardTables;

/// Returns the gems on a card of a kind; 0 unless it is a gem kind.
constexpr int gem_value(int kind) {
    return kCardTables.gems[kind];
}
/// Returns the number of cards of a kind in the game.
constexpr int copies_of(int kind) {
    return kCardTables.copies[kind];
}
/// Returns the kind of a card (0…34).
constexpr int kind_of_card(int card) {
    return kCardTables.kind[card];
}
/// Returns the cards of a kind, as a set.
constexpr std::uint64_t cards_of_kind(int kind) {
    return kCardTables.cards[kind];
}
/// Returns how many bits of a byte are set. Uses a table, because baseline processors have no
/// instruction for it.
constexpr int bits_in_byte(unsigned byte) {
    return kCardTables.bits[byte];
}
/// Returns how many cards of a kind a set has.
constexpr int count_kind(std::uint64_t cards, int kind) {
    const std::uint64_t alike = kCardTables.cards[kind];
    return bits_in_byte(static_cast<unsigned>((cards & alike) >> std::countr_zero(alike)));
}
/// Returns the most gems that this many gem cards can have.
constexpr int most_gems(int gem_cards) {
    int gems = 0;
    for (int kind = kGemKinds - 1; kind >= 0; --kind) {
        const int taken = gem_cards < copies_of(kind) ? gem_cards : copies_of(kind);
        gems += taken * gem_value(kind);
        gem_cards -= taken;
    }
    return gems;
}
/// Returns the gems on all gem cards of a set.
int gems_on(std::uint64_t cards);
/// Returns "g17", "fire" or "artifact".
std::string kind_word(int kind);

static_assert(kind_of_card(kCards - 1) == kArtifact);

}  // namespace ctq::incan_gold
