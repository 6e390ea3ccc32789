import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "../../src/cup/rules.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile, CupFileCategory, CupFileFact, CupFileMatch, CupFileTeam } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { anyOutcome, OUTCOMES, type Outcome } from "../support/any-outcome.ts";
import { askCup } from "../support/ask-cup.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aSmallEdition, aTeam } from "../support/cup.ts";
import { withoutPhantoms } from "../support/odd-cups.ts";
import { differences, reckonedApart, shownByTheApi } from "../support/tables-and-brackets.ts";

const YEAR = 2026;
const CLUBS = ["ask", "bro", "dal", "ek", "fur", "gran", "hav", "idun", "jarl", "kil"];

type Played = { readonly category: CupFileCategory; readonly teams: CupFileTeam[]; readonly matches: CupFileMatch[] };

/**
 * A category with everything that a result can affect: two groups of three, a playoff whose sides are positions, named teams and a bye, and
 * after it a match for every winner and every loser.
 */
function aPlayedCategory(
	id: string,
	rules: CupFileCategory["rules"],
	outcomes: readonly Outcome[],
	left: readonly string[],
): Played {
	const team = (club: string) => `${id}-${club}`;
	const groups = { "1": ["ask", "bro", "dal"].map(team), "2": ["ek", "fur", "gran"].map(team) };
	const position = (group: string, place: number) =>
		({ kind: "position", division: `${id}-g-${group}`, position: place }) as const;
	const from = (kind: "winner" | "loser", match: string) => ({ kind, match: `${id}-${match}` }) as const;
	type Sides = Parameters<typeof aMatch>[2];
	const inGroup = (group: "1" | "2") =>
		[[0, 1] as const, [0, 2] as const, [1, 2] as const].map(([home, away], index) => ({
			id: `g${group}${index}`,
			division: `g-${group}`,
			sides: [groups[group][home]!, groups[group][away]!] as Sides,
			round: index + 1,
		}));
	const tie = (name: string, round: string, place: number, sides: Sides) => ({
		id: name,
		division: "a-1",
		sides,
		round,
		position: place,
	});
	const ties = [
		...inGroup("1"),
		...inGroup("2"),
		tie("q1", "quarter-final", 1, [position("1", 1), position("2", 2)]),
		tie("q2", "quarter-final", 2, [team("hav"), team("idun")]),
		tie("q3", "quarter-final", 3, [team("jarl"), { kind: "bye" }]),
		tie("q4", "quarter-final", 4, [position("2", 1), team("kil")]),
		tie("s1", "semi-final", 1, [from("winner", "q1"), from("winner", "q2")]),
		tie("s2", "semi-final", 2, [from("winner", "q3"), from("winner", "q4")]),
		tie("p1", "semi-final", 3, [from("loser", "q1"), from("loser", "q2")]),
		tie("t", "third-place", 1, [from("loser", "s1"), from("loser", "s2")]),
		tie("f", "final", 1, [from("winner", "s1"), from("winner", "s2")]),
	];
	return {
		category: aCategory(id, [aGroupStage(`${id}-g`, groups), aPlayoff(`${id}-a`, "A")], { rules }),
		teams: CLUBS.map((club) => aTeam(team(club), id, left.includes(club) ? { withdrawn: true } : {})),
		matches: ties.map(({ id: name, division, sides, ...placed }, index) =>
			aMatch(`${id}-${name}`, `${id}-${division}`, sides, {
				...placed,
				...outcomes[index % outcomes.length],
			} as Partial<CupFileMatch>),
		),
	};
}

const aCup = (played: readonly Played[], facts: readonly CupFileFact[] = []): CupFile => ({
	format: "cupboard-cup/1",
	cup: { id: 7, name: "Lillcupen", zone: "Europe/Stockholm", sport: "football", clock: "2026-07-14T12:17:00Z" },
	clubs: CLUBS.map((id) => aClub(id)),
	arenas: [],
	editions: [
		{
			...aSmallEdition(),
			selectedGames: [],
			facts: [...facts],
			streams: [],
			categories: played.map(({ category }) => category),
			teams: played.flatMap(({ teams }) => teams),
			matches: played.flatMap(({ matches }) => matches),
		},
	],
});

const WON: Outcome = { status: "finished", score: { home: 1, away: 0 } };
const OPEN: Outcome = { status: "scheduled" };
const TIES = aPlayedCategory("c", { preset: "gothia" }, [OPEN], []).matches;
const anyRules = fc.record({
	preset: fc.constantFrom(...PRESETS),
	withdrawn: fc.constantFrom("keep" as const, "annul" as const),
});
const anyCategory = fc.record({
	rules: anyRules,
	outcomes: fc.array(anyOutcome, { minLength: TIES.length, maxLength: TIES.length }),
	left: fc.subarray(CLUBS, { maxLength: 2 }),
	protests: fc.array(
		fc.record({
			at: fc.nat({ max: TIES.length - 1 }),
			outcome: fc.constantFrom(undefined, "upheld" as const, "rejected" as const),
		}),
		{ maxLength: 2 },
	),
});
const protestOf = (
	{ at, outcome }: { readonly at: number; readonly outcome?: "upheld" | "rejected" | undefined },
	index: number,
) =>
	({
		...{
			id: `protest-${index}`,
			at: "2026-07-14T12:00:00Z",
			kind: "protest",
			match: TIES[at]!.id,
			note: "A shirt that is not listed",
		},
		...(outcome !== undefined && { outcome, answer: "Decided" }),
	}) as CupFileFact;

describe("the product and a script that imports nothing of it", () => {
	it("compute the same for any results of a cup", async () => {
		await fc.assert(
			fc.asyncProperty(anyCategory, async ({ rules, outcomes, left, protests }) => {
				const file = aCup([aPlayedCategory("c", rules, outcomes, left)], protests.map(protestOf));
				const { api } = await askCup(file);
				const shown = await shownByTheApi(api.execute, 7, "lc-2026");
				expect(differences(shown, reckonedApart(file, YEAR))).toEqual([]);
			}),
			{ numRuns: 400 },
		);
	});

	it("reckon alike, of a cup as it was exported, for every outcome that a match can have in a group and before a semi-final", async () => {
		expect(OUTCOMES.length).toBeGreaterThan(50);
		const played = OUTCOMES.map((outcome, index) => {
			const preset = PRESETS[index % PRESETS.length]!;
			// The last match of group 1 and the second quarter-final have this outcome; later ones are open.
			const outcomes = TIES.map((_, at) => (at === 2 || at === 7 ? outcome : at < 10 ? WON : OPEN));
			return aPlayedCategory(`c${index}`, { preset, withdrawn: index % 2 ? "keep" : "annul" }, outcomes, ["dal"]);
		});
		const db = await openInMemory();
		const cup = aCup(played);
		// An outcome that leaves a group open leaves the quarter-final's pairing open, too.
		for (const edition of cup.editions) withoutPhantoms(edition);
		const { faults } = await importCup(db, sourceWithoutLines("every outcome", cup));
		expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
		const onError = (error: unknown) => {
			throw error;
		};
		const models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(0), onError });
		const { execute } = createGraphQL({ models, onError });
		const exported = (await exportCup(db, 7))!;
		expect(exported.editions[0]!.matches.length).toBe(played.length * TIES.length);
		expect(differences(await shownByTheApi(execute, 7, "lc-2026"), reckonedApart(exported, YEAR))).toEqual([]);
		await models.close();
		await db.close();
	});
});
