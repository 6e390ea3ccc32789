import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
let office: Awaited<ReturnType<typeof at.signedIn>>;
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
	at = await officeOver(db);
	office = await at.signedIn();
});
afterAll(async () => {
	await at.close();
	await db.close();
});

/** A control character, which no record can store: a query with it fails in PostgreSQL. */
const NUL = "a\u0000b";
const IN_PATH = encodeURIComponent(NUL);
const MOVE = { kind: "move", to: [{ match: "b14-s1", date: "2026-07-14", minute: 900 }] };
const WORDS = { en: "Rain", sv: "Regn" };
const DAYS = ["2026-02-30", "2026-99-99", "0000-01-01", "0001-01-01", "9999-12-31"];
const desk = (more: object) => ({ name: "Results 3", email: "r3@example.org", role: "results", ...more });
const announced = (more: object) => ({ text: WORDS, audience: { kind: "all" }, ...more });

type Call = readonly [what: string, method: string, path: string, body?: object];
const CALLS: readonly Call[] = [
	...["abandon", "let-through", "drop"].map((kind): Call => {
		const proposal = { kind, match: "b14-m1", report: NUL, ...(kind === "abandon" && { as: "replay" }) };
		return [`${kind} of a report that no report is called`, "POST", "/acts/preview", { proposal }];
	}),
	["the reason of an act", "POST", "/acts", { id: "broken-call-1", proposal: MOVE, why: NUL }],
	["the reason of an undoing", "POST", "/acts/1/undo", { why: NUL }],
	["an act beyond all numbers", "POST", "/acts/100000000000000000000/undo", {}],
	["a protest's words", "POST", "/acts/preview", { proposal: { kind: "protest", match: "b14-m1", by: "home", claim: NUL } }],
	["why a field closes", "POST", "/acts/preview", { proposal: { kind: "close-fields", fields: ["heden-2"], why: NUL } }],
	["an announcement", "PUT", "/out/announcements", announced({ text: { en: NUL, sv: NUL } })],
	["the ledger of a desk", "GET", `/ledger?desk=${IN_PATH}`],
	["the ledger of a match", "GET", `/ledger?match=${IN_PATH}`],
	["reports of a match", "GET", `/ledger/reports?match=${IN_PATH}`],
	["a match's number", "GET", `/results/match/${IN_PATH}`],
	["places for nothing", "POST", "/day/places", { matches: [], date: "2026-07-14" }],
	["an act in an array", "POST", "/acts", [MOVE]],
	["a passkey", "POST", "/sign-in/passkey", { response: { id: NUL } }],
	...DAYS.flatMap((day): Call[] => [
		[`a desk until ${day}`, "POST", "/colleagues", desk({ until: day })],
		[`a publication on ${day}`, "PUT", "/out/timed", { of: "schedule", at: `${day}T23:59` }],
		[`an announcement from ${day}`, "PUT", "/out/announcements", announced({ from: `${day}T23:59` })],
		[`an announcement until ${day}`, "PUT", "/out/announcements", announced({ until: `${day}T23:59` })],
		[`how much was done on ${day}`, "GET", `/ledger/as-it-was/quarters?date=${day}`],
		[`the cup as it was on ${day}`, "GET", `/ledger/as-it-was/day?at=${day}T23:59`],
		[`a move to ${day}`, "POST", "/acts/preview", { proposal: { ...MOVE, to: [{ ...MOVE.to[0], date: day, minute: 1439 }] } }],
	]),
];

it.each(CALLS.map(([what, method, path, body]) => ({ what, method, path, body })))(
	"a value that no record can store, and no day, is refused, and nothing fails: $what",
	async ({ method, path, body }) => {
		const { status } = await office.ask(method, path, body);
		expect([400, 404, 422]).toContain(status);
	},
);
