import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasBegun, isUnplayed } from "../../src/cup/match/kick-off.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { CUP_FILE_FORMAT, type CupFileMatch } from "../../src/results/record/cup-file.ts";
import type { EditionChange } from "../../src/results/record/cup-file-change.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { aPlayedCup } from "../support/played-cup.ts";
import { reckonedApart } from "../support/tables-and-brackets.ts";

const CUP = 7;
const EDITION = "lc-2026";
const NOW = new Date("2026-07-15T18:00:00Z");
const IDS = aPlayedCup().editions[0]!.matches.map(({ id }) => id);
const TIES = ["s1", "s2", "t", "f"];

const goals = fc.integer({ min: 0, max: 3 });
const score = fc.record({ home: goals, away: goals });
/** Playoff matches as often as those of the groups, which are twelve. */
const match = fc.oneof(fc.constantFrom(...IDS), fc.constantFrom(...TIES));
const step = fc.oneof(
	{ weight: 6, arbitrary: fc.record({ kind: fc.constant("result" as const), match, score }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("report" as const), match, score }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("kick-off" as const), match }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("take-back" as const), match }) },
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant("walkover" as const),
			match,
			winner: fc.constantFrom("home" as const, "away" as const, "none" as const),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw" as const), team: fc.constantFrom("a", "b", "e", "f") }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("undo" as const), back: fc.nat({ max: 3 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

it("§3 a begun match changes a side only when what began it is withdrawn, whatever is corrected, withdrawn or undone", async () => {
	let key = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("keep" as const, "annul" as const),
			fc.array(step, { minLength: 4, maxLength: 14 }),
			async (withdrawn, steps) => {
				await emptyTables(db, "cup");
				const file = aPlayedCup();
				file.editions[0]!.categories[0]!.rules = { preset: "gothia", withdrawn };
				expect((await importCup(db, sourceWithoutLines("cup", file))).written).toBe(true);
				const acts: number[] = [];
				let before = await matchesNow();
				for (const one of steps) {
					// A match without both teams accepts no result.
					const { on } = ("match" in one && before.get(one.match)) || { on: null };
					if (on !== null && (on.home === null || on.away === null)) continue;
					await take(one, acts, () => `r${key++}`);
					const after = await matchesNow();
					for (const [id, was] of before) {
						const now = after.get(id)!;
						if (!hasBegun(was) || isUnplayed(now)) continue;
						for (const side of ["home", "away"] as const)
							if (was.on[side] !== null) expect([id, side, now.on[side]]).toEqual([id, side, was.on[side]]);
					}
					before = after;
				}
				const exported = (await exportCup(db, CUP))!;
				const [edition] = exported.editions;
				const filled = filledCategory({ edition: edition! }, edition!.categories[0]!);
				for (const { match: id, home, away } of reckonedApart(exported, 2026).brackets["p-1"]!) {
					const standing = filled.sides.get(id)!;
					const said = [standing.home, standing.away].map(({ team, bye }) => (bye ? "bye" : team));
					expect([id, home, away]).toEqual([id, ...said]);
				}
			},
		),
		{ numRuns: 15 },
	);
});

/** Each with the teams on its sides, recorded or by the rules. */
type Standing = CupFileMatch & { readonly on: Readonly<Record<"home" | "away", string | null>> };

async function matchesNow(): Promise<Map<string, Standing>> {
	const [edition] = (await exportCup(db, CUP))!.editions;
	const { sides } = filledCategory({ edition: edition! }, edition!.categories[0]!);
	const on = (id: string) => ({ home: sides.get(id)!.home.team, away: sides.get(id)!.away.team });
	return new Map(edition!.matches.map((one) => [one.id, { ...one, on: on(one.id) }]));
}

async function take(one: Step, acts: number[], id: () => string): Promise<void> {
	const change = async (edition: Omit<EditionChange, "id">) => {
		const source = sourceWithoutLines("command", {
			...{ format: CUP_FILE_FORMAT, cup: { id: CUP } },
			editions: [{ id: EDITION, ...edition }],
		});
		await commitChange(db, { kind: "result", desk: "test" }, [source], { results: true });
	};
	const told = (content: Parameters<typeof reportMatch>[3]["content"]) =>
		"match" in one && reportMatch(db, CUP, { sender: "field", by: "r1" }, { id: id(), match: one.match, content }, NOW);
	const nothing = { score: null, shootOut: null, decidedBy: null, winner: null, period: null, minute: null };
	switch (one.kind) {
		case "result":
			return change({ matches: [{ id: one.match, ...nothing, status: "finished", score: one.score }] });
		case "report":
			return void (await told({ kind: "result", score: one.score }));
		case "kick-off":
			return void (await told({ kind: "kick-off" }));
		case "take-back":
			return change({ matches: [{ id: one.match, ...nothing, status: "scheduled", begun: null, ended: null, events: null }] });
		case "walkover":
			return change({ matches: [{ id: one.match, ...nothing, status: "walkover", winner: one.winner }] });
		case "withdraw":
			return change({ teams: [{ id: one.team, withdrawn: true }] });
		case "undo": {
			const [last] = (await newestActs()).slice(one.back);
			if (last !== undefined && !acts.includes(last)) {
				acts.push(last);
				await undoAct(db, CUP, { act: last, desk: "test" });
			}
		}
	}
}

const newestActs = async () => (await readLedger(db, CUP, { most: 4 })).map(({ id }) => id);
