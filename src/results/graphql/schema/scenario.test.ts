import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFile } from "../../record/cup-file.ts";

/** The cup with a group in its last round: Ask's match is still to be played. */
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

describe("a scenario", () => {
	const ask = async ({ cup, division, teams }: ReturnType<typeof lastRound>) => {
		const { ask } = await askCup(cup);
		return ask<{ division: { scenario: object | null }; team: { scenario: { mark: string } | null } }>(`
			division(id: "${division}") { scenario { stage { stageId } left marks { mark } answers { headline { kind } } } }
			team(id: "${teams[0]}") { scenario { mark rows { own mark } } }
		`);
	};

	test("is shown for a group in its last round, for all its teams and on both pages", async () => {
		const { division, team } = await ask(lastRound());
		expect(division.scenario).toMatchObject({ left: 1, stage: { stageId: "b14-a" } });
		expect(team.scenario).not.toBeNull();
	});

	test("is not shown for a young category, nor before teams, draw and schedule are published", async () => {
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

	test("shows the order if all ended now, with the margin from the team's own side", async () => {
		for (const [score, own] of [
			[{ home: 2, away: 0 }, [2, -2]],
			[{ home: 0, away: 1 }, [-1, 1]],
		] as const) {
			const group = lastRound();
			Object.assign(group.cup.editions[0]!.matches.find(({ id }) => id === "b14-m5")!, { status: "live", score });
			const { ask } = await askCup(group.cup);
			const of = (team: string) => `team(id: "${team}") { scenario { now { place own } } }`;
			const told = await ask<Record<"a" | "b", { scenario: { now: { own: number } } }>>(`a: ${of("b14-ask")} b: ${of("b14-ek")}`);
			expect([told.a, told.b].map(({ scenario }) => scenario.now.own)).toEqual(own);
		}
	});

	test("states of a sufficient result whether nothing less is enough, and of a required one whether it is enough", async () => {
		/** The competitors for the second place, and the condition for it, with a match of the group still to be played. */
		const racing = async (left: string, results: Readonly<Record<string, readonly [number, number]>> = {}) => {
			const cup = aSmallCup();
			for (const match of cup.editions[0]!.matches) {
				if (match.id === left) Object.assign(match, { status: "scheduled", score: undefined });
				const [home, away] = results[match.id] ?? [];
				if (home !== undefined) Object.assign(match, { score: { home, away } });
			}
			const { ask } = await askCup(cup);
			type Told = { division: { scenario: { answers: { team: { id: string }; headline: { kind: string } }[] } } };
			const told = await ask<Told>(
				`division(id: "b14-g-1") { scenario { answers { team { id } headline { kind from sure } } } }`,
			);
			return Object.fromEntries(told.division.scenario.answers.map(({ team, headline }) => [team.id, headline]));
		};
		const certain = {
			"b14-ask": { kind: "THROUGH", from: null, sure: true },
			"b14-ek": { kind: "CANNOT", from: null, sure: true },
		};
		// They are level except for goals scored.
		expect(await racing("b14-m6", { "b14-m4": [3, 0] })).toEqual({
			...certain,
			"b14-bro": { kind: "ENOUGH", from: 0, sure: true },
			"b14-dal": { kind: "ENOUGH", from: 1, sure: true },
		});
		// Then only lots can separate them.
		expect(await racing("b14-m6")).toEqual({
			...certain,
			"b14-bro": { kind: "ENOUGH", from: 1, sure: false },
			"b14-dal": { kind: "ENOUGH", from: 1, sure: false },
		});
		expect(await racing("b14-m2")).toMatchObject({ "b14-bro": { kind: "ONLY", sure: false } });
	});

	test("is removed once the group is decided", async () => {
		const { ask } = await askCup(aSmallCup());
		const answer = await ask<{ team: { scenario: object | null } }>(`team(id: "b14-ask") { scenario { mark } }`);
		expect(answer.team.scenario).toBeNull();
	});
});

describe("if we finish", () => {
	type Roads = {
		team: {
			roads: {
				place: number;
				match: { id: string; zonedStartTime: string | null; locationName: string | null } | null;
				opponentName: string | null;
				onward: { id: string } | null;
				opponents: { team: { id: string } }[];
				decided: boolean;
			}[];
		};
	};
	const roadsOf = async (cup: CupFile, team: string) => {
		const { ask } = await askCup(cup);
		const fields = "place match { id zonedStartTime locationName } opponentName onward { id } opponents { team { id } } decided";
		return (await ask<Roads>(`team(id: "${team}") { roads { ${fields} } }`)).team.roads;
	};

	test("each place that is still possible leads to the match whose slot it fills, as the file states", async () => {
		const { cup, teams } = lastRound();
		const edition = cup.editions[0]!;
		const roads = await roadsOf(cup, teams[0]!);
		expect(roads.length).toBeGreaterThan(0);
		for (const { place, match } of roads) {
			const file = edition.matches.find(({ id }) => id === match!.id)!;
			const slots = [file.home, file.away].flatMap((side) => ("slot" in side && side.slot ? [side.slot] : []));
			expect(slots).toContainEqual(expect.objectContaining({ kind: "position", division: "b14-g-1", position: place }));
		}
	});

	test("before the schedule is published each place leads to a slot of a stage, without a time, a field, an opponent or a next round", async () => {
		const { cup, teams } = lastRound();
		const edition = cup.editions[0]!;
		const later = await roadsOf(cup, teams[0]!);
		edition.published.schedule = false;
		const roads = await roadsOf(cup, teams[0]!);
		expect(roads.map(({ place }) => place)).toEqual([...new Set([...roads, ...later].map(({ place }) => place))].sort());
		expect(roads.length).toBeGreaterThan(0);
		for (const { match, opponentName, ...road } of roads) {
			expect(match).toMatchObject({ zonedStartTime: null, locationName: null });
			expect(opponentName).not.toBeNull();
			expect(road).toMatchObject({ opponents: [], decided: false, onward: null });
		}
		edition.published.lot = false;
		expect(await roadsOf(cup, teams[0]!)).toEqual([]);
	});

	test("no road is shown for a decided team, or in a young category, before the schedule is published either", async () => {
		expect(await roadsOf(aSmallCup(), "b14-ask")).toEqual([]);
		const young = lastRound();
		Object.assign(young.cup.editions[0]!.categories.find(({ id }) => id === "b14")!, {
			publishes: { scores: false, tables: false, playoffs: false },
		});
		expect(await roadsOf(young.cup, young.teams[0]!)).toEqual([]);
		young.cup.editions[0]!.published.schedule = false;
		expect(await roadsOf(young.cup, young.teams[0]!)).toEqual([]);
	});
});
