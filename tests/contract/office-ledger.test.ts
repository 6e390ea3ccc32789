import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReportContent } from "../../src/cup/reports/report.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { FieldReport } from "../../src/office/ledger/field-reports.ts";
import { type LedgerPage, ledgerPage } from "../../src/office/ledger/ledger-page.ts";
import type { UndoWays } from "../../src/office/ledger/undo-ways.ts";
import { act as acts } from "../../src/results/acts/act-table.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { report } from "../../src/results/record/nouns/report.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";
import { aTwinOf } from "../support/twin-cup.ts";

type Page = Omit<LedgerPage, "acts"> & { acts: (LedgerPage["acts"][number] & { mayUndo: boolean })[] };
const FIRST = "b14-m1";

describe("the office's ledger", () => {
	let db: Database;
	let at: Awaited<ReturnType<typeof officeOver>>;
	let asked = 0;
	beforeAll(async () => {
		db = await openInMemory();
	});
	beforeEach(async () => {
		await at?.close();
		await db.close();
		db = await openInMemory();
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		at = await officeOver(db);
	});
	afterAll(async () => {
		await at.close();
		await db.close();
	});

	type Seated = Awaited<ReturnType<typeof at.signedIn>>;
	/** Records a result at a desk. @returns the act's number */
	async function records(desk: Seated, home: number, away: number, match = FIRST): Promise<number> {
		asked += 1;
		const proposal = { kind: "result", match, score: { home, away } };
		const { body: told } = await desk.ask<{ preview?: { ground: string } }>("POST", "/acts/preview", { proposal });
		const answer = await desk.ask<{ act: number }>("POST", "/acts", {
			...{ id: `ledger-test-${asked}`, proposal, anyway: true },
			ground: told.preview?.ground ?? null,
		});
		if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
		return answer.body.act;
	}
	const page = async (desk: Seated, query = "") => (await desk.ask<Page>("GET", `/ledger${query}`)).body;

	it("lists every act with its account and the values before and after, newest first", async () => {
		const office = await at.signedIn({ name: "Office" });
		const desk = await at.signedIn({ name: "Results desk 1", role: "results" });
		const first = await records(desk, 3, 0);
		const second = await records(office, 2, 0);
		const { acts, total, desks, kinds } = await page(office);
		expect(acts.map(({ id }) => id)).toEqual([second, first]);
		expect(acts.map((act) => act.desk)).toEqual(["Office", "Results desk 1"]);
		expect(acts[0]?.lines[0]).toMatchObject({ was: expect.stringContaining("3–0"), becomes: expect.stringContaining("2–0") });
		expect({ total, desks, kinds }).toEqual({ total: 2, desks: ["Office", "Results desk 1"], kinds: ["result"] });
	});

	it("is filtered by desk, by kind and by a match's printed number, and refuses any other filter", async () => {
		const office = await at.signedIn({ name: "Office" });
		const desk = await at.signedIn({ name: "Results desk 1", role: "results" });
		const first = await records(desk, 3, 0);
		await records(office, 2, 0, "g15-m1");
		const record = await readEdition(db, 7, "lc-2026");
		const number = record?.edition.matches.find(({ id }) => id === FIRST)?.number;
		expect((await page(office, "?desk=Results+desk+1")).acts.map(({ id }) => id)).toEqual([first]);
		expect((await page(office, "?kind=move")).acts).toEqual([]);
		if (number !== undefined) expect((await page(office, `?match=${number}`)).acts.map(({ id }) => id)).toEqual([first]);
		expect((await page(office, "?match=99999")).acts).toEqual([]);
		// One match of several that were moved, by its whole number; the totals and the available filters are returned beside the filtered
		// acts.
		const proposal = { kind: "shift", matches: ["b14-s1", "b14-s2"], minutes: 5, later: "stay" };
		const { body: told } = await office.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const sent = { id: "ledger-test-shift", proposal, ground: told.preview.ground, anyway: true };
		const { act } = (await office.ask<{ act: number }>("POST", "/acts", sent)).body;
		for (const whole of ["412", "413"])
			expect(
				(await page(office, `?match=${whole}`)).acts.map(({ id }) => id),
				whole,
			).toEqual([act]);
		expect(await page(office, "?match=41")).toMatchObject({
			...{ acts: [], total: 3, desks: ["Office", "Results desk 1"], kinds: ["result", "shift"] },
		});
		expect((await office.ask("GET", "/ledger?kind=nonsense")).status).toBe(422);
	});

	it("shows for each act whether this account may undo it: its own, or any as the office", async () => {
		const office = await at.signedIn({ name: "Office" });
		const one = await at.signedIn({ role: "results" });
		const other = await at.signedIn({ role: "results" });
		const act = await records(one, 3, 0);
		const may = async (desk: Seated) => (await page(desk)).acts.map(({ mayUndo }) => mayUndo);
		expect([await may(office), await may(one), await may(other)]).toEqual([[true], [true], [false]]);
		// Trying an undo is limited to roles that may do it.
		const tried = async (desk: Seated) => (await desk.ask("GET", `/ledger/${act}/undo`)).status;
		expect([await tried(office), await tried(one), await tried(other)]).toEqual([200, 200, 403]);
	});

	it("previews an undoing by doing it and rolling back", async () => {
		const office = await at.signedIn();
		const act = await records(office, 3, 0);
		const before = await readEdition(db, 7, "lc-2026");
		const { body } = await office.ask<UndoWays>("GET", `/ledger/${act}/undo`);
		expect(body).toMatchObject({ whole: { acts: [act], left: [] }, others: null });
		expect(await readEdition(db, 7, "lc-2026")).toEqual(before);
		expect((await page(office)).acts.map(({ id, undoneBy }) => [id, undoneBy])).toEqual([[act, null]]);
	});

	it("names the later acts that build on one, and offers three ways", async () => {
		const office = await at.signedIn();
		const first = await records(office, 3, 0);
		const second = await records(office, 4, 0);
		const { body } = await office.ask<UndoWays>("GET", `/ledger/${first}/undo`);
		expect(body.whole).toMatchObject({ refused: "built-on", later: [{ id: second }] });
		expect(body.others?.withLater).toMatchObject({ acts: [second, first] });
		expect(body.others?.partly).toHaveProperty("refused");
		expect((await office.ask("POST", `/acts/${first}/undo`, {})).status).toBe(409);
		expect((await office.ask("POST", `/acts/${first}/undo`, { way: "with-later" })).status).toBe(200);
		expect((await page(office)).acts.map(({ undoneBy }) => undoneBy !== null)).toEqual([false, true, true]);
	});

	it("describes changes in the requested language", async () => {
		const office = await at.signedIn();
		const proposal = { kind: "walkover", match: FIRST, absent: "away" };
		const { body: told } = await office.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const { ground } = told.preview;
		expect((await office.ask("POST", "/acts", { id: "ledger-test-walkover", proposal, ground, anyway: true })).status).toBe(200);
		const lineIn = async (language: string) => {
			const { body } = await office.ask<Page>("GET", "/ledger", undefined, { headers: { "accept-language": language } });
			return body.acts[0]?.lines[0]?.becomes;
		};
		expect(await lineIn("en")).toBe("walkover, home wins");
		expect(await lineIn("sv")).toBe("walkover, hemmalaget vinner");
	});

	it("names a protest's match, team and claim, when it is raised and when it is answered", async () => {
		const office = await at.signedIn();
		await records(office, 3, 0);
		const does = async (proposal: { readonly kind: string; readonly [key: string]: unknown }) => {
			const { body: told } = await office.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
			const sent = { id: `ledger-test-${proposal.kind}`, proposal, ground: told.preview.ground };
			expect((await office.ask("POST", "/acts", sent)).status).toBe(200);
		};
		await does({ kind: "protest", match: FIRST, by: "away", claim: "A player of another category took part" });
		const [raised] = (await page(office)).acts;
		const [line] = raised?.lines ?? [];
		expect(line?.what).toMatch(/^protest against match .*\(B14: .+ – .+\)$/);
		expect(line?.becomes).toMatch(/: A player of another category took part$/);
		const record = (await readEdition(db, 7, "lc-2026"))!;
		const protest = record.edition.facts?.find(({ kind }) => kind === "protest")?.id;
		await does({ kind: "reject", match: FIRST, protest, answer: "The player was allowed to" });
		const [answered] = (await page(office)).acts;
		expect(answered?.lines.every(({ what }) => what.startsWith(line?.what ?? "?"))).toBe(true);
		expect(answered?.lines.map(({ becomes }) => becomes)).toContainEqual(expect.stringContaining("The player was allowed to"));
	});

	it("names a playoff match by its teams as soon as they are known", async () => {
		const office = await at.signedIn();
		const record = (await readEdition(db, 7, "lc-2026"))!;
		const [known] = record.edition.categories.flatMap((category) => {
			const { sides } = filledCategory(record, category);
			return record.edition.matches.filter(({ id, home, away, status }) => {
				const there = sides.get(id);
				return (
					home.team === undefined && away.slot !== undefined && status === "scheduled" && there?.home.team && there.away.team
				);
			});
		});
		expect(known).toBeDefined();
		const proposal = { kind: "postpone", match: known!.id };
		const { body: told } = await office.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const sent = { id: "ledger-test-playoff", proposal, ground: told.preview.ground, anyway: true };
		expect((await office.ask("POST", "/acts", sent)).status).toBe(200);
		const { what } = (await page(office)).acts[0]!.lines[0]!;
		expect(what).not.toMatch(/winner|loser|place|group/i);
	});

	it("describes in Swedish what prevents an undoing, and what would be inconsistent without the act", async () => {
		const office = await at.signedIn();
		const swedish = { headers: { "accept-language": "sv" } };
		const record = (await readEdition(db, 7, "lc-2026"))!;
		const { endsOn } = record.edition;
		const longer = new Date(Date.parse(endsOn) + 86_400_000).toISOString().slice(0, 10);
		const change = { format: CUP_FILE_FORMAT, cup: { id: 7 }, editions: [{ id: "lc-2026", endsOn: longer }] };
		await commitChange(db, { kind: "import", desk: "command" }, [sourceWithoutLines("longer", change)]);
		const [longest] = (await page(office)).acts;
		const proposal = { kind: "move", to: [{ match: "b14-f", date: longer, minute: 600, field: "heden-10" }] };
		const { body: told } = await office.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const done = await office.ask("POST", "/acts", {
			...{ id: "ledger-test-moved", proposal, ground: told.preview?.ground ?? null, anyway: true },
		});
		expect(done.status, JSON.stringify(done.body)).toBe(200);
		type Faulty = { whole: { refused: string; faults: { message: string; expected: string }[] } };
		const { body: looked } = await office.ask<Faulty>("GET", `/ledger/${longest?.id}/undo`, undefined, swedish);
		expect(looked.whole).toMatchObject({ refused: "faulty", faults: [{ message: /^en dag utanför upplagan/ }] });
		const { body: refused } = await office.ask<Faulty["whole"]>("POST", `/acts/${longest?.id}/undo`, {}, swedish);
		expect(refused.faults).toEqual(looked.whole.faults);

		// A body that is no act at all.
		const { body: broken } = await office.ask<{ errors: Record<string, string[]> }>(
			...(["POST", "/acts/preview", { proposal: { kind: "shift", matches: 4, minutes: "x" } }, swedish] as const),
		);
		const said = Object.values(broken.errors).flat();
		expect(said.length).toBeGreaterThan(0);
		expect(said.join(" ")).not.toMatch(/expected|Invalid|Too|must/);
	});

	it("has every line of every act in the downloaded file", async () => {
		const office = await at.signedIn();
		await records(office, 3, 0);
		await records(office, 4, 0);
		expect((await page(office, "?whole=yes")).acts).toHaveLength(2);
		expect((await office.ask("GET", "/ledger?whole=no")).status).toBe(422);
	});

	it("lists the reports from the fields, by place and match, without a reporter's name and without scores of young categories", async () => {
		const office = await at.signedIn();
		const by = { sender: "field", by: "a-reporter" } as const;
		const cup = aSmallCup().cup.id;
		const young = "b11-m2";
		for (const [match, id] of [
			["b14-m2", "one"],
			[young, "two"],
		] as const)
			await reportMatch(db, cup, by, { id, match, content: { kind: "goal", side: "home", score: { home: 3, away: 2 } } });
		// Reports from another cup's field in the same record, and their effects, are in its own ledger.
		await importCup(db, sourceWithoutLines("twin.json", aTwinOf(aSmallCup())));
		await reportMatch(db, cup + 1, by, { id: "twin", match: "b14-s1", content: { kind: "kick-off" } } as never);
		const editions = [{ id: "lc-2026", matches: [{ id: "b14-s1", number: "777" }] }];
		const change = sourceWithoutLines("twin.json", { format: CUP_FILE_FORMAT, cup: { id: cup + 1 }, editions });
		await commitChange(db, { kind: "import", desk: "Twin office" }, [change]);
		const told = await page(office);
		expect(told).toMatchObject({ total: told.acts.length, desks: expect.not.arrayContaining(["Twin office"]) });
		const { acts: twins } = await ledgerPage(db, cup + 1, {}, { language: "en" });
		expect(twins).toMatchObject([{ desk: "Twin office" }]);
		expect(told.acts.filter(({ id }) => twins.some((twin) => twin.id === id))).toEqual([]);
		expect((await office.ask("GET", `/ledger/${twins[0]!.id}/undo`)).status).toBe(404);
		expect((await office.ask("POST", `/acts/${twins[0]!.id}/undo`, {})).status).toBe(404);
		const { body } = await office.ask<{ reports: FieldReport[] }>("GET", "/ledger/reports");
		expect(body.reports.map(({ kind, score }) => [kind, score])).toEqual([
			["note", null],
			["goal", { home: 3, away: 2 }],
		]);
		expect(body.reports.every(({ place }) => place !== null)).toBe(true);
		expect(JSON.stringify(body)).not.toContain("a-reporter");
		expect((await office.ask<{ reports: [] }>("GET", "/ledger/reports?match=412")).body.reports).toEqual([]);
		expect((await office.ask<{ reports: [] }>("GET", "/ledger/reports?match=99999")).body.reports).toEqual([]);
	});

	it("has pages of fifty acts, and what precedes the last of them; no details of the young's goals, and a number filters its own match", async () => {
		const office = await at.signedIn();
		type Told = { reports: FieldReport[]; hasMore: boolean };
		const reports = async (query = "") => (await office.ask<Told>("GET", `/ledger/reports${query}`)).body;
		const row = (id: number, match: string, content: ReportContent, cup = 7) => ({
			...{ cup, match, id: `r${id}`, at: "2026-07-14T12:00:00Z", acceptedAt: null, sender: "field" as const, content },
		});
		const note = { kind: "note", text: { en: "Rain", sv: "Regn" } } as const;
		await db.orm.insert(report).values(Array.from({ length: 50 }, (_, index) => row(index, "b14-m2", note)));
		const whole = await reports();
		expect([whole.reports.length, whole.hasMore]).toEqual([50, false]);
		await db.orm.insert(report).values(row(50, "b11-m2", { kind: "goal-detail", goal: "r1", shirt: 9 } as never));
		const newest = await reports();
		expect([newest.reports.length, newest.hasMore, newest.reports[0]?.kind]).toEqual([50, true, "note"]);
		const rest = await reports(`?before=${newest.reports.at(-1)!.id}`);
		expect([rest.reports.length, rest.hasMore]).toEqual([1, false]);
		expect(newest.reports.map(({ id }) => id)).not.toContain(rest.reports[0]!.id);
		// A number that another match has in another cup of the record.
		await importCup(db, sourceWithoutLines("twin.json", aTwinOf(aSmallCup())));
		const editions = [{ id: "lc-2026", matches: [{ id: "b14-m2", number: "412" }] }];
		await importCup(db, sourceWithoutLines("twin.json", { format: CUP_FILE_FORMAT, cup: { id: 8 }, editions }));
		expect((await reports("?match=412")).reports).toEqual([]);
		// And the ledger's own page.
		const line = {
			kind: "import" as const,
			desk: "Office",
			lines: [],
			changed: 0,
			added: 0,
			removed: 0,
			editions: [],
			undoes: [],
		};
		const before = (await page(office)).total;
		const more = Array.from({ length: 50 - before }, () => ({
			...line,
			cup: 7,
			at: "2026-07-14T12:00:00Z",
			said: [],
			rows: new Uint8Array(),
		}));
		await db.orm.insert(acts).values(more);
		expect((await page(office)).hasMore).toBe(false);
		await db.orm.insert(acts).values(more.slice(-1));
		expect((await page(office)).hasMore).toBe(true);
	});

	it("hands the newest backup over by its name alone, wherever it lies", async () => {
		const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
		const file = path.join(folder, "cup-7.json");
		await writeFile(file, '{"whole":true}');
		const other = await officeOver(db, 7, { backups: { told: async () => ({}) as never, newest: async () => file } });
		const { body, headers } = await (await other.signedIn()).ask("GET", "/ledger/backup");
		expect(body).toEqual({ whole: true });
		expect(headers.get("content-disposition")).toBe('attachment; filename="cup-7.json"');
		await other.close();
		await rm(folder, { recursive: true });
	});

	it("shows when a report arrived, not the phone's time", async () => {
		const office = await at.signedIn();
		const content = { kind: "goal", side: "home", score: { home: 3, away: 2 } } as const;
		const said = { id: "late", match: "b14-m2", content, at: "2026-07-14T11:00:00Z" };
		await reportMatch(db, 7, { sender: "field" }, said, new Date("2026-07-14T12:30:00Z"));
		const { body } = await office.ask<{ reports: FieldReport[] }>("GET", "/ledger/reports");
		expect(body.reports.map(({ at }) => at)).toEqual(["2026-07-14T12:30:00Z"]);
	});

	it("looks back by the cup's clock: a future time of that is no moment, whatever the server's shows", async () => {
		const office = await at.signedIn();
		const status = async (time: string) => (await office.ask("GET", `/ledger/as-it-was/day?at=2026-07-14T${time}`)).status;
		expect(at.clock.now > new Date("2026-07-14T12:18:00Z")).toBe(true);
		expect([await status("14:17"), await status("14:18")]).toEqual([200, 422]);
	});

	it("knows no act that the cup has not", async () => {
		const office = await at.signedIn();
		expect((await office.ask("GET", "/ledger/4711/undo")).status).toBe(404);
	});
});
