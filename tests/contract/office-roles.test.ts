import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { signInDevice } from "../../src/accounts/token/device.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { Role } from "../../src/office/desk.ts";
import type { ProposalKind } from "../../src/results/acts/propose.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
type Caller = Awaited<ReturnType<typeof at.signedIn>>;
let desks: { readonly [Of in Role]: Caller };
/** Tokens that are good elsewhere: of a reader's account, and of a reporter. */
let [reader, reporter] = ["", ""];
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
	at = await officeOver(db);
	desks = {
		office: await at.signedIn({ name: "Office" }),
		results: await at.signedIn({ role: "results" }),
		arena: await at.signedIn({ role: "arena", arena: "valhalla" }),
	};
	const person = { name: "A reader", email: "reader@cup.example", passwordHash: "none", language: "en" } as const;
	const own = await makeAccount(db.orm, { ...person, createdAt: at.clock.now });
	reader = await signInDevice(db.orm, own!.id, "A phone", at.clock.now);
	reporter = (await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" })).token;
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
 * Calls by hand, beyond what a screen would offer, and the roles that are refused. Other roles get another error, or success. The match is
 * at Heden, and the arena lead's arena is Valhalla.
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
	["a workbook", "GET", "/out/workbook/matches", undefined, ["results", "arena"]],
	["a preview", "POST", "/out/preview", { of: "now" }, ["results", "arena"]],
	["a second look required", "PUT", "/out/second-look", { on: false }, ["results", "arena"]],
	["a second look", "POST", "/out/proposed/1/confirm", {}, ["results", "arena"]],
	["a proposal sent back", "POST", "/out/proposed/1/send-back", { words: "Not yet" }, ["results", "arena"]],
	["a proposal withdrawn", "DELETE", "/out/proposed/1", undefined, ["results", "arena"]],
	["what is missing before publication", "GET", "/plan/checklist", undefined, []],
	["an announcement", "PUT", "/out/announcements", { text: TEXT, audience: { kind: "all" } }, ["results", "arena"]],
	["an announcement taken away", "DELETE", "/out/announcements/none", undefined, ["results", "arena"]],
	["a reporter's new link", "POST", "/out/reporters", { arena: "none" }, ["results", "arena"]],
	["a link for the whole cup", "POST", "/out/reporters", { many: { arena: "none", office: true } }, ["results", "arena"]],
	["a reporter's link taken back", "DELETE", "/out/reporters/none", {}, ["results", "arena"]],
	["a reporter's link", "POST", "/out/reporters/none/renew", {}, ["results", "arena"]],
	["the team leaders", "GET", "/people/leaders", undefined, ["results", "arena"]],
	["a team leader", "POST", "/people/leaders", { email: "x@cup.example", team: "none" }, ["results", "arena"]],
	[
		"a team leader removed",
		"DELETE",
		"/people/leaders",
		{ email: "x@cup.example", team: "none", year: 2026 },
		["results", "arena"],
	],
	["who has All Access", "GET", "/people/passes", undefined, ["results", "arena"]],
	["All Access", "POST", "/people/passes", { email: "x@cup.example", year: 2026 }, ["results", "arena"]],
	["All Access taken back", "DELETE", "/people/passes", { email: "x@cup.example", year: 2026 }, ["results", "arena"]],
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
	["new places at another's arena", "POST", "/day/places", { matches: ["b14-s1"], date: "2026-07-16" }, ["results", "arena"]],
	["new places at an arena lead's own", "POST", "/day/places", { matches: ["b14-f"], date: "2026-07-18" }, ["results"]],
	[
		"new places at its own arena and another's",
		"POST",
		"/day/places",
		{ matches: ["b14-f", "b14-s1"], date: "2026-07-18" },
		["results", "arena"],
	],
	["the teams of a category", "GET", "/day/teams?category=b14", undefined, ["results", "arena"]],
];

/** The roles that may do an act: everywhere, or an arena lead at its own arena. */
const DOERS = {
	results: ["office", "results", "own arena"],
	programme: ["office", "own arena"],
	decisions: ["office", "results"],
	taking: ["office"],
} as const;
type Where = { readonly match: string; readonly other: string; readonly field: string };
const AT_HEDEN: Where = { match: "b14-s1", other: "b14-s2", field: "heden-10" };
const AT_VALHALLA: Where = { match: "b14-f", other: "g15-m2", field: "valhalla-1" };
/** It has no field, and so belongs to no arena. */
const NOWHERE: Where = { ...AT_VALHALLA, match: "b14-t", other: "b14-t" };
const ANSWER = { protest: "none", answer: "Not in time" };

/** Every act of the office, whatever its outcome. */
const ACTS: { readonly [Kind in ProposalKind]: readonly [who: keyof typeof DOERS, of: (where: Where) => object] } = {
	result: ["results", ({ match }) => ({ match, score: { home: 1, away: 0 } })],
	walkover: ["results", ({ match }) => ({ match, absent: "home" })],
	postpone: ["results", ({ match }) => ({ match })],
	played: ["results", ({ match }) => ({ match })],
	reopen: ["results", ({ match }) => ({ match })],
	park: ["results", ({ match }) => ({ match, reason: "unclear" })],
	abandon: ["results", ({ match }) => ({ match, as: "stands" })],
	"let-through": ["results", ({ match }) => ({ match, report: "none" })],
	drop: ["results", ({ match }) => ({ match, report: "none" })],
	shift: ["programme", ({ match, other }) => ({ matches: [match, other], minutes: 5, later: "stay" })],
	move: ["programme", ({ match, field }) => ({ to: [{ match, field, date: "2026-07-18", minute: 900 }] })],
	swap: ["programme", ({ match, other }) => ({ matches: [match, other] })],
	"close-fields": ["programme", ({ field }) => ({ fields: [field] })],
	"open-fields": ["programme", ({ field }) => ({ fields: [field] })],
	fact: ["decisions", () => ({ fact: { kind: "lots", division: "b14-g-1", order: ["b14-ask", "b14-bro"] } })],
	"give-points": ["decisions", ({ match }) => ({ match, team: "b14-ask", points: -1, reason: "Late to the match" })],
	protest: ["decisions", ({ match }) => ({ match, by: "home", claim: "Too many on the field" })],
	"as-played": ["decisions", ({ match }) => ({ match })],
	award: ["decisions", ({ match }) => ({ match, absent: "home" })],
	"fill-slot": ["decisions", ({ match }) => ({ match, side: "home", team: null })],
	uphold: ["decisions", ({ match }) => ({ match, ...ANSWER, becomes: { kind: "stands" } })],
	reject: ["decisions", ({ match }) => ({ match, ...ANSWER })],
	withdraw: ["taking", () => ({ team: "b14-ask", played: "stand", toCome: "walkover" })],
	rejoin: ["taking", () => ({ team: "g15-hav", toCome: "stay" })],
	"swap-groups": ["taking", () => ({ teams: ["b14-ask", "b14-fur"] })],
	rest: ["taking", () => ({ category: "b14", minutes: 45 })],
	preset: ["taking", () => ({ category: "b14", preset: "ehf" })],
};

/** The roles that are answered by each call that reads, or that is about something else than an act on matches. */
const ANSWERED = {
	/** Before anybody is signed in. */
	anybody: [
		...["POST /sign-in", "POST /sign-in/passkey/options", "POST /sign-in/passkey", "POST /first-start", "GET /came"],
		...["GET /invitation/:secret", "POST /invitation/:secret"],
	],
	/** About the desk's own sign-in, and what each desk looks at, of its own arena where it leads one. */
	"every desk": [
		...["GET /session", "GET /events", "POST /sign-out", "GET /sessions", "DELETE /sessions/others", "DELETE /sessions/:id"],
		...["GET /sign-in-ways", "POST /password", "POST /codes", "PUT /codes", "DELETE /codes"],
		...["POST /passkeys/options", "POST /passkeys", "DELETE /passkeys/:id"],
		...["GET /ledger", "GET /ledger/backups", "GET /ledger/reports", "GET /asked", "GET /day", "GET /day/elsewhere"],
		...["GET /plan", "GET /plan/conflicts", "GET /plan/checklist", "GET /plan/draw/:category"],
		...["", "/run", "/drafts/:id", "/drafts/:id/change", "/lacking", "/matches"].map((what) => `GET /plan/schedule${what}`),
		...["quarters", "day", "table", "playoff"].map((what) => `GET /ledger/as-it-was/${what}`),
		...["match/:number", "wants", "parked", "held", "slips", "last-ten"].map((what) => `GET /results/${what}`),
	],
	decisions: ["GET /decisions", "GET /ledger/as-it-was/decisions"],
	office: [
		...["PUT /rules", "GET /colleagues", "POST /colleagues", "POST /colleagues/:id/invitation", "PUT /colleagues/:id"],
		...["DELETE /colleagues/:id/sessions", "DELETE /colleagues/:id", "GET /ledger/backup", "GET /day/teams"],
		...[
			"GET /out",
			"GET /out/workbook/:kind",
			"POST /out/publication",
			"PUT /out/timed",
			"DELETE /out/timed/:of",
			"PUT /out/announcements",
		],
		...["DELETE /out/announcements/:id", "POST /out/reporters", "DELETE /out/reporters/:id", "POST /out/reporters/:id/renew"],
		...["POST /out/preview", "PUT /out/second-look", "POST /out/proposed/:id/confirm", "POST /out/proposed/:id/send-back"],
		...["DELETE /out/proposed/:id"],
		...["POST /asked/:asked/decline", "POST /plan", "POST /plan/preview", "POST /plan/sheet", "POST /plan/sheet/preview"],
		...["", "/pause", "/resume", "/stop"].map((what) => `POST /plan/schedule/run${what}`),
		...["DELETE /plan/schedule/drafts/:id", "POST /begin/demo", "DELETE /begin/demo", "POST /begin/backup"],
		...["POST /plan/draw"],
		...["GET /people/leaders", "POST /people/leaders", "DELETE /people/leaders"],
		...["GET /people/passes", "POST /people/passes", "DELETE /people/passes", "GET /plan/streams"],
	],
	/** As for the act itself, see above and below. */
	"as the act is": [
		...["POST /acts", "POST /acts/preview", "POST /acts/:act/undo", "GET /ledger/:act/undo", "POST /asked", "POST /day/places"],
	],
} as const;

const MAY: Readonly<Record<Exclude<keyof typeof ANSWERED, "anybody" | "as the act is">, readonly Role[]>> = {
	"every desk": ["office", "results", "arena"],
	decisions: ["office", "results"],
	office: ["office"],
};
/** Clients without any role, each with its credentials: none, a token, an unrelated cookie. */
const outsiders = () => [
	at.browser(),
	at.browser(reader),
	...[reader, reporter].map((token) => ({
		ask: (method: string, path: string, body?: object) =>
			at.browser().ask(method, path, body, { headers: { authorization: `Bearer ${token}` } }),
	})),
];
/** @returns its method and its path with something in each place that is filled */
const filled = (call: string): [method: string, path: string] => {
	const [method = "", path = ""] = call.split(" ");
	return [method, path.replace(/:\w+/g, "999")];
};

const bodyOf = (method: string) => (method === "GET" ? undefined : {});

describe("each call of the office, by each role and by clients without one", () => {
	it.each(Object.entries(ACTS))(
		"%s is allowed to the roles that have it, at an arena lead's own arena alone",
		async (kind, [who, of]) => {
			const doers: readonly string[] = DOERS[who];
			const isOfArena = doers.includes("own arena");
			const asked: readonly (readonly [role: Role, where: Where, mayIt: boolean])[] = [
				["office", AT_HEDEN, doers.includes("office")],
				["results", AT_HEDEN, doers.includes("results")],
				["arena", AT_HEDEN, false],
				["arena", NOWHERE, isOfArena && kind.endsWith("-fields")],
				["arena", AT_VALHALLA, isOfArena],
			];
			for (const [role, where, mayIt] of asked) {
				const proposal = { kind, ...of(where) };
				const looked = await desks[role].ask("POST", "/acts/preview", { proposal });
				const done = await desks[role].ask("POST", "/acts", acting(proposal));
				for (const { status, body } of [looked, done]) {
					expect(status === 403, `${role} at ${where.match}: ${status}`).toBe(!mayIt);
					// What is not understood would be refused to all alike.
					if (status === 422) expect(JSON.stringify(body)).not.toMatch(/expected|unrecognized/i);
					expect(status).not.toBe(500);
				}
			}
		},
	);

	it("a match that is moved to another arena's field, or away from it, is not one arena lead's to move", async () => {
		const moved = (match: string, field: string) => ({ kind: "move", to: [{ match, field, date: "2026-07-18", minute: 900 }] });
		for (const proposal of [moved("b14-f", "heden-10"), moved("b14-s1", "valhalla-1")]) {
			expect((await desks.arena.ask("POST", "/acts", acting(proposal))).status).toBe(403);
			expect((await desks.arena.ask("POST", "/acts/preview", { proposal })).status).toBe(403);
		}
	});

	it("is listed here with its roles, and no call answers any other", async () => {
		const named = Object.values(ANSWERED).flat();
		const there = at.office.routes
			.filter(({ method, path }) => method !== "ALL" && path.startsWith("/office/api/"))
			.map(({ method, path }) => `${method} ${path.slice("/office/api".length).replace(/\{[^/]*\}/g, "")}`);
		expect([...new Set(there)].sort()).toEqual([...named].sort());
		for (const [who, calls] of Object.entries(ANSWERED)) {
			if (who === "anybody") continue;
			for (const [method, path] of calls.map(filled))
				for (const outsider of outsiders())
					expect((await outsider.ask(method, path, bodyOf(method))).status, `${method} ${path}`).toBe(401);
		}
		for (const [who, may] of Object.entries(MAY)) {
			// What ends a desk's own session ends the test's, and the stream does not end.
			const asked = ANSWERED[who as keyof typeof MAY].filter((call) => !/events|sign-out|others/.test(call));
			for (const [method, path] of asked.map(filled))
				for (const role of ["office", "results", "arena"] as const) {
					const { status } = await desks[role].ask(method, path, bodyOf(method));
					expect(status === 403, `${role}: ${method} ${path}: ${status}`).toBe(!may.includes(role));
					expect(status, `${method} ${path}`).not.toBe(500);
				}
		}
	});
});

describe("a call made by hand", () => {
	it.each(CALLS)("for %s is refused to other roles, whatever their screens show", async (_, method, path, body, refused) => {
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

	it("to undo what was done at an arena, or as the office, is refused to an account that now has another arena or a lesser role", async () => {
		const { office } = desks;
		const done = async (desk: Caller, proposal: object) => {
			const look = await desk.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
			const { ground } = look.body.preview;
			return (await desk.ask<{ act: number }>("POST", "/acts", acting(proposal, { ground, anyway: true }))).body.act;
		};
		const undo = (desk: Caller, act: number) => desk.ask<{ by: number }>("POST", `/acts/${act}/undo`, { tell: null });
		const becomes = (desk: Caller, role: Role, arena: string | null) =>
			office.ask("PUT", `/colleagues/${desk.desk}`, { name: "Moved", role, arena, until: null });

		const later = { ...MOVES, matches: ["b14-s2"] };
		const lead = await at.signedIn({ role: "arena", arena: "heden" });
		const shifted = await done(lead, later);
		await becomes(lead, "arena", "valhalla");
		expect((await undo(lead, shifted)).status).toBe(403);
		expect((await lead.ask("GET", `/ledger/${shifted}/undo`)).status).toBe(403);
		await becomes(lead, "arena", "heden");
		expect((await undo(lead, shifted)).status).toBe(200);

		const was = await at.signedIn({});
		const own = await done(was, later);
		const { by } = (await undo(was, own)).body;
		await becomes(was, "results", null);
		expect((await undo(was, by)).status, "it would shift the match again").toBe(403);
		await becomes(was, "arena", "heden");
		expect((await undo(was, by)).status).toBe(200);
		expect((await undo(office, by + 1)).status).toBe(200);
	});

	it("to undo an act with its announcement is refused to an account that may no longer announce", async () => {
		const { office, results } = desks;
		const was = await at.signedIn({ name: "Announced it" });
		const proposal = { kind: "result", match: "b14-s1", score: { home: 2, away: 1 } };
		const look = await was.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const { ground } = look.body.preview;
		const told = acting(proposal, { ground, anyway: true, tell: TOLD });
		expect((await results.ask("POST", "/acts", { ...told, id: "role-told-abcdef" })).status).toBe(403);
		const { act } = (await was.ask<{ act: number }>("POST", "/acts", told)).body;
		const becomes = (role: Role) =>
			office.ask("PUT", `/colleagues/${was.desk}`, { name: "Announced it", role, arena: null, until: null });
		await becomes("results");
		expect((await was.ask("POST", `/acts/${act}/undo`, {})).status).toBe(403);
		await becomes("office");
		expect((await was.ask("POST", `/acts/${act}/undo`, {})).status).toBe(200);
	});

	it("to undo an act is refused for another's, and announcing the undoing to an account that may not announce", async () => {
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
