#include "tests/stage/machine.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <utility>

#include "assets/puzzles/puzzles.hpp"
#include "engine/bots/search_job.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/random.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/attempt.hpp"
#include "engine/lab/work.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/workers.hpp"

namespace ctq::stage {
namespace {

using platform::LinkNews;

/// All machines, so that a guest finds its host. The machine in use is last.
std::vector<Machine*>& machines() {
    static std::vector<Machine*> list;
    return list;
}

/// The highest bot level that tests compute. Higher levels take long under sanitizers.
constexpr std::uint32_t kDeepest = 4;

/// Returns the job with its level lowered to `kDeepest`, or the job itself if it is no deeper.
core::Bytes shallow(const core::Bytes& question) {
    const bool part = core::is_job_of(question, bots::kSearchPartFormat);
    const auto job = bots::decode(std::span(question).subspan(part ? 2 : 0));
    const bool deep = job && bots::question_of(*job) && job->bot.parameter > kDeepest;
    if (!deep) {
        return question;
    }
    bots::Job easier = *job;
    easier.bot.parameter = kDeepest;
    return part ? bots::encode_search_part(easier, 0) : bots::encode(easier);
}

/// Returns the job of an attempt with all bots' levels lowered to one that does not search.
core::Bytes shallow_attempt(const core::Bytes& question) {
    core::ByteReader in(question);
    in.byte();
    const int seat = in.byte();
    const auto seed = in.fixed<std::uint64_t>();
    const auto stream = in.fixed<std::uint64_t>();
    const auto match = core::read_code(cabinet(), in.text());
    REQUIRE(match);
    core::Setup setup = match->setup();
    setup.seed = seed;
    for (std::string& bot : setup.seats) {
        bot = bot > "level:3" ? "level:3" : bot;
    }
    return lab::encode_attempt(setup, seat, stream);
}

/// The workers' answer to a job. It depends on the job alone and is cached, because tests that
/// visit the same place bring the same jobs.
const core::Bytes& answer_to(const core::Bytes& job) {
    static std::map<core::Bytes, core::Bytes> answers;
    const auto [found, fresh] = answers.try_emplace(job);
    if (fresh) {
        found->second = lab::work(core::is_job_of(job, lab::kAttemptFormat) ? shallow_attempt(job)
                                                                            : shallow(job));
    }
    return found->second;
}

void leave(Machine& here, std::uint32_t link) {
    const auto found = here.links.find(link);
    if (found != here.links.end()) {
        const auto [there, its] = found->second;
        here.links.erase(found);
        there->links.erase(its);
        there->receive({platform::LinkNews::Kind::lost, its});
    }
}

void leave_all(Machine& here) {
    while (!here.links.empty()) {
        leave(here, here.links.begin()->first);
    }
    here.table.clear();
    here.news.clear();
}

/// Bytes of an address in a link, as many as most browsers produce.
constexpr std::size_t kEndpointBytes = 118;
constexpr std::size_t kAnswerBytes = 134;

void say(Machine& to, LinkNews::Kind kind, std::string_view words) {
    to.receive({kind, 0, {words.begin(), words.end()}});
}

void connect(Machine& guest, Machine& host) {
    const std::uint32_t out = ++guest.last_link;
    const std::uint32_t in = ++host.last_link;
    guest.links[out] = {&host, in};
    host.links[in] = {&guest, out};
    guest.receive({LinkNews::Kind::connected, out});
    host.receive({LinkNews::Kind::connected, in});
}

/// Makes a new invitation: an offer as long as a browser's. Its bytes hold only its number.
void invite(Machine& host) {
    std::vector<std::uint8_t> endpoint(kEndpointBytes, 1);
    endpoint[1] = ++host.invitation;
    host.receive({LinkNews::Kind::endpoint, 0, std::move(endpoint)});
}

bool waits(const Machine& guest, const std::string& table) {
    return !guest.hosts && guest.table == table && guest.links.empty();
}

/// Connects the guest that made this answer. Returns why the answer can't be used, or an empty
/// string.
std::string_view take_answer(Machine& host, std::span<const std::uint8_t> answer) {
    if (answer.size() != kAnswerBytes || answer.front() != host.invitation) {
        return "This answer belongs to another invitation, or was already used.";
    }
    const auto guest = std::find_if(machines().begin(), machines().end(), [&](const Machine* one) {
        return one->apart && waits(*one, host.table);
    });
    if (guest == machines().end()) {
        say(host, LinkNews::Kind::unreached, "No connection was made.");
    } else {
        connect(**guest, host);
    }
    invite(host);
    return {};
}

}  // namespace

Machine::~Machine() {
    leave_all(*this);
    std::erase(machines(), this);
}

void Machine::begin() {
    std::erase(machines(), this);
    machines().push_back(this);
}

Machine& Machine::current() {
    REQUIRE_FALSE(machines().empty());
    return *machines().back();
}

std::uint64_t Machine::draw() {
    return core::Rng{drawn++}.next();
}

void Machine::note(std::string_view what, std::string_view words) {
    requests.push_back(std::string(what) + " " + std::string(words));
}

void Machine::receive(platform::LinkNews one) {
    news.push_back(std::move(one));
    if (wake != nullptr) {
        wake();
    }
}

}  // namespace ctq::stage

namespace ctq::platform {
namespace {

using stage::Machine;

Machine& here() {
    return Machine::current();
}

}  // namespace

std::optional<std::string> load(std::string_view key) {
    const auto found = here().storage.find(key);
    return found == here().storage.end() ? std::nullopt : std::optional(found->second);
}

bool store(std::string_view key, std::string_view text) {
    if (!here().full) {
        here().storage.insert_or_assign(std::string(key), std::string(text));
    }
    return !here().full;
}

void forget(std::string_view key) {
    if (const auto found = here().storage.find(key); found != here().storage.end()) {
        here().storage.erase(found);
    }
}

std::vector<std::string> stored_keys(std::string_view begin) {
    std::vector<std::string> keys;
    for (const auto& [key, text] : here().storage) {
        if (key.starts_with(begin)) {
            keys.push_back(key.substr(begin.size()));
        }
    }
    return keys;
}

std::uint64_t random_seed() {
    return (here().draw() >> 11U) | 1U;
}

void fill_randomly(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(here().draw() >> 56U);
    }
}

double now() {
    return here().now;
}

std::string date() {
    return "2026-11-22 09:00";
}

std::string utc() {
    return here().utc;
}

std::string machine() {
    return "a stage";
}

bool prefers_reduced_motion() {
    return here().reduced;
}

bool prefers_light() {
    return here().light;
}

std::string route() {
    return here().routes.back();
}

void set_route(std::string_view route, bool replace) {
    if (replace) {
        here().routes.pop_back();
    }
    here().routes.emplace_back(route);
}

bool go_back() {
    if (here().routes.size() < 2) {
        return false;
    }
    here().routes.pop_back();
    return true;
}

void show_mirror(const std::string& /*json*/) {}

bool ask_text(std::string_view question, std::string_view text, std::string_view command) {
    here().question = {std::string(question), std::string(text), std::string(command)};
    return true;
}

bool ask_record(std::string_view /*word*/, std::string_view question, std::string_view text,
                std::string_view command) {
    return platform::ask_text(question, text, command);
}

bool ask_link(std::string_view /*word*/, std::string_view question, std::string_view text,
              std::string_view command) {
    return platform::ask_text(question, text, command);
}

std::string clipboard() {
    return here().clipboard;
}

void take_over(std::string_view name) {
    here().note("take over", name);
}

void hold(std::string_view name) {
    here().note("hold", name);
}

bool can_hand_over() {
    return true;
}

std::string save_file(std::string_view name, std::string_view /*type*/, std::string_view content) {
    here().note("file", std::string(name) + "\n" + std::string(content));
    return "Saved as " + std::string(name) + ".";
}

std::string save_png(std::string_view name, std::string_view svg) {
    here().note("png", std::string(name) + "\n" + std::string(svg));
    return "Saved as " + std::string(name) + ".";
}

bool can_send_pictures() {
    return true;
}

void send_png(std::string_view name, std::string_view title, std::string_view /*svg*/) {
    here().note("send-png", std::string(name) + " " + std::string(title));
}

void copy_text(std::string_view text) {
    here().clipboard = text;
    here().note("copy", text);
}

void copy_link(std::string_view route) {
    platform::copy_text(platform::address(route));
}

std::optional<std::string> puzzles(std::string_view game, std::string_view command) {
    if (here().offline) {
        here().question = stage::Question{"Puzzles", "", std::string(command)};
        return std::nullopt;
    }
    for (const assets::PuzzleText* one = assets::puzzles; !one->game.empty(); ++one) {
        if (one->game == game) {
            return std::string(one->text);
        }
    }
    return "-";
}

std::string address(std::string_view route) {
    return "https://example.org/#" + std::string(route);
}

bool can_send() {
    return true;
}

void send_link(std::string_view title, std::string_view route) {
    here().note("send", std::string(title) + " " + platform::address(route));
}

void play(std::span<const platform::Tone> tones) {
    here().note("sound", std::to_string(tones.size()));
    here().loudness = 0;
    for (const platform::Tone& tone : tones) {
        here().loudness = std::max(here().loudness, tone.loudness);
    }
}

void show_about() {
    here().note("about", "");
}

void notify(std::string_view words) {
    here().note("notify", words);
}

// Jobs are done when their replies are asked for, one at a time, as if there were one worker that
// always takes as long as from one look to the next.
struct platform::Workers::Pool {
    void (*wake)();
    std::deque<std::pair<int, platform::Bytes>> jobs{};
    int last = 0;
};

platform::Workers::Workers(void (*wake)()) : pool_(new Pool{wake}) {}

platform::Workers::~Workers() {
    here().thoughts -= static_cast<int>(pool_->jobs.size());
}

int platform::Workers::submit(const platform::Bytes& job) {
    pool_->jobs.emplace_back(++pool_->last, job);
    ++here().thoughts;
    ++here().jobs;
    return pool_->last;
}

void platform::Workers::cancel(int job) {
    here().thoughts -= static_cast<int>(
        std::erase_if(pool_->jobs, [job](const auto& one) { return one.first == job; }));
}

std::vector<platform::Reply> platform::Workers::take() {
    if (pool_->jobs.empty() || here().replies == 0) {
        return {};
    }
    if (here().replies) {
        --*here().replies;
    }
    const auto [job, bytes] = std::move(pool_->jobs.front());
    pool_->jobs.pop_front();
    --here().thoughts;
    if (here().no_worker) {
        return {{job, false, {}, "it could not be started"}};
    }
    return {{job, true, stage::answer_to(bytes), {}}};
}

int platform::Workers::size() const {
    return 2;
}

// Machines find a table by its name, as tabs of one browser do. A machine with `apart` set needs an
// answer that is brought to the host.

void load_network_program(std::string_view /*route*/) {}

std::string games_of_server() {
    return here().games_of_server;
}

// The test answers as the server does.
void ask_server(std::string_view request, std::string_view command) {
    here().question = stage::Question{std::string(request), "", std::string(command)};
}

bool can_open_tables() {
    return true;
}

bool can_reach(std::span<const std::uint8_t> /*endpoint*/) {
    return true;
}

bool asks_for_links() {
    return false;
}

void open_transport(bool host, std::string_view table, std::span<const std::uint8_t> endpoint,
                    std::string_view /*server*/, void (*wake)()) {
    platform::stop_transport();
    Machine& mine = here();
    mine.hosts = host;
    mine.table = table;
    mine.wake = wake;
    if (host) {
        stage::invite(mine);
    }
    for (Machine* other : stage::machines()) {
        const bool near = other != &mine && !other->apart && !mine.apart;
        if (near && host && stage::waits(*other, mine.table)) {
            stage::connect(*other, mine);
        } else if (near && !host && other->hosts && other->table == table) {
            stage::connect(mine, *other);
        }
    }
    if (!host && mine.links.empty() && endpoint.size() == stage::kEndpointBytes) {
        mine.receive({platform::LinkNews::Kind::answer, 0,
                      std::vector<std::uint8_t>(stage::kAnswerBytes, endpoint[1])});
    }
}

void change_server(std::string_view /*server*/) {}

void stop_transport() {
    stage::leave_all(here());
}

/// A guest has one connection and calls it 0.
void send_frame(std::uint32_t link, std::span<const std::uint8_t> frame) {
    const auto found = here().links.find(link != 0 ? link : here().last_link);
    if (found != here().links.end()) {
        const auto [there, its] = found->second;
        there->receive({platform::LinkNews::Kind::bytes, its, {frame.begin(), frame.end()}});
    }
}

void close_link(std::uint32_t link) {
    const std::uint32_t which = link != 0 ? link : here().last_link;
    if (here().links.count(which) != 0) {
        stage::leave(here(), which);
        here().receive({platform::LinkNews::Kind::lost, which});
    }
}

std::optional<platform::LinkNews> take_news() {
    if (here().news.empty()) {
        return std::nullopt;
    }
    platform::LinkNews one = std::move(here().news.front());
    here().news.pop_front();
    return one;
}

void answer_sent() {}

void accept_answer(std::span<const std::uint8_t> answer) {
    if (const std::string_view why = stage::take_answer(here(), answer); !why.empty()) {
        stage::say(here(), platform::LinkNews::Kind::trouble, why);
    }
}

void hand_over_answer(std::span<const std::uint8_t> answer) {
    std::string_view reply = "No table in this browser is waiting for this answer.";
    for (Machine* other : stage::machines()) {
        if (other != &here() && other->hosts && !other->table.empty()) {
            reply = stage::take_answer(*other, answer);
        }
    }
    stage::say(
        here(), platform::LinkNews::Kind::trouble,
        reply.empty() ? "The answer has arrived at the table: you can close this tab." : reply);
}

}  // namespace ctq::platform
