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

/// What a table says.
namespace ctq::tables {

/// One seat in two or three words each, for its row or chip.
struct SeatFacts {
    std::string detail;  ///< "2 of 6 aboard"
    std::string figure;  ///< "6 cards"
    std::string brief;   ///< "2/6", for a chip
    ui::Axis axis = ui::Axis::none;
    ui::Symbol sign = ui::Symbol::none;  ///< before `brief`
    std::string other{};                 ///< a second number of a chip
    ui::Symbol other_sign = ui::Symbol::none;
};

/// Where a match stands and how it will end, as it is always in sight. What doesn't apply is empty.
struct Outlook {
    std::string when{};    ///< where the game counts by something other than turns: "Round 2 of 5"
    std::string lead{};    ///< "You lead by 2"
    std::string goal{};    ///< "8 water tiles left, then the fullest Vault wins"
    std::string brief{};   ///< the same where there is little room: "8 tiles left"
    std::string notice{};  ///< a sentence, told once when it comes true: "Only 10 tiles are left."
};

/// Who is ahead by these halves, by seat - 1: "You lead by 2½ steps", "Greedy and Runner lead",
/// "All even"; empty of one seat alone. `unit` goes behind the figure, `one` behind a lead of one:
/// " steps", " step".
std::string lead_text(std::span<const std::string> names, std::span<const int> halves,
                      std::string_view unit = "", std::string_view one = "");

/// What stands in the place of the hand for somebody who only watches: "You are watching Ann and Ben."
std::string watching_words(const ViewContext& context);

/// A key of the table and what it does, for the sheet that lists them.
struct KeyHelp {
    std::string_view key;
    std::string_view does;
};

/// A record that a picture of the rules shows, by the name the rules call it.
struct Figure {
    std::string_view name;
    std::string_view record;
};

/// What a game tells those who don't know its table yet. Empty where there is nothing yet.
struct Help {
    std::span<const std::string_view> how_to_play;  ///< the rules in a few sentences
    std::span<const KeyHelp> keys;                  ///< of this game's table
    std::span<const Figure> figures;                ///< of its rules
};

/// What an action costs and brings, told before it is chosen.
struct Effect {
    std::string brief{};  ///< a few words, to stand below a button's or behind the question whether
                          ///< it is to be done: "28 %, takes 4"
    std::string full{};   ///< all of it, to go behind the action's own words and a colon
    std::string warning{};  ///< what one may regret: a sentence without its full stop
};

/// How a match came to an end, and how that is joined to who won.
struct Ending {
    enum class Joint : std::uint8_t {
        colon,     ///< "You win: the last tile is gone"
        in_title,  ///< the same in a sentence, in a title "You win as Vertical, 5 to 4"
        direct,    ///< "You win with 30 gems"
    };
    std::string words{};  ///< empty where there is nothing to say
    Joint joint = Joint::colon;
};

/// A position in words.
class Words {
  public:
    /// What is asked of the seat to act, to go behind "Your turn: "; a sentence of its own begins with a
    /// capital and goes behind "Your turn. ".
    virtual std::string prompt(const ViewContext& context) const = 0;
    /// What a legal action of the seat to act costs and brings besides what its words say; empty
    /// where they say it all.
    virtual Effect effect(const ViewContext& /*context*/, core::Action /*action*/) const {
        return {};
    }
    /// The odds of the position in one line, for a review; a blank where only this position has
    /// none, empty where the game never has any.
    virtual std::string odds_line(const ViewContext& /*context*/) const { return {}; }
    /// How it came to an end; of one seat alone what goes behind its name. The match is over.
    virtual Ending ending(const ViewContext& context) const = 0;
    /// What is told of a seat in its row or chip; seat from 1.
    virtual SeatFacts facts(const ViewContext& context, int seat) const = 0;
    /// Where the match stands, which is not over.
    virtual Outlook outlook(const ViewContext& /*context*/) const { return {}; }
    /// What the score at the match's cursor is made up of, and what else its end may tell: counted
    /// from its log, so ask once. Empty where there is nothing to explain.
    virtual std::vector<ScorePart> score_parts(const core::Match& /*match*/) const { return {}; }
    /// The position in words, a line each, for those who don't see the board.
    virtual std::vector<std::string> situation(const ViewContext& context) const = 0;

    /// The rules in a few sentences, and the keys of this game's table; each may be empty.
    std::span<const std::string_view> how_to_play() const { return help_.how_to_play; }
    std::span<const KeyHelp> keys() const { return help_.keys; }
    /// The record whose end a figure of the rules shows; empty for an unknown name.
    std::string_view figure(std::string_view name) const;

  protected:
    explicit Words(const Help& help) : help_(help) {}
    ~Words() = default;

  private:
    Help help_;
};

}  // namespace ctq::tables
