#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Serialization of jobs, share codes and network messages. Numbers are little-endian; hash.hpp
/// asserts that the machine is little-endian, too. Varints are minimal: seven bits per byte, the
/// low bits first.
namespace ctq::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

class ByteWriter {
  public:
    ByteWriter() = default;
    /// Appends to these bytes.
    explicit ByteWriter(Bytes begin) : bytes_(std::move(begin)) {}

    void byte(std::uint8_t value) { bytes_.push_back(value); }
    /// Appends a varint.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7U) {
            byte(static_cast<std::uint8_t>(value | 0x80U));
        }
        byte(static_cast<std::uint8_t>(value));
    }
    /// Appends the bytes of a plain value as they are in memory. Its type must have no padding.
    template <class T>
    void fixed(const T& value) {
        static_assert(std::is_trivially_copyable_v<T>);
        const auto* memory = reinterpret_cast<const std::uint8_t*>(&value);
        bytes_.insert(bytes_.end(), memory, memory + sizeof(T));
    }
    /// Appends bytes without their length. The reader must know the length.
    void raw(ByteView value) { bytes_.insert(bytes_.end(), value.begin(), value.end()); }
    /// Appends the length and the bytes of a text.
    void text(std::string_view value) {
        number(value.size());
        bytes_.insert(bytes_.end(), value.begin(), value.end());
    }
    /// Appends the length and the bytes.
    void block(ByteView value) {
        number(value.size());
        raw(value);
    }

    /// Returns everything written so far. The caller may move it out at the end.
    Bytes& bytes() { return bytes_; }

  private:
    Bytes bytes_;
};

/// Reads the output of ByteWriter. After the end of the bytes, or after anything that ByteWriter
/// never writes, every read returns zero or empty, and `good` stays false.
class ByteReader {
  public:
    /// The bytes must outlive the reader and the views that it returns.
    explicit ByteReader(ByteView bytes) : rest_(bytes) {}

    std::uint8_t byte() { return fixed<std::uint8_t>(); }
    /// Reads a varint. A varint that is not minimal or has more than 64 bits is an error.
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
    /// Reads a plain value from its bytes in memory. Any bits are accepted, so the caller must
    /// check the range.
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
    /// Returns the next `size` bytes, or an empty view if there are fewer.
    ByteView raw(std::uint64_t size) {
        if (!good_ || size > rest_.size()) {
            good_ = false;
            return {};
        }
        const ByteView bytes = rest_.first(static_cast<std::size_t>(size));
        rest_ = rest_.subspan(bytes.size());
        return bytes;
    }
    /// Read a length and that many bytes. The contents are not checked.
    ByteView block() { return raw(number()); }
    std::string text() {
        const ByteView bytes = block();
        return std::string(bytes.begin(), bytes.end());
    }
    /// Returns the unread bytes. Unspecified after an error.
    ByteView rest() const { return rest_; }
    /// Reports a value that was read but is invalid: `good` becomes false.
    void spoil() { good_ = false; }
    /// Whether there was no error so far.
    bool good() const { return good_; }
    /// Whether there was no error and no byte is left.
    bool finished() const { return good_ && rest_.empty(); }

  private:
    ByteView rest_;
    bool good_ = true;
};

}  // namespace ctq::core
