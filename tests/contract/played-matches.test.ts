import { and, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { commitProposal } from "../../src/results/acts/commit-proposal.ts";
import { earlierState } from "../../src/results/acts/earlier-state.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { type Proposal, previewOf } from "../../src/results/acts/propose.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { contestedSeats } from "../../src/results/record/contested-seats.ts";
import { CUP_FILE_FORMAT, type CupFileMatch } from "../../src/results/record/cup-file.ts";
import type { EditionChange } from "../../src/results/record/cup-file-change.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { match as matches } from "../../src/results/record/nouns/match.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { recordSeats } from "../../src/results/record/record-seats.ts";
import { type ReportInput, reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { reportMatches } from "../../src/results/record/reporting/report-matches.ts";
import { finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";

const postgres = await lentPostgres();
if ("missing" in postgres) console.warn(`Played matches are not tried on PostgreSQL: ${postgres.missing}.`);

const PLACES = [
	{ name: "PGlite", missing: undefined, open: openInMemory, end: async () => {} },
	"missing" in postgres
		? { name: "PostgreSQL", missing: postgres.missing, open: openInMemory, end: async () => {} }
		: {
				name: "PostgreSQL",
				missing: undefined,
				open: async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" }),
				end: () => postgres.stop(),
			},
];

const CUP = 7;
const EDITION = "lc-2026";
const NOW = new Date("2026-07-15T18:00:00Z");
const DESK = { desk: "test" };
const KNOCKED_OUT = "s1 a f, s2 e b, t f b, f a e";
const TO_COME = "s1 - -, s2 - -, t - -, f - -";

describe.each(PLACES)("a match that has begun, on $name", ({ open, end, missing }) => {
	let db: Database;
	let key = 0;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach((context) => {
		if (missing) context.skip(missing);
	});
	afterEach(async () => {
		if (!missing) await emptyTables(db, "cup");
	});
	afterAll(async () => {
		await db?.close();
		await end();
	});

	async function put(file: object, name?: string): Promise<readonly string[]> {
		const source = sourceWithoutLines("cup", file);
		const report = await importCup(db, name === undefined ? source : { ...source, keptAs: name }, {
			...{ results: true, moves: true, rest: true, publication: true },
		});
		expect(report.faults.filter(({ severity }) => severity === "error")).toEqual([]);
		expect(report.written || report.changes.length === 0).toBe(true);
		return report.faults.map(({ message }) => message);
	}
	/** As a command changes the record. */
	const change = (edition: Omit<EditionChange, "id">) =>
		commitChange(db, { kind: "result", ...DESK }, [
			sourceWithoutLines("command", { format: CUP_FILE_FORMAT, cup: { id: CUP }, editions: [{ id: EDITION, ...edition }] }),
		]);
	const correct = (id: string, home: number, away: number) => change({ matches: [{ id, ...finished(home, away) }] });
	const report = (match: string, content: ReportInput["content"], id = `r${key++}`) =>
		reportMatch(db, CUP, { sender: "field", by: "r1" }, { id, match, content }, NOW);
	async function act(proposal: Proposal): Promise<number> {
		const asked = { id: `k${key++}`, proposal, desk: DESK, anyway: true };
		const place = { cup: CUP, edition: EDITION };
		const first = await commitProposal(db, place, { ...asked, ground: null });
		const ground = "preview" in first && first.preview ? first.preview.ground : null;
		const done = "act" in first ? first : await commitProposal(db, place, { ...asked, ground });
		if (!("act" in done)) throw new Error(JSON.stringify(done));
		return done.act;
	}

	async function previewed(proposal: Proposal) {
		const record = (await readEdition(db, CUP, EDITION))!;
		const preview = previewOf({ record, now: NOW }, proposal);
		if ("refused" in preview) throw new Error(JSON.stringify(preview));
		return { record, preview };
	}

	async function recorded(): Promise<CupFileMatch[]> {
		return (await exportCup(db, CUP))!.editions[0]!.matches.filter(({ division }) => division === "p-1");
	}
	const sidesOf = (own: readonly CupFileMatch[]) =>
		own.map(({ id, home, away }) => `${id} ${home.team ?? "-"} ${away.team ?? "-"}`).join(", ");
	/** "s1 a f": the recorded teams on both sides of each playoff match. */
	const seats = async () => sidesOf(await recorded());

	it("has its teams recorded beside their slots by an import, and nothing else changes in the file", async () => {
		await put(aPlayedCup(PLAYED));
		expect(await seats()).toBe(KNOCKED_OUT);
		const [first] = await recorded();
		expect(first!.home).toEqual({ team: "a", slot: { kind: "position", division: "g-1", position: 1 } });
		await emptyTables(db, "cup");
		await put(aPlayedCup());
		expect(await seats()).toBe(TO_COME);
	});

	it("keeps its teams when a group result is corrected after the final", async () => {
		await put(aPlayedCup(PLAYED));
		await correct("10", 0, 2);
		expect(await seats()).toBe(KNOCKED_OUT);
		await act({ kind: "result", match: "10", score: { home: 0, away: 5 } });
		expect(await seats()).toBe(KNOCKED_OUT);
	});

	it("keeps its teams while it is live, by reports, and upcoming matches follow at once", async () => {
		await put(aPlayedCup());
		await report("s1", { kind: "kick-off" });
		expect(await seats()).toBe("s1 a f, s2 - -, t - -, f - -");
		await correct("10", 0, 2);
		expect(await seats()).toBe("s1 a f, s2 - -, t - -, f - -");
		await report("s1", { kind: "result", score: { home: 2, away: 1 } });
		// By the corrected table A is second.
		await report("s2", { kind: "kick-off" });
		expect(await seats()).toBe("s1 a f, s2 e a, t - -, f - -");
	});

	it("keeps its teams when a team withdraws after the playoffs, whatever its category's rule", async () => {
		for (const withdrawn of ["keep", "annul"] as const) {
			const file = aPlayedCup(PLAYED);
			file.editions[0]!.categories[0]!.rules = { preset: "gothia", withdrawn };
			await put(file);
			await change({ teams: [{ id: "a", withdrawn: true }] });
			expect(await seats()).toBe(KNOCKED_OUT);
			await emptyTables(db, "cup");
		}
		await put(aPlayedCup(PLAYED));
		await act({ kind: "withdraw", team: "b", played: "struck", toCome: "cancelled" });
		expect(await seats()).toBe(KNOCKED_OUT);
	});

	it("keeps its teams when both sides lose a semi-final long after the final", async () => {
		await put(aPlayedCup(PLAYED));
		await act({ kind: "walkover", match: "s1", absent: "both" });
		expect(await seats()).toBe(KNOCKED_OUT);
	});

	it("keeps its teams when it is postponed, or played again after a protest", async () => {
		await put(aPlayedCup());
		await report("s1", { kind: "kick-off" });
		await act({ kind: "postpone", match: "s1" });
		expect(await seats()).toBe("s1 a f, s2 - -, t - -, f - -");
		await report("s2", { kind: "result", score: { home: 1, away: 0 } });
		await act({ kind: "protest", match: "s2", by: "home", claim: "Too many on the field" });
		const facts = (await readEdition(db, CUP, EDITION))!.edition.facts!;
		const { id } = facts.at(-1)!;
		await act({ kind: "uphold", match: "s2", protest: id, answer: "Played again", becomes: { kind: "replay" } });
		expect(await seats()).toBe("s1 a f, s2 e b, t - -, f - -");
	});

	it("fixes its teams by an office's slip, a walkover and a withdrawal's walkovers too", async () => {
		const file = aPlayedCup();
		file.editions[0]!.categories[0]!.rules = { preset: "gothia", withdrawn: "keep" };
		await put(file);
		await act({ kind: "walkover", match: "s1", absent: "home" });
		await act({ kind: "withdraw", team: "b", played: "stand", toCome: "walkover" });
		// E wins against B, and meets F.
		expect(await seats()).toBe("s1 a f, s2 e b, t a b, f - -");
		await act({ kind: "result", match: "f", score: { home: 0, away: 2 } });
		expect(await seats()).toBe("s1 a f, s2 e b, t a b, f f e");
	});

	it("frees its sides when what began it is withdrawn, and only then", async () => {
		await put(aPlayedCup());
		await report("s1", { kind: "kick-off" }, "began");
		await report("s1", { kind: "goal", side: "home", score: { home: 1, away: 0 } }, "scored");
		await report("s1", { kind: "undo", report: "scored" });
		expect(await seats()).toBe("s1 a f, s2 - -, t - -, f - -");
		await correct("10", 0, 2);
		await report("s1", { kind: "undo", report: "began" });
		expect(await seats()).toBe(TO_COME);
		await report("s1", { kind: "kick-off" });
		expect(await seats()).toBe("s1 b f, s2 - -, t - -, f - -");
		await act({ kind: "reopen", match: "s1" });
		expect(await seats()).toBe(TO_COME);
	});

	it("frees and fixes its sides again with an act that is undone and done again", async () => {
		await put(aPlayedCup());
		const typed = await act({ kind: "result", match: "s1", score: { home: 2, away: 1 } });
		const undone = await undoAct(db, CUP, { act: typed, ...DESK });
		expect(undone).toMatchObject({ acts: [typed] });
		expect(await seats()).toBe(TO_COME);
		await undoAct(db, CUP, { act: (undone as { by: number }).by, ...DESK });
		expect(await seats()).toBe("s1 a f, s2 - -, t - -, f - -");
	});

	it("leaves a team that a file named in a slot before play where it is, when the act that began it is undone", async () => {
		const file = aPlayedCup();
		Object.assign(file.editions[0]!.matches.find(({ id }) => id === "s1")!.home, { team: "c" });
		await put(file);
		expect(await seats()).toBe("s1 c -, s2 - -, t - -, f - -");
		const typed = await act({ kind: "result", match: "s1", score: { home: 2, away: 1 } });
		expect(await seats()).toBe("s1 c f, s2 - -, t - -, f - -");
		await undoAct(db, CUP, { act: typed, ...DESK });
		expect(await seats()).toBe("s1 c -, s2 - -, t - -, f - -");
	});

	it("keeps its teams whatever a later file says, with a report; and a file that does not know them changes no side", async () => {
		await put(aPlayedCup(PLAYED), "cup.json");
		await correct("10", 0, 2);
		await put(aPlayedCup(PLAYED), "cup.json");
		expect(await seats()).toBe(KNOCKED_OUT);
		const other = aPlayedCup(PLAYED);
		Object.assign(other.editions[0]!.matches.find(({ id }) => id === "f")!.home, { team: "b" });
		expect(await put(other, "cup.json")).toEqual(["another team in a match that a has played; it keeps its teams"]);
		expect(await seats()).toBe(KNOCKED_OUT);
	});

	it("fixes its teams when many reports arrive at once, and loses them when the days begin again", async () => {
		await put(aPlayedCup());
		const all = ["s1", "s2", "t", "f"].map((match, at) => ({
			...{ id: `m-${match}`, match, at: NOW.toISOString() },
			content: { kind: "result" as const, score: PLAYED[at]!.score! },
		}));
		await db.orm.transaction((orm) => reportMatches(orm, CUP, { sender: "field", by: "demo" }, all));
		expect(await seats()).toBe(KNOCKED_OUT);
		const back = { id: "back", match: "f", at: NOW.toISOString(), content: { kind: "undo" as const, report: "m-f" } };
		await db.orm.transaction((orm) => reportMatches(orm, CUP, { sender: "field", by: "demo" }, [back]));
		expect(await seats()).toBe("s1 a f, s2 e b, t f b, f - -");
	});

	it("of a record from before seats were recorded gets its present teams, once", async () => {
		await put(aPlayedCup(PLAYED.slice(0, 3)));
		const forget = () =>
			db.orm
				.update(matches)
				.set({ homeTeam: null, awayTeam: null })
				.where(and(eq(matches.cup, CUP), inArray(matches.id, ["s1", "s2", "t"])));
		await forget();
		expect(await seats()).toBe(TO_COME);
		const before = (await readEdition(db, CUP, EDITION))!.revision;
		await recordSeats(db);
		expect(await seats()).toBe("s1 a f, s2 e b, t f b, f - -");
		const { revision } = (await readEdition(db, CUP, EDITION))!;
		expect(revision).toBe(before + 1);
		await recordSeats(db);
		expect((await readEdition(db, CUP, EDITION))!.revision).toBe(revision);
	});

	it("is named by an act and by an import where others would be there now, once", async () => {
		await put(aPlayedCup(PLAYED));
		const { record, preview } = await previewed({ kind: "result", match: "10", score: { home: 0, away: 2 } });
		expect(contestedSeats(record.edition)).toEqual([]);
		const there = (team: string) => ({ team, bye: false });
		expect(preview.contested).toEqual([
			{ match: "s1", side: "home", team: "a", instead: there("b") },
			{ match: "s2", side: "away", team: "b", instead: there("a") },
		]);
		expect((await correct("10", 0, 2)).contested).toEqual([
			expect.stringMatching(/s1.* was played by .*A IF.*; by the tables and results now team .*B IF.* would be there/),
			expect.stringMatching(/s2.* was played by .*B IF.*; by the tables and results now team .*A IF.* would be there/),
		]);
		// Reported once: a later change contests nothing anew.
		expect((await correct("20", 3, 0)).contested).toEqual([]);
		// If both sides lose a semi-final it has no winner: the final has no opponent, and the match for third place no team.
		const both = await previewed({ kind: "walkover", match: "s1", absent: "both" });
		expect(both.preview.contested).toEqual([{ match: "f", side: "home", team: "a", instead: { team: null, bye: true } }]);
	});

	it("has open sides before its kick-off, as it had then", async () => {
		await put(aPlayedCup());
		const { revision } = (await readEdition(db, CUP, EDITION))!;
		await report("s1", { kind: "kick-off" });
		await act({ kind: "result", match: "s2", score: { home: 1, away: 0 } });
		expect(await seats()).toBe("s1 a f, s2 e b, t - -, f - -");
		const then = await earlierState(db, { cup: CUP, edition: EDITION }, { revision });
		expect(sidesOf(then!.edition.matches.filter(({ division }) => division === "p-1"))).toBe(TO_COME);
	});

	it("does not mention the seats in the ledger, only the act that began the match", async () => {
		await put(aPlayedCup());
		await act({ kind: "result", match: "s1", score: { home: 2, away: 1 } });
		const [last] = await readLedger(db, CUP, { most: 1 });
		expect(last!.lines.map(({ becomes }) => becomes)).toEqual(["2–1"]);
	});
});
