#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Builds sentences for people. A sentence is one whole pattern with named holes, and a list of
/// parts that fill them.
///
///     say("{who} {who:bring|brings} home {gems} {gems:gem|gems}.", {{"who", name}, {"gems", 7}})
///
/// `{name}` is replaced by the part. `{name:first|other|none}` chooses a form by the part. A number
/// chooses the first form for 1, the third form, if there is one, for 0, and the second form
/// otherwise. A text chooses the first form if it is "You". A flag chooses the first form if it is
/// true. A form may be empty and may contain holes. A translation needs other patterns and, for
/// languages with more forms, one more rule in `say.cpp`.
namespace ctq::core {

struct Phrase;

/// The value for a hole.
class Part {
  public:
    Part(const char* name, int number);
    Part(const char* name, bool yes);
    Part(const char* name, const char* text);
    /// The text must outlive the call of `say`.
    Part(const char* name, std::string_view text);
    Part(const char* name, const std::string& text);

    /// Returns the name of its hole, without braces.
    std::string_view name() const { return name_; }
    /// Returns the replacement for `{name}`.
    std::string text() const;
    /// Returns the index of the form that `{name:…}` chooses: 0, 1 or 2.
    int form() const;

  private:
    enum class Kind : std::uint8_t { number, yes_or_no, text };

    const char* name_;
    std::string_view text_{};
    int number_ = 0;
    Kind kind_;
};

using Parts = std::initializer_list<Part>;

/// Fills the holes of a pattern. A hole without a part is left unchanged, so that tests can find
/// it.
std::string say(std::string_view pattern, Parts parts = {});

/// Returns an action of a seat in both forms of `Phrase`: the hole `you` is true in the first and
/// false in the second, as in "{you:play|plays} a hat".
Phrase phrase(int seat, std::string_view pattern, Parts parts = {});

/// Returns a phrase that is not about a seat; both forms are equal.
Phrase phrase(std::string_view pattern, Parts parts = {});

/// Returns the text with a full stop, unless it is empty or already ends a sentence.
std::string ended(std::string text);

/// Joins names: "Ann", "Ann and Ben", "Ann, Ben and Carla".
std::string listed(const std::vector<std::string>& names);

}  // namespace ctq::core
