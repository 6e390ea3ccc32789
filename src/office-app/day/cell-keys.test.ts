import type { KeyboardEvent } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { DayArena, DayMatch } from "../../office/day/day-data.ts";
import { layoutOf } from "../programme/layout.ts";
import { cellKey } from "./cell-keys.ts";

const side = { team: null, name: null };
const match = (id: string, field: string | null, minute: number): DayMatch => ({
	...{ id, number: id, field, minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming" },
});
const ARENA: DayArena = {
	...{ id: "a", name: "A", opens: null, closes: null },
	fields: ["a1", "a2"].map((id) => ({ id, name: id, late: null, closed: [] })),
};
const matches = [match("1", "a1", 600), match("2", "a1", 660), match("3", "a2", 610), match("off", null, 0)];
const layout = layoutOf({ arenas: [ARENA], matches }, null);

// Outside of a browser there are no text inputs.
beforeEach(() => vi.stubGlobal("HTMLElement", class {}));

/** The effect of a key at a match's cell, and whether its default action was prevented. */
function pressed(
	key: string,
	at: string,
	held: { shiftKey?: true; altKey?: true; ctrlKey?: true; metaKey?: true } = {},
): string[] {
	const done: string[] = [];
	const event = { key, target: null, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held };
	const given = { ...event, preventDefault: () => done.push("taken") } as unknown as KeyboardEvent;
	cellKey(
		given,
		matches.find(({ id }) => id === at),
		layout,
		{
			onStep: (to) => done.push(`to ${to.id}`),
			onExtend: (from, to) => done.push(`both ${from.id} ${to.id}`),
			onOpen: ({ id }) => done.push(`opens ${id}`),
			onChoose: ({ id }) => done.push(`chooses ${id}`),
			onChooseField: (field) => done.push(`chooses all of ${field}`),
		},
	);
	return done;
}

test("arrows move between cells, with Shift they choose both, and with another modifier key they are the browser's", () => {
	expect(pressed("ArrowDown", "1")).toEqual(["taken", "to 2"]);
	expect(pressed("ArrowRight", "1", { shiftKey: true })).toEqual(["taken", "both 1 3", "to 3"]);
	expect(pressed("ArrowDown", "2")).toEqual(["taken"]);
	const held = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }] as const;
	expect(held.flatMap((one) => pressed("ArrowDown", "1", one))).toEqual([]);
	expect(pressed("ArrowDown", "nobody's"), "no match is there").toEqual([]);
});

test("Enter opens a match; Space chooses it, and with Shift all of its field, where it has one", () => {
	expect([pressed("Enter", "1"), pressed("Enter", "1", { metaKey: true })]).toEqual([["taken", "opens 1"], []]);
	expect(pressed(" ", "1")).toEqual(["taken", "chooses 1"]);
	expect(pressed(" ", "1", { shiftKey: true })).toEqual(["taken", "chooses all of a1"]);
	expect(pressed(" ", "off", { shiftKey: true })).toEqual(["taken", "chooses off"]);
	expect(pressed("x", "1")).toEqual([]);
});
