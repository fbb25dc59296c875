#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/scenes/table/advice/asking.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

class Page;

/// How a seat did in a match that is over.
struct AttemptResult {
    int level = 0;  ///< of the bot at the seat; 0: a person
    int rank = 0;
    int half_points = 0;
    int lead = 0;  ///< over the best other seat, in half points
};

/// Whether the first result is better: by rank, then by lead.
bool is_better(const AttemptResult& one, const AttemptResult& other);

/// Write and read results as the value of a tag: "1/2/8/-4 6/1/12/4". Malformed text gives an empty
/// list.
std::string attempts_text(const std::vector<AttemptResult>& results);
std::vector<AttemptResult> read_attempts(std::string_view text);

/// Ten bots of levels 1 to 6 that play a daily match in its person's place, in workers. The match
/// keeps their results in a tag, so they play only once.
class BotAttempts {
  public:
    explicit BotAttempts(Table& table) : table_(table) {}

    /// Lets the bots begin, unless the match has their results. The person must have played the
    /// match to its end.
    void begin();
    /// Returns "better than 7 of 10 bots"; empty until all results are there.
    std::string compared() const;
    /// Adds the comparison and the results by level, or that the bots are playing.
    void describe(Page& page) const;

  private:
    void on_reply(std::size_t bot, const platform::Reply& reply);

    Table& table_;
    std::vector<Ticket> jobs_;            ///< by bot; empty before `begin` and after a failure
    std::vector<AttemptResult> playing_;  ///< by bot; those still playing have rank 0
    std::vector<AttemptResult> results_;  ///< empty until all are there
    std::string trouble_;                 ///< why there are no results; or empty
};

}  // namespace ctq::scenes
