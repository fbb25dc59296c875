#pragma once

#include <array>
#include <optional>

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

/// Serialization that is described once for both directions: a function `fields(archive, value)`
/// passes the members of a value to the archive in order. The archive writes or reads them. Both
/// kinds of archive have the same functions. Only the reading archive checks limits.
namespace ctq::core {

class WriteArchive {
  public:
    explicit WriteArchive(ByteWriter& out) : out_(out) {}

    /// Writes numbers, arrays and enumerations as in memory, and flags and texts.
    template <class... Values>
    void values(const Values&... values) {
        (value(values), ...);
    }
    /// Writes a byte that the reader demands, such as a format.
    void mark(std::uint8_t value) { out_.byte(value); }
    /// Writes a varint.
    void number(std::uint64_t value) { out_.number(value); }
    /// Writes a varint from 0 to `most`.
    void count(std::int64_t value, std::int64_t /*most*/) {
        out_.number(static_cast<std::uint64_t>(value));
    }
    /// Writes one byte, from 0 to `most`.
    void byte(int value, int /*most*/) { out_.byte(static_cast<std::uint8_t>(value)); }
    /// Writes a text of at most `most` bytes.
    void text(const std::string& value, std::size_t /*most*/) { out_.text(value); }
    void block(const Bytes& value) { out_.block(value); }
    /// Writes an enumerator from `first` to `last`.
    template <class Enum>
    void one_of(Enum value, Enum /*first*/, Enum /*last*/) {
        out_.fixed(value);
    }
    /// Writes a list of at most `most` elements. `element` writes each of them.
    template <class List, class Element>
    void list(List& list, std::size_t /*most*/, const Element& element) {
        number(list.size());
        for (auto& one : list) {
            element(one);
        }
    }
    /// Checks a condition on the values read. Does nothing when writing.
    void check(bool /*holds*/) {}

  private:
    template <class T>
    void value(const T& value) {
        out_.fixed(value);
    }
    void value(const std::string& value) { out_.text(value); }

    ByteWriter& out_;
};

class ReadArchive {
  public:
    explicit ReadArchive(ByteReader& in) : in_(in) {}

    template <class... Values>
    void values(Values&... values) {
        (value(values), ...);
    }
    void mark(std::uint8_t value) { check(in_.byte() == value); }
    void number(std::uint64_t& value) { value = in_.number(); }
    void count(std::int64_t& value, std::int64_t most) {
        const std::uint64_t read = in_.number();
        check(read <= static_cast<std::uint64_t>(most));
        value = in_.good() ? static_cast<std::int64_t>(read) : 0;
    }
    void byte(int& value, int most) {
        value = in_.byte();
        check(value <= most);
        value = in_.good() ? value : 0;
    }
    void text(std::string& value, std::size_t most) {
        value = in_.text();
        check(value.size() <= most);
    }
    void block(Bytes& value) {
        const ByteView bytes = in_.block();
        value.assign(bytes.begin(), bytes.end());
    }
    template <class Enum>
    void one_of(Enum& value, Enum first, Enum last) {
        value = in_.fixed<Enum>();
        check(value >= first && value <= last);
    }
    template <class List, class Element>
    void list(List& list, std::size_t most, const Element& element) {
        const std::uint64_t size = in_.number();
        check(size <= most);
        for (std::uint64_t i = 0; i < size && in_.good(); ++i) {
            element(list.emplace_back());
        }
    }
    void check(bool holds) {
        if (!holds) {
            in_.spoil();
        }
    }

  private:
    template <class T>
    void value(T& value) {
        value = in_.fixed<T>();
    }
    void value(std::string& value) { value = in_.text(); }
    void value(bool& value) {
        const std::uint8_t byte = in_.byte();
        check(byte <= 1);
        value = byte == 1;
    }

    ByteReader& in_;
};

/// Passes all elements of a list whose size is known.
template <class Archive, class List>
void each(Archive& archive, List& list) {
    for (auto& one : list) {
        archive.values(one);
    }
}

/// The fields of numbers, texts, lists and optional values. A list is as long as its bytes allow. An
/// optional value to read into must be empty.
template <class Archive, class T>
requires std::is_arithmetic_v<T> || std::is_same_v<T, std::string>
void fields(Archive& archive, T& value) {
    archive.values(value);
}
template <class Archive, class T, std::size_t Size>
void fields(Archive& archive, std::array<T, Size>& list) {
    archive.values(list);
}
template <class Archive, class T>
void fields(Archive& archive, std::vector<T>& list) {
    archive.list(list, SIZE_MAX, [&archive](T& one) { fields(archive, one); });
}

template <class Archive, class T>
void fields(Archive& archive, std::optional<T>& value) {
    bool given = value.has_value();
    archive.values(given);
    if (given) {
        value = value.value_or(T{});
        fields(archive, *value);
    }
}

/// Appends the fields of a value to `begin`.
template <class T>
Bytes to_bytes(T value, Bytes begin = {}) {
    ByteWriter out(std::move(begin));
    WriteArchive archive(out);
    fields(archive, value);
    return std::move(out.bytes());
}

/// Reads a value from exactly the bytes of `to_bytes`. Otherwise the result is this problem.
template <class T>
Result<T> from_bytes(ByteView bytes, Problem problem) {
    ByteReader in(bytes);
    ReadArchive archive(in);
    T value{};
    fields(archive, value);
    return in.finished() ? Result<T>(std::move(value)) : Result<T>(std::move(problem));
}

}  // namespace ctq::core
