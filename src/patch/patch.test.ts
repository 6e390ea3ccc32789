import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Json, PatchMisfit, patched, patchOf } from "./patch.ts";

const id = fc.constantFrom("a", "b", "c", "d", "e", "__proto__", "#");
const leaf = fc.oneof(fc.nat({ max: 3 }), fc.constant(null), fc.boolean(), fc.constantFrom("x", "y"));
const { page } = fc.letrec<{ page: Json; item: Json }>((tie) => ({
	item: fc.oneof(
		fc.record({ id, score: leaf, more: tie("page") }),
		fc.record({ position: leaf, team: fc.record({ id, name: leaf }) }),
		fc.record({ code: id, day: leaf }, { requiredKeys: ["code"] }),
		leaf,
	),
	page: fc.oneof(
		{ maxDepth: 4 },
		leaf,
		fc.array(tie("item"), { maxLength: 5 }),
		fc.record({ rows: fc.array(tie("item")), now: leaf }),
	),
}));

describe("a patch", () => {
	test("turns any value into any other, through JSON, and leaves the first unchanged", () => {
		fc.assert(
			fc.property(page, page, (before, after) => {
				const text = JSON.stringify(before);
				const patch = patchOf(before, after);
				const sent = patch && JSON.parse(JSON.stringify(patch));
				expect(sent === null ? before : patched(before, sent)).toEqual(after);
				expect(JSON.stringify(before)).toBe(text);
			}),
			{ numRuns: 2_000 },
		);
	});

	test("contains only the differences, and keeps the rest the same object", () => {
		const row = (team: string, points: number) => ({ position: 1, points, team: { id: team, name: team } });
		const before = {
			table: { rows: [row("a", 3), row("b", 1)] },
			matches: [
				{ id: "m1", goals: 0 },
				{ id: "m2", goals: 2 },
			],
		};
		const after = {
			table: { rows: [row("b", 4), row("a", 3)] },
			matches: [
				{ id: "m1", goals: 1 },
				{ id: "m2", goals: 2 },
			],
		};
		const patch = patchOf(before, after)!;
		expect(patch).toEqual({
			table: { rows: { "[]": [[">b", { points: [4] }], ">a"] } },
			matches: { "#": { ".m1": { goals: [1] } } },
		});
		const made = patched(before, patch) as typeof before;
		expect(made.table.rows[1]).toBe(before.table.rows[0]);
		expect(made.matches[1]).toBe(before.matches[1]);
	});

	test("applies to a value whose clock has gone on meanwhile", () => {
		const at = (now: string, goals: number) => ({ now, matches: [{ id: "m1", goals }] });
		const patch = patchOf(at("10:00", 0), at("10:00", 1))!;
		expect(patched(at("10:01", 0), patch)).toEqual(at("10:01", 1));
	});

	test("does not apply to a list without the item that it names", () => {
		const patch = patchOf([{ id: "m1", goals: 0 }], [{ id: "m1", goals: 1 }])!;
		expect(() => patched([{ id: "m2", goals: 0 }], patch)).toThrow(PatchMisfit);
		expect(() => patched(null, patch)).toThrow(PatchMisfit);
	});
});
