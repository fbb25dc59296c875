#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/tables/context.hpp"
#include "shell/tables/score_parts.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/symbols.hpp"

/// The texts of a game that its table shows.
namespace ctq::tables {

/// Facts about a seat, two or three words each, for its row or chip.
struct SeatFacts {
    std::string detail;  ///< "2 of 6 aboard"
    std::string figure;  ///< "6 cards"
    std::string brief;   ///< "2/6", for a chip
    ui::Axis axis = ui::Axis::none;
    ui::Symbol sign = ui::Symbol::none;  ///< symbol before `brief`
    std::string other{};                 ///< a second number on a chip
    ui::Symbol other_sign = ui::Symbol::none;
};

/// The standing of a match and how it will end, always visible at the table. Fields that don't
/// apply are empty.
struct Outlook {
    /// the progress, in games that count in other units than turns: "Round 2 of 5"
    std::string when{};
    std::string lead{};   ///< "You lead by 2"
    std::string goal{};   ///< "8 water tiles left, then the fullest Vault wins"
    std::string brief{};  ///< a short form of `goal`: "8 tiles left"
    /// a sentence shown once, when it becomes true: "Only 10 tiles are left."
    std::string notice{};
};

/// Returns the title of a game up to its dash: "Cartolan".
std::string_view short_title(std::string_view title);

/// Returns who leads, from scores in half points by seat - 1: "You lead by 2½ steps", "Greedy and
/// Runner lead by 2 steps", "All even". Returns an empty text for a single seat. `unit` follows the
/// number; `one` replaces it after a lead of 1: " steps", " step".
std::string lead_text(std::span<const std::string> names, std::span<const int> halves,
                      std::string_view unit = "", std::string_view one = "");

/// Returns the text shown instead of a hand to a person who only watches: "You are watching Ann and
/// Ben."
std::string watching_words(const ViewContext& context);

/// A key of the table and its effect, for the list of keys.
struct KeyHelp {
    std::string_view key;
    std::string_view does;
};

/// A record that is shown as a figure in the rules, by its name there.
struct Figure {
    std::string_view name;
    std::string_view record;
    std::string_view tags{};  ///< the beginning of the record, where figures share it
};

/// Help for people who don't know a game's table yet. Parts that don't exist yet are empty.
struct Help {
    std::span<const std::string_view> how_to_play;  ///< the rules in a few sentences
    std::span<const KeyHelp> keys;                  ///< keys of this game's table
    std::span<const Figure> figures;                ///< figures in its rules
};

/// The cost and gain of an action, shown before it is chosen.
struct Effect {
    /// a few words for a button or behind the question for confirmation: "28 %, takes 4"
    std::string brief{};
    std::string full{};     ///< the full text, which follows the action's own text and a colon
    std::string warning{};  ///< a possible disadvantage: a sentence without its full stop
};

/// The reason why a match ended, and how it is joined to the text of who won.
struct Ending {
    enum class Joint : std::uint8_t {
        colon,     ///< "You win: the last tile is gone"
        in_title,  ///< like `colon` in a sentence, but a title reads "You win as Vertical, 5 to 4"
        direct,    ///< "You win with 30 gems"
    };
    std::string words{};  ///< empty where there is nothing to say
    Joint joint = Joint::colon;
};

/// Describes positions in words.
class Words {
  public:
    /// Returns the prompt for the seat to act, which follows "Your turn: ". A prompt that starts
    /// with a capital is a sentence of its own and follows "Your turn. ".
    virtual std::string prompt(const ViewContext& context) const = 0;
    /// Returns the cost and gain of a legal action beyond what its own text says; empty where that
    /// says it all.
    virtual Effect effect(const ViewContext& /*context*/, core::Action /*action*/) const {
        return {};
    }
    /// Returns the odds of the position in one line, for a review. Returns a blank where only this
    /// position has no odds, and an empty text where the game never has any.
    virtual std::string odds_line(const ViewContext& /*context*/) const { return {}; }
    /// Returns how the match ended. For a single seat, it is the text that follows its name.
    /// Requires that the match is over.
    virtual Ending ending(const ViewContext& context) const = 0;
    /// Returns how a seat, counted from 1, did, in a few words that follow "won", "drew" or "lost":
    /// "6–4 in 31 turns". They are computed from the log. Requires that the match is over.
    virtual std::string result_words(const core::Match& match, int seat) const = 0;
    /// Returns the facts for the row or chip of a seat, counted from 1.
    virtual SeatFacts facts(const ViewContext& context, int seat) const = 0;
    /// Returns the standing of a match that is not over.
    virtual Outlook outlook(const ViewContext& /*context*/) const { return {}; }
    /// Returns the parts of the score at the match's cursor, and other facts about its end. They
    /// are computed from the log, which is slow, so keep the result. Returns an empty list where
    /// there is nothing to explain.
    virtual std::vector<ScorePart> score_parts(const core::Match& /*match*/) const { return {}; }
    /// Returns the highlights of the match up to its cursor, a sentence each, which the end shows
    /// beside a picture of the board. They are computed from the log. `names`: names of the seats.
    /// Returns an empty list where a game tells none.
    virtual std::vector<std::string> highlights(const core::Match& /*match*/,
                                                std::span<const std::string> /*names*/) const {
        return {};
    }
    /// Describes the position line by line, for screen-reader users.
    virtual std::vector<std::string> situation(const ViewContext& context) const = 0;

    /// The rules in a few sentences, and the keys of this game's table; each can be empty.
    std::span<const std::string_view> how_to_play() const { return help_.how_to_play; }
    std::span<const KeyHelp> keys() const { return help_.keys; }
    /// Returns the record whose final position a figure of the rules shows; empty for an unknown
    /// name.
    std::string figure(std::string_view name) const;

  protected:
    explicit Words(const Help& help) : help_(help) {}
    ~Words() = default;

  private:
    Help help_;
};

}  // namespace ctq::tables
