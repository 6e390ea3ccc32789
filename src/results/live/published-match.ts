import { enumName } from "../../cup/enum-name.ts";
import type { ExpectedStart } from "../../cup/programme/late-running.ts";
import { expectedStart } from "../edition/building/expected-starts.ts";
import type { MatchEntity } from "../edition/entities.ts";

/**
 * The fields of a match in a frame: what its card shows and a report changes, under the API's names. Made from the read model, so that it
 * contains nothing unpublished (DECISIONS §3).
 */
export function publishedMatch(match: MatchEntity, expected: ExpectedStart | undefined) {
	return {
		id: match.id,
		expectedStart: expectedStart(match, expected),
		state: enumName(match.state),
		isWalkover: match.isWalkover,
		underProtest: match.underProtest,
		isPlayedWithoutScore: match.isPlayedWithoutScore,
		homeScore: match.score?.home ?? null,
		awayScore: match.score?.away ?? null,
		leadingSide: match.leadingSide && enumName(match.leadingSide),
		period: match.period && enumName(match.period),
		minute: match.minute,
		periodStart: match.periodStart,
		periodMinute: match.periodMinute,
		shootOutHome: match.shootOut?.home ?? null,
		shootOutAway: match.shootOut?.away ?? null,
		decidedBy: match.decidedBy && enumName(match.decidedBy),
	};
}
