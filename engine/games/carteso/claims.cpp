#include "engine/games/carteso/claims.hpp"

#include <cassert>

/// Rule 7: claims finished groups. It is fast because a stone can finish only few groups. A stone
/// of colour c at point p can newly finish
///   - its own group, or
///   - a group of the other colour in a region (of that colour and empty points) that has lost p. A
///     region needs a check only if p cut it or was its only point in its outermost row or column.
namespace ctq::carteso {
namespace {

/// The effect of losing a point on a region.
enum class Loss : std::uint8_t {
    none,  ///< the rest is connected and reaches as far as before
    tip,   ///< the point had one neighbour: the region may reach less far
    cut,   ///< the region may fall into parts
};

// The eight points around a point, as bits: the three below from the left, left and right, then the
// three above.
enum Around : unsigned {
    kSouthWest,
    kSouth,
    kSouthEast,
    kWest,
    kEast,
    kNorthWest,
    kNorth,
    kNorthEast
};

constexpr bool lies(unsigned around, unsigned which) {
    return (around >> which & 1U) != 0;
}

/// The loss of a region, by the set of those of the eight points that belong to it. Two orthogonal
/// neighbours are connected if the corner between them belongs to the region.
constexpr std::array<Loss, 256> kLoss = [] {
    constexpr unsigned circle[] = {kSouth, kSouthWest, kWest, kNorthWest,
                                   kNorth, kNorthEast, kEast, kSouthEast};
    std::array<Loss, 256> table{};
    for (unsigned around = 0; around < 256; ++around) {
        int neighbours = 0;
        int joints = 0;
        for (std::size_t i = 0; i < 8; i += 2) {
            const bool here = lies(around, circle[i]);
            neighbours += here ? 1 : 0;
            joints +=
                here && lies(around, circle[i + 1]) && lies(around, circle[(i + 2) % 8]) ? 1 : 0;
        }
        if (neighbours == 1) {
            table[around] = Loss::tip;
        } else if (neighbours > 1 && joints < neighbours - 1) {
            table[around] = Loss::cut;
        }
    }
    return table;
}();

unsigned row_bits(const Points& set, int row) {
    if (row < 0) {
        return 0;
    }
    const auto shift = static_cast<unsigned>(row % kRowsPerWord * kRowBits);
    return static_cast<unsigned>(set.word[row / kRowsPerWord] >> shift & 0xffffU);
}

unsigned around(const Points& set, int point) {
    const int row = row_of(point);
    const auto column = static_cast<unsigned>(column_of(point));
    const auto three = [&](int r) { return row_bits(set, r) << 1U >> column & 7U; };
    const unsigned here = three(row);
    return three(row - 1) | (here & 1U) << kWest | (here >> 2U) << kEast |
           three(row + 1) << kNorthWest;
}

constexpr int neighbour(int point, unsigned which) {
    switch (which) {
        case kSouth:
            return point - kRowBits;
        case kNorth:
            return point + kRowBits;
        case kWest:
            return point - 1;
        default:
            return point + 1;
    }
}

constexpr unsigned kOrthogonal[] = {kSouth, kWest, kEast, kNorth};
constexpr unsigned kOrthogonalBits = 1U << kSouth | 1U << kWest | 1U << kEast | 1U << kNorth;

/// Returns all points in a point's row or column and beyond, away from that neighbour. If the rest
/// of the region still reaches there, the region reaches as far as before.
Points beyond(int point, unsigned neighbour) {
    constexpr int last = kMostLength - 1;
    const int row = row_of(point);
    const int column = column_of(point);
    switch (neighbour) {
        case kSouth:
            return within({row, last, 0, last});
        case kNorth:
            return within({0, row, 0, last});
        case kWest:
            return within({0, last, column, last});
        default:
            return within({0, last, 0, column});
    }
}

/// Claims groups after one stone is placed, on a board of at most 4 W rows.
template <int W>
class Placement {
  public:
    Placement(State& state, int point, int colour)
        : state_(state),
          point_(point),
          own_(state.stones[colour]),
          other_(state.stones[1 - colour]),
          board_(board_points(state.rows, state.columns)) {
        add(own_, point);
    }

    void claim() {
        claim_own();
        claim_other();
    }

  private:
    void give(const Points& group, const Box& box) {
        Points& claimed = state_.claimed[owner_of(box, state_.side)];
        claimed = either<W>(claimed, group);
    }

    /// Claims the stone's own group: it joins a claimed group, or is finished by the stone.
    void claim_own() {
        Points group = only(point_);
        if ((around(own_, point_) & kOrthogonalBits) != 0) {
            group = connected<W>(group, own_);
            for (Points& claimed : state_.claimed) {
                if (meet<W>(group, claimed)) {
                    claimed = either<W>(claimed, group);
                    assert(!meet(state_.claimed[kVertical], state_.claimed[kHorizontal]));
                    return;
                }
            }
        }
        const Box box = box_of<W>(group);
        Points reach = group;
        if (spread<W>(reach, without<W>(board_, other_), without<W>(board_, within<W>(box)))) {
            give(group, box);
        }
    }

    /// Claims groups of the other colour in the regions that lost the point. A region that contains
    /// a claimed group contains no other finished group.
    void claim_other() {
        const Points room = without<W>(board_, own_);
        const unsigned near = around(room, point_);
        const Loss loss = kLoss[near];
        if (loss == Loss::none) {
            return;
        }
        Points stop =
            both<W>(other_, either<W>(state_.claimed[kVertical], state_.claimed[kHorizontal]));
        Points seen{};
        for (const unsigned which : kOrthogonal) {
            const int at = neighbour(point_, which);
            if (!lies(near, which) || has(seen, at)) {
                continue;
            }
            if (loss == Loss::tip) {
                stop = either<W>(stop, beyond(point_, which));
            }
            Points region = only(at);
            if (spread<W>(region, room, stop)) {
                claim_in(region);
            }
            seen = either<W>(seen, region);
        }
    }

    /// Claims the group that spans all of its region, if there is one.
    void claim_in(const Points& region) {
        const Box box = box_of<W>(region);
        const Points stones = both<W>(region, other_);
        const auto touches = [&](const Box& edge) { return meet<W>(stones, within<W>(edge)); };
        if (!touches({box.bottom, box.bottom, box.left, box.right}) ||
            !touches({box.bottom, box.top, box.left, box.left}) ||
            !touches({box.bottom, box.top, box.right, box.right})) {
            return;
        }
        Points left = both<W>(stones, within<W>({box.top, box.top, box.left, box.right}));
        while (!empty<W>(left)) {
            const Points group = connected<W>(only(first(left)), stones);
            if (box_of<W>(group) == box) {
                give(group, box);
                return;
            }
            left = without<W>(left, group);
        }
    }

    State& state_;
    int point_;
    Points& own_;
    const Points& other_;
    Points board_;
};

}  // namespace

Points group_at(const State& state, int colour, int point) {
    return connected(only(point), state.stones[colour]);
}

bool is_finished(const State& state, int colour, const Points& group) {
    const Points board = board_points(state.rows, state.columns);
    Points reach = group;
    return spread(reach, without(board, state.stones[1 - colour]),
                  without(board, within(box_of(group))));
}

int name_of(const Points& group) {
    const Box box = box_of(group);
    return first(both(group, within({box.top, box.top, box.left, box.right})));
}

std::vector<Group> groups_of(const State& state) {
    std::vector<Group> groups;
    for (const Colour colour : {kX, kO}) {
        Points left = state.stones[colour];
        while (!empty(left)) {
            Group group{};
            group.stones = group_at(state, colour, first(left));
            group.box = box_of(group.stones);
            group.colour = colour;
            group.finished = is_finished(state, colour, group.stones);
            group.claimed_by = -1;
            for (const Side side : {kVertical, kHorizontal}) {
                if (meet(group.stones, state.claimed[side])) {
                    group.claimed_by = static_cast<std::int8_t>(side);
                }
            }
            left = without(left, group.stones);
            groups.push_back(group);
        }
    }
    return groups;
}

void place_and_claim(State& state, int point, int colour) {
    switch (words_for(state.rows)) {
        case 1:
            return Placement<1>(state, point, colour).claim();
        case 2:
            return Placement<2>(state, point, colour).claim();
        case 3:
            return Placement<3>(state, point, colour).claim();
        default:
            return Placement<4>(state, point, colour).claim();
    }
}

}  // namespace ctq::carteso
