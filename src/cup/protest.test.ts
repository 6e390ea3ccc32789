import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askCup } from "../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../tests/support/cup.ts";
import type { CupFileFact } from "../results/record/cup-file.ts";
import { matchesUnderProtest } from "./protest.ts";

const at = "2026-07-15T10:00:00Z";
const kicks: CupFileFact = { id: "k", at, kind: "shoot-out", division: "b14-g-1", order: ["b14-bro", "b14-dal"] };
const protest = (match: string, more: Partial<Extract<CupFileFact, { kind: "protest" }>> = {}): CupFileFact => ({
	...{ id: `p-${match}`, at, kind: "protest", match, note: "A shirt that is not on the list" },
	...more,
});

type Match = {
	readonly id: string;
	readonly underProtest: boolean;
	readonly home: { readonly team: { readonly id: string } | null };
	readonly away: { readonly team: { readonly id: string } | null };
};
type Shown = {
	readonly matches: { readonly nodes: readonly Match[] };
	readonly categories: readonly {
		readonly stages: readonly { readonly divisions: readonly { readonly id: string; readonly table: Table | null }[] }[];
	}[];
};
type Table = {
	readonly complete: boolean;
	readonly underProtest: boolean;
	readonly rows: readonly { readonly points: number }[];
};

async function shown(facts: readonly CupFileFact[]) {
	const cup = aSmallCup();
	cup.editions[0]!.facts = [...(cup.editions[0]!.facts ?? []), ...facts];
	const { ask } = await askCup(cup);
	const told = await ask<Shown>(
		"matches(first: 100) { nodes { id underProtest home { team { id } } away { team { id } } } } categories { stages { divisions { id ... on Division { table { complete underProtest rows { points } } } } } }",
	);
	const divisions = told.categories.flatMap(({ stages }) => stages.flatMap((stage) => stage.divisions));
	const table = divisions.find(({ id }) => id === "b14-g-1")!.table!;
	const under = told.matches.nodes.filter((match) => match.underProtest).map(({ id }) => id);
	const standing = told.matches.nodes.flatMap(({ home, away }) => [home.team, away.team]).filter((team) => team !== null).length;
	return { under, table, standing, all: told };
}

describe("a match under protest", () => {
	it("counts in its table, but no team goes on by the table until the protest is decided", async () => {
		const without = await shown([kicks]);
		const open = await shown([kicks, protest("b14-m1")]);
		expect(without).toMatchObject({ under: [], table: { complete: true, underProtest: false } });
		expect(open).toMatchObject({ under: ["b14-m1"], table: { complete: false, underProtest: true, rows: without.table.rows } });
		expect(open.standing).toBeLessThan(without.standing);
		for (const outcome of ["rejected", "upheld"] as const) {
			const answered = await shown([kicks, protest("b14-m1", { outcome, answer: "So it is" })]);
			expect(answered.all).toEqual(without.all);
		}
	});

	it("is a match that has a protest without an outcome, and no other", () => {
		const facts = fc.array(
			fc.record({
				match: fc.constantFrom("a", "b", "c"),
				outcome: fc.constantFrom("upheld" as const, "rejected" as const, undefined),
			}),
		);
		fc.assert(
			fc.property(facts, (said) => {
				const made = said.map(({ match, outcome }, index) => ({
					...protest(match),
					id: `${index}`,
					...(outcome && { outcome }),
				}));
				const open = new Set(said.filter(({ outcome }) => outcome === undefined).map(({ match }) => match));
				expect([...matchesUnderProtest(made)].sort()).toEqual([...open].sort());
			}),
		);
	});

	it("of a category without public scores is not shown", async () => {
		const cup = aSmallCup();
		const [category] = cup.editions[0]!.categories.filter(({ id }) => id === "b14");
		category!.publishes = { scores: false, tables: false, playoffs: false };
		cup.editions[0]!.facts = [protest("b14-m1")];
		const { ask } = await askCup(cup);
		const { matches } = await ask<Shown>("matches(first: 100) { nodes { id underProtest } }");
		expect(matches.nodes.filter(({ underProtest }) => underProtest)).toEqual([]);
	});
});
