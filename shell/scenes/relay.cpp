#include "shell/scenes/relay.hpp"

#include <vector>

#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"

namespace ctq::scenes {
namespace {

constexpr std::size_t kMostRelay = 200;  // what the dialog takes
constexpr std::string_view kPublicServer = "stun:stun.l.google.com:19302";
constexpr std::string_view kCommand = "turn:";
constexpr std::string_view kRelayQuestion =
    "A relay (TURN) carries a match between networks that can’t reach each other. Type "
    "turn:host:port user password, as you got them from its owner. Leave the field empty for none.";
constexpr const char* kRefused =
    "This is not a relay. Type its address, user and password, separated by spaces, such as "
    "turn:relay.example.org:3478 anna secret. Leave the field empty for none.";

/// Whether the text is a name, an IPv4 address, or an IPv6 address in brackets.
bool is_host(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdefABCDEF:";
    constexpr std::string_view kName =
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-";
    const bool bracketed = text.size() > 2 && text.starts_with('[') && text.ends_with(']');
    if (bracketed) {
        text = text.substr(1, text.size() - 2);
    }
    return !text.empty() &&
           text.find_first_not_of(bracketed ? kHex : kName) == std::string_view::npos;
}

bool is_port(std::string_view text) {
    const auto port = core::read_number(text);
    return port && *port > 0 && *port < 65536;
}

/// Changes the relay, saves it on this device and tells an open table. An empty text is none. Asks
/// again, and changes nothing, if the text names no relay.
void take_relay(const Services& services, std::string_view text) {
    const std::vector<std::string_view> parts = core::words(text);
    if (!parts.empty() && !is_relay(text)) {
        if (!platform::ask_text(kRefused, text, kCommand)) {
            services.notices.tell(kRefused);
        }
        return;
    }
    services.settings.relay = core::joined(core::strings(parts), " ");
    platform::store(store::kRelayKey, services.settings.relay);
    platform::change_server(connection_server(services.settings));
    services.notices.change();
}

}  // namespace

bool is_relay(std::string_view text) {
    const std::vector<std::string_view> parts = core::words(text);
    if (parts.size() != 3 || text.size() > kMostRelay) {
        return false;
    }
    const std::string_view address = parts.front();
    const std::size_t scheme = address.find(':');
    const std::size_t port = address.rfind(':');
    return (address.starts_with("turn:") || address.starts_with("turns:")) && port > scheme &&
           is_host(address.substr(scheme + 1, port - scheme - 1)) &&
           is_port(address.substr(port + 1));
}

std::string connection_server(const store::Settings& settings) {
    return !settings.stun             ? ""
           : is_relay(settings.relay) ? settings.relay
                                      : std::string(kPublicServer);
}

void add_relay(Page& page, Services& services) {
    if (!platform::can_open_tables()) {
        return;
    }
    page.action("Relay (TURN)", "", "ask:turn", services.settings.relay_label(), [&services] {
        return platform::ask_text(kRelayQuestion, services.settings.relay, kCommand);
    });
    page.list().family(kCommand,
                       [&services](std::string_view text) { take_relay(services, text); });
}

}  // namespace ctq::scenes
