import { expect, test } from "vitest";
import type { DivisionId, StageId } from "../ids.ts";
import type { Fate } from "../playoffs/fate.ts";
import { type TeamNow, teamAlerts } from "./team-alerts.ts";

const stage = (id: string) => id as StageId;
const division = (id: string) => id as DivisionId;
const through = (id: string): Fate => ({ kind: "through", stage: stage(id), division: null, round: null });
const out: Fate = { kind: "out", stage: stage("a"), division: division("a"), round: "quarter-final" };
const nothing: TeamNow = { fate: null, place: null, group: "open" };

test("there is no alert while nothing is certain", () => {
	expect(teamAlerts(nothing, nothing).alerts).toEqual([]);
});

test("qualification is announced once, and not again when the playoff becomes known", () => {
	const said = teamAlerts(nothing, { ...nothing, fate: through("a") });
	expect(said.alerts).toEqual([{ what: "fate", fate: through("a"), corrected: false }]);
	const known = { ...through("a"), division: division("a") } as Fate;
	expect(teamAlerts(said.told, { ...nothing, fate: known }).alerts).toEqual([]);
});

test("another playoff is a correction; being out of the playoff that the team has played is not", () => {
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: through("b") }).alerts).toMatchObject([
		{ what: "fate", corrected: true },
	]);
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: out }).alerts).toMatchObject([
		{ what: "fate", corrected: false },
	]);
});

test("a reopened group withdraws that a team is through; a match played in the playoff does not", () => {
	const told = { fate: through("a"), place: null };
	expect(teamAlerts(told, nothing).alerts).toMatchObject([{ what: "open-again" }]);
	expect(teamAlerts(told, { ...nothing, group: "decided" }).alerts).toEqual([]);
});

test("a reopened group withdraws that a team is out, and another final order corrects it; a defeat in a playoff remains", () => {
	const ended: Fate = { kind: "out", stage: stage("groups"), division: division("g6"), round: null };
	const told = { fate: ended, place: null };
	expect(teamAlerts(told, nothing).alerts).toMatchObject([{ what: "open-again", fate: ended }]);
	expect(teamAlerts(told, { ...nothing, fate: through("a") }).alerts).toMatchObject([{ what: "fate", corrected: true }]);
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, fate: ended }).alerts).toMatchObject([
		{ corrected: true },
	]);
	expect(teamAlerts({ fate: out, place: null }, nothing).alerts).toEqual([]);
});

test("a decided table is announced once, and its correction says so", () => {
	const second = { division: "g6", position: 2 };
	const said = teamAlerts(nothing, { ...nothing, place: second });
	expect(said.alerts).toEqual([{ what: "place", ...second, corrected: false }]);
	expect(teamAlerts(said.told, { ...nothing, place: second }).alerts).toEqual([]);
	expect(teamAlerts(said.told, { ...nothing, place: { ...second, position: 3 } }).alerts).toMatchObject([{ corrected: true }]);
});

test("a reopened group withdraws its decided table once; level teams that wait for lots withdraw nothing", () => {
	const told = { fate: null, place: { division: "g6", position: 2 } };
	const again = teamAlerts(told, nothing);
	expect(again).toEqual({ alerts: [{ what: "place-open" }], told: { fate: null, place: null } });
	expect(teamAlerts(again.told, nothing).alerts).toEqual([]);
	expect(teamAlerts(told, { ...nothing, group: "decided" }).alerts).toEqual([]);
	const decided = { ...nothing, group: "decided", place: told.place } as const;
	expect(teamAlerts(again.told, decided).alerts).toMatchObject([{ what: "place", position: 2 }]);
});

test("a group that starts over withdraws nothing by an alert", () => {
	expect(teamAlerts({ fate: through("a"), place: null }, { ...nothing, group: "afresh" })).toEqual({
		alerts: [],
		told: { fate: null, place: null },
	});
});
