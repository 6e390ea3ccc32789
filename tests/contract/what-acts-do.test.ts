import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { addFavouriteTeam } from "../../src/accounts/favourite-team.ts";
import { addRegistration } from "../../src/accounts/registration.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { createAskCalls } from "../../src/office/acts/ask-calls.ts";
import { createDecisionCalls } from "../../src/office/decisions/decision-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import { ledgerPage } from "../../src/office/ledger/ledger-page.ts";
import { createResultCalls } from "../../src/office/result-entry/result-calls.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { commitProposal } from "../../src/results/acts/commit-proposal.ts";
import { proposal as proposals } from "../../src/results/acts/propose.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";
import { rowsOfCup } from "../support/rows-of-cup.ts";
import { aShownCup } from "../support/shown-pages.ts";
import { aTwinOf } from "../support/twin-cup.ts";

/*
 * Snapshot of every act of the office on one cup (docs/develop/decisions/0043-what-pages-say-is-written-down.md): the roles that may do it,
 * its preview, its recipients and messages, the record and the outbox afterwards, the ledger's line, the effect of undoing it, and the
 * reasons of refusals. After an intended change: `npx vitest run tests/contract/what- --update`.
 */
const START = new Date("2026-07-14T12:17:00Z");
const { office, results1, heden } = DESKS;

let db: Database;
let now = START;
let keys = 0;
let twin: Awaited<ReturnType<typeof rowsOfCup>>;
beforeAll(async () => {
	db = await openInMemory();
	const cup = aShownCup();
	const [edition] = cup.editions.filter(({ year }) => year === 2026) as [CupFileEdition];
	// Two level teams still share their place.
	const facts = edition.facts?.filter((fact) => !("division" in fact && fact.division === "b12-g-b"));
	const file = { ...cup, editions: [{ ...edition, facts: facts ?? [] }] };
	for (const one of [aTwinOf(file), file])
		expect((await importCup(db, sourceWithoutLines("cup.json", one))).faults.filter(isError)).toEqual([]);
	await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" });
	await addReporter(db, 7, { name: "Heden", office: false, arena: "heden" });
	await addReporter(db, 7, { name: "Valhalla 1", office: false, field: "valhalla-1" });
	await person("ask@cup.example", { follows: "b14-ask" });
	await person("bro@cup.example", { follows: "b14-bro" });
	await person("hav@cup.example", { leads: "b14-hav" });
	await person("ing@cup.example", { follows: "b16-ing", leads: "b16-jul" });
	// Addresses that were never confirmed, or without consent, get nothing: they are in no audience below.
	await person("typo@cup.example", { follows: "b14-ask", leads: "b14-hav" }, sql`told_of_moves = true`);
	await person("quiet@cup.example", { follows: "b14-ask", leads: "b14-hav" }, sql`email_confirmed_at = now()`);
	const field = { sender: "field", by: "phone-1" } as const;
	for (const cup of [8, 7]) for (const report of HELD) await reportMatch(db, cup, field, report as never);
	// Followers, leaders and reporters of the twin get nothing of what is done to the cup.
	await person("twin@cup.example", { follows: "b14-ask", leads: "b14-hav" }, undefined, 8);
	await person("ing-twin@cup.example", { follows: "b16-ing", leads: "b16-jul" }, undefined, 8);
	await addReporter(db, 8, { name: "Heden 2", office: false, field: "heden-2" });
	// Its desk has asked under the keys by which those of the cup ask.
	for (let key = 1; key <= 3; key++) {
		const proposal = { kind: "park", match: "b14-m1", reason: "unclear" } as const;
		const asked = { id: `key-${key}-abcdef`, proposal, ground: null, desk: { desk: "Twin" } };
		expect(await commitProposal(db, { cup: 8, edition: edition.id }, asked)).toMatchObject({ again: false });
	}
	twin = await rowsOfCup(db, 8);
});
afterAll(() => db.close());

async function person(
	email: string,
	{ follows = "", leads = "" },
	agreed = sql`told_of_moves = true, email_confirmed_at = now()`,
	cup = 7,
) {
	const account = (await makeAccount(db.orm, { name: email, email, passwordHash: "x", language: "sv", createdAt: START }))!;
	await db.orm.execute(sql`update account set ${agreed} where id = ${account.id}`);
	const team = { year: 2026, teamName: follows, nation: "Sweden", nationCode: "SE", category: "Boys", catShort: "B" };
	if (follows) await addFavouriteTeam(db.orm, account.id, cup, { ...team, team: follows });
	if (leads) await addRegistration(db.orm, account.id, cup, { year: 2026, team: leads, teamName: leads });
}

/** Two improbable reports: six goals at once, and a match that was broken off. */
const HELD = [
	{
		id: "six",
		match: "g16-next",
		at: "2026-07-14T12:45:00Z",
		content: { kind: "goal", side: "home", score: { home: 6, away: 0 } },
	},
	{ id: "off", match: "b16-m1", at: "2026-07-14T12:15:00Z", content: { kind: "abandoned", reason: "weather" } },
];

/** Each non-empty part of an answer on its own line. */
const parts = (answer: object) =>
	Object.entries(answer)
		.filter(([key]) => !LEFT_OUT.includes(key) && key !== "by")
		.filter(([, value]) => !(typeof value === "object" && value !== null && Object.keys(value).length === 0))
		.map(([key, value]) => `  ${key} ${said({ [key]: value }).slice(key.length + 4, -1)}`);

type Told = { readonly message: Readonly<Record<"en" | "sv", string>>; readonly audience: object; readonly boxes: object };
type Answer = {
	readonly preview: { readonly ground: string };
	readonly isYours: boolean;
	readonly named: object;
	readonly tell: Told | null;
	readonly told?: Told;
	readonly act: number;
	readonly message: string;
	readonly errors: object;
};
const call = callsTo<Answer>(
	() => db,
	(app, options) =>
		app
			.route("/acts", createActCalls(options))
			.route("/asked", createAskCalls(options))
			.route("/decisions", createDecisionCalls(options))
			.route("/results", createResultCalls(options)),
	() => now,
);
const commit = (desk: Desk, proposal: object, more: object = {}, language = "en") =>
	call(desk, "/acts", { id: `key-${++keys}-abcdef`, proposal, ...more }, language);

/** Acts in the order in which they were done: their numbers are others each time. */
const acts: number[] = [];
const OF_ACTS = ["id", "acts", "undoes", "undoneBy", "by"];
const LEFT_OUT = ["ground", "revision", "editions"];
const said = (value: unknown): string =>
	JSON.stringify(value, (key, inner) => {
		if (LEFT_OUT.includes(key)) return undefined;
		if (!OF_ACTS.includes(key)) return inner;
		const named = (one: unknown) => (typeof one === "number" ? `act ${acts.indexOf(one) + 1}` : one);
		return Array.isArray(inner) ? inner.map(named) : named(inner);
	});

/** Every value of a cup by its path, with ids in place of indexes. */
function valuesOf(value: unknown, at = ""): [string, string][] {
	if (typeof value !== "object" || value === null) return [[at, JSON.stringify(value)]];
	return Object.entries(value).flatMap(([key, inner]) =>
		valuesOf(inner, `${at}/${Array.isArray(value) && typeof inner?.id === "string" ? inner.id : key}`),
	);
}
async function cupNow(): Promise<Map<string, string>> {
	const cup = (await exportCup(db, 7))!;
	// The id of what is announced is drawn by lot.
	const named = cup.editions.map((edition) => ({
		...edition,
		announcements: edition.announcements?.map((one) => (one.id.startsWith("told-") ? { ...one, id: "told" } : one)),
	}));
	return new Map(valuesOf({ ...cup, editions: named }));
}
const differences = (before: Map<string, string>, after: Map<string, string>) =>
	[...new Set([...before.keys(), ...after.keys()])]
		.filter((at) => before.get(at) !== after.get(at))
		.map((at) => `  record ${at.replace("/editions/lc-2026/", "")}: ${before.get(at) ?? "–"} → ${after.get(at) ?? "–"}`);
async function inOutbox() {
	const rows = await db.orm.select().from(outbox).orderBy(outbox.way, outbox.recipient, outbox.event);
	return rows.map(
		({ way, recipient, notBefore, until, content, reason }) =>
			`  outbox ${said({ way, recipient, notBefore, until, content, reason })}`,
	);
}

const result = (match: string, home: number, away: number, more: object = {}) => ({
	...{ kind: "result", match, score: { home, away } },
	...more,
});
const ofTwo = { division: "b12-g-b" };
const lots = { kind: "fact", fact: { kind: "lots", ...ofTwo, order: ["b12-lind", "b12-bok"] } };
const fairPlay = (bok: number, lind: number) => {
	const points = [
		{ team: "b12-bok", points: bok },
		{ team: "b12-lind", points: lind },
	];
	return { kind: "fact", fact: { kind: "fair-play", ...ofTwo, points } };
};
const ranking = (bok: number, lind: number) => {
	const numbers = [
		{ team: "b12-bok", ranking: bok },
		{ team: "b12-lind", ranking: lind },
	];
	return { kind: "fact", fact: { kind: "ranking", ...ofTwo, numbers } };
};
const protest = { kind: "protest", match: "b14-m7", by: "away", claim: "A shirt number that was not on the list" };
const uphold = (becomes: object) => ({
	...{ kind: "uphold", match: "b14-m7", protest: "protest-b14-m7", answer: "It was not on it" },
	becomes,
});
const close = {
	kind: "close-fields",
	fields: ["heden-10"],
	from: "2026-07-15T08:00:00Z",
	until: "2026-07-16T09:30:00Z",
	why: "Thunder",
};

/** The table of group 1 puts ASK first; then a result of the group is corrected, and BRO is. */
const contested = [result("b14-s1", 2, 0), result("b14-m1", 0, 9)];
const bothLose = { kind: "walkover", match: "b14-s1", absent: "both" };

/** Acts by what they are called here; before the last of a line the others were done. */
const DONE: Readonly<Record<string, readonly object[]>> = {
	"a result of a playoff match that brings teams on": [result("b16-s1", 2, 1)],
	"one of a shoot-out": [
		result("b16-s1", 1, 1, { halfTime: { home: 1, away: 0 }, shootOut: { home: 3, away: 4 }, decidedBy: "penalties" }),
	],
	"one decided by lots": [result("b16-s1", 1, 1, { decidedBy: "lots", winner: "away" })],
	"one that was recorded already, corrected": [result("b14-m7", 1, 3)],
	"the same again": [result("b14-m7", 2, 1)],
	"one before its start": [result("b14-s1", 1, 0)],
	"a walkover, one side absent": [{ kind: "walkover", match: "b16-s1", absent: "home" }],
	"a walkover of nobody": [{ kind: "walkover", match: "b16-m1", absent: "both" }],
	"a match put off": [{ kind: "postpone", match: "b14-s2" }],
	"a young match that was played": [{ kind: "played", match: "b11-due" }],
	"a match opened again": [{ kind: "reopen", match: "b14-m9" }],
	"a young match opened again": [{ kind: "reopen", match: "b11-m1" }],
	"a slip put aside": [{ kind: "park", match: "b14-s1", reason: "differs", slip: { score: { home: 1, away: 3 } } }],
	"a match that is later": [{ kind: "shift", matches: ["b14-s1"], minutes: 20, later: "move" }],
	"one that is later and takes the rest of its day with it": [
		{ kind: "shift", matches: ["b17-ars-bri"], minutes: 25, later: "absorb" },
	],
	"one that is earlier": [{ kind: "shift", matches: ["b14-s1", "b14-s2"], minutes: -40, later: "stay" }],
	"matches moved to other fields and days": [
		{
			kind: "move",
			to: [
				{ match: "b14-s1", field: "heden-2" },
				{ match: "b14-f", date: "2026-07-17", minute: 615 },
			],
		},
	],
	"one moved to where another stands": [
		{ kind: "move", to: [{ match: "b14-s1", field: "heden-10", date: "2026-07-16", minute: 720 }] },
	],
	"two that change places": [{ kind: "swap", matches: ["b14-s1", "b14-f"] }],
	"a shoot-out for a place": [
		{ kind: "fact", fact: { kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] } },
	],
	"fair play": [fairPlay(-3, -1)],
	"a ranking": [fairPlay(-1, -1), ranking(9, 2)],
	lots: [fairPlay(-1, -1), ranking(2, 2), lots],
	"a match broken off whose score stands": [{ kind: "abandon", match: "b16-m4", as: "stands" }],
	"one that is played again": [{ kind: "abandon", match: "b16-m1", as: "replay", report: "off" }],
	"one that is struck": [{ kind: "abandon", match: "g15-m1", as: "struck" }],
	"fields closed": [close],
	"an arena closed from now on, what is on it moved": [
		{
			...{ kind: "close-fields", fields: ["valhalla-1"], until: { date: "2026-07-18", minute: 900 } },
			to: [{ match: "b14-f", field: "heden-2" }],
		},
	],
	"fields opened again": [close, { kind: "open-fields", fields: ["heden-10"] }],
	"points deducted": [{ kind: "give-points", match: "b14-m1", team: "b14-ask", points: -3, reason: "A team sheet was missing" }],
	"a team that leaves, what it played stands": [{ kind: "withdraw", team: "b17-ars", played: "stand", toCome: "walkover" }],
	"a team that leaves, what it played is struck": [{ kind: "withdraw", team: "b17-bri", played: "struck", toCome: "cancelled" }],
	"a team that comes back": [
		{ kind: "withdraw", team: "b17-ars", played: "stand", toCome: "cancelled" },
		{ kind: "rejoin", team: "b17-ars", toCome: "played" },
	],
	"a team that comes back, and its matches stay off": [
		{ kind: "withdraw", team: "b17-ars", played: "stand", toCome: "walkover" },
		{ kind: "rejoin", team: "b17-ars", toCome: "stay" },
	],
	"a protest": [protest],
	"a protest that is right: another result": [protest, uphold({ kind: "result", score: { home: 0, away: 1 } })],
	"a protest that is right: a walkover": [protest, uphold({ kind: "walkover", absent: "home" })],
	"a protest that is right: played again": [protest, uphold({ kind: "replay" })],
	"a protest that is right, and the result stands": [protest, uphold({ kind: "stands" })],
	"a protest that is not": [
		protest,
		{ kind: "reject", match: "b14-m7", protest: "protest-b14-m7", answer: "It was on the list" },
	],
	"a match that a correction contests, left as played": [...contested, { kind: "as-played", match: "b14-s1" }],
	"one that is awarded": [...contested, { kind: "award", match: "b14-s1", absent: "home" }],
	"a side that no result fills: a team that is named": [
		bothLose,
		{ kind: "fill-slot", match: "b14-t", side: "home", team: "b14-ek" },
	],
	"a side that no result fills: nobody": [bothLose, { kind: "fill-slot", match: "b14-t", side: "home", team: null }],
	"a held report let through": [{ kind: "let-through", match: "g16-next", report: "six" }],
	"a held report dropped": [{ kind: "drop", match: "g16-next", report: "six" }],
};

/** What is refused, each for one reason. */
const REFUSED: readonly object[] = [
	result("nope", 1, 0),
	result("b14-s1", -1, 0),
	result("b14-s1", 1, 1),
	result("b14-s1", 1, 1, { shootOut: { home: 3, away: 3 }, decidedBy: "penalties" }),
	result("b14-m1", 1, 1, { shootOut: { home: 3, away: 4 }, decidedBy: "penalties" }),
	result("b14-m1", 1, 0, { halfTime: { home: 2, away: 0 } }),
	result("b14-t", 1, 0),
	result("b14-bs", 1, 0),
	result("b11-m1", 1, 0),
	{ kind: "walkover", match: "b14-f", absent: "home" },
	{ kind: "walkover", match: "b14-s1", absent: "both" },
	{ kind: "postpone", match: "b14-bs" },
	{ kind: "played", match: "b14-m1" },
	{ kind: "reopen", match: "nope" },
	{ kind: "park", match: "b14-bs", reason: "unclear" },
	{ kind: "shift", matches: ["nope"], minutes: 10, later: "stay" },
	{ kind: "shift", matches: ["b14-m1"], minutes: 10, later: "stay" },
	{ kind: "shift", matches: ["b14-t"], minutes: 10, later: "stay" },
	{ kind: "shift", matches: ["b14-s1"], minutes: 0, later: "stay" },
	{ kind: "move", to: [{ match: "b14-s1" }] },
	{ kind: "move", to: [{ match: "b14-s1", field: "nope" }] },
	{ kind: "move", to: [{ match: "b14-m1", field: "heden-2" }] },
	{ kind: "move", to: [{ match: "b14-s1", date: "2026-08-16", minute: 0 }] },
	{ kind: "swap", matches: ["b14-s1", "b14-s1"] },
	{ kind: "swap", matches: ["b14-s1", "b14-m1"] },
	{ kind: "swap", matches: ["b14-s1", "b14-t"] },
	{ kind: "fact", fact: { kind: "lots", division: "nope", order: ["b14-ask", "b14-bro"] } },
	{ kind: "fact", fact: { kind: "lots", division: "b14-g-1", order: ["b14-ask", "b14-bro"] } },
	{ kind: "fact", fact: { kind: "lots", division: "b14-g-1", order: ["b14-bro", "b14-fur"] } },
	{ kind: "fact", fact: { kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [3, 3] } },
	{ kind: "abandon", match: "b14-m1", as: "stands" },
	{ kind: "abandon", match: "b16-s1", as: "struck" },
	{ kind: "protest", match: "b14-s1", by: "home", claim: "None" },
	{ kind: "protest", match: "b14-m7", by: "home", claim: " " },
	{ kind: "reject", match: "b14-m1", protest: "protest-1", answer: "Again" },
	{ kind: "reject", match: "b14-m7", protest: "nope", answer: "None" },
	{ ...uphold({ kind: "stands" }), match: "b14-m1", protest: "protest-1" },
	{ ...close, fields: ["nope"] },
	{ ...close, until: "2026-07-15T07:00:00Z" },
	{ kind: "open-fields", fields: ["heden-2"] },
	{ kind: "as-played", match: "b14-s1" },
	{ kind: "award", match: "nope", absent: "home" },
	{ kind: "fill-slot", match: "b14-t", side: "home", team: null },
	{ kind: "withdraw", team: "nope", played: "stand", toCome: "walkover" },
	{ kind: "withdraw", team: "g15-hav", played: "stand", toCome: "walkover" },
	{ kind: "rejoin", team: "nope", toCome: "played" },
	{ kind: "rejoin", team: "b14-ask", toCome: "played" },
	{ kind: "swap-groups", teams: ["b14-ask", "b14-ask"] },
	{ kind: "swap-groups", teams: ["b14-ask", "b14-bro"] },
	{ kind: "swap-groups", teams: ["b14-ask", "b14-fur"] },
	{ kind: "swap-groups", teams: ["b14-ask", "nope"] },
	{ kind: "give-points", match: "nope", team: "b14-ask", points: -1, reason: "None" },
	{ kind: "give-points", match: "b14-s1", team: "b14-ask", points: -1, reason: "In a playoff" },
	{ kind: "give-points", match: "b14-m1", team: "b14-fur", points: -1, reason: "Of another group" },
	{ kind: "give-points", match: "b14-m1", team: "b14-ask", points: 0, reason: "Nothing" },
	{ kind: "rest", category: "b14", minutes: 60 },
	{ kind: "rest", category: "b11", minutes: 0 },
	{ kind: "rest", category: "nope", minutes: 60 },
	{ kind: "preset", category: "b14", preset: "ehf" },
	{ kind: "preset", category: "nope", preset: "ehf" },
	{ kind: "let-through", match: "b14-s1", report: "six" },
	{ kind: "drop", match: "g16-next", report: "never" },
	{ kind: "dance", match: "b14-s1" },
];

const ALL = { teams: true, followers: true, reporters: true, announcement: true };

describe("The office: what every act shows, does, sends, writes into the ledger and reverts when undone", () => {
	const lines: string[] = [];
	let before: Map<string, string>;
	beforeAll(async () => {
		before = await cupNow();
	});

	test.each(Object.entries(DONE))("%s", async (name, line) => {
		const earlier: number[] = [];
		for (const first of line.slice(0, -1)) {
			const { preview } = (await call(office, "/acts/preview", { proposal: first })).body;
			const { body } = await commit(office, first, { ground: preview.ground, anyway: true });
			earlier.push(body.act);
			acts.push(body.act);
		}
		const proposal = line.at(-1)!;
		lines.push("", `==== ${name}: ${said(proposal)}`);
		for (const desk of [results1, heden]) {
			const { isYours } = (await call(desk, "/acts/preview", { proposal, look: true })).body;
			lines.push(`  ${desk.name}: ${isYours ? "does it" : "asks the office"}`);
		}
		const looked = await call(office, "/acts/preview", { proposal });
		expect(looked, name).toMatchObject({ status: 200 });
		const { preview, named, tell } = looked.body;
		lines.push(...parts(preview), `  named ${said(named)}`, ...parts(tell ?? {}));
		const cup = earlier.length > 0 ? await cupNow() : before;
		const unasked = await commit(office, proposal, { ground: "another" }, "sv");
		if (unasked.status === 200) await call(office, `/acts/${unasked.body.act}/undo`, { tell: null });
		lines.push(`  unlooked ${unasked.status} ${unasked.body.message ?? ""}`);
		const why = { why: "As it was said", ground: preview.ground, anyway: true };
		const done = await commit(office, proposal, { ...why, ...(tell && { tell: { ...ALL, text: tell.message } }) });
		lines.push(`  done ${done.status} ${done.body.message ?? ""}`);
		if (done.status !== 200) lines.push(`  ${said(done.body)}`);
		else {
			const { act } = done.body;
			acts.push(act);
			const texts = Object.values(tell?.message ?? {}).map((text) => JSON.stringify(text));
			const short = (said: string) => texts.reduce((line, text) => line.replaceAll(text, "the message"), said);
			lines.push(...[...differences(cup, await cupNow()), ...(await inOutbox())].map(short));
			for (const language of ["en", "sv"] as const) {
				const [row] = (await ledgerPage(db, 7, {}, { language })).acts;
				lines.push(`  ledger ${language} ${said(row)}`);
			}
			now = new Date(START.getTime() + 60_000);
			const first = await call(office, `/acts/${act}/undo`, {}, "sv");
			lines.push(
				`  undone, nobody asked ${first.status} ${first.body.message ?? ""}`,
				...parts(first.body.told ?? {}).map((part) => `  ${part}`),
			);
			if (first.status !== 200) expect((await call(office, `/acts/${act}/undo`, { tell: null })).status).toBe(200);
			expect(await cupNow()).toEqual(cup);
			now = START;
		}
		for (const act of earlier.reverse()) expect((await call(office, `/acts/${act}/undo`, { tell: null })).status).toBe(200);
		if (earlier.length > 0) expect(await cupNow()).toEqual(before);
		await db.orm.delete(outbox);
	});

	test("leaves every row of another cup with the same ids as it was", async () => {
		expect(Object.keys(twin)).toEqual(expect.arrayContaining(["favourite_team", "held_report", "match", "registration"]));
		expect(await rowsOfCup(db, 8)).toEqual(twin);
	});

	test("is written down", async () => {
		await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(fileURLToPath(new URL("../said/acts.txt", import.meta.url)));
	});
});

test("The office: why an act is refused is written down, in both languages", async () => {
	const lines: string[] = [];
	for (const proposal of REFUSED) {
		lines.push("", `==== ${said(proposal)}`);
		for (const language of ["en", "sv"] as const) {
			const { status, body } = await call(office, "/acts/preview", { proposal }, language);
			const { message, errors, preview } = body;
			lines.push(`  ${language} ${status} ${status === 200 ? said(preview) : `${message} ${said(errors)}`}`);
		}
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL("../said/acts-refused.txt", import.meta.url)),
	);
});

test("every kind of act is among those that are written down", () => {
	const kinds = new Set([...Object.values(DONE).flat(), ...REFUSED].map((one) => (one as { kind: string }).kind));
	for (const { shape } of proposals.options) expect(kinds).toContain(shape.kind.value);
});
