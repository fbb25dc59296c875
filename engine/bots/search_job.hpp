#pragma once

#include <optional>
#include <vector>

#include "engine/bots/job.hpp"
#include "engine/bots/search/parts.hpp"

/// Splits a bot's decision among several threads or workers: each part of the search is a separate
/// question, and the answers may arrive in any order. The result is the same as that of `decide` on
/// the whole job.
namespace ctq::bots {

/// The first byte of an encoded part; no other job begins with it.
inline constexpr std::uint8_t kSearchPartFormat = 0x50;

/// Returns the search question of the job's bot, or nullopt if the bot does not search.
std::optional<search::Question> question_of(const Job& job);

/// Returns the number of parts of the job; 1 means that the job is sent whole, by `encode`.
int parts_of(const Job& job);

/// Encodes the part with this number, from 0. The job's bot must search.
Bytes encode_search_part(const Job& job, int part);

/// Searches the part and returns the encoded result. Every error is returned as an encoded problem.
Bytes answer_search_part(core::ByteView bytes);

/// Decodes the worker's answer. The results are then merged (search::merge), and an action is
/// chosen from the sum (search::choose). Fails if the worker reported an error or the bytes are
/// malformed.
core::Result<core::WeighedList> read_search_part(core::ByteView bytes);

/// A pending decision and the answers received so far.
struct PendingDecision {
    int parts = 1;  ///< number of questions; 1: the only question asks for the action itself
    int replies = 0;
    core::WeighedList sum{};
};

/// Returns the questions of the job. Each is answered once, by `answer_search_part` or `answer`.
std::vector<Bytes> questions(const Job& job);

/// Adds one answer. Returns the decision once all answers have arrived. Returns a problem at once
/// if an answer is an encoded problem or malformed.
std::optional<core::Result<core::Action>> on_reply(PendingDecision& pending, core::ByteView bytes);

}  // namespace ctq::bots
