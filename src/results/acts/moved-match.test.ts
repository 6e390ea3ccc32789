import { expect, test } from "vitest";
import type { CupFileMatch } from "../record/cup-file.ts";
import { changeOfMove } from "./moved-match.ts";

const ten = "2026-07-16T08:00:00Z";
const noon = "2026-07-16T12:00:00+02:00";
const match = (more: Partial<CupFileMatch> = {}): CupFileMatch => ({
	id: "m1",
	division: "g1",
	round: 1,
	home: { team: "ask" },
	away: { team: "bro" },
	status: "scheduled",
	start: ten,
	field: "fyrvallen-3",
	...more,
});

test("a moved match stores its earlier time and field", () => {
	expect(changeOfMove(match(), { start: noon })).toEqual({
		id: "m1",
		start: noon,
		field: "fyrvallen-3",
		moved: { start: ten, field: "fyrvallen-3" },
	});
});

test("a second move keeps the values from before the first", () => {
	const moved = match({ start: noon, moved: { start: ten, field: "fyrvallen-3" } });
	expect(changeOfMove(moved, { field: "fyrvallen-4" })).toMatchObject({ moved: { start: ten, field: "fyrvallen-3" } });
});

test("a match of which only the time was moved before was on its present field", () => {
	const moved = match({ start: noon, moved: { start: ten } });
	expect(changeOfMove(moved, { field: "fyrvallen-4" })).toMatchObject({ moved: { start: ten, field: "fyrvallen-3" } });
});

test("a match that returns to its first time and field has not moved, however the instant is written", () => {
	const moved = match({ start: noon, moved: { start: ten, field: "fyrvallen-3" } });
	expect(changeOfMove(moved, { start: "2026-07-16T10:00:00+02:00" })).toMatchObject({ moved: null });
});

test("a match that gets its first time and field has not moved", () => {
	const { start: _start, field: _field, ...unplaced } = match();
	expect(changeOfMove(unplaced, { start: noon, field: "fyrvallen-4" })).toMatchObject({ moved: null });
	expect(changeOfMove({ ...unplaced, start: ten }, { field: "fyrvallen-4" })).toMatchObject({ moved: null });
	expect(changeOfMove({ ...unplaced, start: ten }, { start: noon })).toMatchObject({ moved: { start: ten } });
});

test("a new printed number is no move", () => {
	expect(changeOfMove(match({ number: "12" }), { number: "412" })).toEqual({ id: "m1", number: "412" });
});

test("a move to the same time and field changes nothing", () => {
	expect(changeOfMove(match({ number: "12" }), { start: ten, field: "fyrvallen-3", number: "12" })).toBeNull();
});

test("a postponed match with a new time is scheduled again; with only a new field it is not", () => {
	const postponed = match({ status: "postponed" });
	expect(changeOfMove(postponed, { start: noon })).toMatchObject({ status: "scheduled" });
	expect(changeOfMove(postponed, { field: "fyrvallen-4" })).not.toHaveProperty("status");
});
