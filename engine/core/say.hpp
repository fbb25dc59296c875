#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Sentences, each whole in one place: a pattern with named holes and the parts that fill them.
///
///     say("{who} {who:bring|brings} home {gems} {gems:gem|gems}.", {{"who", name}, {"gems", 7}})
///
/// `{name}` is the part itself. `{name:first|other|none}` chooses by it: of a number the first form
/// for 1, the third, where there is one, for 0, else the second; of a text the first for "You"; of
/// a yes or no the first for yes. A form may be empty and may have holes of its own. So a
/// translation needs other patterns and, for languages with more forms, one more rule in `say.cpp`.
namespace ctq::core {

struct Phrase;

/// What fills a hole.
class Part {
  public:
    Part(const char* name, int number);
    Part(const char* name, bool yes);
    Part(const char* name, const char* text);
    /// The text has to live as long as the call.
    Part(const char* name, std::string_view text);
    Part(const char* name, const std::string& text);

    /// The name of the hole that it fills, without braces.
    std::string_view name() const { return name_; }
    /// What `{name}` becomes.
    std::string text() const;
    /// Which of the forms of `{name:…}` is meant: 0, 1 or 2.
    int form() const;

  private:
    enum class Kind : std::uint8_t { number, yes_or_no, text };

    const char* name_;
    std::string_view text_{};
    int number_ = 0;
    Kind kind_;
};

using Parts = std::initializer_list<Part>;

/// The pattern with its holes filled. A hole without a part stays as it stands, for tests to find.
std::string say(std::string_view pattern, Parts parts = {});

/// What a seat does, told to itself and of it: the hole `you` is yes in the first and no in the
/// second, as in "{you:play|plays} a hat".
Phrase phrase(int seat, std::string_view pattern, Parts parts = {});

/// The same to everybody, about nobody in particular.
Phrase phrase(std::string_view pattern, Parts parts = {});

/// The text with a full stop, unless it has an end of its own or says nothing.
std::string ended(std::string text);

/// "Ann", "Ann and Ben", "Ann, Ben and Carla".
std::string listed(const std::vector<std::string>& names);

}  // namespace ctq::core
