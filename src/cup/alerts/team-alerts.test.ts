import { expect, test } from "vitest";
import type { DivisionId, StageId } from "../ids.ts";
import type { Fate } from "../playoffs/fate.ts";
import { type TeamNow, teamAlerts } from "./team-alerts.ts";

const stage = (id: string) => id as StageId;
const division = (id: string) => id as DivisionId;
const through = (id: string): Fate => ({ kind: "through", stage: stage(id), division: null, round: null });
const out: Fate = { kind: "out", stage: stage("a"), division: division("a"), round: "quarter-final" };
const nothing: TeamNow = { fate: null, place: null, group: "open" };

test("nothing is told while nothing is certain", () => {
	expect(teamAlerts(nothing, nothing).alerts).toEqual([]);
});

test("through is told once; the playoff that becomes known later is the same news", () => {
	const said = teamAlerts(nothing, { ...nothing, fate: through("a") });
	expect(said.alerts).toEqual([{ what: "fate", fate: through("a"), corrected: false }]);
	const known = { ...through("a"), division: division("a") } as Fate;
	expect(teamAlerts(said.told, { ...nothing, fate: known }).alerts).toEqual([]);
});

test("another playoff corrects what was told; being out of the one it played in does not", () => {
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: through("b") }).alerts).toMatchObject([
		{ what: "fate", corrected: true },
	]);
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: out }).alerts).toMatchObject([
		{ what: "fate", corrected: false },
	]);
});

test("a group that opens again takes back that a team is through; playing on does not", () => {
	const told = { fate: through("a"), place: null };
	expect(teamAlerts(told, nothing).alerts).toMatchObject([{ what: "open-again" }]);
	expect(teamAlerts(told, { ...nothing, group: "decided" }).alerts).toEqual([]);
});

test("a group that opens again takes back that a team is out by it, and another end of it corrects it; a defeat in a playoff stays", () => {
	const ended: Fate = { kind: "out", stage: stage("groups"), division: division("g6"), round: null };
	const told = { fate: ended, place: null };
	expect(teamAlerts(told, nothing).alerts).toMatchObject([{ what: "open-again", fate: ended }]);
	expect(teamAlerts(told, { ...nothing, fate: through("a") }).alerts).toMatchObject([{ what: "fate", corrected: true }]);
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: ended }).alerts).toMatchObject([
		{ corrected: true },
	]);
	expect(teamAlerts({ fate: out, place: null }, nothing).alerts).toEqual([]);
});

test("a decided table is told once, and its correction says so", () => {
	const second = { division: "g6", position: 2 };
	const said = teamAlerts(nothing, { ...nothing, place: second });
	expect(said.alerts).toEqual([{ what: "place", ...second, corrected: false }]);
	expect(teamAlerts(said.told, { ...nothing, place: second }).alerts).toEqual([]);
	expect(teamAlerts(said.told, { ...nothing, place: { ...second, position: 3 } }).alerts).toMatchObject([{ corrected: true }]);
});

test("a group that opens again takes back its decided table, once; level teams that await a fact take back nothing", () => {
	const told = { fate: null, place: { division: "g6", position: 2 } };
	const again = teamAlerts(told, nothing);
	expect(again).toEqual({ alerts: [{ what: "place-open" }], told: { fate: null, place: null } });
	expect(teamAlerts(again.told, nothing).alerts).toEqual([]);
	expect(teamAlerts(told, { ...nothing, group: "decided" }).alerts).toEqual([]);
	const decided = { ...nothing, group: "decided", place: told.place } as const;
	expect(teamAlerts(again.told, decided).alerts).toMatchObject([{ what: "place", position: 2 }]);
});

test("where a group begins afresh nothing is taken back aloud", () => {
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, group: "afresh" })).toEqual({
		alerts: [],
		told: { fate: null, place: null },
	});
});
