#include "shell/match/findings/findings.hpp"

#include <utility>

#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/core/archive.hpp"
#include "engine/core/base64.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"
#include "engine/core/share.hpp"

namespace ctq::match {
namespace {

constexpr std::uint8_t kFormat = 2;

/// Returns a checksum of the match's rules and actions and of the findings.
std::uint64_t stamp(const core::Match& match, core::ByteView found) {
    const std::string_view text(reinterpret_cast<const char*>(found.data()), found.size());
    return core::hash_text(
        text, core::hash_text(core::write_code(match), match.game().info->rules_version));
}

}  // namespace

template <class Archive>
static void fields(Archive& archive, Findings& findings) {
    std::vector<std::pair<int, Finding>> list(findings.by_ply.begin(), findings.by_ply.end());
    archive.values(findings.closeness);
    archive.list(list, core::kMostActions, [&archive](auto& one) {
        archive.values(one.first, one.second.closeness);
        fields(archive, one.second.weighing);
    });
    findings.by_ply = {list.begin(), list.end()};
}

std::optional<bots::Verdict> verdict_at(const core::Match& match, const Findings& findings,
                                        int ply) {
    const auto found = findings.by_ply.find(ply);
    if (found == findings.by_ply.end() || ply >= match.size()) {
        return std::nullopt;
    }
    return bots::verdict_of(ply, match.turn_before(ply).seat, match.action(ply),
                            found->second.weighing);
}

std::vector<bots::Verdict> verdicts_of(const core::Match& match, const Findings& findings) {
    std::vector<bots::Verdict> list;
    for (const auto& one : findings.by_ply) {
        if (auto verdict = verdict_at(match, findings, one.first)) {
            list.push_back(std::move(*verdict));
        }
    }
    return list;
}

std::string findings_text(const core::Match& match, const Findings& findings) {
    const core::Bytes found = core::to_bytes(findings);
    core::ByteWriter out({kFormat});
    out.fixed(stamp(match, found));
    out.raw(found);
    return core::to_base64(out.bytes());
}

std::optional<Findings> read_findings(const core::Match& match, std::string_view text) {
    const auto bytes = core::from_base64(text);
    core::ByteReader in(bytes ? core::ByteView(*bytes) : core::ByteView());
    const bool ours = in.byte() == kFormat;
    if (in.fixed<std::uint64_t>() != stamp(match, in.rest()) || !ours) {
        return std::nullopt;
    }
    auto findings = core::from_bytes<Findings>(in.rest(), {});
    return findings ? std::optional(std::move(*findings)) : std::nullopt;
}

}  // namespace ctq::match
