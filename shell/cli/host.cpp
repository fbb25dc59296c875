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

/// ctq host: serves the page and tables to other machines.
namespace ctq::cli {
namespace {

core::Setup setup_of(const HostArguments& arguments) {
    core::Setup setup;
    setup.game = expect(core::find_game(cabinet(), arguments.game));
    setup.options = expect(core::read_options(setup.game->info->options, arguments.options));
    setup.seed = 1;  // draws are made jointly with the guests
    setup.seats = core::strings(core::split(arguments.seats, ','));
    return setup;
}

std::string link_of(const core::Setup& setup, int table) {
    online::Invitation invitation;  // names no match, so it leads to whichever is played there
    invitation.game = setup.game;
    invitation.host = "Table " + std::to_string(table);
    invitation.endpoint = sockets::endpoint_of({"", "", table});
    return "/#join=" + online::invitation_text(invitation);
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
    pid_t child = 0;
    if (posix_spawnp(&child, program.c_str(), nullptr, nullptr, words, environ) != 0) {
        remark("No browser could be opened: there is no xdg-open here.");
    }
}

/// Returns the page's address for links, with the first known name of this machine.
std::string base_address(const HostArguments& arguments, int port) {
    std::string name = arguments.names.empty() ? arguments.listen : arguments.names.front();
    // all addresses of this machine, so its name is not known
    if (name == "0.0.0.0" || name == "::") {
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

/// The requested tables, and the function that opens a new one in place of a deserted one.
struct Hosted {
    std::vector<server::HostedTable> tables;
    std::function<core::Result<server::HostedTable>(net::Time)> reopen;
    std::vector<std::string> links;  ///< to be appended to the page's address
};

Hosted tables_of(const HostArguments& arguments) {
    Hosted hosted;
    if (arguments.game.empty()) {
        return hosted;
    }
    const core::Setup setup = setup_of(arguments);
    const server::Timeouts timeouts{static_cast<net::Time>(arguments.wait) * 1000,
                                    static_cast<net::Time>(arguments.turn) * 1000};
    hosted.reopen = [setup, timeouts,
                     source = server::RandomSource(arguments.entropy)](net::Time now) mutable {
        return server::HostedTable::open(setup, source.draw(), timeouts, now);
    };
    for (int i = 1; i <= arguments.tables; ++i) {
        hosted.tables.push_back(expect(hosted.reopen(server::now())));
        hosted.links.push_back(link_of(setup, i));
    }
    return hosted;
}

}  // namespace

void host(const HostArguments& arguments) {
    Hosted hosted = tables_of(arguments);
    const std::string page = arguments.page.empty() ? installed_page() : arguments.page;
    auto server = server::Server::open(arguments.listen, arguments.port, arguments.names,
                                       expect(server::read_site(page)), std::move(hosted.tables),
                                       std::move(hosted.reopen));
    const bool port_taken = !server && server.problem().where == "--port";
    if (port_taken && arguments.open) {
        // A second click on the desktop's entry opens the page of the first server.
        remark(server.problem().sentence + " What is there is opened.");
        open_in_browser(base_address(arguments, arguments.port) + "/");
        return;
    }
    const auto open = expect(std::move(server));
    const std::string base = base_address(arguments, open->port());
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
