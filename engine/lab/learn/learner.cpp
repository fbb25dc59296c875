#include "engine/lab/learn/learner.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/archive.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/say.hpp"

namespace ctq::lab {
namespace {

constexpr int kBatch = 128;  ///< samples per step of the trainer
constexpr std::uint8_t kFormat = 1;

/// The independent random streams of one recipe.
enum class Stream : std::uint8_t { lessons, league, order, model, exam };

std::uint64_t seed_of(std::uint64_t seed, Stream stream, std::uint64_t number) {
    return core::nth_seed(core::nth_seed(seed, static_cast<std::uint64_t>(stream)), number);
}

Found empty_found(std::size_t rivals) {
    Found found;
    found.shares.resize(rivals);
    found.games.resize(rivals);
    return found;
}

/// Returns a random order of half of the samples. Half is enough, because neighbours are similar.
std::vector<std::uint32_t> draw_order(std::size_t count, std::uint64_t seed) {
    std::vector<std::uint32_t> order(count);
    for (std::size_t i = 0; i < count; ++i) {
        order[i] = static_cast<std::uint32_t>(i);
    }
    core::Rng rng{seed};
    const std::size_t half = (count + 1) / 2;
    for (std::size_t i = 0; i < half; ++i) {
        std::swap(order[i], order[i + rng.below(static_cast<std::uint32_t>(count - i))]);
    }
    order.resize(half);
    return order;
}

template <class Archive>
void fields(Archive& archive, Model& model) {
    core::each(archive, model.numbers);
    if (model.reservoir) {
        fields(archive, *model.reservoir);
    }
}

}  // namespace

Learner::Learner(const School& school, const Recipe& recipe)
    : school_(school),
      recipe_(recipe),
      round_(std::clamp<std::int64_t>(recipe.games / (kStages * kParts), 1, kMostRound / kParts) *
             kParts),
      rounds_(std::max<std::int64_t>(1, recipe.games / (kStages * round_))),
      league_(std::clamp<std::int64_t>(recipe.games / 200, 16, 400)),
      trainer_(first()),
      best_(trainer_.model()),
      watched_(best_) {}

Model Learner::first() const {
    const LearnedKind kind = recipe_.kind;
    Model model = Model::begin(school_.features, kind == LearnedKind::net ? recipe_.hidden : 0,
                               seed_of(recipe_.seed, Stream::model, 0));
    if (kind != LearnedKind::net && kind != LearnedKind::raw) {
        // There are as many units as features, so all readouts have the same size.
        model.reservoir.emplace(school_.features, seed_of(recipe_.seed, Stream::model, 1));
    }
    return model;
}

std::int64_t Learner::games_learned() const {
    return (step_ - stage()) * round_;
}

std::size_t Learner::draw_practice(core::Rng& rng) const {
    std::uint32_t total = 0;
    for (const core::Practice& one : school_.practice) {
        total += one.weight;
    }
    std::uint32_t pick = rng.below(total);
    std::size_t which = 0;
    while (pick >= school_.practice[which].weight) {
        pick -= school_.practice[which++].weight;
    }
    return which;
}

Player Learner::some_bot(core::Rng& rng) const {
    return {nullptr, static_cast<int>(rng.below(static_cast<std::uint32_t>(school_.bots.size()))),
            false};
}

Pairing Learner::lesson(std::uint64_t number) const {
    core::Rng rng{seed_of(recipe_.seed, Stream::lessons, number)};
    Pairing pairing;
    pairing.practice = draw_practice(rng);
    pairing.seats = rng.below(2) == 0 ? 2 : 3 + static_cast<int>(rng.below(2));
    pairing.seats = std::min(pairing.seats, school_.most_seats);
    pairing.judge = &trainer_.model();
    pairing.seed = rng.next();
    const auto seats = static_cast<std::uint32_t>(pairing.seats);
    const Player pupil{&trainer_.model(), 0, true};
    const bool only_bots = stage() < kFirstStages;
    const std::uint32_t kind = rng.below(4);
    const std::uint32_t rivals = only_bots ? seats : (kind < 2 ? 0 : 1 + rng.below(seats - 1));
    const std::uint32_t first = rng.below(seats);
    for (std::uint32_t i = 0; i < seats; ++i) {
        Player& player = pairing.players[(first + i) % seats];
        player = pupil;
        if (i >= rivals) {
            continue;
        }
        player = some_bot(rng);
        player.learns = only_bots;
        if (!only_bots && kind == 3 && !older_.empty()) {
            player = {&older_[rng.below(static_cast<std::uint32_t>(older_.size()))], 0, false};
        }
    }
    return pairing;
}

Pairing Learner::match_with(const Model& pupil, std::size_t rival, std::uint64_t number,
                            std::uint64_t seed) const {
    core::Rng rng{seed};
    Pairing pairing;
    pairing.practice = draw_practice(rng);
    pairing.seed = rng.next();
    const std::size_t seat = number % 2;
    pairing.players[seat] = {&pupil, 0, false};
    pairing.players[1 - seat] = rival < school_.bots.size()
                                    ? Player{nullptr, static_cast<int>(rival), false}
                                    : Player{&best_, 0, false};
    return pairing;
}

/// Returns a match of the league. All leagues have the same matches, so stages differ only by their
/// models.
Pairing Learner::league_match(std::uint64_t number, std::size_t rival) const {
    return match_with(trainer_.model(), rival, number,
                      seed_of(recipe_.seed, Stream::league, number));
}

/// Plays the match `pairing` and counts its result.
void Learner::count(const Pairing& pairing, std::size_t rival, std::uint64_t number,
                    Found& found) const {
    const Outcome outcome = school_.play(pairing, recipe_.credit, nullptr);
    found.shares[rival] += outcome.shares[number % 2];
    ++found.games[rival];
    found.unfinished += outcome.over ? 0 : 1;
}

Found Learner::play_round(int part) const {
    Found found;
    const std::int64_t first = games_learned() + part * (round_ / kParts);
    for (std::int64_t i = 0; i < round_ / kParts; ++i) {
        const Outcome outcome = school_.play(lesson(static_cast<std::uint64_t>(first + i)),
                                             recipe_.credit, &found.samples);
        found.unfinished += outcome.over ? 0 : 1;
    }
    return found;
}

Found Learner::play_league(int part) const {
    Found found = empty_found(school_.bots.size() + 1);
    for (std::size_t rival = 0; rival < found.games.size(); ++rival) {
        for (std::int64_t i = part; i < league_; i += kParts) {
            const auto number = static_cast<std::uint64_t>(i);
            count(league_match(number, rival), rival, number, found);
        }
    }
    return found;
}

Found Learner::examine(int part, std::int64_t matches) const {
    Found found = empty_found(school_.bots.size());
    for (std::size_t rival = 0; rival < found.games.size(); ++rival) {
        for (std::int64_t i = part; i < matches; i += kParts) {
            const auto number = static_cast<std::uint64_t>(i);
            count(match_with(best_, rival, number, seed_of(recipe_.seed, Stream::exam, number)),
                  rival, number, found);
        }
    }
    return found;
}

Found Learner::play(int part) const {
    return in_league() ? play_league(part) : play_round(part);
}

void Learner::learn(std::span<const Found> found) {
    if (in_league()) {
        rate(found);
    } else {
        train(found);
    }
    ++step_;
}

/// Runs the reservoir through the samples again, in order, and adapts it if its kind is plastic.
/// Returns its units at each decision, [count][units].
std::vector<std::int8_t> Learner::adapt(const Samples& samples) {
    Reservoir& reservoir = *trainer_.model().reservoir;
    const bool plastic = recipe_.kind == LearnedKind::sorn ||
                         (recipe_.kind == LearnedKind::frozen && stage() < kFirstStages);
    const auto width = static_cast<std::size_t>(school_.features);
    std::vector<std::int8_t> units(samples.features.size());
    std::size_t begun = 0;
    UnitState before;
    for (std::size_t i = 0; i < samples.targets.size(); ++i) {
        if (begun < samples.begins.size() && samples.begins[begun] == i) {
            before = {};
            ++begun;
        }
        const UnitState after = reservoir.step(before, samples.features.data() + i * width);
        write_units(after, reservoir.units(), units.data() + i * width);
        if (plastic) {
            const float error = samples.targets[i] - samples.values[i];
            reservoir.adapt(before, after,
                            recipe_.kind == LearnedKind::sorn
                                ? static_cast<std::int32_t>(error * kReservoirOne)
                                : kReservoirOne);
        }
        before = after;
    }
    return units;
}

void Learner::train(std::span<const Found> found) {
    std::vector<const std::int8_t*> inputs;
    std::vector<float> targets;
    std::vector<std::vector<std::int8_t>> units;
    for (const Found& part : found) {
        const std::int8_t* first = part.samples.features.data();
        if (trainer_.model().reservoir) {
            units.push_back(adapt(part.samples));
            first = units.back().data();
        }
        for (std::size_t i = 0; i < part.samples.targets.size(); ++i) {
            inputs.push_back(first + i * static_cast<std::size_t>(school_.features));
            targets.push_back(part.samples.targets[i]);
        }
    }
    const float part_done = static_cast<float>(step_) / static_cast<float>(steps());
    const float rate = recipe_.rate + (recipe_.last_rate - recipe_.rate) * part_done;
    int count = 0;
    for (const std::uint32_t i :
         draw_order(targets.size(),
                    seed_of(recipe_.seed, Stream::order, static_cast<std::uint64_t>(step_)))) {
        trainer_.add(inputs[i], targets[i]);
        if (++count % kBatch == 0) {
            trainer_.step(rate);
        }
    }
    trainer_.step(rate);
}

void Learner::rate(std::span<const Found> found) {
    Found sum = empty_found(school_.bots.size() + 1);
    for (const Found& part : found) {
        for (std::size_t rival = 0; rival < sum.games.size(); ++rival) {
            sum.shares[rival] += part.shares[rival];
            sum.games[rival] += part.games[rival];
        }
        sum.unfinished += part.unfinished;
    }
    double score = 0;
    for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
        score += static_cast<double>(sum.shares[rival]) /
                 static_cast<double>(sum.games[rival] * core::kFirstPlaceWorth);
    }
    score /= static_cast<double>(school_.bots.size());
    const double against_best = static_cast<double>(sum.shares.back()) /
                                static_cast<double>(sum.games.back() * core::kFirstPlaceWorth);
    CurvePoint point{games_learned(), sum.shares, sum.games, sum.unfinished, false};
    if (curve_.empty() || score - best_score_ + against_best - 0.5 > 0) {
        best_ = trainer_.model();
        best_score_ = score;
        point.best = true;
    }
    curve_.push_back(point);
    if (stage() + 1 == kFirstStages) {
        watched_ = trainer_.model();
    }
    if (stage() >= kFirstStages) {
        if (older_.size() == kMostOlder) {
            older_.erase(older_.begin() + 1);  // keeps the first, early model
        }
        older_.push_back(trainer_.model());
    }
}

double Learner::loss(const bots::Net& net) const {
    constexpr std::uint64_t matches = 30;
    Samples met;
    for (std::uint64_t number = 0; number < matches; ++number) {
        Pairing pairing = league_match(number, 0);
        for (int seat = 0; seat < pairing.seats; ++seat) {
            pairing.players[static_cast<std::size_t>(seat)] = {&best_, 0, true};
        }
        school_.play(pairing, recipe_.credit, &met);
    }
    double sum = 0;
    const auto features = static_cast<std::size_t>(school_.features);
    for (std::size_t i = 0; i < met.targets.size(); ++i) {
        const std::int8_t* position = met.features.data() + i * features;
        sum += std::abs(static_cast<double>(best_.share(position)) -
                        static_cast<double>(net.share(position)) / bots::kNetWin);
    }
    return sum / static_cast<double>(std::max<std::size_t>(met.targets.size(), 1));
}

std::uint64_t Learner::recipe_hash() const {
    core::ByteWriter out;
    core::WriteArchive(out).values(recipe_.games, recipe_.seed, recipe_.kind, recipe_.hidden,
                                   recipe_.credit.lambda, recipe_.credit.discount, recipe_.rate,
                                   recipe_.last_rate, school_.game, school_.version);
    return core::hash_bytes(out.bytes().data(), static_cast<std::uint32_t>(out.bytes().size()), 0);
}

/// Writes or reads the complete state. To read, the learner must be new, so that its models have
/// their sizes.
template <class Archive>
void Learner::state(Archive& archive) {
    std::uint64_t hash = recipe_hash();
    archive.mark(kFormat);
    archive.values(hash, step_, best_score_, trainer_.steps());
    archive.check(hash == recipe_hash() && step_ >= 0 && step_ <= steps());
    fields(archive, trainer_.model());
    core::each(archive, trainer_.moments());
    fields(archive, best_);
    fields(archive, watched_);
    archive.list(older_, kMostOlder, [&](Model& model) {
        model = model.numbers.empty() ? best_ : model;
        fields(archive, model);
    });
    archive.list(curve_, kStages, [&](CurvePoint& point) {
        archive.values(point.games, point.unfinished, point.best);
        for (std::vector<std::int64_t>* numbers : {&point.shares, &point.matches}) {
            numbers->resize(school_.bots.size() + 1);
            core::each(archive, *numbers);
        }
    });
}

core::Bytes Learner::checkpoint() const {
    core::ByteWriter out;
    core::WriteArchive archive(out);
    Learner(*this).state(archive);
    return std::move(out.bytes());
}

core::Failure Learner::resume(core::ByteView bytes) {
    core::ByteReader in(bytes);
    core::ReadArchive archive(in);
    Learner next(school_, recipe_);
    next.state(archive);
    if (!in.finished()) {
        return core::Problem{"", core::say("This checkpoint is of another recipe, or damaged.")};
    }
    *this = std::move(next);
    return std::nullopt;
}

}  // namespace ctq::lab
