import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { groupBy } from "../../collections/group-by.ts";
import type { Score } from "../match/match.ts";
import type { Fate } from "../playoffs/fate.ts";
import { offeredKinds, PRESET_KINDS } from "./alert-kind.ts";
import { KIND_OF, knownOf, type MatchAlertState, type MatchNow, matchAlerts } from "./match-alerts.ts";
import { TEAM_KIND_OF, type TeamAlertState, type TeamNow, teamAlerts } from "./team-alerts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse("2026-07-15T12:00:00Z");
const score = (home: number, away: number): Score => ({ home, away });
const now = (over: Partial<MatchNow> = {}): MatchNow => ({
	...{ state: "upcoming", young: false, start: START, field: "s3", expected: null, onTimeUntil: null, isNext: false },
	...{ score: null, shootOut: null },
	...over,
});

/** Possible public states of a match. */
const NOW: Readonly<Record<string, MatchNow>> = {
	"to come": now(),
	"without a time": now({ start: null, field: null }),
	"an hour later": now({ start: START + HOUR }),
	"an hour earlier": now({ start: START - HOUR }),
	"20 minutes later": now({ start: START + 20 * MINUTE }),
	"on another field": now({ field: "s5" }),
	"9 minutes late": now({ expected: START + 10 * MINUTE - 1 }),
	"10 minutes late": now({ expected: START + 10 * MINUTE }),
	"20 minutes late": now({ expected: START + 20 * MINUTE }),
	"25 minutes late and next": now({ expected: START + 25 * MINUTE, isNext: true }),
	"9 minutes late and next": now({ expected: START + 9 * MINUTE, isNext: true }),
	"10 minutes late, moved by 20": now({ start: START + 20 * MINUTE, expected: START + 30 * MINUTE }),
	"on time until its start": now({ onTimeUntil: START }),
	postponed: now({ state: "postponed" }),
	"cancelled without a time": now({ state: "cancelled", start: null, field: null }),
	"live, no score": now({ state: "live" }),
	"live 0–0": now({ state: "live", score: score(0, 0) }),
	"live 1–0": now({ state: "live", score: score(1, 0) }),
	"live 1–1": now({ state: "live", score: score(1, 1) }),
	"live 2–2, without a time": now({ state: "live", score: score(2, 2), start: null, field: null }),
	"finished, no score": now({ state: "finished" }),
	"finished 1–0": now({ state: "finished", score: score(1, 0) }),
	"finished 1–1": now({ state: "finished", score: score(1, 1) }),
	"finished 1–1, 4–3": now({ state: "finished", score: score(1, 1), shootOut: score(4, 3) }),
	"finished 1–0, without a time": now({ state: "finished", score: score(1, 0), start: null }),
	"young, live 1–0": now({ state: "live", young: true, score: score(1, 0) }),
	"young, finished 1–0": now({ state: "finished", young: true, score: score(1, 0) }),
};

const known = (name: string): MatchAlertState => knownOf(NOW[name] as MatchNow);
const TOLD: Readonly<Record<string, MatchAlertState>> = {
	...Object.fromEntries(Object.keys(NOW).map((name) => [name, known(name)])),
	"a goal told at the start": { ...known("live 1–0"), goalAt: START, since: START },
	"a result told at the start": { ...known("finished 1–0"), since: START },
};

/** From the start on; a goal is news for six hours, and joins another for a minute. */
const AT: Readonly<Record<string, number>> = {
	"−3 h": START - 3 * HOUR,
	"−1 min": START - MINUTE,
	"±0": START,
	"+59 s": START + 59_000,
	"+1 min": START + MINUTE,
	"+6 h": START + 6 * HOUR,
	later: START + 6 * HOUR + 1,
};

/** Instants as minutes from the start; scores as they are printed. */
const inWords = (value: unknown, at?: number): string =>
	JSON.stringify(value, (key, part: unknown) => {
		if (part === at && (key === "since" || key === "goalAt")) return "now";
		if (typeof part === "number" && part > START - 24 * HOUR) return `start${part < START ? "" : "+"}${(part - START) / MINUTE}`;
		if (typeof part !== "object" || part === null || !("away" in part)) return part;
		return `${(part as Score).home}–${part.away}`;
	}).replaceAll('"', "");

test("alerts to followers of a match are as in the snapshot, for every earlier state, new state and time", async () => {
	const seen = new Set<string>();
	const lines = Object.entries(TOLD).flatMap(([before, told]) => {
		if (seen.has(inWords(told))) return [];
		seen.add(inWords(told));
		const said = Object.entries(NOW).flatMap(([name, match]) => {
			const all = Object.entries(AT).map(([when, at]) => {
				const { alerts, told: after } = matchAlerts(told, match, at);
				const became = Object.entries(after).filter(
					([key, value]) => inWords(value) !== inWords(told[key as keyof MatchAlertState]),
				);
				return { when, tells: `${inWords(alerts)} ${inWords(Object.fromEntries(became), at)}` };
			});
			return [...groupBy(all, ({ tells }) => tells)]
				.filter(([tells]) => tells !== "[] {}")
				.map(
					([tells, at]) => `${name}, ${at.length === all.length ? "always" : at.map(({ when }) => when).join(", ")}: ${tells}`,
				);
		});
		return ["", `==== known as: ${before}`, inWords(told), ...said];
	});
	await expect(`${lines.join("\n").trimStart()}\n`).toMatchFileSnapshot(
		fileURLToPath(new URL("../../../tests/said/alerts-match.txt", import.meta.url)),
	);
});

const FATES: Readonly<Record<string, Fate | null>> = {
	nothing: null,
	"through to A": { kind: "through", stage: "playoffs-a", division: null, round: null },
	"through to A, known which": { kind: "through", stage: "playoffs-a", division: "a", round: null },
	"through to B": { kind: "through", stage: "playoffs-b", division: "b", round: null },
	"through to the semi-final of A": { kind: "through", stage: "playoffs-a", division: "a", round: "semi-final" },
	"out by its group": { kind: "out", stage: "groups", division: "g6", round: null },
	"out in the quarter-final of A": { kind: "out", stage: "playoffs-a", division: "a", round: "quarter-final" },
	"winner of A": { kind: "placed", stage: "playoffs-a", division: "a", round: "final", won: true },
	"second of A": { kind: "placed", stage: "playoffs-a", division: "a", round: "final", won: false },
};
const PLACES: Readonly<Record<string, TeamNow["place"]>> = {
	nowhere: null,
	"second of 6": { division: "g6", position: 2 },
	"third of 6": { division: "g6", position: 3 },
	"second of 7": { division: "g7", position: 2 },
};

test("alerts to followers of a team are as in the snapshot, for every earlier state and every certainty", async () => {
	const lines = (["open", "decided", "afresh", null] as const).flatMap((group) => {
		const told = (what: string, before: TeamAlertState, after: TeamNow): string[] => {
			const { alerts, told } = teamAlerts(before, after);
			const said = alerts.map((alert) => ("corrected" in alert && alert.corrected ? `${alert.what}, corrected` : alert.what));
			for (const alert of alerts) {
				if (alert.what === "fate") expect(alert.fate).toBe(after.fate);
				if (alert.what === "open-again") expect(alert.fate).toBe(before.fate);
				if (alert.what === "place") expect(alert).toMatchObject(after.place ?? {});
			}
			const knows = [
				[told.fate, after.fate, before.fate],
				[told.place, after.place, before.place],
			].map(([known, now, was]) => (known === now ? "it" : known === was ? "what was" : "nothing"));
			return [`${what}: ${said.join(" and ") || "nothing"}; ${[...new Set(knows)].join(" and ")} is known`];
		};
		return [
			...["", `==== its group: ${group}`],
			...Object.entries(FATES).flatMap(([was, fate]) =>
				Object.entries(FATES).flatMap(([is, now]) =>
					told(`${was}, then ${is}`, { fate, place: null }, { fate: now, place: null, group }),
				),
			),
			...Object.entries(PLACES).flatMap(([was, place]) =>
				Object.entries(PLACES).flatMap(([is, now]) =>
					told(`${was}, then ${is}`, { fate: null, place }, { fate: null, place: now, group }),
				),
			),
		];
	});
	await expect(`${lines.join("\n").trimStart()}\n`).toMatchFileSnapshot(
		fileURLToPath(new URL("../../../tests/said/alerts-team.txt", import.meta.url)),
	);
});

test("the choices: no goals for young categories, and nothing about qualification for a field", () => {
	expect(offeredKinds("team", false)).toEqual(["kick-off", "goal", "result", "moved", "through", "table"]);
	expect(offeredKinds("field", false)).toEqual(["kick-off", "goal", "result", "moved"]);
	for (const subject of ["team", "field"] as const) expect(offeredKinds(subject, true)).toEqual(["kick-off", "result", "moved"]);
	expect(PRESET_KINDS).toEqual(["kick-off", "result", "moved", "through"]);
	expect(Object.entries(KIND_OF).map(([what, kind]) => `${what}: ${kind}`)).toEqual([
		...["moved: moved", "off: moved", "late: moved", "next: moved", "on-time: moved"],
		...["goal: goal", "goal-corrected: goal", "final: result", "final-corrected: result", "played: result"],
	]);
	expect(TEAM_KIND_OF).toEqual({ fate: "through", "open-again": "through", place: "table", "place-open": "table" });
});
