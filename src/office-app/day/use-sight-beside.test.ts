import { expect, test } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import { panelOf, placesOf } from "./use-sight-beside.ts";

const at = (id: string, minute: number, field = "f1") =>
	[id, { id, minute, field, length: 40 } as Partial<DayMatch> as DayMatch] as const;
const MATCHES = new Map([at("late", 900), at("first", 600, "f9"), at("next", 650)]);
const shift = (...matches: string[]) => ({ kind: "shift", matches, minutes: 10, later: "move" }) as const;

test("a shift is shown where it begins, wherever that is and whichever others are in sight", () => {
	expect(placesOf(shift("late", "next", "first"), "late", MATCHES)).toEqual([MATCHES.get("first")]);
});

test("a shift that begins with another match is another panel, and more minutes are not", () => {
	expect(panelOf(shift("late", "first"), MATCHES)).toBe(panelOf({ ...shift("first", "next"), minutes: 25 }, MATCHES));
	expect(panelOf(shift("late"), MATCHES)).not.toBe(panelOf(shift("next"), MATCHES));
});

test("another panel is about all of its matches, and no panel about where the keys are", () => {
	const swap = { kind: "swap", matches: ["late", "next"] } as const;
	expect(placesOf(swap, "first", MATCHES)).toEqual([MATCHES.get("late"), MATCHES.get("next")]);
	expect(placesOf(null, "first", MATCHES)).toEqual([MATCHES.get("first")]);
});
