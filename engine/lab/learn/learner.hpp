#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/lab/learn/school.hpp"

/// Trains a network by TD(lambda) on the values of positions after decisions (Sutton 1988; Tesauro
/// 1995).
///
/// First the game's own bots play among themselves, and the model learns the values of their play.
/// Without this phase no player ever scores, and nothing is learned. Then the model plays: half of
/// the matches against itself, a quarter against those bots, and a quarter against earlier models.
/// In each match the model plays as it was at the beginning of the round. So the parts of a round
/// can be played in parallel and on any machine, and the same recipe gives the same bytes.
///
/// Strength against the bots drops while the model plays against itself. So after every stage
/// there is a league, in which the model meets the bots and the best model so far. The result is
/// the best model of all stages.
namespace ctq::lab {

/// What is trained: a network, or one of the linear readouts for comparison (comparison.hpp).
enum class LearnedKind : std::uint8_t {
    net,           ///< a network with one hidden layer
    raw,           ///< a readout of the features themselves
    static_units,  ///< a readout of a random reservoir that stays unchanged
    frozen,        ///< a readout of a reservoir that was plastic only while the bots played
    sorn,          ///< a readout of a reservoir that is always plastic, with STDP times the TD
                   ///< error
};
inline constexpr std::array<const char*, 5> kLearnedKinds = {"net", "raw", "static", "frozen",
                                                             "sorn"};

struct Recipe {
    std::int64_t games = 0;  ///< total number of training matches
    std::uint64_t seed = 1;
    LearnedKind kind = LearnedKind::net;
    int hidden = 64;  ///< hidden units of a network
    Credit credit{};
    float rate = 0.0015F;       ///< learning rate of the first step
    float last_rate = 0.0001F;  ///< learning rate of the last step
};

/// The number of training matches of the networks that come with the program.
inline constexpr std::int64_t kStandardGames = 60'000;

/// The maximum number of matches in a round, and the number of parts of a round.
inline constexpr std::int64_t kMostRound = 256;
inline constexpr int kParts = 16;
/// The number of all stages, each of which ends with a league, and the number of first stages, in
/// which only bots play.
inline constexpr int kStages = 20;
inline constexpr int kFirstStages = 2;
/// The maximum number of earlier models that are kept as opponents.
inline constexpr std::size_t kMostOlder = 8;

/// The results of one part of a round or a league.
struct Found {
    Samples samples{};
    /// Results of a league by rival (first the bots in their order, then the best model so far):
    /// the sum of the trained model's shares of first place, in units of core::kFirstPlaceWorth,
    /// and the number of matches.
    std::vector<std::int64_t> shares{};
    std::vector<std::int64_t> games{};
    std::int64_t unfinished = 0;
};

/// One point of the learning curve.
struct CurvePoint {
    std::int64_t games = 0;            ///< training matches so far
    std::vector<std::int64_t> shares;  ///< as in Found
    std::vector<std::int64_t> matches;
    std::int64_t unfinished = 0;
    bool best = false;  ///< whether the model became the best
};

class Learner {
  public:
    Learner(const School& school, const Recipe& recipe);

    /// Return the number of all steps (rounds and leagues), and of completed ones.
    std::int64_t steps() const { return kStages * (rounds_ + 1); }
    std::int64_t step() const { return step_; }
    bool done() const { return step_ >= steps(); }

    /// Returns the number of parts of the next step.
    int parts() const { return kParts; }
    /// Plays one part of the next step (0 … parts() - 1). Changes nothing.
    Found play(int part) const;
    /// Ends the step with the results of its parts, in their order.
    void learn(std::span<const Found> found);
    /// Plays one part of an examination: `matches` matches of the best model against each bot. They
    /// are not the matches of the leagues. Does not change the learner.
    Found examine(int part, std::int64_t matches) const;

    /// Returns the best model so far.
    const Model& best() const { return best_; }
    /// Return the untrained model, and the model after the stages in which only bots played.
    Model first() const;
    const Model& watched() const { return watched_; }
    /// Returns the current model.
    const Model& latest() const { return trainer_.model(); }
    const std::vector<CurvePoint>& curve() const { return curve_; }
    /// Returns the mean difference, 0 to 1, between the shares predicted by the best model and by a
    /// network made from it, over the positions of some matches of the best model against itself.
    double loss(const bots::Net& net) const;

    /// Returns the complete state as bytes, to continue later.
    core::Bytes checkpoint() const;
    /// Continues from a checkpoint. Fails if it is damaged or of another recipe.
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
    template <class Archive>
    void state(Archive& archive);

    School school_;
    Recipe recipe_;
    std::int64_t round_;   ///< matches per round, a multiple of kParts
    std::int64_t rounds_;  ///< rounds per stage
    std::int64_t league_;  ///< league matches against each rival
    Trainer trainer_;
    Model best_;
    Model watched_;
    std::vector<Model> older_;
    std::vector<CurvePoint> curve_;
    std::int64_t step_ = 0;
    double best_score_ = 0;
};

}  // namespace ctq::lab
