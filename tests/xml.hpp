#pragma once

#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// XML as strictly as the files of the program need it: one element, in which every tag is closed,
/// every attribute is quoted and there once, and every & begins one of the five known words.
namespace ctq::xml {

struct Element {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::vector<Element> children;
    std::string text;  ///< directly in it

    std::string attribute(const std::string& key) const {
        const auto found = attributes.find(key);
        return found == attributes.end() ? std::string() : found->second;
    }
    /// Calls `seen` with it and all that is in it.
    template <class Seen>
    void each(Seen seen) const {
        seen(*this);
        for (const Element& child : children) {
            child.each(seen);
        }
    }
};

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    /// None where it is no XML.
    std::optional<Element> read() {
        std::optional<Element> root = element();
        skip();
        return at_ == text_.size() ? root : std::nullopt;
    }

  private:
    bool take(std::string_view words) {
        const bool there = text_.substr(at_, words.size()) == words;
        at_ += there ? words.size() : 0;
        return there;
    }
    void skip() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
            ++at_;
        }
    }
    std::string name() {
        const std::size_t from = at_;
        while (at_ < text_.size() &&
               (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 ||
                std::string_view(":-_").find(text_[at_]) != std::string_view::npos)) {
            ++at_;
        }
        return std::string(text_.substr(from, at_ - from));
    }
    /// What stands before `end`, with its words for special letters read.
    std::optional<std::string> words(char end) {
        std::string out;
        while (at_ < text_.size() && text_[at_] != end) {
            if (text_[at_] == '<') {
                return std::nullopt;
            }
            if (text_[at_] != '&') {
                out += text_[at_++];
            } else if (take("&amp;")) {
                out += '&';
            } else if (take("&lt;")) {
                out += '<';
            } else if (take("&gt;")) {
                out += '>';
            } else if (take("&quot;")) {
                out += '"';
            } else if (take("&apos;")) {
                out += '\'';
            } else {
                return std::nullopt;
            }
        }
        return at_ < text_.size() ? std::optional(out) : std::nullopt;
    }
    bool attribute(Element& out) {
        const std::string key = name();
        if (key.empty() || !take("=\"")) {
            return false;
        }
        const auto value = words('"');
        return value && take("\"") && out.attributes.emplace(key, *value).second;
    }
    std::optional<Element> element() {
        Element out;
        if (!take("<") || (out.name = name()).empty()) {
            return std::nullopt;
        }
        for (skip(); !take("/>"); skip()) {
            if (take(">")) {
                return inside(std::move(out));
            }
            if (!attribute(out)) {
                return std::nullopt;
            }
        }
        return out;
    }
    std::optional<Element> inside(Element out) {
        while (!take("</")) {
            if (at_ < text_.size() && text_[at_] == '<') {
                auto child = element();
                if (!child) {
                    return std::nullopt;
                }
                out.children.push_back(std::move(*child));
            } else if (const auto part = words('<')) {
                out.text += *part;
            } else {
                return std::nullopt;
            }
        }
        return name() == out.name && take(">") ? std::optional(std::move(out)) : std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

inline std::optional<Element> read(std::string_view text) {
    return Reader(text).read();
}

}  // namespace ctq::xml
