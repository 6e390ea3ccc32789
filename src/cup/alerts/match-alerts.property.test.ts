import fc from "fast-check";
import { expect, test } from "vitest";
import { MATCH_STATES } from "../match/match-state.ts";
import { KIND_OF, knownOf, type MatchAlertState, type MatchNow, matchAlerts } from "./match-alerts.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-07-15T15:20:00+02:00");
const now = (over: Partial<MatchNow> = {}): MatchNow => ({
	...{ state: "upcoming", young: false, start: START, field: "s3", expected: null, onTimeUntil: null, isNext: false },
	...{ score: null, shootOut: null },
	...over,
});
const score = (home: number, away: number) => ({ home, away });
const told = (over: Partial<MatchNow> = {}) => knownOf(now(over));
const whats = (known: MatchAlertState, next: MatchNow, at = START) => matchAlerts(known, next, at).alerts.map(({ what }) => what);

test("a match seen for the first time gives no alert, whatever its state", () => {
	fc.assert(
		fc.property(aMatch(), fc.integer({ min: 0, max: 600 }), (match, minutes) => {
			expect(whats(knownOf(match), match, START + minutes * MINUTE)).toEqual([]);
		}),
	);
});

test("a goal alert has the score and the scorer; another goal within a minute replaces it", () => {
	const first = matchAlerts(told(), now({ state: "live", score: score(1, 0) }), START + 34 * MINUTE);
	expect(first.alerts).toEqual([{ what: "goal", score: score(1, 0), by: "home", joins: false }]);
	const second = matchAlerts(first.told, now({ state: "live", score: score(1, 1) }), START + 34.5 * MINUTE);
	expect(second.alerts).toEqual([{ what: "goal", score: score(1, 1), by: "away", joins: true }]);
	const third = matchAlerts(second.told, now({ state: "live", score: score(2, 1) }), START + 36 * MINUTE);
	expect(third.alerts).toMatchObject([{ what: "goal", joins: false }]);
});

test("a goal that is taken back corrects its alert", () => {
	const goal = matchAlerts(told(), now({ state: "live", score: score(1, 0) }), START);
	const back = matchAlerts(goal.told, now({ state: "live", score: score(0, 0) }), START + MINUTE);
	expect(back.alerts).toEqual([{ what: "goal-corrected", score: score(0, 0), was: score(1, 0), since: START }]);
});

test("a final result gives one alert, and a corrected result gives a correction with the earlier result and its time", () => {
	const final = matchAlerts(told(), now({ state: "finished", score: score(1, 0) }), START + 71 * MINUTE);
	expect(final.alerts).toEqual([{ what: "final", score: score(1, 0), shootOut: null }]);
	const corrected = matchAlerts(final.told, now({ state: "finished", score: score(1, 1) }), START + 90 * MINUTE);
	expect(corrected.alerts).toMatchObject([{ what: "final-corrected", score: score(1, 1), was: score(1, 0) }]);
});

test("after a match is to be played again its next result is announced as a first one", () => {
	const final = matchAlerts(told(), now({ state: "finished", score: score(1, 0) }), START);
	const again = matchAlerts(final.told, now(), START);
	expect(again.alerts).toEqual([]);
	expect(whats(again.told, now({ state: "finished", score: score(2, 0) }))).toEqual(["final"]);
});

test("a result that comes a day late gives no alert", () => {
	expect(whats(told(), now({ state: "finished", score: score(1, 0) }), START + 24 * 60 * MINUTE)).toEqual([]);
});

test("an alert of a move has the earlier time and field; a match scheduled for the first time has not moved", () => {
	const next = now({ start: START + 80 * MINUTE });
	expect(matchAlerts(told(), next, START - 85 * MINUTE).alerts).toEqual([{ what: "moved", was: { start: START, field: "s3" } }]);
	expect(whats(told(), now({ field: "s5" }), START - MINUTE)).toEqual(["moved"]);
	expect(whats(told({ start: null, field: null }), now(), START - MINUTE)).toEqual([]);
});

test("a delay of less than ten minutes gives no alert, one of ten does, and the same time is never announced twice", () => {
	const at = START - 18 * MINUTE;
	expect(whats(told(), now({ expected: START + 5 * MINUTE }), at)).toEqual([]);
	const late = matchAlerts(told(), now({ expected: START + 20 * MINUTE }), at);
	expect(late.alerts).toEqual([{ what: "late", at: START + 20 * MINUTE, minutes: 20 }]);
	expect(whats(late.told, now({ expected: START + 20 * MINUTE }), at)).toEqual([]);
	// The schedule now has the time that was already announced.
	expect(whats(late.told, now({ start: START + 20 * MINUTE }), at)).toEqual([]);
});

test("a late match whose field is free is announced as next, if its expected time is another", () => {
	const late = matchAlerts(told(), now({ expected: START + 20 * MINUTE }), START - 18 * MINUTE);
	expect(whats(late.told, now({ expected: START + 15 * MINUTE, isNext: true }), START + 8 * MINUTE)).toEqual(["next"]);
	expect(whats(late.told, now({ expected: START + 20 * MINUTE, isNext: true }), START + 8 * MINUTE)).toEqual([]);
});

test("a match announced as late gives one alert when its field is on time again; a field without reports gives none", () => {
	const at = START - 18 * MINUTE;
	const onTime = now({ onTimeUntil: START });
	expect(whats(told(), onTime, at)).toEqual([]);
	const late = matchAlerts(told(), now({ expected: START + 20 * MINUTE }), at);
	expect(whats(late.told, now(), at)).toEqual([]);
	expect(whats(late.told, now({ onTimeUntil: at }), at)).toEqual([]);
	const again = matchAlerts(late.told, onTime, at);
	expect(again.alerts).toEqual([{ what: "on-time", at: START }]);
	expect(whats(again.told, onTime, at)).toEqual([]);
	expect(whats(again.told, now({ expected: START + 10 * MINUTE }), at)).toEqual(["late"]);
});

test("a postponed or cancelled match gives one alert, and a new time after that is a move", () => {
	const off = matchAlerts(told(), now({ state: "postponed" }), START - MINUTE);
	expect(off.alerts).toMatchObject([{ what: "off", state: "postponed" }]);
	expect(whats(off.told, now({ state: "postponed" }))).toEqual([]);
	expect(whats(off.told, now({ start: START + 60 * MINUTE }), START)).toEqual(["moved"]);
});

test("§3 young categories: the alert of a finished match never has a score", () => {
	fc.assert(
		fc.property(aHistory(), (history) => {
			let known = knownOf({ ...history[0]!.match, young: true });
			for (const { match, at } of history) {
				const said = matchAlerts(known, { ...match, young: true }, at);
				for (const alert of said.alerts) {
					expect(["moved", "off", "late", "next", "on-time", "played"]).toContain(alert.what);
					expect(alert).not.toHaveProperty("score");
				}
				expect(said.told.score).toBeNull();
				expect([null, "played"]).toContain(said.told.final);
				known = said.told;
			}
		}),
	);
});

test("no state is announced twice: a repeated state gives no alert in any history", () => {
	fc.assert(
		fc.property(aHistory(), (history) => {
			let known = knownOf(history[0]!.match);
			for (const { match, at } of history) {
				known = matchAlerts(known, match, at).told;
				expect(matchAlerts(known, match, at).alerts).toEqual([]);
			}
		}),
	);
});

test("a step gives one alert of a kind at most, except a move with the delay that follows from it", () => {
	fc.assert(
		fc.property(aHistory(), (history) => {
			let known = knownOf(history[0]!.match);
			for (const { match, at } of history) {
				const said = matchAlerts(known, match, at);
				const kinds = said.alerts.filter(({ what }) => what !== "moved").map(({ what }) => KIND_OF[what]);
				expect(new Set(kinds).size).toBe(kinds.length);
				known = said.told;
			}
		}),
	);
});

test("an alert of a move or a delay never repeats the time announced last", () => {
	fc.assert(
		fc.property(aHistory(), (history) => {
			let known = knownOf(history[0]!.match);
			for (const { match, at } of history) {
				const last = known.off === null ? (known.expected ?? known.start) : null;
				const said = matchAlerts(known, match, at);
				for (const alert of said.alerts) {
					if (alert.what === "late" || alert.what === "next" || alert.what === "on-time") expect(alert.at).not.toBe(last);
					if (alert.what === "moved" && match.field === known.field && known.off === null) expect(match.start).not.toBe(last);
				}
				known = said.told;
			}
		}),
	);
});

function aScore() {
	return fc.record({ home: fc.nat(3), away: fc.nat(3) });
}

function aMatch(): fc.Arbitrary<MatchNow> {
	const step = fc.integer({ min: -2, max: 6 }).map((steps) => START + steps * 5 * MINUTE);
	return fc
		.record({
			state: fc.constantFrom(...MATCH_STATES),
			young: fc.constant(false),
			start: fc.option(step),
			field: fc.option(fc.constantFrom("s3", "s5")),
			expected: fc.option(step),
			onTimeUntil: fc.option(step),
			isNext: fc.boolean(),
			score: fc.option(aScore()),
			shootOut: fc.option(aScore()),
		})
		.map((match) => {
			const isLate = match.expected !== null && match.start !== null && match.expected > match.start;
			return { ...match, expected: isLate ? match.expected : null };
		});
}

function aHistory() {
	return fc
		.array(fc.record({ match: aMatch(), gone: fc.integer({ min: 0, max: 10 }) }), { minLength: 1, maxLength: 12 })
		.map((steps) => {
			let at = START - 30 * MINUTE;
			return steps.map(({ match, gone }) => {
				at += gone * MINUTE;
				return { match, at };
			});
		});
}
