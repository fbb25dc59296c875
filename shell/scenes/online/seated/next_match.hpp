#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/scenes/online/seated/traffic.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Returns a sentence with the proposed next match and the people who have not answered yet. Empty
/// if nothing is proposed.
std::string next_match_words(const Network& network);

/// Returns who has won how many matches at this table: "Anna 3 – Bert 2"; empty before the first.
std::string wins_words(const online::RemoteTable& table);

/// Proposes the next match at a table over the network. It starts when all players agree, with the
/// same people over the same connections.
///
///     again                            propose a rematch, agree to it, or play on with bots
///     net:decline                      decline, or withdraw one's own proposal
///     another  propose:<game>[:<rules>]  choose another game and its rule set
class NextMatch : public TablePart {
  public:
    NextMatch(Table& table, Traffic& traffic) : TablePart(table), traffic_(traffic) {}

    void commands(Commands& list) override;
    void end_page(Page& page) const override;
    void tick(double now) override;
    std::optional<TableNote> note() const override;

  private:
    void choose(std::string_view what);
    void propose(const net::Terms& terms);
    void answer(net::Vote::Kind kind);
    bool propose_game(std::string_view what);
    TableNote question(std::string_view what) const;

    Traffic& traffic_;
    std::optional<TableNote> choice_;  ///< the question which game to play next, while it is shown
    std::string message_;              ///< the last message that was shown about the proposal
};

}  // namespace ctq::scenes
