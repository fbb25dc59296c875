#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Writing and reading bytes that travel: jobs, share codes, frames of the network. Numbers are
/// little-endian (hash.hpp asserts that machines are, too), varints minimal: seven bits a byte,
/// the low ones first.
namespace ctq::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

class ByteWriter {
  public:
    ByteWriter() = default;
    /// Goes on behind these bytes.
    explicit ByteWriter(Bytes begin) : bytes_(std::move(begin)) {}

    void byte(std::uint8_t value) { bytes_.push_back(value); }
    /// A varint.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7U) {
            byte(static_cast<std::uint8_t>(value | 0x80U));
        }
        byte(static_cast<std::uint8_t>(value));
    }
    /// A plain value as it lies in memory; it has no padding.
    template <class T>
    void fixed(const T& value) {
        static_assert(std::is_trivially_copyable_v<T>);
        const auto* memory = reinterpret_cast<const std::uint8_t*>(&value);
        bytes_.insert(bytes_.end(), memory, memory + sizeof(T));
    }
    /// Bytes without their length, which the reader has to know.
    void raw(ByteView value) { bytes_.insert(bytes_.end(), value.begin(), value.end()); }
    /// Its length and its bytes.
    void text(std::string_view value) {
        number(value.size());
        bytes_.insert(bytes_.end(), value.begin(), value.end());
    }
    /// Bytes with their length before them.
    void block(ByteView value) {
        number(value.size());
        raw(value);
    }

    /// All that was written so far; it may be moved away at the end.
    Bytes& bytes() { return bytes_; }

  private:
    Bytes bytes_;
};

/// Reads what ByteWriter wrote. Past the end, and after anything that it would not have written,
/// everything is zero or empty and `good` stays false.
class ByteReader {
  public:
    /// The bytes must outlive the reader and the views it gives, which are not copies.
    explicit ByteReader(ByteView bytes) : rest_(bytes) {}

    std::uint8_t byte() { return fixed<std::uint8_t>(); }
    /// A varint. One that is not minimal, or has more than 64 bits, is an error.
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t next = byte();
            const std::uint64_t part = next & 0x7fU;
            if ((part << shift) >> shift != part) {
                break;
            }
            value |= part << shift;
            if ((next & 0x80U) == 0) {
                good_ = good_ && (next != 0 || shift == 0);
                return good_ ? value : 0;
            }
        }
        good_ = false;
        return 0;
    }
    /// A plain value as it lay in memory; any bits may come, so the caller checks its range.
    template <class T>
    T fixed() {
        static_assert(std::is_trivially_copyable_v<T>);
        T value{};
        const ByteView bytes = raw(sizeof(T));
        if (bytes.size() == sizeof(T)) {
            std::memcpy(&value, bytes.data(), sizeof(T));
        }
        return value;
    }
    /// The next `size` bytes, or none if there are fewer.
    ByteView raw(std::uint64_t size) {
        if (!good_ || size > rest_.size()) {
            good_ = false;
            return {};
        }
        const ByteView bytes = rest_.first(static_cast<std::size_t>(size));
        rest_ = rest_.subspan(bytes.size());
        return bytes;
    }
    /// Bytes, or a text, with the length before them; what they hold is not checked.
    ByteView block() { return raw(number()); }
    std::string text() {
        const ByteView bytes = block();
        return std::string(bytes.begin(), bytes.end());
    }
    /// What was not read yet; of no use after an error.
    ByteView rest() const { return rest_; }
    /// For a value that was read but can't be.
    void spoil() { good_ = false; }
    /// Whether nothing was missing or wrong so far.
    bool good() const { return good_; }
    /// Everything was there, and nothing is left over.
    bool finished() const { return good_ && rest_.empty(); }

  private:
    ByteView rest_;
    bool good_ = true;
};

}  // namespace ctq::core
