import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { waitingDecisions } from "../../src/office/decisions/waiting-decisions.ts";
import { outcomeMessageOf } from "../../src/office/notifications/outcome-message.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { commitProposal } from "../../src/results/acts/commit-proposal.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { type Proposal, previewOf } from "../../src/results/acts/propose.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { CUP_FILE_FORMAT, type CupFileMatch } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";

const CUP = 7;
const EDITION = "lc-2026";
const NOW = new Date("2026-07-15T18:00:00Z");
const DESK = { desk: "test" };
const place = { cup: CUP, edition: EDITION };
const S1 = { match: "s1", seats: [{ side: "home", team: "A IF", instead: "B IF" }] };
const S2 = { match: "s2", seats: [{ side: "away", team: "B IF", instead: "A IF" }] };

describe("a played match that others would have played by the corrected table", () => {
	let db: Database;
	let key = 0;
	beforeAll(async () => {
		db = await openInMemory();
	});
	afterEach(() => emptyTables(db, "cup"));
	afterAll(() => db.close());

	const record = async () => (await readEdition(db, CUP, EDITION))!;
	/** Group 1 is corrected after the final: B is before A. */
	async function corrected(file = aPlayedCup(PLAYED)): Promise<void> {
		const { faults } = await importCup(db, sourceWithoutLines("cup", file), { results: true });
		expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
		await correct("10", 0, 2);
	}
	const correct = (id: string, home: number, away: number) =>
		commitChange(db, { kind: "result", ...DESK }, [
			sourceWithoutLines("command", {
				format: CUP_FILE_FORMAT,
				cup: { id: CUP },
				editions: [{ id: EDITION, matches: [{ id, ...finished(home, away) }] }],
			}),
		]);
	async function previewed(proposal: Proposal) {
		const preview = previewOf({ record: await record(), now: NOW }, proposal);
		if ("refused" in preview) throw new Error(JSON.stringify(preview));
		return preview;
	}
	const commit = (proposal: Proposal, ground: string | null) =>
		commitProposal(db, place, { id: `key-${key++}`, proposal, desk: DESK, anyway: true, ground });
	async function act(proposal: Proposal): Promise<number> {
		const done = await commit(proposal, (await previewed(proposal)).ground);
		if (!("act" in done)) throw new Error(JSON.stringify(done));
		return done.act;
	}
	const undo = (own: number) => undoAct(db, CUP, { act: own, ...DESK });
	async function waits() {
		return waitingDecisions(await record()).flatMap((one) =>
			one.kind === "contested"
				? [
						{
							match: one.slip.match,
							seats: one.seats.map(({ side, team, instead }) => ({ side, team: team.name, instead: instead?.name ?? null })),
						},
					]
				: [],
		);
	}
	const playoff = async () => (await record()).edition.matches.filter(({ division }) => division === "p-1");
	const matchNow = async (id: string): Promise<CupFileMatch> => (await playoff()).find((match) => match.id === id)!;
	const facts = async () => (await record()).edition.facts ?? [];

	it("waits for a decision, each match by itself, with its teams and those that the results would produce", async () => {
		await corrected();
		expect(await waits()).toEqual([S1, S2]);
		const [first] = waitingDecisions(await record());
		expect(first).toMatchObject({
			key: "contested s1",
			waiting: [],
			neededBy: null,
			score: { home: 2, away: 1 },
			isYoung: false,
		});
	});

	it("that counts as played waits no more, and no side and no result changes", async () => {
		await corrected();
		const before = await playoff();
		const preview = await previewed({ kind: "as-played", match: "s1" });
		expect(preview).toMatchObject({ changes: [], sides: [], positions: [], contested: [] });
		expect([...preview.told.teams].sort()).toEqual(["a", "b", "f"]);
		await act({ kind: "as-played", match: "s1" });
		expect(await waits()).toEqual([S2]);
		expect(await playoff()).toEqual(before);
		expect(await facts()).toMatchObject([{ kind: "as-played", match: "s1", team: "a", instead: "b" }]);
		// The same correction, undone and repeated, adds no contested match.
		await correct("10", 2, 0);
		expect(await waits()).toEqual([]);
		await correct("10", 0, 2);
		expect(await waits()).toEqual([S2]);
	});

	it("waits again when a recount names yet another team, and only then", async () => {
		await corrected();
		await act({ kind: "as-played", match: "s1" });
		for (const id of ["12", "14", "15"]) await correct(id, 0, 9);
		const [again] = await waits();
		expect(again).toMatchObject({ match: "s1", seats: [{ team: "A IF", instead: "D IF" }] });
		await act({ kind: "as-played", match: "s1" });
		expect((await waits()).map(({ match }) => match)).not.toContain("s1");
		expect(await facts()).toHaveLength(2);
	});

	it("gets the right teams by removing its result: the other team follows at once", async () => {
		await corrected();
		const preview = await previewed({ kind: "reopen", match: "s1" });
		expect(preview.sides).toContainEqual({ match: "s1", side: "home", before: "a", after: "b" });
		await act({ kind: "reopen", match: "s1" });
		expect(await waits()).toEqual([S2]);
		expect(await matchNow("s1")).toMatchObject({ status: "scheduled", home: { slot: { kind: "position" } } });
		expect((await matchNow("s1")).home.team).toBeUndefined();
	});

	it("is awarded in one act with the decision about its teams, and undone in one", async () => {
		await corrected();
		const before = await playoff();
		const own = await act({ kind: "award", match: "s1", absent: "home" });
		expect(await matchNow("s1")).toMatchObject({ status: "walkover", winner: "away", home: { team: "a" } });
		expect(await facts()).toMatchObject([{ kind: "as-played", match: "s1", team: "a", instead: "b" }]);
		expect((await waits()).map(({ match }) => match)).not.toContain("s1");
		await undo(own);
		expect(await playoff()).toEqual(before);
		expect(await facts()).toEqual([]);
		expect(await waits()).toEqual([S1, S2]);
	});

	it("waits again when the decision is undone; the ledger names it in both languages", async () => {
		await corrected();
		const own = await act({ kind: "as-played", match: "s1" });
		const [last] = await readLedger(db, CUP, { most: 1 });
		expect(last).toMatchObject({ kind: "as-played" });
		const [line] = last!.lines;
		expect(line!.what).toMatch(/^match s1.* counts as played$/);
		expect(line!.becomes).toBe("with A IF, although the results point to B IF");
		expect(line!.sv).toMatchObject({ becomes: "med A IF, fast resultaten pekar på B IF" });
		await undo(own);
		expect(await waits()).toEqual([S1, S2]);
	});

	it("is decided as it was looked at: where another team would be there by then, nothing is recorded", async () => {
		await corrected();
		const { ground } = await previewed({ kind: "as-played", match: "s1" });
		for (const id of ["12", "14", "15"]) await correct(id, 0, 9);
		expect(await commit({ kind: "as-played", match: "s1" }, ground)).toMatchObject({ refused: "stale" });
		expect(await facts()).toEqual([]);
	});

	it("needs no decision if no other team would have played, or if it is decided already", async () => {
		await corrected();
		for (const kind of ["as-played", "award"] as const) {
			const proposal = { kind, absent: "home" } as const;
			const refused = async (match: string) => {
				const { absent: _, ...stands } = { ...proposal, match };
				return previewOf({ record: await record(), now: NOW }, (kind === "award" ? { ...proposal, match } : stands) as Proposal);
			};
			expect(await refused("f")).toMatchObject({ refused: "not-possible" });
			expect(await refused("none")).toMatchObject({ refused: "no-such-match" });
		}
		await act({ kind: "as-played", match: "s1" });
		const again = previewOf({ record: await record(), now: NOW }, { kind: "as-played", match: "s1" });
		expect(again).toMatchObject({ refused: "not-possible", errors: { match: [{ sv: expect.stringContaining("Liggaren") }] } });
	});

	it("is described in both languages: the recorded teams, and those that would have played", async () => {
		await corrected();
		const said = async (proposal: Proposal) => outcomeMessageOf(await record(), await previewed(proposal), proposal);
		expect(await said({ kind: "as-played", match: "s1" })).toEqual({
			en: expect.stringMatching(
				/^Match .*: it counts as it was played\. With the current results, B IF would have played in it instead of A IF\.$/,
			),
			sv: expect.stringMatching(
				/^Match .*: den gäller som den spelades\. Med de nuvarande resultaten skulle B IF ha spelat i den i stället för A IF\.$/,
			),
		});
		expect((await said({ kind: "award", match: "s1", absent: "home" }))?.en).toMatch(/^Match .*: a walkover, F IF wins\./);
	});

	it("is part of the cup's file, and the same in a record made from it", async () => {
		await corrected();
		await act({ kind: "as-played", match: "s1" });
		const file = (await exportCup(db, CUP))!;
		await emptyTables(db, "cup");
		const { faults } = await importCup(db, sourceWithoutLines("cup", file), { results: true });
		expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
		expect(await waits()).toEqual([S2]);
		expect((await exportCup(db, CUP))!.editions[0]!.facts).toEqual(file.editions[0]!.facts);
	});
});
