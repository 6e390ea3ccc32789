import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitProposal, groundOf } from "../../src/results/acts/commit-proposal.ts";
import { matchAs } from "../../src/results/acts/preview.ts";
import { judge, type Proposal, previewOf } from "../../src/results/acts/propose.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import type { CupFile, CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

const exported = async () => printCupFile((await exportCup(db, 7))!);
const PLACE = { cup: 7, edition: aSmallCup().editions[0]!.id };
const NOW = new Date("2026-07-14T12:17:00Z");

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const GROUPS = ids("b14-m", 9);
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
/** The participants, and the matches' states, without when calendars were notified. */
const said = ({ teams, categories, matches }: CupFileEdition) => ({
	...{ teams, categories },
	matches: matches.map((match) => ({ ...match, scheduled: undefined })),
});
/**
 * A small cup at any stage: its groups not begun, some of their matches to be played, or all played; a match or two abandoned; with rules
 * that keep or annul the results of a withdrawn team.
 */
const anyCup: fc.Arbitrary<Stage> = fc.record({
	toCome: fc.oneof(fc.constant<readonly string[]>([]), fc.constant(GROUPS), fc.subarray(GROUPS, { minLength: 1 })),
	live: fc.subarray(["b14-m6", "b14-m9"]),
	rule: fc.constantFrom("keep" as const, "annul" as const),
	isLater: fc.boolean(),
});
type Stage = {
	readonly toCome: readonly string[];
	readonly live: readonly string[];
	readonly rule: "keep" | "annul";
	/** Upcoming by the programme too: it is played if a team takes part again. */
	readonly isLater: boolean;
};

function cupAt({ toCome, live, rule, isLater }: Stage): CupFile {
	const cup = aSmallCup();
	const [edition] = cup.editions;
	for (const category of edition!.categories) category.rules = { preset: "gothia", withdrawn: rule };
	edition!.matches = edition!.matches.map((match): CupFileMatch => {
		const isToCome = toCome.includes(match.id);
		if (!isToCome && !live.includes(match.id)) return match;
		const { score: _, halfTime: __, ...rest } = match;
		if (!isToCome) return { ...rest, status: "live", score: { home: 1, away: 1 } };
		return { ...rest, status: "scheduled", ...(isLater && { start: `2026-07-15T${match.start!.slice(11)}` }) };
	});
	return cup;
}
/** Each act of the day, done at least once whatever else is. */
const SURELY: [Stage, Proposal[]][] = [
	[
		{ toCome: GROUPS, live: [], rule: "keep", isLater: true },
		[
			{ kind: "swap-groups", teams: ["b14-ek", "b14-hav"] },
			{ kind: "withdraw", team: "b14-ask", played: "stand", toCome: "walkover" },
			{ kind: "rejoin", team: "b14-ask", toCome: "played" },
		],
	],
	[
		{ toCome: [], live: ["b14-m9"], rule: "annul", isLater: false },
		[
			{ kind: "abandon", match: "b14-m9", as: "stands" },
			{ kind: "withdraw", team: "b14-bro", played: "struck", toCome: "cancelled" },
			{ kind: "rejoin", team: "b14-bro", toCome: "stay" },
		],
	],
];
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
	fc.record({ kind: fc.constant("rejoin" as const), team: anyTeam, toCome: fc.constantFrom("played" as const, "stay" as const) }),
	fc.record({
		kind: fc.constant("swap-groups" as const),
		teams: fc.tuple(fc.constantFrom("b14-ask", "b14-ek", "b14-dal"), fc.constantFrom("b14-fur", "b14-gran", "b14-hav")),
	}),
	fc.record({
		kind: fc.constant("abandon" as const),
		match: fc.constantFrom("g15-m1", "b14-m6", "b14-m9"),
		as: fc.constantFrom("stands" as const, "replay" as const, "struck" as const),
	}),
	fc.record({ kind: fc.constant("swap" as const), matches: fc.tuple(anyMatch, anyMatch).map((pair): [string, string] => pair) }),
	fc.record({
		kind: fc.constant("move" as const),
		to: anyMatch
			.chain((match) =>
				fc.record({
					match: fc.constant(match),
					field: fc.constantFrom("heden-1", "heden-2", "heden-10"),
					date: fc.constantFrom("2026-07-14", "2026-07-16"),
					minute: fc.integer({ min: 120, max: 240 }).map((five) => five * 5),
				}),
			)
			.map((one) => [one]),
	}),
	fc.record({
		kind: fc.constant("close-fields" as const),
		fields: fc.constant<string[]>(["heden-10"]),
		from: fc.constant({ date: "2026-07-16", minute: 600 }),
	}),
	fc.record({ kind: fc.constant("open-fields" as const), fields: fc.constant<string[]>(["heden-10"]) }),
);

test("whatever desks propose, the preview shows what the commit does, and undoing it in reverse exports the same bytes", async () => {
	let key = 0;
	const committed = new Set<Proposal["kind"]>();
	await fc.assert(
		fc.asyncProperty(anyCup, fc.array(anyProposal, { minLength: 1, maxLength: 6 }), async (stage, proposals) => {
			await emptyTables(db, "cup");
			expect((await importCup(db, sourceWithoutLines("cup.json", cupAt(stage)))).faults.filter(isError)).toEqual([]);
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
				committed.add(proposal.kind);
				expect(done.preview).toEqual(preview);
				const after = (await exportCup(db, 7))!.editions.flatMap(({ matches }) => matches);
				const judged = judge({ record, now: NOW }, proposal);
				if (["withdraw", "rejoin", "swap-groups"].includes(proposal.kind)) {
					// These are judged on the whole edition: the preview equals the result.
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
		{ numRuns: 14, examples: SURELY },
	);
	expect([...committed]).toEqual(expect.arrayContaining(["withdraw", "rejoin", "swap-groups", "abandon"]));
});
