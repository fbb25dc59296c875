#include "engine/games/incan_gold/mixed/table.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// The file's head: "CTQ mixed", the version of cells and file, then a byte with the tables that
/// follow, as bits. The head is followed by two probabilities in each byte, the first one in the
/// low half. Each table begins with a new byte. The last eight bytes are a hash of all bytes
/// before.
constexpr std::uint8_t kHead[] = {'C', 'T', 'Q', ' ', 'm', 'i', 'x', 'e', 'd', 1};
constexpr std::size_t kHash = 8;

std::size_t bytes_of(int table) {
    return static_cast<std::size_t>(cells_in(Grain::table, table) + 1) / 2;
}

std::uint64_t hash_of(std::span<const std::uint8_t> bytes) {
    return core::hash_bytes(bytes.data(), static_cast<std::uint32_t>(bytes.size()), 0);
}

Chances unpack(std::span<const std::uint8_t> packed, int cells) {
    Chances chances;
    for (int cell = 0; cell < cells; ++cell) {
        const int byte = packed[static_cast<std::size_t>(cell / 2)];
        chances.push_back(static_cast<std::uint8_t>(cell % 2 == 0 ? byte & 15 : byte >> 4));
    }
    return chances;
}

void pack(std::vector<std::uint8_t>& bytes, const Chances& chances) {
    for (std::size_t cell = 0; cell < chances.size(); cell += 2) {
        const int high = cell + 1 < chances.size() ? chances[cell + 1] : 0;
        bytes.push_back(static_cast<std::uint8_t>(chances[cell] | high << 4));
    }
}

}  // namespace

core::Result<Tables> Tables::read(std::span<const std::uint8_t> bytes) {
    const core::Problem none{"", "This is no table of a mixed policy for Incan Gold."};
    if (bytes.size() < std::size(kHead) + 1 + kHash ||
        !std::equal(std::begin(kHead), std::end(kHead) - 1, bytes.begin())) {
        return none;
    }
    if (bytes[std::size(kHead) - 1] != kHead[std::size(kHead) - 1]) {
        return core::Problem{"", "This table was made by another version of ctq learn."};
    }
    const auto before = bytes.first(bytes.size() - kHash);
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < kHash; ++i) {
        hash |= std::uint64_t{bytes[before.size() + i]} << (8 * i);
    }
    if (hash != hash_of(before)) {
        return core::Problem{"", "This table is damaged."};
    }
    Tables tables;
    auto rest = before.subspan(std::size(kHead));
    const int which = rest[0];
    rest = rest.subspan(1);
    for (int table = 0; table < kTables; ++table) {
        if ((which >> table & 1) == 0) {
            continue;
        }
        if (rest.size() < bytes_of(table)) {
            return none;
        }
        tables.set(table, unpack(rest.first(bytes_of(table)), cells_in(Grain::table, table)));
        rest = rest.subspan(bytes_of(table));
    }
    if (!rest.empty() || which == 0 || which >> kTables != 0) {
        return none;
    }
    return tables;
}

std::vector<std::uint8_t> Tables::write() const {
    std::vector<std::uint8_t> bytes(std::begin(kHead), std::end(kHead));
    bytes.push_back(0);
    for (int table = 0; table < kTables; ++table) {
        if (!of(table).empty()) {
            bytes[std::size(kHead)] =
                static_cast<std::uint8_t>(bytes[std::size(kHead)] | 1 << table);
            pack(bytes, of(table));
        }
    }
    const std::uint64_t hash = hash_of(bytes);
    for (std::size_t i = 0; i < kHash; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(hash >> (8 * i)));
    }
    return bytes;
}

bool Tables::fit(const State& state) const {
    constexpr int standard_rounds = 5;
    return state.seats >= 2 && state.rounds == standard_rounds && !state.bust_returns &&
           !state.artifacts_removed && !of(table_for(state.seats)).empty();
}

int Tables::leave_chance(const State& observation, int seat) const {
    const int table = table_for(observation.seats);
    const Moment moment = moment_of(observation);
    const int cell = cell_of(Grain::table, table, moment, lead_of(observation, moment, seat));
    return of(table)[static_cast<std::size_t>(cell)];
}

}  // namespace ctq::incan_gold::mixed
