import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { Audience, Boxes, Notification } from "../../src/office/notifications/notification.ts";
import { shownTo } from "../../src/outbox/outbox.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1 } = DESKS;
const START = new Date("2026-07-16T09:00:00Z");
const EVERYBODY: Boxes = { teams: true, followers: true, reporters: true, announcement: false };
const NOBODY: Boxes = { teams: false, followers: false, reporters: false, announcement: false };

let db: Database;
let now = START;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
async function theCup(change: (cup: ReturnType<typeof aSmallCup>) => void = () => undefined) {
	await emptyTables(db, "cup", "outbox");
	const cup = aSmallCup();
	cup.cup.clock = START.toISOString();
	change(cup);
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
}
beforeEach(async () => {
	now = START;
	await theCup();
});
afterAll(() => db.close());

type Told = { readonly message: Notification["text"]; readonly audience: Audience; readonly boxes: Boxes };
type Answer = {
	readonly preview: Preview;
	readonly tell: Told | null;
	readonly told: Told;
	readonly because: string;
	readonly act: number;
	readonly by: number;
};
const asDesk = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)),
	() => now,
);
const look = async (proposal: object, desk: Desk = office) => (await asDesk(desk, "/acts/preview", { proposal })).body;
async function done(proposal: object, boxes: Partial<Boxes> = { reporters: true }) {
	const { preview, tell } = await look(proposal);
	const given = { ...NOBODY, ...boxes, text: tell!.message };
	const asked = { id: `key-${++keys}-abcdef`, proposal, ground: preview.ground, anyway: true, tell: given };
	const { status, body } = await asDesk(office, "/acts", asked);
	expect(status).toBe(200);
	return { act: body.act, preview, message: tell!.message };
}
const undo = (act: number, tell?: object | null) => asDesk(office, `/acts/${act}/undo`, tell === undefined ? {} : { tell });
const later = (seconds: number) => {
	now = new Date(now.getTime() + seconds * 1000);
};
const exported = async () => printCupFile((await exportCup(db, 7))!);
const atField = async (field: string) =>
	(await shownTo(db.orm, { cup: 7, recipient: `field:${field}`, now })).map(
		({ content }) => (content as { text: Notification["text"] }).text.en,
	);

const kicks = { kind: "fact", fact: { kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] } };
const corrected = { kind: "result", match: "b14-m7", score: { home: 3, away: 1 } };
const walkover = { kind: "walkover", match: "b14-s1", absent: "away" };
const withdrawal = { kind: "withdraw", team: "b14-hav", played: "stand", toCome: "walkover" };
const protest = { kind: "protest", match: "b14-m1", by: "away", claim: "A shirt number that was not on the list" };

describe("recipients are offered for every act that changes what people have been notified of", () => {
	it("a decision: the new positions, their criterion, and the teams of later matches", async () => {
		const { tell, preview } = await look(kicks, results1);
		expect(tell!.message).toEqual({
			en: "B14, group 1, decided by a penalty shoot-out: 2. DAL IF, 3. BRO IF. DAL IF plays match 413, Thursday 12:00 on Heden 10.",
			sv: "B14, grupp 1, avgjort genom straffar: 2. DAL IF, 3. BRO IF. DAL IF spelar match 413, torsdag kl. 12.00 på Heden 10.",
		});
		expect(tell!.boxes).toEqual(EVERYBODY);
		// The field of the match that gets its team is notified too.
		expect(preview.told.fields).toContain("heden-10");
	});

	it("a correction preselects no recipients, unless it brings another team into a match", async () => {
		const small = await look(corrected, results1);
		expect(small.tell!.message.en).toBe("FUR IF – GRAN IF: the result is corrected to 3–1.");
		expect(small.tell!.message.sv).toBe("FUR IF – GRAN IF: resultatet är rättat till 3–1.");
		expect(small.tell!.boxes).toEqual(NOBODY);
		const large = await look({ kind: "result", match: "b14-m8", score: { home: 0, away: 9 } }, results1);
		expect(large.preview.sides).not.toEqual([]);
		expect(large.tell!.boxes).toEqual(EVERYBODY);
	});

	it("a walkover, a withdrawal and a protest with its answer, in both languages", async () => {
		expect((await look(walkover)).tell).toMatchObject({
			message: { en: expect.stringMatching(/^Match 412.*: a walkover/), sv: expect.stringMatching(/^Match 412.*: walkover/) },
			boxes: EVERYBODY,
		});
		const { tell, preview } = await look(withdrawal);
		expect(tell!.message.en).toMatch(/^HAV IF \(B14\) has withdrawn\. Its remaining matches will not be played\./);
		expect(tell!.message.sv).toMatch(/^HAV IF \(B14\) har dragit sig ur\. Lagets kommande matcher spelas inte\./);
		expect(preview.told.teams).toContain("b14-hav");
		const raised = await look(protest);
		expect(raised.tell!.message.en).toMatch(/: a protest against the result is being considered\./);
		expect(raised.preview.told.teams).toEqual(expect.arrayContaining(["b14-ask", "b14-bro"]));
	});

	it("points given or deducted: how many, in which group, and why", async () => {
		const points = { kind: "give-points", match: "b14-m1", team: "b14-ask", points: -3, reason: "A team sheet was missing." };
		const deducted = await look(points);
		expect(deducted.tell!.message.en).toMatch(/^B14, group 1: 3 points are deducted from ASK IF\. A team sheet was missing\./);
		expect(deducted.tell!.message.sv).toMatch(/^B14, grupp 1: ASK IF får 3 poängs avdrag\. A team sheet was missing\./);
		expect(deducted.preview.told.teams).toContain("b14-ask");
		expect((await look({ ...points, points: 1 })).tell!.message.en).toMatch(/^B14, group 1: ASK IF is given 1 point\./);
	});

	it("no result of a young category, and nothing unpublished", async () => {
		await theCup((cup) => {
			const own = cup.editions[0]!.categories.find(({ id }) => id === "b14")!;
			own.publishes = { scores: false, tables: false, playoffs: false };
		});
		for (const proposal of [walkover, protest]) expect((await look(proposal)).tell, proposal.kind).toBeNull();
		await theCup((cup) => {
			const own = cup.editions[0]!.categories.find(({ id }) => id === "b14")!;
			own.publishes = { scores: true, tables: true, playoffs: false };
		});
		expect((await look(walkover)).tell, "of a playoff that nobody is shown").toBeNull();
		expect((await look(protest)).tell!.message.en).toMatch(/: a protest/);
		await theCup((cup) => {
			cup.editions[0]!.published = { clubs: true, teams: true, lot: true, schedule: false };
		});
		for (const proposal of [kicks, corrected, walkover, withdrawal]) expect((await look(proposal)).tell).toBeNull();
		const moved = { kind: "shift", matches: ["b14-s1"], minutes: 30, later: "stay" };
		expect((await look(moved)).tell).toBeNull();
	});

	it("a moved playoff match of a young category names no team that a result brought there", async () => {
		const moved = { kind: "shift", matches: ["b14-s1"], minutes: 30, later: "stay" };
		expect((await look(moved)).tell!.message.en).toContain("ASK IF");
		await theCup((cup) => {
			const own = cup.editions[0]!.categories.find(({ id }) => id === "b14")!;
			own.publishes = { scores: false, tables: false, playoffs: false };
		});
		expect((await look(moved)).tell!.message.en).toMatch(/^Match 412: /);
	});
});

describe("a notification of a decision, a result or a withdrawal", () => {
	it("is sent after ten seconds, unless it is undone within them", async () => {
		const { act } = await done(kicks);
		expect(await atField("heden-10")).toEqual([]);
		expect((await undo(act)).status).toBe(200);
		later(30);
		expect(await atField("heden-10")).toEqual([]);
	});

	it.each([
		["a decision", kicks, "heden-10", /^B14, group 1: the decision has been undone\./, /avgörandet är ångrat/],
		[
			"a correction",
			corrected,
			"heden-2",
			/^FUR IF – GRAN IF: the result is 2–1 again\. The change has been undone\.$/,
			/resultatet är 2–1 igen/,
		],
		[
			"a walkover",
			walkover,
			"heden-10",
			/^Match 412.*: the earlier message about its result no longer applies\./,
			/gäller inte längre/,
		],
		["a protest", protest, "heden-2", /^ASK IF – BRO IF: the protest has been taken back\./, /protesten är återtagen/],
	])("%s that is undone is told again where it was told, in both languages", async (_, proposal, field, en, sv) => {
		const before = await exported();
		const { act, message } = await done(proposal);
		later(10);
		expect(await atField(field)).toEqual([message.en]);
		const asked = await undo(act);
		expect(asked.status).toBe(409);
		expect(asked.body.because).toBe("told");
		expect(asked.body.told.boxes).toEqual({ ...NOBODY, reporters: true });
		expect(asked.body.told.message.en).toMatch(en);
		expect(asked.body.told.message.sv).toMatch(sv);
		expect((await undo(act, { ...NOBODY, reporters: true, text: asked.body.told.message })).status).toBe(200);
		expect(await exported()).toBe(before);
		later(10);
		expect(await atField(field)).toEqual([asked.body.told.message.en]);
	});

	it("a walkover that waited offline notifies the preselected recipients when it arrives", async () => {
		const waited = async (proposal: object) => {
			const { preview, tell } = await look(proposal, results1);
			const { ground } = preview;
			return { tell, asked: { id: `key-${++keys}-abcdef`, proposal, ground, tell: "as-judged", anyway: true } };
		};
		const { asked, tell } = await waited(walkover);
		expect((await asDesk(results1, "/acts", asked)).status).toBe(200);
		// The same again, after a lost answer, is sent once.
		expect((await asDesk(results1, "/acts", asked)).status).toBe(200);
		later(10);
		expect(await atField("heden-10")).toEqual([tell!.message.en]);
		// A small correction preselects no recipients.
		const small = await waited(corrected);
		expect((await asDesk(results1, "/acts", small.asked)).status).toBe(200);
		later(10);
		expect(await atField("heden-2")).toEqual([]);
	});

	it("undoing a withdrawal announces that the team plays after all", async () => {
		// Hav has its last group match before it.
		await theCup((cup) => {
			const match = cup.editions[0]!.matches.find(({ id }) => id === "b14-m9")!;
			match.status = "scheduled";
			match.score = undefined;
		});
		const { act, message } = await done(withdrawal);
		later(10);
		expect(await atField("heden-2")).toEqual([message.en]);
		const { body } = await undo(act);
		expect(body.told.message.en).toBe("HAV IF (B14) plays after all. See the team's page for its matches.");
		expect(body.told.message.sv).toBe("HAV IF (B14) spelar ändå. Se lagets sida för matcherna.");
	});

	it("is announced as a part of the act, also about results, and removed by its undoing", async () => {
		const before = await exported();
		const { act, message } = await done(corrected, { announcement: true });
		const told = (await exportCup(db, 7))!.editions[0]!;
		expect(told.announcements?.map(({ text }) => text)).toContainEqual(message);
		expect(told.matches.find(({ id }) => id === "b14-m7")!.score).toEqual({ home: 3, away: 1 });
		expect((await undo(act)).status).toBe(200);
		expect(await exported()).toBe(before);
	});
});
