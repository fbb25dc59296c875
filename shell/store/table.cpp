#include "shell/store/table.hpp"

namespace ctq::store {
namespace {

constexpr int kMostNumber = 1'000'000'000;

int read_int(std::string_view text, int least, int most) {
    return static_cast<int>(
        std::clamp<std::int64_t>(core::read_number(text).value_or(0), least, most));
}

}  // namespace

std::string field_text(std::string_view text, char between) {
    std::string out(text);
    for (char& c : out) {
        c = c == between || static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return out;
}

/// Takes the next field of the line, or all of the rest. Returns false if there is none.
bool RowArchive::next(std::string_view& field, bool last) {
    if (ended_) {
        return false;
    }
    const std::size_t end = last ? std::string_view::npos : rest_.find(between_);
    field = rest_.substr(0, end);
    ended_ = end == std::string_view::npos;
    rest_.remove_prefix(ended_ ? rest_.size() : end + 1);
    ++count_;
    return true;
}

void RowArchive::put(std::string_view field) {
    written_ += (count_++ > 0 ? std::string(1, between_) : "") + std::string(field);
}

void RowArchive::text(std::string& value) {
    if (std::string_view field; reads_ && next(field, false)) {
        value = field;
    } else if (!reads_) {
        put(field_text(value, between_));
    }
}

void RowArchive::rest(std::string& value) {
    if (std::string_view field; reads_ && next(field, true)) {
        value = field;
    } else if (!reads_) {
        put(value);
    }
}

void RowArchive::number(int& value, int least, int most) {
    if (std::string_view field; reads_ && next(field, false)) {
        value = read_int(field, least, most);
    } else if (!reads_) {
        put(std::to_string(value));
    }
}

void RowArchive::numbers(std::vector<int>& values) {
    if (std::string_view field; reads_ && next(field, between_ == ' ')) {
        for (const std::string_view word : core::words(field)) {
            values.push_back(read_int(word, -kMostNumber, kMostNumber));
        }
    } else if (!reads_) {
        std::vector<std::string> words;
        for (const int value : values) {
            words.push_back(std::to_string(value));
        }
        if (between_ != ' ' || !words.empty()) {
            put(core::joined(words, " "));
        }
    }
}

void RowArchive::word(int& value, std::span<const char* const> words) {
    if (std::string_view field; reads_ && next(field, false)) {
        const auto found = std::find(words.begin(), words.end(), field);
        value = found == words.end() ? 0 : static_cast<int>(found - words.begin());
    } else if (!reads_) {
        put(words[static_cast<std::size_t>(value)]);
    }
}

}  // namespace ctq::store
