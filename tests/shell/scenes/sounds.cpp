#include "shell/scenes/sounds.hpp"

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/open_session.hpp"
#include "shell/platform/native_sound.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/match/thinking.hpp"

namespace ctq::scenes {
namespace {

match::Session session_of(core::Match match) {
    auto session = match::resume_session(std::move(match), 0);
    REQUIRE(session);
    session->take_steps();
    return std::move(*session);
}

std::optional<Sound> next_sound(match::Session& session) {
    const auto view = tables::make_view(session.game().info->id);
    return sound_of(session, session.take_steps(), *view);
}

/// Lets the bot that is due answer.
std::optional<Sound> bot_acts(match::Session& session) {
    REQUIRE(tests::answer_bot(session));
    REQUIRE(session.tick(1e9, 0));
    return next_sound(session);
}

TEST_CASE("No sound plays for the set-up of a match, for undo, or if nothing has happened") {
    auto started = match::start_session(
        app::new_match<cartagena::Game>("rules=board", {"human", "human"}).setup(), 0);
    REQUIRE(started);
    CHECK_FALSE(next_sound(*started));
    CHECK_FALSE(next_sound(*started));
    REQUIRE_FALSE(started->play(started->legal()[started->legal().size - 1], 0));
    CHECK(next_sound(*started));
    REQUIRE(started->history().can_undo());
    started->undo(0);
    CHECK_FALSE(next_sound(*started));
}

TEST_CASE("An action, a draw and the start of the person's turn have different sounds") {
    match::Session session = session_of(app::new_match<cartagena::Game>("", {"human", "random"}));
    int turns = 0;
    int steps = 0;
    int draws = 0;
    for (int n = 0; n < 60 && session.turn().kind == core::Turn::Kind::seat; ++n) {
        const bool mine = session.your_turn();
        if (mine) {
            REQUIRE_FALSE(session.play(session.legal()[session.legal().size / 2], 0));
        }
        const auto sound = mine ? next_sound(session) : bot_acts(session);
        REQUIRE(sound);
        turns += *sound == Sound::turn ? 1 : 0;
        steps += *sound == Sound::step ? 1 : 0;
        draws += *sound == Sound::draw ? 1 : 0;
        CHECK((*sound == Sound::turn) == (!mine && session.your_turn()));
    }
    CHECK(turns > 3);
    CHECK(steps > 3);
    CHECK(draws > 3);
}

TEST_CASE("A hazard that empties backpacks sounds like a setback, any other card like a draw") {
    match::Session session = session_of(app::new_match<incan_gold::Game>("", {"human", "human"}));
    int draws = 0;
    int setbacks = 0;
    while (session.turn().kind != core::Turn::Kind::over) {
        session.lift_curtain();
        const auto before = static_cast<const incan_gold::State*>(session.match().state());
        const bool carries = before->backpack[0] > 0;
        const int round = before->round;
        REQUIRE_FALSE(session.play(incan_gold::kStay, 0));
        const auto sound = next_sound(session);
        const auto after = static_cast<const incan_gold::State*>(session.match().state());
        if (session.turn().kind == core::Turn::Kind::over) {
            CHECK(sound == Sound::end);
        } else {
            REQUIRE(sound);
            CHECK((*sound == Sound::setback) == (carries && after->round != round));
        }
        setbacks += sound == Sound::setback ? 1 : 0;
        draws += sound == Sound::draw ? 1 : 0;
    }
    CHECK(setbacks >= 1);
    CHECK(draws >= 3);
}

TEST_CASE(
    "The limiter drops sounds in close succession and, with fast bots, all but the end's sound") {
    SoundLimiter ear;
    CHECK(ear.takes(Sound::step, 10, false));
    CHECK_FALSE(ear.takes(Sound::draw, 10.05, false));
    CHECK(ear.takes(Sound::turn, 10.2, false));
    CHECK(ear.takes(Sound::end, 10.21, false));
    for (double now = 20; now < 30; now += 0.25) {
        CHECK_FALSE(ear.takes(Sound::step, now, true));
    }
    CHECK(ear.takes(Sound::end, 30, true));
}

TEST_CASE("Every sound is short, stays below full volume, and starts and ends in silence") {
    for (const Sound sound :
         {Sound::step, Sound::draw, Sound::gain, Sound::setback, Sound::turn, Sound::end}) {
        const std::vector<float> samples = platform::samples_of(tones_of(sound), 8000);
        REQUIRE(samples.size() > 400);
        CHECK(samples.size() < 8000 * 3 / 2);
        float loudest = 0;
        for (const float sample : samples) {
            REQUIRE(std::isfinite(sample));
            loudest = std::max(loudest, std::abs(sample));
        }
        CHECK(loudest > 0.1F);
        CHECK(loudest < 0.9F);
        CHECK(std::abs(samples.front()) < 0.01F);
        CHECK(std::abs(samples.back()) < 0.01F);
    }
}

TEST_CASE("The audio device is not opened before sound is switched on") {
    ::setenv("SDL_AUDIODRIVER", "dummy", 1);
    REQUIRE(SDL_WasInit(SDL_INIT_AUDIO) == 0);
    const app::Folder folder;
    app::App app(0, nullptr);
    app::start_table(app, {"option:rules=board", "seat:2=human"});
    app::act(app, 0);
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) == 0);
    REQUIRE(app.run("set:sound=on", 0));
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) != 0);
    REQUIRE(app.run("set:sound=off", 0));
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

}  // namespace
}  // namespace ctq::scenes
