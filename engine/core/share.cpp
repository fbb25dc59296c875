#include "engine/core/share.hpp"

#include <algorithm>
#include <bit>

#include "engine/core/base64.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"

namespace ctq::core {
namespace {

constexpr std::uint8_t kFormat = 1;

using Bytes = std::vector<std::uint8_t>;

Problem damaged() {
    return {"", "This link or code is damaged or incomplete."};
}

std::uint32_t checksum(const std::uint8_t* data, std::size_t size) {
    return static_cast<std::uint32_t>(hash_bytes(data, static_cast<std::uint32_t>(size), 0xc0de));
}

class Writer {
  public:
    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7U) {
            byte(static_cast<std::uint8_t>(value | 0x80U));
        }
        byte(static_cast<std::uint8_t>(value));
    }
    void text(std::string_view value) {
        number(value.size());
        bytes_.insert(bytes_.end(), value.begin(), value.end());
    }
    void bits(std::uint32_t value, int width) {
        for (int i = 0; i < width; ++i, bit_ = (bit_ + 1) % 8) {
            if (bit_ == 0) {
                byte(0);
            }
            bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | ((value >> i & 1U) << bit_));
        }
    }
    Bytes& bytes() { return bytes_; }

  private:
    Bytes bytes_;
    int bit_ = 0;
};

/// Reads what Writer wrote; past the end everything is 0 and `good` turns false.
class Reader {
  public:
    explicit Reader(const Bytes& bytes, std::size_t size) : bytes_(bytes), size_(size) {}

    std::uint8_t byte() {
        if (at_ == size_) {
            good_ = false;
            return 0;
        }
        return bytes_[at_++];
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 63; shift += 7) {
            const std::uint8_t next = byte();
            value |= static_cast<std::uint64_t>(next & 0x7fU) << shift;
            if ((next & 0x80U) == 0) {
                good_ = good_ && (next != 0 || shift == 0);
                return value;
            }
        }
        good_ = false;
        return 0;
    }
    std::string text() {
        const std::uint64_t size = number();
        if (!good_ || size > size_ - at_) {
            good_ = false;
            return {};
        }
        std::string value(bytes_.begin() + static_cast<std::ptrdiff_t>(at_),
                          bytes_.begin() + static_cast<std::ptrdiff_t>(at_ + size));
        at_ += static_cast<std::size_t>(size);
        return value;
    }
    std::uint32_t bits(int width) {
        std::uint32_t value = 0;
        for (int i = 0; i < width; ++i, bit_ = (bit_ + 1) % 8) {
            if (bit_ == 0) {
                current_ = byte();
            }
            value |= (current_ >> static_cast<unsigned>(bit_) & 1U) << static_cast<unsigned>(i);
        }
        return value;
    }
    bool good() const { return good_; }
    /// Everything was read, and the last bits that carry nothing are zero.
    bool finished() const {
        return good_ && at_ == size_ && (bit_ == 0 || current_ >> static_cast<unsigned>(bit_) == 0);
    }

  private:
    const Bytes& bytes_;
    std::size_t size_;
    std::size_t at_ = 0;
    int bit_ = 0;
    std::uint32_t current_ = 0;
    bool good_ = true;
};

void write_options(Writer& out, OptionTable table, const Options& options) {
    const int preset = preset_index(table);
    const std::int32_t choice = preset < 0 ? 0 : options[preset];
    const Options base = preset_options(table, choice);
    if (preset >= 0) {
        out.number(static_cast<std::uint64_t>(choice));
    }
    std::uint64_t changed = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        changed += options.value[i] != base.value[i] ? 1 : 0;
    }
    out.number(changed);
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (options.value[i] != base.value[i]) {
            out.number(i);
            out.text(option_word(table[i], options.value[i]));
        }
    }
}

/// The options as the text that `read_options` checks: nothing is trusted here.
Result<Options> take_options(Reader& in, OptionTable table) {
    std::string text;
    const int preset = preset_index(table);
    if (preset >= 0) {
        const OptionSpec& spec = table[static_cast<std::size_t>(preset)];
        const std::uint64_t choice = in.number();
        if (choice >= spec.choices.size()) {
            return damaged();
        }
        text = std::string(spec.key) + "=" + spec.choices[static_cast<std::size_t>(choice)];
    }
    for (std::uint64_t left = std::min<std::uint64_t>(in.number(), table.size()); left > 0;
         --left) {
        const std::uint64_t index = in.number();
        if (index >= table.size()) {
            return damaged();
        }
        text += " " + std::string(table[static_cast<std::size_t>(index)].key) + "=" + in.text();
    }
    return read_options(table, text);
}

int index_width(int count) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(count - 1)));
}

Failure take_actions(Reader& in, Match& match) {
    ActionList list;
    const std::uint64_t count = in.number();
    if (count > static_cast<std::uint64_t>(kMostActions)) {
        return damaged();
    }
    for (std::uint64_t i = 0; i < count; ++i) {
        match.options_now(list);
        if (list.size == 0 || !in.good()) {
            return damaged();
        }
        const std::uint32_t index = in.bits(index_width(list.size));
        const Turn turn = match.turn();
        if (index >= static_cast<std::uint32_t>(list.size) ||
            match.play(turn.kind == Turn::Kind::seat ? turn.seat : 0,
                       list[static_cast<int>(index)])) {
            return damaged();
        }
    }
    return std::nullopt;
}

Result<Setup> take_setup(Reader& in, Catalogue catalogue) {
    const GameHandle* game = find_game_by_code(catalogue, in.byte());
    if (game == nullptr) {
        return Problem{"", "This link is of a game that this version does not know."};
    }
    if (in.number() != game->info->rules_version) {
        return Problem{"", "This link was made with another version of the rules of " +
                               std::string(game->info->title) + "."};
    }
    const auto options = take_options(in, game->info->options);
    if (!options) {
        return options.problem();
    }
    Setup setup{game, *options, {}, 0, {}, {}};
    const std::uint64_t seats = in.number();
    for (std::uint64_t i = 0; i < seats && i < kMostSeats; ++i) {
        std::string name = in.text();
        setup.seats.push_back(name.empty() ? "human" : std::move(name));
    }
    setup.position = in.text();
    return in.good() && seats <= kMostSeats ? Result<Setup>(std::move(setup)) : damaged();
}

}  // namespace

std::string write_code(const Match& match) {
    const Setup& setup = match.setup();
    const GameInfo& info = *setup.game->info;
    Writer out;
    out.byte(kFormat);
    out.byte(info.code);
    out.number(info.rules_version);
    write_options(out, info.options, setup.options);
    out.number(setup.seats.size());
    for (const std::string& seat : setup.seats) {
        out.text(seat == "human" ? "" : seat);
    }
    out.text(setup.position);
    out.number(static_cast<std::uint64_t>(match.size()));
    Match walk = match;
    walk.seek(0);
    ActionList list;
    for (int ply = 0; ply < match.size(); ++ply) {
        walk.options_now(list);
        const Action* place = std::lower_bound(list.begin(), list.end(), match.action(ply));
        out.bits(static_cast<std::uint32_t>(place - list.begin()), index_width(list.size));
        const Turn turn = walk.turn();
        walk.play(turn.kind == Turn::Kind::seat ? turn.seat : 0, match.action(ply));
    }
    const std::uint32_t sum = checksum(out.bytes().data(), out.bytes().size());
    for (unsigned shift = 0; shift < 32; shift += 8) {
        out.byte(static_cast<std::uint8_t>(sum >> shift));
    }
    return to_base64(out.bytes());
}

Result<Match> read_code(Catalogue catalogue, std::string_view code) {
    const auto bytes = code.size() <= kMostCodeBytes ? from_base64(code) : std::nullopt;
    if (!bytes || bytes->size() < 8) {
        return damaged();
    }
    const std::size_t size = bytes->size() - 4;
    std::uint32_t sum = 0;
    for (unsigned i = 0; i < 4; ++i) {
        sum |= static_cast<std::uint32_t>((*bytes)[size + i]) << (8 * i);
    }
    if (sum != checksum(bytes->data(), size)) {
        return damaged();
    }
    Reader in(*bytes, size);
    if (in.byte() != kFormat) {
        return Problem{"", "This link was made by another version of the program."};
    }
    auto setup = take_setup(in, catalogue);
    if (!setup) {
        return setup.problem();
    }
    auto match = Match::start(std::move(*setup));
    if (!match) {
        return match.problem();
    }
    if (const auto failure = take_actions(in, *match)) {
        return *failure;
    }
    return in.finished() ? std::move(match) : Result<Match>(damaged());
}

}  // namespace ctq::core
