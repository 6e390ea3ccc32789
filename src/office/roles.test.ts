import { describe, expect, it } from "vitest";
import { ACT_KINDS } from "../cup/office/act-kind.ts";
import type { Permission } from "../cup/office/permission.ts";
import type { Desk } from "./desk.ts";
import { mayDo, mayUndo, PERMISSION_OF } from "./roles.ts";

const named = { name: "Desk", initials: "DE" };
const DESKS: readonly Desk[] = [
	{ id: "d1", ...named, role: "office", arena: null },
	{ id: "d1", ...named, role: "results", arena: null },
	{ id: "d1", ...named, role: "arena", arena: "heden" },
];
const PLACES = [["heden"], ["valhalla"], ["heden", "valhalla"], [null], ["heden", null]];

describe("an undoing is judged as if it were proposed now", () => {
	const deeds = [...new Set(ACT_KINDS.filter((kind) => kind !== "undo").map((kind) => PERMISSION_OF[kind]))];
	const pairs = deeds.flatMap((one): Permission[][] => [[one], ...deeds.map((other) => [one, other])]);

	it.each(DESKS)("by $role, of every deed and pair of deeds, at every arena", (desk) => {
		for (const done of pairs)
			for (const arenas of PLACES) {
				const couldPropose = done.every((deed) => arenas.every((arena) => mayDo(desk, deed, { arena })));
				const isAny = desk.role === "office";
				expect(mayUndo(desk, { deskId: "d1", deeds: done, arenas }), `${done} at ${arenas}`).toBe(isAny || couldPropose);
				expect(mayUndo(desk, { deskId: "d2", deeds: done, arenas }), "another's").toBe(isAny);
			}
	});

	it("an arena lead's shift at its arena is, at another one's or across two it is not", () => {
		const [, results, lead] = DESKS;
		const shift = (arenas: readonly (string | null)[]) => ({ deskId: "d1", deeds: ["shift"] as const, arenas });
		expect(PLACES.map((arenas) => mayUndo(lead!, shift(arenas)))).toEqual([true, false, false, false, false]);
		expect(mayUndo(results!, shift(["heden"]))).toBe(false);
		expect(mayUndo(results!, { ...shift([null]), deeds: ["result", "decide"] })).toBe(true);
	});
});
