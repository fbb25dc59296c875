// The page's connections: web/library/network.js uses web/network/, which is fetched when the first
// table is opened.
#include <cstdlib>

#include "shell/platform/transport.hpp"

extern "C" {
void ctq_js_net_open(int host, const char* table, const std::uint8_t* endpoint, int size,
                     const char* server);
void ctq_js_net_answer(int what, const std::uint8_t* bytes, int size);
void ctq_js_net_program(const char* route);
void ctq_js_net_stop();
void ctq_js_net_server(const char* server);
void ctq_js_net_send(unsigned link, const std::uint8_t* bytes, int size);
void ctq_js_net_close(unsigned link);
int ctq_js_net_next();
void ctq_js_net_take(std::uint32_t* head, std::uint8_t* into);
void ctq_js_random_bytes(std::uint8_t* into, int size);
void ctq_js_notify(const char* words);
char* ctq_js_server_games();
void ctq_js_ask_server(const char* request, const char* command);
}

namespace ctq::platform {

void load_network_program(std::string_view route) {
    ctq_js_net_program(std::string(route).c_str());
}

std::string games_of_server() {
    char* const games = ctq_js_server_games();
    std::string text = games;
    std::free(games);
    return text;
}

void ask_server(std::string_view request, std::string_view command) {
    ctq_js_ask_server(std::string(request).c_str(), std::string(command).c_str());
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
                    std::string_view server, void (* /*wake*/)()) {
    ctq_js_net_open(host ? 1 : 0, std::string(table).c_str(), endpoint.data(),
                    static_cast<int>(endpoint.size()), std::string(server).c_str());
}

void answer_sent() {
    ctq_js_net_answer(0, nullptr, 0);
}

void accept_answer(std::span<const std::uint8_t> answer) {
    ctq_js_net_answer(1, answer.data(), static_cast<int>(answer.size()));
}

void hand_over_answer(std::span<const std::uint8_t> answer) {
    ctq_js_net_answer(2, answer.data(), static_cast<int>(answer.size()));
}

void change_server(std::string_view server) {
    ctq_js_net_server(std::string(server).c_str());
}

void stop_transport() {
    ctq_js_net_stop();
}

void send_frame(std::uint32_t link, std::span<const std::uint8_t> frame) {
    ctq_js_net_send(link, frame.data(), static_cast<int>(frame.size()));
}

void close_link(std::uint32_t link) {
    ctq_js_net_close(link);
}

std::optional<LinkNews> take_news() {
    const int size = ctq_js_net_next();
    if (size < 0) {
        return std::nullopt;
    }
    LinkNews news;
    std::uint32_t head[2] = {};
    news.bytes.resize(static_cast<std::size_t>(size));
    ctq_js_net_take(head, news.bytes.data());
    news.kind = static_cast<LinkNews::Kind>(head[0]);
    news.link = head[1];
    return news;
}

void fill_randomly(std::span<std::uint8_t> bytes) {
    ctq_js_random_bytes(bytes.data(), static_cast<int>(bytes.size()));
}

void notify(std::string_view words) {
    ctq_js_notify(std::string(words).c_str());
}

}  // namespace ctq::platform
