// What comes from tables over the network and goes to them, and what is shown of it.
#include "engine/core/base64.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/drawing.hpp"

namespace ctq::app {
namespace {

constexpr double kTick = 0.2;

/// Its first letters, as many as keep an invitation short.
std::string short_name(std::string_view name) {
    constexpr std::size_t kMost = 24;
    std::size_t size = std::min(name.size(), kMost);
    while (size < name.size() && (static_cast<unsigned char>(name[size]) & 0xc0U) == 0x80U) {
        --size;
    }
    return std::string(name.substr(0, size));
}

}  // namespace

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
    RemoteTable& table = *network_.table;
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
        // Who has been at the table knows that it is there: its host is away, as the note says.
        const bool known = network_.table && !network_.table->hosting() &&
                           network_.table->ledger() != nullptr && network_.table->way().empty();
        if (!known) {
            tell(network_.told);
        }
    } else if (news.kind == platform::LinkNews::Kind::way) {
        const RemoteTable& table = *network_.table;
        network_.sharing =
            share_route("join=" + invitation_text({table.match(), &table.game(),
                                                   short_name(network_.name), news.bytes}));
    } else if (!network_.table->reachable()) {
        network_.sharing = share_route(std::string(kAnswerRoute) + core::to_base64(news.bytes));
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
    RemoteTable& table = *network_.table;
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
    RemoteTable& table = *network_.table;
    if (!table.gathering() && scene_ == SceneId::network) {
        show_table(Session::following(table.ledger()->match(), table.course(), now), network_.id);
    } else if (session_) {
        session_->follow(table.ledger()->match(), table.course(), now);
        refresh();
        think();
    }
    if (table.finished() && !network_.kept) {
        network_.kept = true;
        app::keep_match(services_, network_.id, table.for_library());
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

}  // namespace ctq::app
