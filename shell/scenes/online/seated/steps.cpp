#include "shell/scenes/online/seated/steps.hpp"

#include "engine/core/say.hpp"

namespace ctq::scenes {
namespace {

using core::say;

Progress now_if(bool present, bool done) {
    return done ? Progress::done : present ? Progress::present : Progress::later;
}

std::vector<JoinStep> host_steps(const Network& network) {
    const int empty = empty_seats(*network.table);
    const bool sent = network.answered;
    std::vector<JoinStep> steps;
    steps.push_back(
        {say("Send this link to {one:your friend|one friend. The next friend gets the next link}.",
             {{"one", empty == 1}}),
         now_if(true, sent), link_buttons(network)});
    steps.push_back({"Your friend opens the link and joins. In this browser that is all.",
                     now_if(sent, false)});
    steps.push_back({"From another device an answer comes back. Open it here, or paste it.",
                     now_if(sent, false),
                     {{"paste", "Paste an answer"}}});
    return steps;
}

std::vector<JoinStep> guest_steps(const Network& network) {
    const std::string host = host_name(network);
    const bool sent = network.answered;
    return {{say("You have joined {host}’s table.", {{"host", host}}), Progress::done},
            {say("Send your answer back to {host}.", {{"host", host}}), now_if(true, sent),
             link_buttons(network)},
            {say("{host} opens it, and your pages connect. Keep this page open.", {{"host", host}}),
             now_if(sent, false)}};
}

}  // namespace

std::vector<JoinStep> steps_of(const Network& network) {
    if (network.stage != Network::Stage::waiting || !network.table || !network.sharing ||
        !network.table->closed().empty()) {
        return {};
    }
    if (network.table->hosting()) {
        return empty_seats(*network.table) > 0 ? host_steps(network) : std::vector<JoinStep>();
    }
    return network.table->reachable() || at_server(network) ? std::vector<JoinStep>()
                                                            : guest_steps(network);
}

}  // namespace ctq::scenes
