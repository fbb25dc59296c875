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
    for (const std::string_view name : core::split(arguments.seats, ',')) {
        setup.seats.emplace_back(name);
    }
    return setup;
}

std::string link_of(const core::Setup& setup, const std::string& base, int table) {
    app::Invitation invitation;  // no match is named: whichever is played there
    invitation.game = setup.game;
    invitation.host = "Table " + std::to_string(table);
    invitation.way = platform::way_to({"", "", table});
    return base + "/#join=" + app::invitation_text(invitation);
}

}  // namespace

void host(const HostArguments& arguments) {
    const core::Setup setup = setup_of(arguments);
    const host::Timeouts timeouts{static_cast<net::Time>(arguments.wait) * 1000,
                                  static_cast<net::Time>(arguments.turn) * 1000};
    auto fresh = [setup, timeouts,
                  source = host::RandomSource(arguments.entropy)](net::Time now) mutable {
        return host::HostedTable::open(setup, source.draw(), timeouts, now);
    };
    std::vector<host::HostedTable> tables;
    for (int i = 0; i < arguments.tables; ++i) {
        tables.push_back(expect(fresh(host::now())));
    }
    const auto server = expect(host::Server::open(arguments.listen, arguments.port, arguments.names,
                                                  expect(host::read_site(arguments.page)),
                                                  std::move(tables), std::move(fresh)));
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
    const std::string base = "http://" + name + ":" + std::to_string(server->port());
    std::string words = "The page is at " + base + "/\n";
    for (int i = 1; i <= arguments.tables; ++i) {
        words += "Table " + std::to_string(i) + ": " + link_of(setup, base, i) + "\n";
    }
    print(words);
    server->run();
}

}  // namespace ctq::cli
