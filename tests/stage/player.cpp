#include "tests/stage/player.hpp"

#include <doctest/doctest.h>

#include <algorithm>
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
    : Person(screen_of(wishes), [this](ui::Canvas& canvas) { app_->draw(canvas); }),
      group_(std::make_shared<std::vector<Player*>>(1, this)) {
    machine.light = wishes.light;
    machine.reduced = !wishes.motion;
    machine.now = now();
    app_ = std::make_unique<app::App>(now(), nullptr);
    REQUIRE(app_->run(std::string("set:size=") + wishes.text, now()));
}

Player::~Player() {
    std::erase(*group_, this);
    machine.begin();
}

double Player::tick(double now) {
    machine.begin();
    machine.now = now;
    app_->tick(now);
    if (app_->sequence() != shown_) {
        shown_ = app_->sequence();
        stage_.mark();
    }
    catch_up(now);
    return app_->wake();
}

double Player::think(double now) {
    double due = 0;
    for (Player* one : *group_) {
        const double wake = one->tick(now);
        due = wake > 0 && (due == 0 || wake < due) ? wake : due;
    }
    machine.begin();
    // A network message that has just been sent arrives immediately.
    const bool sent = std::any_of(group_->begin(), group_->end(), [](const Player* one) {
        const match::Session* session = one->app_->scene().session();
        const bool network = one->scene() == "network" || (session != nullptr && session->remote());
        return network && !one->machine.news.empty();
    });
    return sent ? now : due;
}

bool Player::thinking() const {
    return std::any_of(group_->begin(), group_->end(), [](const Player* one) {
        return one->machine.thoughts > 0 && one->machine.replies != 0;
    });
}

bool Player::all_quiet() const {
    return std::all_of(group_->begin(), group_->end(),
                       [](const Player* one) { return one->app_->quiet(); });
}

Player& Player::bring(const Wishes& wishes) {
    Player& other = *brought_.emplace_back(std::make_unique<Player>(wishes));
    other.machine.drawn = 1000 * group_->size();
    other.catch_up(now());
    group_->push_back(&other);
    other.group_ = group_;
    machine.begin();
    return other;
}

void Player::part() {
    brought_.clear();
    machine.begin();
    settle();
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
    draw_at_once();
}

void Player::go(std::string_view route) {
    machine.begin();
    platform::set_route(route, false);
    pass();
}

void Player::go_back() {
    machine.begin();
    REQUIRE(platform::go_back());
    pass();
}

void Player::rest() {
    constexpr int kMost = 100000;
    for (int i = 0; i == 0 || !all_quiet(); ++i) {
        REQUIRE(i < kMost);
        let_others_play();
        catch_up(machine.now);
        draw_at_once();
    }
}

void Player::draw_at_once() {
    if (machine.reduced) {
        frame();
    }
    pass();
}

bool Player::answer(std::string_view words) {
    REQUIRE(machine.question);
    const std::string command = machine.question->command + std::string(words);
    machine.question.reset();
    machine.begin();
    const bool taken = app_->run(command, now());
    pass();
    return taken;
}

void Player::reload() {
    machine.begin();
    platform::stop_transport();
    app_ = std::make_unique<app::App>(now(), nullptr);
    shown_ = -1;
    stage_.mark();
    pass();
}

bool Player::over() const {
    return session().turn().kind == core::Turn::Kind::over;
}

const scenes::Table& Player::table() const {
    REQUIRE(scene() == "table");
    return static_cast<const scenes::TableScene&>(app_->scene()).table();
}

std::string Player::text_view() const {
    return app::mirror_json(*app_);
}

Player& Player::actor() {
    const auto acts = [](const Player* one) {
        const match::Session* session = one->app_->scene().session();
        return session != nullptr && (session->your_turn() || session->viewpoint().curtain() != 0);
    };
    if (acts(this)) {
        return *this;
    }
    const auto found = std::find_if(group_->begin(), group_->end(), acts);
    return found != group_->end() ? **found : *this;
}

void Player::play(int actions) {
    for (int i = 0; i < actions; ++i) {
        let_others_play();
        Player& one = actor();
        one.machine.begin();
        if (one.session().viewpoint().curtain() != 0) {
            REQUIRE(one.app_->run("curtain", machine.now));
        }
        if (one.over()) {
            break;
        }
        REQUIRE(one.session().your_turn());
        const auto& legal = one.session().legal();
        const core::Action action =
            legal[static_cast<int>(lots_.below(static_cast<std::uint32_t>(legal.size)))];
        const std::string token = one.session().game().to_text(one.session().view(), action);
        REQUIRE(one.app_->run("act:" + token, machine.now));
    }
    machine.begin();
    rest();
}

void Player::let_others_play() {
    constexpr int kMost = 100000;
    double wake = think(machine.now);
    for (int i = 0; !all_quiet() || wake == machine.now; ++i) {
        REQUIRE(i < kMost);
        wake = think(std::max(machine.now, wake));
    }
}

}  // namespace ctq::stage
