import { expect, test } from "vitest";
import { aMatch } from "../../../../tests/support/cup.ts";
import { MATCH_STATUSES } from "../../../cup/match/match.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { RESULT_FIELDS } from "./reported-result.ts";
import { firstStatement, statedOf, withStated } from "./stated.ts";

const EVENTS = [{ kind: "goal", side: "home", minute: 3, score: { home: 1, away: 0 } }] as CupFileMatch["events"] & object;

test("the record's state of a match is its log's first report: its end by the office, all else by any later reporter", () => {
	const speaks = MATCH_STATUSES.map((status) => [
		status,
		firstStatement(aMatch("m", "d", ["ask", "bro"], { status }))?.sender ?? null,
	]);
	expect(Object.fromEntries(speaks)).toEqual({
		...{ scheduled: null, live: "field", finished: "office" },
		...{ walkover: "office", postponed: "field", cancelled: "office" },
	});
	const told = aMatch("m", "d", ["ask", "bro"], { events: EVENTS });
	expect(firstStatement(told)).toEqual({
		...{ id: "statement:m", at: "1970-01-01T00:00:00Z", sender: "field", kind: "statement" },
		stated: statedOf(told),
	});
});

test("everything that reports can state is stated of a match, and replaces an earlier result completely", () => {
	expect(Object.keys(statedOf(aMatch("m", "d", ["ask", "bro"]))).sort()).toEqual(RESULT_FIELDS.toSorted());
	const place = { start: "2026-07-14T12:00:00Z", field: "heden-2", number: "7", moved: { field: "heden-10" } };
	const one = aMatch("m", "d", ["ask", "bro"], {
		...place,
		status: "live",
		score: { home: 1, away: 0 },
		minute: 3,
		events: EVENTS,
	});
	const other = aMatch("m", "d", ["ask", "bro"], { ...place, status: "walkover", winner: "away" });
	expect(withStated(one, statedOf(other))).toEqual(other);
	expect(withStated(other, statedOf(one))).toEqual(one);
});
