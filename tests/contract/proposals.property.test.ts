import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitProposal, groundOf } from "../../src/results/acts/commit-proposal.ts";
import { matchAs } from "../../src/results/acts/preview.ts";
import { judge, type Proposal, previewOf } from "../../src/results/acts/propose.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

const exported = async () => printCupFile((await exportCup(db, 7))!);
const PLACE = { cup: 7, edition: aSmallCup().editions[0]!.id };
const NOW = new Date("2026-07-14T12:17:00Z");

const goals = fc.record({ home: fc.nat({ max: 4 }), away: fc.nat({ max: 4 }) });
const anyMatch = fc.constantFrom(
	"b14-m1",
	"b14-m6",
	"b14-s1",
	"b14-s2",
	"b14-f",
	"g15-m1",
	"g15-m3",
	"g15-f",
	"b11-m1",
	"b11-m2",
);
/** Who takes part, and how matches stand: without when calendars were told of them. */
const said = ({ teams, categories, matches }: CupFileEdition) => ({
	...{ teams, categories },
	matches: matches.map((match) => ({ ...match, scheduled: undefined })),
});
const anyTeam = fc.constantFrom("b14-ask", "b14-bro", "b14-ek", "b14-gran", "g15-ask", "g15-fur", "b11-hav");
const anyProposal: fc.Arbitrary<Proposal> = fc.oneof(
	fc.record({ kind: fc.constant("result" as const), match: anyMatch, score: goals }),
	fc.record({
		kind: fc.constant("walkover" as const),
		match: anyMatch,
		absent: fc.constantFrom("home" as const, "away" as const, "both" as const),
	}),
	fc.record({ kind: fc.constantFrom("postpone" as const, "played" as const, "reopen" as const), match: anyMatch }),
	fc.record({ kind: fc.constant("park" as const), match: anyMatch, reason: fc.constant("unclear" as const) }),
	fc.record({
		kind: fc.constant("shift" as const),
		matches: fc.uniqueArray(anyMatch, { minLength: 1, maxLength: 3 }),
		minutes: fc.constantFrom(-30, 10, 45),
		later: fc.constantFrom("move" as const, "absorb" as const, "stay" as const),
	}),
	fc.record({
		kind: fc.constant("withdraw" as const),
		team: anyTeam,
		played: fc.constantFrom("stand" as const, "struck" as const),
		toCome: fc.constantFrom("walkover" as const, "cancelled" as const),
	}),
	fc.record({ kind: fc.constant("swap-groups" as const), teams: fc.tuple(anyTeam, anyTeam) }),
);

test("whatever desks propose, the preview tells what the commit does, and undoing it in reverse exports the same bytes", async () => {
	let key = 0;
	let committed = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(anyProposal, { minLength: 1, maxLength: 6 }), async (proposals) => {
			await db.orm.execute("truncate cup cascade");
			await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
			const states: { readonly act: number; readonly before: string }[] = [];
			for (const proposal of proposals.map((one) => JSON.parse(JSON.stringify(one)) as Proposal)) {
				const before = await exported();
				const record = (await groundOf(db, PLACE, proposal))!;
				const preview = previewOf({ record, now: NOW }, proposal);
				const ground = "refused" in preview ? null : preview.ground;
				const request = { id: `property-${++key}`, proposal, ground, anyway: true, desk: { desk: "test" } };
				const done = await commitProposal(db, PLACE, request);
				if ("refused" in preview || "refused" in done) {
					// What is refused is refused by both, or is impossible; and it changes nothing.
					if ("refused" in done && !("refused" in preview)) expect(done.refused).toMatch(/impossible|faulty/);
					expect("refused" in done).toBe(true);
					expect(await exported()).toBe(before);
					continue;
				}
				committed += 1;
				expect(done.preview).toEqual(preview);
				const after = (await exportCup(db, 7))!.editions.flatMap(({ matches }) => matches);
				const judged = judge({ record, now: NOW }, proposal);
				if (proposal.kind === "withdraw" || proposal.kind === "swap-groups") {
					// These are judged by the whole edition: what they would make of it is what they made.
					expect("refused" in judged || said(judged.after.edition)).toEqual(said((await exportCup(db, 7))!.editions[0]!));
				}
				for (const change of preview.changes) {
					const { score: _, halfTime: __, shootOut: ___, ...told } = change.after;
					expect(matchAs(after.find(({ id }) => id === change.match)!)).toMatchObject(told);
				}
				// The same key again is the same act, and changes nothing.
				expect(await commitProposal(db, PLACE, request)).toMatchObject({ act: done.act, again: true });
				states.push({ act: done.act, before });
			}
			for (const { act, before } of states.toReversed()) {
				expect(await undoAct(db, 7, { act, desk: "test" })).toMatchObject({ acts: [act], left: [] });
				expect(await exported()).toBe(before);
			}
		}),
		{ numRuns: 12 },
	);
	expect(committed).toBeGreaterThan(5);
});
