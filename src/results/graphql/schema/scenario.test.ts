import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFile } from "../../record/cup-file.ts";

/** The cup with a group in its last round: the match of Ask is still to be played. */
function lastRound(): { cup: CupFile; division: string; teams: string[] } {
	const cup = aSmallCup();
	const { matches } = cup.editions[0]!;
	const ofAsk = matches.filter(
		({ home, away, division }) =>
			division.startsWith("b14-g") && [home, away].some((side) => "team" in side && side.team === "b14-ask"),
	);
	const last = ofAsk.at(-1)!;
	Object.assign(last, { status: "scheduled", score: undefined, halfTime: undefined, winner: undefined, decidedBy: undefined });
	const teams = [last.home, last.away].flatMap((side) => ("team" in side && side.team ? [side.team] : []));
	return { cup, division: last.division, teams };
}

describe("what it takes", () => {
	const ask = async ({ cup, division, teams }: ReturnType<typeof lastRound>) => {
		const { ask } = await askCup(cup);
		return ask<{ division: { scenario: object | null }; team: { scenario: { mark: string } | null } }>(`
			division(id: "${division}") { scenario { stage { stageId } left marks { mark } answers { headline { kind } } } }
			team(id: "${teams[0]}") { scenario { mark rows { own mark } } }
		`);
	};

	test("is told of a group in its last round, of all its teams alike on both pages", async () => {
		const { division, team } = await ask(lastRound());
		expect(division.scenario).toMatchObject({ left: 1, stage: { stageId: "b14-a" } });
		expect(team.scenario).not.toBeNull();
	});

	test("is told of no young category, and not before teams, draw and schedule are out", async () => {
		for (const hidden of ["scores", "tables", "playoffs"] as const) {
			const group = lastRound();
			Object.assign(group.cup.editions[0]!.categories.find(({ id }) => id === "b14")!, {
				publishes: { scores: true, tables: true, playoffs: true, [hidden]: false },
			});
			const { division, team } = await ask(group);
			expect([division.scenario, team.scenario], hidden).toEqual([null, null]);
		}
		for (const flag of ["teams", "lot", "schedule"] as const) {
			const group = lastRound();
			group.cup.editions[0]!.published[flag] = false;
			const { ask } = await askCup(group.cup);
			const answer = await ask<{ division: { scenario: object | null } | null }>(
				`division(id: "${group.division}") { scenario { left } }`,
			);
			expect(answer.division?.scenario ?? null, flag).toBeNull();
		}
	});

	test("is gone once the group is decided", async () => {
		const { ask } = await askCup(aSmallCup());
		const answer = await ask<{ team: { scenario: object | null } }>(`team(id: "b14-ask") { scenario { mark } }`);
		expect(answer.team.scenario).toBeNull();
	});
});
