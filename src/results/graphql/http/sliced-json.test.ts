import fc from "fast-check";
import { expect, test } from "vitest";
import { slicedJson } from "./sliced-json.ts";

const AT_REST = { isOver: false, next: () => Promise.resolve() };

test("an answer written in slices equals the output of JSON.stringify", async () => {
	const part = fc.anything({
		maxDepth: 3,
		maxKeys: 5,
		values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
	});
	await fc.assert(
		fc.asyncProperty(fc.array(part, { maxLength: 20 }), fc.nat(90), async (parts, times) => {
			const data = { parts: Array.from({ length: times }, () => parts), [`${times}`]: parts };
			expect(await slicedJson(data, AT_REST)).toBe(JSON.stringify(data));
		}),
		{ numRuns: 50 },
	);
});

test("a list of many, a long object and a large object in a long list are equal too", async () => {
	const teams = Array.from({ length: 700 }, (_, at) => ({
		id: `t${at}`,
		matches: Array.from({ length: at % 7 }, () => ({ id: "m" })),
	}));
	const keys = Object.fromEntries(teams.map((team) => [team.id, team]));
	for (const data of [{ teams }, keys, { a: [1, keys, 2], "1": teams, empty: [], none: {}, at: new Date(0) }, {}])
		expect(await slicedJson(data, AT_REST)).toBe(JSON.stringify(data));
});

test("a large answer waits for its next slice each time one is over, and a small one never does", async () => {
	let waited = 0;
	const turn = { isOver: true, next: async () => void waited++ };
	const rows = Array.from({ length: 5_000 }, (_, at) => ({ at }));
	await slicedJson({ rows: rows.slice(0, 20) }, turn);
	expect(waited).toBe(0);
	expect(await slicedJson({ rows }, turn)).toBe(JSON.stringify({ rows }));
	expect(waited).toBeGreaterThan(20);
});
