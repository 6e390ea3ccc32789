import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFile } from "../../record/cup-file.ts";

const played = (cup: CupFile, id: string, home: number, away: number) =>
	Object.assign(cup.editions[0]!.matches.find((match) => match.id === id)!, { status: "finished", score: { home, away } });

describe("whether a team goes on", () => {
	const fateOf = async (team: string, cup = aSmallCup()) => {
		const { ask } = await askCup(cup);
		const fate = "fate { kind stage { stageId } division { id } round won }";
		return (await ask<{ team: { fate: object | null } }>(`team(id: "${team}") { ${fate} }`)).team.fate;
	};

	test("is shown once it is certain: to a playoff, to a round, and its place at the end", async () => {
		const inA = { stage: { stageId: "b14-a" }, division: { id: "b14-a-1" } };
		expect(await fateOf("b14-ask")).toEqual({ kind: "THROUGH", ...inA, round: null, won: null });
		const cup = aSmallCup();
		played(cup, "b14-s1", 3, 0);
		expect(await fateOf("b14-ask", cup)).toEqual({ kind: "THROUGH", ...inA, round: "FINAL", won: null });
		expect(await fateOf("b14-gran", cup), "it has its bronze match").toBeNull();
		const { matches } = cup.editions[0]!;
		matches.splice(
			matches.findIndex(({ id }) => id === "b14-t"),
			1,
		);
		// Playoff B and the other semi-final are open, and neither has a place for the loser of this one.
		expect(await fateOf("b14-gran", cup)).toEqual({ kind: "OUT", ...inA, round: "SEMI_FINAL", won: null });
	});

	test("is not shown while a position is shared, for withdrawn or young teams, or before the schedule is published", async () => {
		for (const team of ["b14-bro", "b14-dal", "g15-hav", "b11-ek"]) expect(await fateOf(team), team).toBeNull();
		for (const flag of ["lot", "schedule"] as const) {
			const cup = aSmallCup();
			cup.editions[0]!.published[flag] = false;
			expect(await fateOf("b14-ask", cup), flag).toBeNull();
		}
		const young = aSmallCup();
		Object.assign(young.editions[0]!.categories.find(({ id }) => id === "b14")!, {
			publishes: { scores: false, tables: false, playoffs: false },
		});
		expect(await fateOf("b14-ask", young), "the same teams, were they young").toBeNull();
	});
});

describe("a side that is not known", () => {
	const finalists = async (cup = aSmallCup()) => {
		const { ask } = await askCup(cup);
		const side = "{ team { id } mayBe { id } }";
		return (await ask<{ match: object | null }>(`match(id: "b14-f") { home ${side} away ${side} }`)).match;
	};

	test("may be either of the two teams in the match before it, once both are known", async () => {
		expect(await finalists()).toEqual({
			home: { team: null, mayBe: [{ id: "b14-ask" }, { id: "b14-gran" }] },
			away: { team: null, mayBe: null },
		});
		const cup = aSmallCup();
		played(cup, "b14-s1", 3, 0);
		expect(await finalists(cup)).toMatchObject({ home: { team: { id: "b14-ask" }, mayBe: null } });
	});

	test("has no candidates while teams are not published", async () => {
		const cup = aSmallCup();
		cup.editions[0]!.published.teams = false;
		expect(await finalists(cup)).toMatchObject({ home: { team: null, mayBe: null } });
	});
});
