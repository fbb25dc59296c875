#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/host_log.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/online/invitation.hpp"
#include "shell/server/server.hpp"
#include "shell/sockets/table_address.hpp"

/// ctq host: serves the page and tables to other machines.
namespace ctq::cli {
namespace {

core::Setup setup_of(const HostArguments& arguments) {
    return expect(server::table_setup(*expect(core::find_game(cabinet(), arguments.game)),
                                      arguments.options, arguments.seats));
}

/// Returns the invitation to a table. Without a match, it leads to any that is played there.
std::string invitation_of(const core::GameHandle& game, int table, const net::MatchId& match) {
    online::Invitation invitation;
    invitation.game = &game;
    invitation.match = match;
    invitation.host =
        match == net::MatchId{} ? "Table " + std::to_string(table) : std::string("Somebody here");
    invitation.endpoint = sockets::endpoint_of({"", "", table});
    return online::invitation_text(invitation);
}

/// Returns the games of which visitors may open tables. Refuses an unknown id.
std::vector<const core::GameHandle*> games_of(const std::string& words) {
    if (words == "all") {
        return {cabinet().begin(), cabinet().end()};
    }
    std::vector<const core::GameHandle*> games;
    for (const std::string_view id : core::split(words, ',')) {
        if (!words.empty()) {
            games.push_back(expect(core::find_game(cabinet(), id)));
        }
    }
    return games;
}

/// Returns the page installed beside this program: PREFIX/share/cartotheque/site for
/// PREFIX/bin/ctq. Refuses if there is none.
std::string installed_page() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto site = program.parent_path().parent_path() / "share" / "cartotheque" / "site";
    if (error || !std::filesystem::is_regular_file(site / "index.html", error)) {
        throw Refusal(
            "--page needs a folder: that of the built page. None is installed beside this "
            "program.");
    }
    return site.string();
}

/// Opens the address in the desktop's browser. Prints a remark if there is none.
void open_in_browser(std::string address) {
    std::string program = "xdg-open";
    char* const words[] = {program.data(), address.data(), nullptr};
    sigset_t reset_signals;
    sigemptyset(&reset_signals);
    sigaddset(&reset_signals, SIGPIPE);
    sigaddset(&reset_signals, SIGXFSZ);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &reset_signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child = 0;
    const int error = posix_spawnp(&child, program.c_str(), nullptr, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    if (error != 0) {
        remark("No browser could be opened: there is no xdg-open here.");
    }
}

/// Returns the page's address for links, with the first known name of this machine.
std::string base_address(const HostArguments& arguments, int port) {
    if (!arguments.proxy.empty()) {
        return arguments.proxy.substr(0, arguments.proxy.find_last_not_of('/') + 1);
    }
    std::string name = arguments.names.empty() ? arguments.listen : arguments.names.front();
    // These mean all addresses of this machine, so they don't give a name for links.
    if (name == "0.0.0.0" || name == "::") {
        name = "localhost";
        remark(
            "In links to other machines put a number or a name of this one for localhost, or "
            "give --name.");
    }
    if (name.find(':') != std::string::npos) {
        name = "[" + name + "]";  // an IPv6 address needs brackets
    }
    return "http://" + name + ":" + std::to_string(port);
}

/// Returns the options of the server, without its page.
server::ServerOptions host_options(const HostArguments& arguments) {
    server::ServerOptions options;
    options.address = arguments.listen;
    options.port = arguments.port;
    options.policy.names = arguments.names;
    if (!arguments.proxy.empty()) {
        options.policy.proxy = expect(server::origin_of(arguments.proxy));
    }
    if (!arguments.game.empty()) {
        options.tables.assign(static_cast<std::size_t>(arguments.tables), setup_of(arguments));
    }
    options.club = {games_of(arguments.games), arguments.club_tables, arguments.tables_of_visitor};
    server::Timeouts timeouts;
    timeouts.away = static_cast<net::Time>(arguments.wait) * 1000;
    timeouts.turn = static_cast<net::Time>(arguments.turn) * 1000;
    options.records = arguments.records;
    options.timeouts = timeouts;
    options.opener = [timeouts, source = server::RandomSource(arguments.entropy)](
                         const core::Setup& setup, net::Time now) mutable {
        return server::HostedTable::open(setup, source.draw(), timeouts, now);
    };
    options.invite = invitation_of;
    return options;
}

}  // namespace

void host(const HostArguments& arguments) {
    survive_failed_writes();
    server::ServerOptions options = host_options(arguments);
    const std::string page = arguments.page.empty() ? installed_page() : arguments.page;
    options.site = expect(server::read_site(page));
    options.site.announce(options.club.games);
    const std::size_t tables = options.tables.size();
    auto server = server::Server::open(std::move(options));
    const bool port_taken = !server && server.problem().where == "--port";
    if (port_taken && arguments.open) {
        // A server that runs already uses the port, for instance after a second click on the
        // desktop's entry: its page is opened.
        remark(server.problem().sentence + " What is there is opened.");
        open_in_browser(base_address(arguments, arguments.port) + "/");
        return;
    }
    const auto open = expect(std::move(server));
    for (const std::string& sentence : open->lost_tables()) {
        remark(sentence);
    }
    const std::string base = base_address(arguments, open->port());
    std::string words = "The page is at " + base + "/\n";
    for (int i = 1; i <= static_cast<int>(tables); ++i) {
        words += "Table " + std::to_string(i) + ": " + base + "/#join=" +
                 invitation_of(*expect(core::find_game(cabinet(), arguments.game)), i, {}) + "\n";
    }
    print(words);
    if (arguments.open) {
        open_in_browser(base + "/");
    }
    open->tell([log = HostLog()](const std::string& line) mutable { log.tell(line); });
    open->run();
}

}  // namespace ctq::cli
