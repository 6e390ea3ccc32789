import type { Score } from "../../cup/match/match.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import { asList, asObject, type JsonObject } from "./json-value.ts";
import { type Place, placeWithin, type Report } from "./place.ts";

export type Result = Pick<CupFileMatch, "status" | "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "winner">;

/** The values of a file's `status`. */
const STATUS: Readonly<Record<string, CupFileMatch["status"]>> = {
	scheduled: "scheduled",
	finished: "finished",
	played: "finished",
	canceled: "cancelled",
	cancelled: "cancelled",
	abandoned: "cancelled",
	annulled: "cancelled",
	postponed: "postponed",
	awarded: "walkover",
	walkover: "walkover",
	forfeited: "walkover",
	"w/o": "walkover",
	"w.o.": "walkover",
};

type Pairs = { ht: Score | null; ft: Score | null; et: Score | null; p: Score | null };

/**
 * A match's result: `score` includes extra time if there was any. Reads both forms: `score: {ft, ht, et, p}` (or a plain pair)
 * and the older `score1`, `score2` with suffixes `i`, `et` and `p`.
 */
export function readResult(match: JsonObject, place: Place, report: Report): Result {
	const pairs =
		match.score === undefined || match.score === null ? olderPairs(match, place, report) : newerPairs(match, place, report);
	checkPairs(pairs, placeWithin(place, match.score === undefined ? "score1" : "score"), report);
	const { ht, ft, et, p } = pairs;
	const score = et ?? ft;
	const status = readStatus(match, place, report) ?? (score ? "finished" : "scheduled");
	checkStatus(status, score, match, place, report);
	return {
		status,
		...(score && { score }),
		...(ht && { halfTime: ht }),
		...(et && ft && { regularTime: ft }),
		...(p && { shootOut: p }),
		...(status === "walkover" ? walkover(match, score, place, report) : score ? decided(match, pairs, place, report) : {}),
	};
}

function decided(match: JsonObject, { et, p }: Pairs, place: Place, report: Report): Pick<Result, "decidedBy"> {
	if (p) return { decidedBy: "penalties" };
	if (!et || et.home === et.away) return {};
	const golden = [match, asObject(match.score) ?? {}].some((stated) => stated.goldengoal === true || stated.gg === true);
	if (golden && Math.abs(et.home - et.away) !== 1) {
		const expected = "one goal between the sides after a golden goal";
		report(placeWithin(place, "score"), { value: match.score, expected, message: "more than one goal after a golden goal" });
	}
	return { decidedBy: golden ? "golden-goal" : "extra-time" };
}

function checkStatus(status: Result["status"], score: Score | null, match: JsonObject, place: Place, report: Report): void {
	const played = status === "finished" || status === "walkover";
	if (status === "walkover" || match.status === undefined || match.status === null || played === !!score) return;
	const expected = played ? "a score, or another status" : "no score, or another status";
	report(placeWithin(place, "status"), {
		value: match.status,
		expected,
		message: `a match that is ${played ? "played without" : "not played but has"} a score`,
	});
}

function walkover(match: JsonObject, score: Score | null, place: Place, report: Report): Pick<Result, "decidedBy" | "winner"> {
	const winner = match.winner === 1 || match.winner === 2 ? match.winner : score ? (score.home > score.away ? 1 : 2) : null;
	if (winner === null || (score && score.home === score.away)) {
		report(placeWithin(place, "status"), {
			value: match.status,
			expected: "a score or `winner` (1 or 2) that says who got the walkover",
			message: "a walkover without a winner",
		});
	}
	return { decidedBy: "walkover", winner: winner === 2 ? "away" : "home" };
}

function readStatus(match: JsonObject, place: Place, report: Report): Result["status"] | null {
	if (match.status === undefined || match.status === null) return null;
	const status = typeof match.status === "string" ? STATUS[match.status.toLowerCase()] : undefined;
	if (!status) {
		const expected = `one of ${Object.keys(STATUS).join(", ")}`;
		report(placeWithin(place, "status"), { value: match.status, expected, message: "no such status" });
	}
	return status ?? null;
}

function newerPairs(match: JsonObject, place: Place, report: Report): Pairs {
	const at = placeWithin(place, "score");
	if (asList(match.score)) return { ...NONE, ft: pair(match.score, at, report) };
	const score = asObject(match.score);
	if (!score) {
		report(at, { value: match.score, expected: "ft, ht, et and p, each two numbers", message: "no score" });
		return NONE;
	}
	const of = (key: string) => pair(score[key], placeWithin(at, key), report);
	return { ht: of("ht"), ft: of("ft"), et: of("et"), p: of("p") };
}

function olderPairs(match: JsonObject, place: Place, report: Report): Pairs {
	const of = (suffix: string): Score | null => {
		const [one, two] = [`score1${suffix}`, `score2${suffix}`];
		const values = [match[one], match[two]];
		return values.every((value) => value === undefined || value === null) ? null : pair(values, placeWithin(place, one), report);
	};
	return { ht: of("i"), ft: of(""), et: of("et"), p: of("p") };
}

const NONE: Pairs = { ht: null, ft: null, et: null, p: null };
const HIGHEST = 999;

function pair(value: unknown, place: Place, report: Report): Score | null {
	if (value === undefined || value === null) return null;
	const [home, away, more] = asList(value) ?? [];
	if (isGoals(home) && isGoals(away) && more === undefined) return { home, away };
	report(place, { value, expected: "two whole numbers, 0 or more", message: "a score without two numbers" });
	return null;
}

const isGoals = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST;

function checkPairs({ ht, ft, et, p }: Pairs, place: Place, report: Report): void {
	const refuse = (value: unknown, expected: string, message: string) => report(place, { value, expected, message });
	const score = et ?? ft;
	if (ht && !score) refuse({ ht }, "the score at full time too", "a half-time score alone");
	if (ht && ft && shrinks(ht, ft)) refuse({ ht, ft }, "no fewer goals at full time than at half-time", "goals went missing");
	if (ft && et && shrinks(ft, et)) refuse({ ft, et }, "no fewer goals after extra time", "goals went missing");
	if (et && ft && ft.home !== ft.away) refuse({ ft, et }, "a level score before extra time", "extra time nobody needed");
	if (p && !score) refuse({ p }, "the score before the shoot-out too", "a shoot-out alone");
	if (p && p.home === p.away) refuse({ p }, "a winner of the shoot-out", "a drawn shoot-out");
	if (p && score && score.home !== score.away)
		refuse({ score, p }, "a level score before a shoot-out", "a shoot-out nobody needed");
}

const shrinks = (before: Score, after: Score): boolean => after.home < before.home || after.away < before.away;
