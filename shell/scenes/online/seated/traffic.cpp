#include "shell/scenes/online/seated/traffic.hpp"

#include <utility>

#include "engine/core/base64.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/link_text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/relay.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

constexpr double kTick = 0.2;
/// Seconds before a server is asked whether it is up, again and again, and for it to be dialled.
constexpr double kAskServer = 3;
constexpr double kDialServer = 3;

/// Returns what follows the route in a pasted link of ours, or the whole text if it has no such link.
std::string pasted(std::string_view text, std::string_view route) {
    std::string link = match::link_in(text);
    link = link.empty() ? match::clean_route(core::trimmed(text)) : link;
    return link.starts_with(route) ? link.substr(route.size()) : link;
}

}  // namespace

std::optional<core::Bytes> read_answer(std::string_view text) {
    const std::string code = pasted(text, kAnswerRoute);
    return code.empty() || code.size() > 2 * net::kMostEndpoint ? std::nullopt
                                                                : core::from_base64(code);
}

Traffic::~Traffic() {
    if (connected_) {
        platform::stop_transport();
        platform::hold("");
    }
}

net::Time Traffic::time() const {
    return online::milliseconds(services_.now);
}

void Traffic::connect() {
    connected_ = true;
    network.stage = Network::Stage::waiting;
    network.unreached = false;
    if (network.id.empty()) {
        network.id = store::new_id(platform::random_seed());
    }
    services_.router.rename("net=" + network.id);
    platform::hold("net:" + network.id);
    open_transport();
    receive();
}

void Traffic::open_transport() {
    platform::open_transport(table().hosting(), online::table_name(table().room()),
                             table().endpoint(), connection_server(services_.settings),
                             services_.wake);
}

void Traffic::tick(double now) {
    bool something = now >= network.due;
    while (auto news = platform::take_news()) {
        something = true;
        switch (news->kind) {
            case platform::LinkNews::Kind::connected:
                table().connected(news->link, time());
                network.unreached = false;
                lost_at_ = 0;
                network.gone = false;
                network.answered = false;  // the next link is for the next guest
                if (!table().hosting() && !table().at_server()) {
                    network.sharing.reset();
                }
                break;
            case platform::LinkNews::Kind::bytes:
                table().received(news->link, news->bytes, time());
                break;
            case platform::LinkNews::Kind::lost:
                table().lost(news->link, time());
                if (!table().reachable() && table().closed().empty() && table().take_offer()) {
                    network.answered = false;
                    open_transport();
                }
                break;
            default:
                on_transport(*news);
                break;
        }
    }
    if (now >= network.due) {
        network.due = now + kTick;
        table().tick(time());
        look_for_server(now);
    }
    if (something) {
        send_out();
    }
}

/// Finds out whether a server that can't be reached at its table still has it: the server answers,
/// and yet the table can't be dialled.
void Traffic::look_for_server(double now) {
    if (table().reachable() || !table().at_server() || !table().closed().empty() ||
        table().ledger() == nullptr) {
        return;
    }
    if (lost_at_ == 0) {
        lost_at_ = asked_at_ = now;
        answered_at_ = 0;
    } else if (answered_at_ == 0 && now - asked_at_ >= kAskServer) {
        asked_at_ = now;
        platform::ask_server("", "server-is-up:");
    } else if (answered_at_ != 0 && now - answered_at_ >= kDialServer && !network.gone) {
        network.gone = true;
        if (table().finished() || !table().gathering()) {
            save_to_library();
        }
        services_.notices.change();
    }
}

/// Takes the server's reply: its list of tables, or "!" and why there is none.
void Traffic::take_server(std::string_view reply) {
    if (!reply.starts_with('!') && lost_at_ != 0 && answered_at_ == 0) {
        answered_at_ = services_.now;
        open_transport();  // dials at once
    }
}

/// Handles news of the transport other than frames: links to send, and messages.
void Traffic::on_transport(const platform::LinkNews& news) {
    const bool unreached = news.kind == platform::LinkNews::Kind::unreached;
    if (unreached || news.kind == platform::LinkNews::Kind::trouble) {
        network.unreached = network.unreached || unreached;
        network.transport_message.assign(news.bytes.begin(), news.bytes.end());
        // A guest who has sat at the table gets no message: the note already says that the host is
        // away.
        const bool known =
            !table().hosting() && table().ledger() != nullptr && table().endpoint().empty();
        if (!known) {
            services_.notices.tell(network.transport_message);
        }
    } else if (news.kind == platform::LinkNews::Kind::endpoint) {
        table().host()->offer(news.bytes, time());
        endpoint_ = news.bytes;
        share_invitation();
    } else if (!table().reachable()) {
        network.sharing = share_route(std::string(kAnswerRoute) + core::to_base64(news.bytes));
    }
    services_.notices.change();
}

void Traffic::done(const core::Failure& refused) {
    send_out();
    receive();
    if (refused) {
        services_.notices.tell(refused->text());
    }
}

/// Saves what must be saved, then sends.
void Traffic::send_out() {
    const net::Output out = table().take_output();
    if (out.save) {
        const bool saved = store::save_table({.id = network.id,
                                              .match = online::table_name(table().room()),
                                              .hosting = table().hosting(),
                                              .title = table().game().info->title,
                                              .over = table().finished()},
                                             table().serialize());
        if (!saved) {
            services_.notices.tell(store::kNotSaved);
        } else if (!former_.empty()) {
            store::forget_table(std::exchange(former_, {}));
        }
    }
    for (const net::Packet& packet : out.packets) {
        platform::send_frame(packet.link, packet.frame);
    }
    for (const net::Event& event : out.events) {
        if (event.kind == net::EventKind::hang_up) {
            platform::close_link(event.link);
        } else if (event.kind == net::EventKind::closed) {
            platform::stop_transport();  // do not try further connections
        }
    }
    if (!out.events.empty()) {
        receive();
    }
}

void Traffic::receive() {
    const bool yours = watcher_ != nullptr && watcher_->follow_table();
    if (table().finished()) {
        save_to_library();
    }
    const bool said = table().said() && !table().gathering();
    if (const std::string news = table().take_news(); !news.empty()) {
        if (said) {
            services_.notices.offer(news, "talk", "Answer");
        } else {
            services_.notices.tell(news);
        }
    }
    network.setup.game = &table().game();
    if (network.invitation) {
        network.invitation->game = network.setup.game;
    }
    offer_link();
    const bool invites = network.sharing && (table().hosting() || table().at_server());
    if (invites && shared_pace_ != online::clock_of(table()).pace) {
        share_invitation();
    }
    if (yours && !network.yours && services_.settings.notices) {
        platform::notify("It is your turn in " + std::string(table().game().info->title) + ".");
    }
    network.yours = yours;
    services_.notices.change();
}

/// Makes the link to invite others to a server's table, as long as the table waits for players.
void Traffic::offer_link() {
    if (!table().at_server() || !platform::can_open_tables()) {
        return;
    }
    const bool waits =
        table().ledger() != nullptr && table().gathering() && empty_seats(table()) > 0;
    if (!waits) {
        network.sharing.reset();
    } else if (!network.sharing) {
        endpoint_ = table().endpoint();
        share_invitation();
    }
}

/// Makes the link of the invitation to this table.
void Traffic::share_invitation() {
    shared_pace_ = online::clock_of(table()).pace;
    network.sharing =
        share_route("join=" + online::invitation_text({table().room(), &table().game(),
                                                       std::string(match::cut_name(network.name)),
                                                       endpoint_, shared_pace_}));
}

/// Saves the match in the library, but only once.
void Traffic::save_to_library() {
    if (!std::exchange(network.in_library, true)) {
        save_match(services_, network.id, online::match_for_library(table()));
    }
}

void Traffic::go_on() {
    save_to_library();
    if (const core::Failure refused = online::begin_next(table(), time())) {
        services_.notices.tell(refused->text());
        return;
    }
    former_ = std::exchange(network.id, store::new_id(platform::random_seed()));
    network.in_library = network.yours = network.ending = false;
    services_.router.rename("net=" + network.id);
    platform::hold("net:" + network.id);
    send_out();
}

void Traffic::leave() {
    if (!table().gathering() && table().own_seat() != 0) {
        save_to_library();
    }
    table().leave(time());
    send_out();
    store::forget_table(network.id);
    services_.router.go("");
}

void Traffic::play_alone() {
    core::Match match = online::match_against_bots(table(), platform::random_seed());
    match.set_tag(match::kParentTag, network.id + "@" + std::to_string(match.cursor()));
    store::forget_table(network.id);
    services_.router.go("table=" + import_match(services_, std::move(match)),
                        "Bots play in place of the others. The match at the table stays in the "
                        "library.");
}

void Traffic::add_inputs(Commands& list) {
    list.add_key("link-copy", {}, [this] { return send_link(true); });
    list.add_key("link-send", {}, [this] { return send_link(false); });
    list.add_key("link-seen", {}, [this] { return mark_code_scanned(); });
    list.add_key("leave-table", {}, [this] { leave(); });
    list.add_key("paste", {}, [this] { return paste(); });
    list.family("answer:", [this](std::string_view text) { return take_answer(text); });
    list.routes("answer=", [this](std::string_view route) { return take_answer(route); });
    list.family("server-is-up:", [this](std::string_view reply) { take_server(reply); });
    list.family("rejoin:", [this](std::string_view text) { return take_link(text); });
    list.family("elsewhere:net:", [this](std::string_view id) { return opened_elsewhere(id); });
}

bool Traffic::send_link(bool copied) {
    if (!network.sharing || !(copied || platform::can_send())) {
        return false;
    }
    if (copied) {
        platform::copy_link(network.sharing->route);
        services_.notices.tell(table().hosting() || table().at_server()
                                   ? "The invitation is copied."
                                   : "The answer is copied.");
    } else {
        platform::send_link(table().game().info->title, network.sharing->route);
    }
    mark_answer_sent();
    return true;
}

/// Marks a guest's answer as sent, because the host has scanned its code. Returns false for a host.
bool Traffic::mark_code_scanned() {
    const bool guest = network.sharing && !table().hosting();
    if (guest) {
        mark_answer_sent();
    }
    return guest;
}

/// Marks the answer as sent. From now on the transport tries to reach the host.
void Traffic::mark_answer_sent() {
    network.answered = true;
    platform::answer_sent();
    services_.notices.change();
}

bool Traffic::paste() const {
    return network.table->hosting() &&
           platform::ask_link("Connect", "Paste the answer that your guest has sent.", "",
                              "answer:");
}

bool Traffic::take_answer(std::string_view text) const {
    if (!network.table->hosting()) {
        return false;
    }
    if (!pasted(text, "join=").empty() && online::read_invitation(pasted(text, "join="))) {
        services_.notices.tell(
            "This is an invitation, not an answer: send it to your guest, who sends an answer "
            "back.");
    } else if (const auto answer = read_answer(text)) {
        platform::accept_answer(*answer);
    } else if (constexpr const char* kDamaged =
                   "This answer is damaged: was the whole link copied?";
               !platform::ask_link("Connect", kDamaged, text, "answer:")) {
        services_.notices.tell(kDamaged);
    }
    return true;
}

bool Traffic::ask_link(std::string_view why, std::string_view text) {
    const std::string words = why.empty() ? core::say("Paste the new link that {host} has sent.",
                                                      {{"host", host_name(network)}})
                                          : std::string(why);
    return !table().hosting() && platform::ask_link("Connect", words, text, "rejoin:");
}

/// Takes the link of a new invitation to this table and connects with it.
bool Traffic::take_link(std::string_view text) {
    if (table().hosting()) {
        return false;
    }
    const auto invitation = online::read_invitation(pasted(text, "join="));
    const std::string why = !invitation ? invitation.problem().sentence
                            : invitation->match != table().room()
                                ? "This link leads to another table."
                                : "";
    if (why.empty()) {
        table().set_endpoint(invitation->endpoint);
        network.answered = false;
        network.sharing.reset();
        open_transport();
        services_.notices.change();
    } else if (!ask_link(why, text)) {
        services_.notices.tell(why);
    }
    return true;
}

/// Handles another tab that opened the table: this tab then offers to take it over.
bool Traffic::opened_elsewhere(std::string_view id) {
    if (id == network.id) {
        Network away;
        away.stage = Network::Stage::elsewhere;
        away.id = network.id;
        away.setup.game = &table().game();
        services_.router.become(std::make_unique<NetworkScene>(services_, std::move(away)));
    }
    return id == network.id;
}

}  // namespace ctq::scenes
