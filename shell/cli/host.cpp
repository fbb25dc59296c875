#include <spawn.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/online/invitation.hpp"
#include "shell/server/server.hpp"
#include "shell/sockets/table_address.hpp"

/// ctq host: the page and tables to sit down at, for whoever reaches this machine.
namespace ctq::cli {
namespace {

core::Setup setup_of(const HostArguments& arguments) {
    core::Setup setup;
    setup.game = expect(core::find_game(cabinet(), arguments.game));
    setup.options = expect(core::read_options(setup.game->info->options, arguments.options));
    setup.seed = 1;  // draws are made jointly
    setup.seats = core::strings(core::split(arguments.seats, ','));
    return setup;
}

std::string link_of(const core::Setup& setup, int table) {
    app::Invitation invitation;  // no match is named: whichever is played there
    invitation.game = setup.game;
    invitation.host = "Table " + std::to_string(table);
    invitation.way = platform::way_to({"", "", table});
    return "/#join=" + app::invitation_text(invitation);
}

/// The page that was installed beside this program: PREFIX/share/cartotheque/site for PREFIX/bin/ctq.
/// Refuses where there is none.
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

/// Has the desktop's browser show it; says so where there is none.
void open_in_browser(const std::string& address) {
    std::string program = "xdg-open";
    std::string to = address;
    char* const words[] = {program.data(), to.data(), nullptr};
    pid_t child = 0;
    if (posix_spawnp(&child, program.c_str(), nullptr, nullptr, words, environ) != 0) {
        remark("No browser could be opened: there is no xdg-open here.");
    }
}

/// The page's address in links: by the first name of this machine that is known.
std::string base_of(const HostArguments& arguments, int port) {
    std::string name = arguments.names.empty() ? arguments.listen : arguments.names.front();
    if (name == "0.0.0.0" || name == "::") {  // any number of this machine: which one is not known
        name = "localhost";
        remark(
            "In links to other machines put a number or a name of this one for localhost, or "
            "give --name.");
    }
    if (name.find(':') != std::string::npos) {
        name = "[" + name + "]";  // IPv6
    }
    return "http://" + name + ":" + std::to_string(port);
}

/// Tables of the match that is asked for, and what takes the place of a deserted one.
struct Hosted {
    std::vector<host::HostedTable> tables;
    std::function<core::Result<host::HostedTable>(net::Time)> again;
    std::vector<std::string> links;  ///< behind the page's address
};

Hosted tables_of(const HostArguments& arguments) {
    Hosted hosted;
    if (arguments.game.empty()) {
        return hosted;
    }
    const core::Setup setup = setup_of(arguments);
    const host::Timeouts timeouts{static_cast<net::Time>(arguments.wait) * 1000,
                                  static_cast<net::Time>(arguments.turn) * 1000};
    hosted.again = [setup, timeouts,
                    source = host::RandomSource(arguments.entropy)](net::Time now) mutable {
        return host::HostedTable::open(setup, source.draw(), timeouts, now);
    };
    for (int i = 1; i <= arguments.tables; ++i) {
        hosted.tables.push_back(expect(hosted.again(host::now())));
        hosted.links.push_back(link_of(setup, i));
    }
    return hosted;
}

}  // namespace

void host(const HostArguments& arguments) {
    Hosted hosted = tables_of(arguments);
    const std::string page = arguments.page.empty() ? installed_page() : arguments.page;
    auto server = host::Server::open(arguments.listen, arguments.port, arguments.names,
                                     expect(host::read_site(page)), std::move(hosted.tables),
                                     std::move(hosted.again));
    const bool taken = !server && server.problem().where == "--port";
    if (taken && arguments.open) {
        // Who presses the desktop's entry twice is served by the first one.
        remark(server.problem().sentence + " What is there is opened.");
        open_in_browser(base_of(arguments, arguments.port) + "/");
        return;
    }
    const auto open = expect(std::move(server));
    const std::string base = base_of(arguments, open->port());
    std::string words = "The page is at " + base + "/\n";
    for (std::size_t i = 0; i < hosted.links.size(); ++i) {
        words += "Table " + std::to_string(i + 1) + ": " + base + hosted.links[i] + "\n";
    }
    print(words);
    if (arguments.open) {
        open_in_browser(base + "/");
    }
    open->tell([](const std::string& line) { print(line + "\n"); });
    open->run();
}

}  // namespace ctq::cli
