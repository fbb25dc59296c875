#include "tests/stage/player.hpp"

#include <doctest/doctest.h>

#include <utility>

#include "shell/app/text_view.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::stage {
namespace {

ui::Screen screen_of(const Wishes& wishes) {
    ui::Screen screen;
    screen.rect = wishes.screen;
    return screen;
}

}  // namespace

Player::Player(const Wishes& wishes)
    : Person(screen_of(wishes),
             [this](ui::Canvas& canvas) { app_->draw(canvas, canvas.motion.now); }) {
    machine.light = wishes.light;
    machine.reduced = !wishes.motion;
    machine.now = now();
    app_ = std::make_unique<app::App>(now(), nullptr);
    REQUIRE(app_->run(std::string("set:size=") + wishes.text, now()));
    settle();
}

double Player::think(double now) {
    machine.begin();
    machine.now = now;
    app_->tick(now);
    if (app_->sequence() != shown_) {
        shown_ = app_->sequence();
        stage_.mark();
    }
    return app_->wake();
}

void Player::prefer(ui::Screen& screen) {
    machine.begin();
    screen.text_scale = app_->settings().text_scale();
    screen.light = app_->light();
    screen.reduced = app_->reduced_motion();
}

void Player::set_up(std::initializer_list<std::string> commands) {
    set_up(std::vector(commands));
}

void Player::set_up(const std::vector<std::string>& commands) {
    machine.begin();
    for (const std::string& command : commands) {
        CAPTURE(command);
        REQUIRE(app_->run(command, now()));
    }
    settle();
}

void Player::go(std::string_view route) {
    machine.begin();
    platform::set_route(route, false);
    settle();
}

void Player::go_back() {
    machine.begin();
    REQUIRE(platform::go_back());
    settle();
}

void Player::rest() {
    constexpr int kMost = 100000;
    settle();
    for (int i = 0; !app_->quiet(); ++i) {
        REQUIRE(i < kMost);
        wait(std::max(0.0, app_->wake() - now()));
    }
}

bool Player::answer(std::string_view words) {
    REQUIRE(machine.question);
    const std::string command = machine.question->command + std::string(words);
    machine.question.reset();
    machine.begin();
    const bool taken = app_->run(command, now());
    settle();
    return taken;
}

void Player::reload() {
    machine.begin();
    app_ = std::make_unique<app::App>(now(), nullptr);
    shown_ = -1;
    stage_.mark();
    settle();
}

bool Player::over() const {
    return session().turn().kind == core::Turn::Kind::over;
}

std::string Player::text_view() const {
    return app::mirror_json(*app_);
}

void Player::play(int actions) {
    machine.begin();
    for (int i = 0; i < actions; ++i) {
        let_others_play();
        if (session().curtain() != 0) {
            REQUIRE(app_->run("curtain", machine.now));
        }
        if (over()) {
            break;
        }
        REQUIRE(session().your_turn());
        const auto& legal = session().legal();
        const core::Action one =
            legal[static_cast<int>(lots_.below(static_cast<std::uint32_t>(legal.size)))];
        const std::string token = session().game().to_text(session().view(), one);
        REQUIRE(app_->run("act:" + token, machine.now));
    }
    rest();
}

void Player::let_others_play() {
    constexpr int kMost = 100000;
    app_->tick(machine.now);
    for (int i = 0; !app_->quiet(); ++i) {
        REQUIRE(i < kMost);
        machine.now = std::max(machine.now, app_->wake());
        app_->tick(machine.now);
    }
    catch_up(machine.now);
}

void Player::choose_by_pointing(bool finger) {
    REQUIRE(session().your_turn());
    std::vector<std::string> most;
    for (const core::Action action : session().legal()) {
        std::vector<std::string> touched = app_->view().spots_of(session().view(), action);
        if (touched.size() > most.size()) {
            most = std::move(touched);
        }
    }
    const int before = session().match().cursor();
    for (const std::string& one : most) {
        if (session().match().cursor() == before && !app_->held() && !app_->picker().chosen(one)) {
            finger ? tap(one) : click(one);
        }
    }
}

void Player::play_by_pointing(bool finger) {
    rest();
    const int before = session().match().cursor();
    choose_by_pointing(finger);
    REQUIRE(session().match().cursor() != before);
}

}  // namespace ctq::stage
