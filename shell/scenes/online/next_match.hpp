#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/scenes/online/traffic.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// What is proposed as the next match, and whose answer is waited for, as a sentence; empty where
/// nothing is proposed.
std::string next_match_words(const Network& network);

/// A rematch at a table over the network: the same people over the same connections, once all agree.
///
///     again                            proposes a rematch; agrees; goes on without the others
///     net:decline                      not now, or takes back what one proposed
///     another  propose:<game>[:<rules>]  another game, and which of its rule sets
class NextMatch : public TablePart {
  public:
    NextMatch(Table& table, Traffic& traffic) : TablePart(table), traffic_(traffic) {}

    void commands(Commands& list) override;
    void tick(double now) override;
    std::optional<TableNote> note() const override;

  private:
    void choose(std::string_view what);
    void propose(const net::Terms& terms);
    void answer(net::Vote::Kind kind);
    bool propose_game(std::string_view what);
    TableNote question(std::string_view what) const;

    Traffic& traffic_;
    std::optional<TableNote> choice_;  ///< what to play next, while that is asked
    std::string told_;                 ///< of the proposal, last
};

}  // namespace ctq::app
