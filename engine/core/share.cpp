#include "engine/core/share.hpp"

#include <algorithm>
#include <bit>

#include "engine/core/base64.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"

namespace ctq::core {
namespace {

constexpr std::uint8_t kFormat = 1;
/// Format of a match that was counted: like kFormat, with `GameHandle::count` after the actions.
constexpr std::uint8_t kCounted = 2;

Problem damaged() {
    return {"", "This link or code is damaged or incomplete."};
}

std::uint32_t checksum(const std::uint8_t* data, std::size_t size) {
    return static_cast<std::uint32_t>(hash_bytes(data, static_cast<std::uint32_t>(size), 0xc0de));
}

/// Returns the bytes of a code whose checksum is right. Links were once written that ended in `-` or
/// `_`, which messengers leave out: if one of them is missing, it is found by the checksum.
std::optional<std::vector<std::uint8_t>> checked_bytes(std::string_view code) {
    std::string text(code);
    for (const char missing : {'-', '_', '\0'}) {
        auto bytes = from_base64(text);
        if (bytes && bytes->size() >= 8 &&
            ByteReader(ByteView(*bytes).last(4)).fixed<std::uint32_t>() ==
                checksum(bytes->data(), bytes->size() - 4)) {
            return bytes;
        }
        text.resize(code.size());
        text += missing;
    }
    return std::nullopt;
}

/// Writes numbers of a few bits each, packed into bytes after the existing output.
class BitWriter {
  public:
    explicit BitWriter(ByteWriter& out) : out_(out) {}

    void bits(std::uint32_t value, int width) {
        for (int i = 0; i < width; ++i, bit_ = (bit_ + 1) % 8) {
            if (bit_ == 0) {
                out_.byte(0);
            }
            std::uint8_t& last = out_.bytes().back();
            last = static_cast<std::uint8_t>(last | ((value >> i & 1U) << bit_));
        }
    }

  private:
    ByteWriter& out_;
    int bit_ = 0;
};

class BitReader {
  public:
    explicit BitReader(ByteReader& in) : in_(in) {}

    std::uint32_t bits(int width) {
        std::uint32_t value = 0;
        for (int i = 0; i < width; ++i, bit_ = (bit_ + 1) % 8) {
            if (bit_ == 0) {
                current_ = in_.byte();
            }
            value |= (current_ >> static_cast<unsigned>(bit_) & 1U) << static_cast<unsigned>(i);
        }
        return value;
    }
    /// Whether the unused bits of the last byte are zero.
    bool finished() const { return bit_ == 0 || current_ >> static_cast<unsigned>(bit_) == 0; }

  private:
    ByteReader& in_;
    int bit_ = 0;
    std::uint32_t current_ = 0;
};

void write_options(ByteWriter& out, OptionTable table, const Options& options) {
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

/// Reads the options as text and checks them with `read_options`, because the input is untrusted.
Result<Options> take_options(ByteReader& in, OptionTable table) {
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

Failure take_actions(ByteReader& in, Match& match) {
    ActionList list;
    BitReader packed(in);
    const std::uint64_t count = in.number();
    if (count > static_cast<std::uint64_t>(kMostActions)) {
        return damaged();
    }
    for (std::uint64_t i = 0; i < count; ++i) {
        match.options_now(list);
        if (list.size == 0 || !in.good()) {
            return damaged();
        }
        const std::uint32_t index = packed.bits(index_width(list.size));
        const Turn turn = match.turn();
        if (index >= static_cast<std::uint32_t>(list.size) ||
            match.play(turn.kind == Turn::Kind::seat ? turn.seat : 0,
                       list[static_cast<int>(index)])) {
            return damaged();
        }
    }
    return packed.finished() ? std::nullopt : Failure(damaged());
}

Result<Setup> take_setup(ByteReader& in, Catalogue catalogue) {
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
    const bool counted = match.size() > 0 && match.action(match.size() - 1) == match.game().count;
    const int size = match.size() - (counted ? 1 : 0);
    ByteWriter out;
    out.byte(counted ? kCounted : kFormat);
    out.byte(info.code);
    out.number(info.rules_version);
    write_options(out, info.options, setup.options);
    out.number(setup.seats.size());
    for (const std::string& seat : setup.seats) {
        out.text(seat == "human" ? "" : seat);
    }
    out.text(setup.position);
    out.number(static_cast<std::uint64_t>(size));
    Match walk = match;
    walk.seek(0);
    ActionList list;
    BitWriter packed(out);
    for (int ply = 0; ply < size; ++ply) {
        walk.options_now(list);
        const Action* place = std::lower_bound(list.begin(), list.end(), match.action(ply));
        packed.bits(static_cast<std::uint32_t>(place - list.begin()), index_width(list.size));
        const Turn turn = walk.turn();
        walk.play(turn.kind == Turn::Kind::seat ? turn.seat : 0, match.action(ply));
    }
    const std::uint32_t sum = checksum(out.bytes().data(), out.bytes().size());
    out.fixed(sum);
    return to_base64(out.bytes());
}

Result<Match> read_code(Catalogue catalogue, std::string_view code) {
    const auto bytes = code.size() <= kMostCodeBytes ? checked_bytes(code) : std::nullopt;
    if (!bytes) {
        return damaged();
    }
    ByteReader in(ByteView(*bytes).first(bytes->size() - 4));
    const std::uint8_t format = in.byte();
    if (format != kFormat && format != kCounted) {
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
    const Turn turn = match->turn();
    if (format == kCounted &&
        (!match->game().count || match->play(turn.seat, *match->game().count))) {
        return damaged();
    }
    return in.finished() ? std::move(match) : Result<Match>(damaged());
}

}  // namespace ctq::core
