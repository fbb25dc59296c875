// Tables over the network: the way in, what their commands do, and the bytes that come and go.
#include <algorithm>
#include <cstdint>

#include "engine/core/base64.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/name.hpp"
#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"

namespace ctq::app {
namespace {

constexpr std::string_view kRoute = "net=";
constexpr std::string_view kAnswer = "answer=";
constexpr const char* kName = "name";
constexpr double kTick = 0.2;

std::optional<std::string_view> behind(std::string_view text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) {
        return std::nullopt;
    }
    return text.substr(prefix.size());
}

net::Time milliseconds(double now) {
    return static_cast<net::Time>(now * 1000);
}

Randomness fresh() {
    Randomness random;
    platform::fill_randomly(random.entropy);
    platform::fill_randomly(random.id);
    return random;
}

/// A match that goes on, at the server's table that this way leads to.
bool goes_on_at(const KeptTable& kept, const core::Bytes& way, double now) {
    const auto table = NetTable::restore(kept_table(kept.id).value_or(""), milliseconds(now));
    return table && table->at_server() && table->way() == way && !table->finished();
}

/// The seat of ours that is kept for the match of an invitation. That of a server names a table,
/// where one match follows the other.
std::optional<KeptTable> seat_at(const Invitation& invitation, double now) {
    const bool any_match = invitation.match == net::MatchId{};
    for (KeptTable& one : kept_tables()) {
        if (!one.hosting && (any_match ? goes_on_at(one, invitation.way, now)
                                       : one.match == table_name(invitation.match))) {
            return std::move(one);
        }
    }
    return std::nullopt;
}

bool ask_name(std::string_view name, std::string_view command) {
    return platform::ask_text("Your name, as the others see it:", name, command);
}

/// The answer in a link, or alone; none where there is nothing like it.
std::optional<core::Bytes> read_answer(std::string_view text) {
    if (const auto at = text.find(kAnswer); at != std::string_view::npos) {
        text.remove_prefix(at + kAnswer.size());
    }
    text = text.substr(0, text.find_first_of(" \t\r\n"));
    return text.empty() || text.size() > 2 * kMostWay ? std::nullopt : core::from_base64(text);
}

/// Its first letters, as many as keep an invitation short.
std::string short_name(std::string_view name) {
    constexpr std::size_t kMost = 24;
    std::size_t size = std::min(name.size(), kMost);
    while (size < name.size() && (static_cast<unsigned char>(name[size]) & 0xc0U) == 0x80U) {
        --size;
    }
    return std::string(name.substr(0, size));
}

/// Fills `network` from a route; why not, or empty.
std::string prepare(Network& network, Choices& choices, std::string_view route, double now) {
    network.name = platform::load(kName).value_or("");
    if (const auto text = behind(route, "invite=")) {
        auto read = read_choices(*text);
        if (!read) {
            return read.problem().text();
        }
        choices = std::move(*read);
        return platform::can_open_tables() ? "" : "Tables for guests are opened in the page.";
    }
    if (const auto text = behind(route, "join=")) {
        auto invitation = read_invitation(*text);
        if (!invitation) {
            return invitation.problem().text();
        }
        network.stage = Network::Stage::joining;
        network.before = seat_at(*invitation, now);
        network.invitation = std::move(*invitation);
        return platform::can_reach(network.invitation->way)
                   ? ""
                   : "This table is in a page: open its link in a browser.";
    }
    if (const auto text = behind(route, kAnswer)) {
        const auto answer = read_answer(*text);
        network.stage = Network::Stage::answering;
        if (answer) {
            platform::hand_over_answer(*answer);
        }
        return answer ? "" : "This answer is damaged: was all of the link copied?";
    }
    network.id = route.substr(kRoute.size());
    network.stage = Network::Stage::waiting;
    const auto kept = is_id(network.id) ? kept_table(network.id) : std::nullopt;
    if (!kept) {
        return "This table is not kept on this device.";
    }
    auto table = NetTable::restore(*kept, milliseconds(now));
    if (!table) {
        return table.problem().text();
    }
    network.table = std::make_shared<NetTable>(std::move(*table));
    return "";
}

}  // namespace

/// Goes where a route of the network leads; false for any other.
bool App::open_network(std::string_view route, double now) {
    const bool ours = is_network_route(route);
    if (!ours) {
        return false;
    }
    if (network_.table && route == std::string(kRoute) + network_.id) {
        route_ = route;
        return true;
    }
    if (behind(route, kAnswer) && network_.table && network_.table->hosting()) {
        platform::set_route(route_, true);
        return run_waiting("answer:" + std::string(route), now);
    }
    Network next;
    Choices choices = choices_;
    const std::string why = prepare(next, choices, route, now);
    if (!why.empty()) {
        platform::set_route(route_, true);
        kept_tables_ = kept_tables();
        tell(why);
        return true;
    }
    leave_table();
    leave_laboratory(now);
    scene_state_ = {};
    sharing_.reset();
    rules_.reset();
    route_ = route;
    choices_ = std::move(choices);
    network_ = std::move(next);
    network_.stun = settings_.stun;
    scene_ = Scene::network;
    changed();
    if (network_.table) {
        connect(now);
    }
    return true;
}

/// At the table from now on: by its route, kept, and over the transport.
void App::connect(double now) {
    NetTable& table = *network_.table;
    network_.stage = Network::Stage::waiting;
    network_.unreached = false;
    choices_.game = &table.game();
    if (network_.id.empty()) {
        network_.id = new_id(platform::random_seed());
        route_ = std::string(kRoute) + network_.id;
        platform::set_route(route_, true);
    }
    platform::hold("net:" + network_.id);
    platform::open_transport(table.hosting(), table_name(table.match()), table.way(),
                             settings_.stun, wake_loop_);
    hear_table(now);
}

void App::leave_network() {
    if (network_.table) {
        platform::stop_transport();
    }
    network_ = {};
}

/// Where the program asks for links: the way to a table that was pasted.
bool App::run_network_lobby(std::string_view command, double now) {
    if (command == "ask:table") {
        return platform::ask_text("The table’s link, as ctq host prints it:", "", "table:");
    }
    const auto link = behind(command, "table:");
    if (!link) {
        return false;
    }
    const auto invitation = read_table_link(*link);
    if (!invitation) {
        tell(invitation.problem().text());
        return true;
    }
    go("join=" + invitation_text(*invitation), now);
    return true;
}

/// Brings in what has arrived and tells the table the time.
void App::tick_network(double now) {
    if (!network_.table) {
        auto news =
            network_.stage == Network::Stage::answering ? platform::take_news() : std::nullopt;
        if (news && news->kind == platform::LinkNews::Kind::trouble) {
            hear_transport(*news);
        }
        return;
    }
    NetTable& table = *network_.table;
    const net::Time time = milliseconds(now);
    bool something = now >= network_.due;
    while (auto news = platform::take_news()) {
        something = true;
        switch (news->kind) {
            case platform::LinkNews::Kind::connected:
                table.connected(news->link, time);
                network_.unreached = false;
                if (!table.hosting()) {
                    network_.sharing.reset();
                }
                break;
            case platform::LinkNews::Kind::bytes:
                table.received(news->link, news->bytes, time);
                break;
            case platform::LinkNews::Kind::lost:
                table.lost(news->link, time);
                break;
            default:
                hear_transport(*news);
                break;
        }
    }
    if (now >= network_.due) {
        network_.due = now + kTick;
        table.tick(time);
    }
    pass_on(now);
    if (something) {
        send_out(now);
    }
}

/// What a transport has to say besides frames: links to send, and words.
void App::hear_transport(const platform::LinkNews& news) {
    const bool unreached = news.kind == platform::LinkNews::Kind::unreached;
    if (unreached || news.kind == platform::LinkNews::Kind::trouble) {
        network_.unreached = network_.unreached || unreached;
        network_.told.assign(news.bytes.begin(), news.bytes.end());
        tell(network_.told);
    } else if (news.kind == platform::LinkNews::Kind::way) {
        const NetTable& table = *network_.table;
        network_.sharing =
            share_route("join=" + invitation_text({table.match(), &table.game(),
                                                   short_name(network_.name), news.bytes}));
    } else if (!network_.table->reachable()) {
        network_.sharing = share_route(std::string(kAnswer) + core::to_base64(news.bytes));
    }
    changed();
}

/// What was chosen at this device goes to the table.
void App::pass_on(double now) {
    if (!network_.table || !session_) {
        return;
    }
    if (const auto wish = session_->take_wish()) {
        const auto refused = network_.table->play(*wish, milliseconds(now));
        send_out(now);
        hear_table(now);
        if (refused) {
            tell(refused->sentence);
        }
    }
}

/// Keeps what must be kept before anything is sent, and sends.
void App::send_out(double now) {
    NetTable& table = *network_.table;
    const net::Output out = table.take_output();
    if (out.save && !keep_table({network_.id, table_name(table.match()), table.hosting(),
                                 table.game().info->title},
                                table.keep())) {
        tell(kNotKept);
    }
    for (const net::Packet& packet : out.packets) {
        platform::send_frame(packet.link, packet.frame);
    }
    for (const net::Event& event : out.events) {
        if (event.kind == net::EventKind::hang_up) {
            platform::close_link(event.link);
        } else if (event.kind == net::EventKind::closed) {
            platform::stop_transport();  // nobody is asked again
        }
    }
    if (!out.events.empty()) {
        hear_table(now);
    }
}

/// Shows the table as it stands now.
void App::hear_table(double now) {
    NetTable& table = *network_.table;
    if (!table.gathering() && scene_ == Scene::network) {
        show_table(Session::following(table.ledger()->match(), table.course(), now), network_.id);
    } else if (session_) {
        session_->follow(table.ledger()->match(), table.course(), now);
        refresh();
        think();
    }
    if (table.finished() && !network_.kept) {
        network_.kept = true;
        saves_.keep(network_.id, table.for_library());
    }
    if (const std::string news = table.take_news(); !news.empty()) {
        tell(news);
    }
    const bool yours = session_ && session_->your_turn();
    if (yours && !network_.yours && settings_.notices) {
        platform::notify("It is your turn in " + std::string(table.game().info->title) + ".");
    }
    network_.yours = yours;
    changed();
}

bool App::run_network(std::string_view command, double now) {
    if (command == "ask:name") {
        return ask_name(network_.name, "name:");
    }
    if (const auto name = behind(command, "name:")) {
        network_.name = net::clean_name(*name);
        platform::store(kName, network_.name);
        changed();
        return true;
    }
    for (const char* next : {"open-table", "join"}) {
        const std::string named = std::string(next) + "-as:";
        if (command == next && network_.name.empty()) {
            return ask_name("", named);
        }
        if (const auto name = behind(command, named)) {
            run_network("name:" + std::string(*name), now);
            return network_.name.empty() || run_network(next, now);
        }
    }
    if (command == "back") {
        network_.table ? go("", now) : go_back(now);
        return true;
    }
    if (command == "open-table" && network_.stage == Network::Stage::opening) {
        auto table =
            NetTable::open(make_setup(choices_, 0), network_.name, fresh(), milliseconds(now));
        if (!table) {
            tell(table.problem().text());
            return true;
        }
        network_.table = std::make_shared<NetTable>(std::move(*table));
        connect(now);
        send_out(now);
        return true;
    }
    if ((command == "join" || command == "look-on") && network_.stage == Network::Stage::joining) {
        network_.table = std::make_shared<NetTable>(
            NetTable::join(*network_.invitation, network_.name, command == "look-on", fresh()));
        connect(now);
        return true;
    }
    if (command == "return" && network_.before) {
        auto table =
            NetTable::restore(kept_table(network_.before->id).value_or(""), milliseconds(now));
        if (!table) {
            tell(table.problem().text());
            return true;
        }
        table->come_by(network_.invitation->way);
        network_.table = std::make_shared<NetTable>(std::move(*table));
        network_.id = network_.before->id;
        route_ = std::string(kRoute) + network_.id;
        platform::set_route(route_, true);
        connect(now);
        return true;
    }
    return network_.table && run_waiting(command, now);
}

/// The guest's answer is on its way: from now on the host is tried.
void App::answered() {
    network_.answered = true;
    platform::answer_sent();
    changed();
}

bool App::run_waiting(std::string_view command, double now) {
    NetTable& table = *network_.table;
    const net::Time time = milliseconds(now);
    if (command == "leave-table") {
        table.leave(time);
        send_out(now);
        forget_table(network_.id);
        go("", now);
        return true;
    }
    if (command == "link-copy" && network_.sharing) {
        platform::copy_link(network_.sharing->route);
        tell(table.hosting() ? "The invitation is copied." : "The answer is copied.");
        answered();
        return true;
    }
    if (command == "link-seen" && network_.sharing && !table.hosting()) {
        answered();
        return true;
    }
    if (command == "link-send" && network_.sharing && platform::can_send()) {
        platform::send_link(table.game().info->title, network_.sharing->route);
        answered();
        return true;
    }
    if (command == "ready" || command == "not-ready") {
        if (!table.hosting()) {
            const core::Failure refused = table.be_ready(command == "ready", time);
            send_out(now);
            refused ? tell(refused->text()) : changed();
        }
        return true;
    }
    if (!table.hosting()) {
        return false;
    }
    if (command == "paste") {
        return platform::ask_record("Use", "Paste the answer that your guest has sent.", "",
                                    "answer:");
    }
    if (const auto text = behind(command, "answer:")) {
        if (const auto answer = read_answer(*text)) {
            platform::accept_answer(*answer);
        } else {
            tell("This answer is damaged: was all of the link copied?");
        }
        return true;
    }
    if (command == "by-link") {
        const auto by_link = choices_by_link(network_);
        if (by_link) {
            table.leave(time);
            send_out(now);
            forget_table(network_.id);
            go("new=" + choices_text(*by_link), now);
        }
        return by_link.has_value();
    }
    core::Failure refused;
    if (command == "begin") {
        refused = table.begin(time);
    } else if (const auto seat = behind(command, "fill:")) {
        refused = table.replace((*seat)[0] - '0', time);
    } else {
        return false;
    }
    send_out(now);
    hear_table(now);
    if (refused) {
        tell(refused->text());
    }
    return true;
}

/// What the commands of a table do whose match goes on elsewhere, too.
bool App::run_network_table(std::string_view command, double now) {
    NetTable& table = *network_.table;
    const net::Time time = milliseconds(now);
    const bool over = session_->turn().kind == core::Turn::Kind::over;
    core::Failure refused;
    if (command == "back" || command == "lobby") {
        if (table.finished()) {
            forget_table(network_.id);
        }
        command == "back" ? go_back(now) : go("", now);
        return true;
    }
    if (command == "end" && !table.hosting() && !over) {
        return run_waiting("leave-table", now);
    }
    if (command == "again" || command == "change") {
        if (over) {
            const bool anew = command == "again" && table.hosting();
            go((anew ? "invite=" + choices_text(choices_)
                     : "setup=" + std::string(choices_.game->info->id)),
               now);
        }
        return over;
    }
    if (command == "review" || command == "sandbox") {
        if (table.finished()) {
            const std::string id = network_.id;
            go(std::string(command) + "=" + id, now);
        } else {
            tell("This can be done once the match is over.");
        }
        return true;
    }
    if (command == "curtain" && session_->curtain() != 0) {
        session_->lift_curtain();
        refresh();
        return true;
    }
    if (command == "undo") {
        refused = table.ask_takeback(time);
        if (!refused) {
            tell("The others are asked whether they let you take back.");
        }
    } else if (command == "net:allow" || command == "net:refuse") {
        refused = table.answer_takeback(command == "net:allow", time);
    } else if (command == "net:resync") {
        table.resync(time);
    } else if (command == "net:return" && !table.hosting()) {
        refused = table.come_back(time);
    } else if (!table.hosting()) {
        return run_waiting(command, now);
    } else if (const auto seat = behind(command, "net:bot:")) {
        refused = table.replace((*seat)[0] - '0', time);
    } else if (command == "net:stop" || command == "end") {
        refused = table.stop(time);
    } else {
        return run_waiting(command, now);
    }
    send_out(now);
    hear_table(now);
    if (refused) {
        tell(refused->text());
    }
    return true;
}

/// The match at the table, as it may be shared and kept.
core::Match App::open_match() const {
    return network_.table ? network_.table->for_library() : session_->match();
}

}  // namespace ctq::app
