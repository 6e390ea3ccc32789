import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { Role } from "../../src/office/desk.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
type Caller = Awaited<ReturnType<typeof at.signedIn>>;
let desks: { readonly [Of in Role]: Caller };
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
	at = await officeOver(db);
	desks = {
		office: await at.signedIn({ name: "Office" }),
		results: await at.signedIn({ role: "results" }),
		arena: await at.signedIn({ role: "arena", arena: "valhalla" }),
	};
});
afterAll(async () => {
	await at.close();
	await db.close();
});

const TEXT = { en: "Rain", sv: "Regn" };
const TOLD = { teams: false, followers: false, reporters: false, announcement: true, text: TEXT };
const MOVES = { kind: "shift", matches: ["b14-s1"], minutes: 5, later: "stay" };
let keys = 0;
const acting = (proposal: object, more: object = {}) => ({
	id: `role-${++keys}-abcdef`,
	proposal,
	ground: "of-nothing",
	...more,
});

/**
 * Calls by hand, beyond what a screen would offer, and who is refused as not theirs. Who is not refused is told what else is wrong with the
 * call, or is obeyed. The match is at Heden, and the arena lead's arena is Valhalla.
 */
const CALLS: readonly (readonly [
	what: string,
	method: string,
	path: string,
	body: object | undefined,
	refused: readonly Role[],
])[] = [
	["a switch", "POST", "/out/publication", { of: "schedule", on: true }, ["results", "arena"]],
	["a time of publication", "PUT", "/out/timed", { of: "schedule", at: "2026-07-14T18:00" }, ["results", "arena"]],
	["a time taken away", "DELETE", "/out/timed/schedule", undefined, ["results", "arena"]],
	["what is out", "GET", "/out", undefined, ["results", "arena"]],
	["an announcement", "PUT", "/out/announcements", { text: TEXT, audience: { kind: "all" } }, ["results", "arena"]],
	["an announcement taken away", "DELETE", "/out/announcements/none", undefined, ["results", "arena"]],
	["a reporter's link", "POST", "/out/reporters/none/renew", {}, ["results", "arena"]],
	["a shift", "POST", "/acts", acting(MOVES), ["results", "arena"]],
	["a shift, looked at", "POST", "/acts/preview", { proposal: MOVES }, ["results", "arena"]],
	["a shift, looked at to ask for it", "POST", "/acts/preview", { proposal: MOVES, look: true }, []],
	["a postponement", "POST", "/acts", acting({ kind: "postpone", match: "b14-s1" }), ["arena"]],
	[
		"a withdrawal",
		"POST",
		"/acts",
		acting({ kind: "withdraw", team: "b14-ask", played: "stand", toCome: "walkover" }),
		["results", "arena"],
	],
	["a return", "POST", "/acts", acting({ kind: "rejoin", team: "b14-ask", toCome: "stay" }), ["results", "arena"]],
	["a field closed", "POST", "/acts", acting({ kind: "close-fields", fields: ["heden-10"] }), ["results", "arena"]],
	[
		"a protest",
		"POST",
		"/acts",
		acting({ kind: "protest", match: "b14-s1", by: "home", claim: "Too many on the field" }),
		["arena"],
	],
	["what is asked of the office", "POST", "/asked", { id: "ask-1-abcdef", proposal: MOVES }, ["office"]],
	["an answer by an act", "POST", "/acts", acting(MOVES, { asked: 1 }), ["results", "arena"]],
	["a no to who asks", "POST", "/asked/999/decline", {}, ["results", "arena"]],
	["the cup as it was", "GET", "/ledger/as-it-was/day?at=2026-07-14T14:00", undefined, []],
	["the record's copy", "GET", "/ledger/backup", undefined, ["results", "arena"]],
	["the teams of a category", "GET", "/day/teams?category=b14", undefined, ["results", "arena"]],
];

describe("a call made by hand", () => {
	it.each(CALLS)("for %s is refused to whose it is not, whatever its screen shows", async (_, method, path, body, refused) => {
		for (const role of ["office", "results", "arena"] as const) {
			const { status } = await desks[role].ask(method, path, body);
			expect(status === 403, `${role}: ${status}`).toBe(refused.includes(role));
			expect(status, role).not.toBe(500);
		}
	});

	it("to undo what a desk did under a role that it has no more is refused, in the ledger too", async () => {
		const { office } = desks;
		const was = await at.signedIn({ name: "Was the office" });
		const look = await was.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal: MOVES });
		const { ground } = look.body.preview;
		const { act } = (await was.ask<{ act: number }>("POST", "/acts", acting(MOVES, { ground, anyway: true }))).body;
		const own = { name: "Results 9", role: "results", arena: null, until: null };
		expect((await office.ask("PUT", `/colleagues/${was.desk}`, own)).status).toBe(204);
		expect((await was.ask("POST", `/acts/${act}/undo`, {})).status).toBe(403);
		expect((await was.ask("GET", `/ledger/${act}/undo`)).status).toBe(403);
		const { acts } = (await was.ask<{ acts: { id: number; mayUndo: boolean }[] }>("GET", "/ledger")).body;
		expect(acts.find(({ id }) => id === act)).toMatchObject({ mayUndo: false });
		expect((await office.ask("POST", `/acts/${act}/undo`, {})).status).toBe(200);
	});

	it("to undo an act is refused for another's, and to announce the undoing for who announces nothing", async () => {
		const { office, results } = desks;
		const park = acting({ kind: "park", match: "b14-s1", reason: "unclear" }, { ground: null });
		const own = (await results.ask<{ act: number }>("POST", "/acts", park)).body.act;
		const others = (await office.ask<{ act: number }>("POST", "/acts", { ...park, id: "role-own-abcdef" })).body.act;
		const undo = (desk: Caller, act: number, body: object = {}) => desk.ask("POST", `/acts/${act}/undo`, body);
		expect((await undo(results, others)).status).toBe(403);
		expect((await results.ask("GET", `/ledger/${others}/undo`)).status).toBe(403);
		expect((await undo(results, own, { tell: TOLD })).status).toBe(403);
		expect((await undo(results, own, { way: "with-later" })).status).toBe(403);
		expect((await undo(results, own)).status).toBe(200);
		expect((await undo(office, others, { tell: TOLD })).status).toBe(200);
	});
});
