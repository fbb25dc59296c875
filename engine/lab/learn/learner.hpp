#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/lab/learn/school.hpp"

/// How a net is learned: TD(lambda) on the values of positions after decisions (Sutton 1988; Tesauro 1995).
///
/// First the game's own bots play among themselves, so that it is learned what their play is worth; without
/// that nobody ever brings anything home, and nothing is learned. From then on the model plays: half of the
/// matches against itself, a quarter against those bots, a quarter against models from before. A match is
/// played by the model as it stood at the beginning of its round; so the parts of a round may be played at
/// once and anywhere: the same recipe gives the same bytes.
///
/// Strength against the bots falls while it plays against itself. So after every stage there is a league, in
/// which it meets the bots and the best model so far; the best of all stages is what is learned.
namespace ctq::lab {

/// What is learned: a net, or one of what it is compared with (comparison.hpp), all linear readouts.
enum class LearnedKind : std::uint8_t {
    net,           ///< of one hidden layer
    raw,           ///< of the features themselves
    static_units,  ///< of a reservoir as it was drawn
    frozen,        ///< of one that was plastic while only the bots played
    sorn,          ///< of one that is plastic throughout, its STDP times the TD error
};
inline constexpr std::array<const char*, 5> kLearnedKinds = {"net", "raw", "static", "frozen",
                                                             "sorn"};

struct Recipe {
    std::int64_t games = 0;  ///< to learn from, in all
    std::uint64_t seed = 1;
    LearnedKind kind = LearnedKind::net;
    int hidden = 64;  ///< units of a net
    Credit credit{};
    float rate = 0.0015F;       ///< of the first step
    float last_rate = 0.0001F;  ///< of the last one
};

/// Matches from which the nets that come with the program were learned.
inline constexpr std::int64_t kStandardGames = 60'000;

/// Matches of a round at most, and in how many parts it is played.
inline constexpr std::int64_t kMostRound = 256;
inline constexpr int kParts = 16;
/// Stages, after each of which there is a league, and how many of them only bots play.
inline constexpr int kStages = 20;
inline constexpr int kFirstStages = 2;
/// Models from before that are kept to play against.
inline constexpr std::size_t kMostOlder = 8;

/// What a part of a round or of a league found.
struct Found {
    Samples samples{};
    /// Of a league: shares of the pupil in core::kFirstPlaceWorth and matches, by rival: the bots in their
    /// order, then the best so far.
    std::vector<std::int64_t> shares{};
    std::vector<std::int64_t> games{};
    std::int64_t unfinished = 0;
};

/// One point of the learning curve.
struct CurvePoint {
    std::int64_t games = 0;            ///< learned from so far
    std::vector<std::int64_t> shares;  ///< as in Found
    std::vector<std::int64_t> matches;
    std::int64_t unfinished = 0;
    bool best = false;  ///< it became the best
};

class Learner {
  public:
    Learner(const School& school, const Recipe& recipe);

    /// Steps in all, rounds and leagues, and those that are done.
    std::int64_t steps() const { return kStages * (rounds_ + 1); }
    std::int64_t step() const { return step_; }
    bool done() const { return step_ >= steps(); }

    /// In how many parts the next step is done.
    int parts() const { return kParts; }
    /// Plays one part of it (0 … parts() - 1). Changes nothing.
    Found play(int part) const;
    /// Ends the step with what its parts found, in their order.
    void learn(std::span<const Found> found);
    /// Plays one part of so many matches of the best model against each bot, other ones than in the leagues.
    /// Changes nothing.
    Found examine(int part, std::int64_t matches) const;

    /// The best model so far, and how it came to be.
    const Model& best() const { return best_; }
    /// The model before anything was learned, and once it had only watched the bots.
    Model first() const;
    const Model& watched() const { return watched_; }
    /// The model as it is now.
    const Model& latest() const { return trainer_.model(); }
    const std::vector<CurvePoint>& curve() const { return curve_; }
    /// How far the best model's shares and those of a net made of it lie apart on average, 0 to 1, over the
    /// positions of some matches that the best plays against itself.
    double loss(const bots::Net& net) const;

    /// All that it knows, to go on later.
    core::Bytes checkpoint() const;
    /// Goes on from there. Problem: none of this recipe, or damaged.
    core::Failure resume(core::ByteView bytes);

  private:
    bool in_league() const { return step_ % (rounds_ + 1) == rounds_; }
    std::int64_t stage() const { return step_ / (rounds_ + 1); }
    std::int64_t games_learned() const;
    std::size_t draw_practice(core::Rng& rng) const;
    Player some_bot(core::Rng& rng) const;
    Pairing lesson(std::uint64_t number) const;
    Pairing match_with(const Model& pupil, std::size_t rival, std::uint64_t number,
                       std::uint64_t seed) const;
    Pairing league_match(std::uint64_t number, std::size_t rival) const;
    Found play_round(int part) const;
    Found play_league(int part) const;
    void count(const Pairing& pairing, std::size_t rival, std::uint64_t number, Found& found) const;
    void train(std::span<const Found> found);
    std::vector<std::int8_t> adapt(const Samples& samples);
    void rate(std::span<const Found> found);
    std::uint64_t recipe_hash() const;

    School school_;
    Recipe recipe_;
    std::int64_t round_;   ///< matches of a round, a multiple of kParts
    std::int64_t rounds_;  ///< of a stage
    std::int64_t league_;  ///< matches of a league against each rival
    Trainer trainer_;
    Model best_;
    Model watched_;
    std::vector<Model> older_;
    std::vector<CurvePoint> curve_;
    std::int64_t step_ = 0;
    double best_score_ = 0;
};

}  // namespace ctq::lab
