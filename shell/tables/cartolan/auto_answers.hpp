#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"

/// Questions that come again and again, and what a person answers to all of them.
namespace ctq::tables {

enum class CartolanQuestion { rest_own, rest_rival, place, bank };
inline constexpr int kCartolanQuestions = 4;

enum class CartolanAnswer { ask, always, never };

class CartolanAutoAnswers {
  public:
    /// "rest_own=always place=never": what differs from asking.
    std::string text() const;
    /// Reads what `text` wrote; what is unknown is left at asking.
    void read(std::string_view text);
    /// The next answer to this question; false for an unknown key.
    bool turn_over(std::string_view key);

    static std::string_view key(CartolanQuestion question);
    /// "Paid rest: ask".
    std::string words(CartolanQuestion question) const;

    /// What is played by itself here; none where a person is to decide.
    std::optional<core::Action> answer(const cartolan::State& state) const;
    /// Whether something here is worth stopping for.
    bool asks(const cartolan::State& state) const;

  private:
    CartolanAnswer& at(CartolanQuestion question) {
        return answers_[static_cast<std::size_t>(question)];
    }
    CartolanAnswer at(CartolanQuestion question) const {
        return answers_[static_cast<std::size_t>(question)];
    }

    std::array<CartolanAnswer, kCartolanQuestions> answers_{};
};

}  // namespace ctq::tables
