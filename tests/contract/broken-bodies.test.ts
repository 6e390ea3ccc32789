import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts } from "../../src/accounts/accounts.ts";
import { createIdentity } from "../../src/accounts/identity/identity.tsx";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { clientDisconnected } from "../../src/http/client-disconnected.ts";
import { UNMETERED } from "../../src/http/cpu-quota.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { LIMITS } from "../../src/results/graphql/http/limits.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { createReporting } from "../../src/results/reporter/reporting.ts";
import { listen } from "../../src/server/listen.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { identityOver, LOOK } from "../support/identity-visitor.ts";
import { OFFICE_ORIGIN, officeOver } from "../support/office-visitor.ts";

type Line = { readonly level: string; readonly message: string; readonly about: object };
const lines: Line[] = [];
const at = (level: string) => (about: object, message: string) => void lines.push({ level, message, about });
const log = { info: at("info"), warn: at("warn"), error: at("error") };

type Part = "accounts" | "identity" | "office" | "report" | "graphql";
/** The credentials of a permitted client, by part. */
const carried: Partial<Record<Part, Readonly<Record<string, string>>>> = {};
const routes: { readonly part: Part; readonly method: string; readonly path: string }[] = [];
let db: Database;
let server: Server;
let office: Awaited<ReturnType<typeof officeOver>>;

beforeAll(async () => {
	db = await openInMemory();
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
	office = await officeOver(db, 7, { log: log as never });
	const persons = identityOver(db, { log });
	const models = office.models;
	const graphql = createGraphQL({
		models,
		onError: (error) => log.error({ err: error }, "a query failed"),
		onUnreadable: (reason) => log.info({ reason }, "a query could not be read"),
	});
	const [accounts, identity] = [createAccounts(persons.service), createIdentity(persons.service, LOOK)];
	const options = { database: db, models, log: log as never, now: () => new Date(), isOwnOrigin: () => true };
	const app = new Hono();
	app.all("/graphql", (context) => graphql.fetch(context.req.raw));
	app.route("/api/report", createReporting(options));
	for (const calls of ["/sanctum/*", "/api/*"]) app.all(calls, (context) => accounts.fetch(context.req.raw, context.env));
	app.all("/identity/*", (context) => identity.fetch(context.req.raw, context.env));
	app.all("/office/*", (context) => office.office.fetch(context));
	app.onError((error, context) => {
		if (!clientDisconnected(context)) log.error({ err: error }, "a request could not be answered");
		return context.text("", 500);
	});
	server = await listen(app, 0, {
		host: "127.0.0.1",
		publicUrl: "http://cup.example",
		log: log as never,
		posted: (request, response, goOn) => graphql.posted(request, response, { meter: () => UNMETERED, goOn }),
	});

	const desk = await office.signedIn();
	const { token } = (await desk.ask<{ token: string }>("GET", "/session")).body;
	carried.office = { origin: OFFICE_ORIGIN, cookie: desk.cookie(), "x-office-token": token };
	const person = await persons.registered("asa@cup.example");
	carried.accounts = { authorization: `Bearer ${person}` };
	carried.identity = { cookie: (await persons.inside(person)).cookieNow(), "sec-fetch-site": "same-origin" };
	carried.report = { authorization: `Bearer ${(await addReporter(db, 7, { name: "Heden", office: true })).token}` };

	const walked = { accounts, identity, office: office.office } as const;
	for (const part of ["accounts", "identity", "office"] as const) {
		for (const { method, path } of walked[part].routes)
			if (["POST", "PUT", "DELETE"].includes(method) && !routes.some((one) => one.method === method && one.path === path))
				routes.push({ part, method, path });
	}
	routes.push({ part: "report", method: "POST", path: "/api/report" }, { part: "graphql", method: "POST", path: "/graphql" });
});
beforeEach(async () => {
	lines.length = 0;
	await emptyTables(db, "attempt");
});
afterAll(async () => {
	server?.close();
	await office?.close();
	await db?.close();
});

/** Ends what the other calls are made with: it is asked last. */
const ENDS = /logout$|sign-out$|leave$|others$|identity\/delete$/;
/** Calls without a body, or that refuse the client before reading it: the body is ignored. */
const UNREAD = [
	...["POST /api/stripe/webhook", "POST /api/logout", "POST /api/user/calendar", "POST /api/user/auth/token"],
	...["POST /api/streams/:id/play", "POST /api/passes/:year/checkout", "POST /api/user/alerts/test", "PUT /api/user/alerts"],
	...["DELETE /api/user/favorites/teams/:id", "DELETE /api/user/favorites/fields/:id", "DELETE /api/user/pin"],
	...["DELETE /api/user/alerts", "POST /office/api/sign-in/passkey/options", "POST /office/api/first-start"],
	...["POST /office/api/begin/backup", "POST /office/api/begin/demo", "DELETE /office/api/begin/demo"],
	...["POST /office/api/out/proposed/:id/confirm", "DELETE /office/api/out/proposed/:id"],
	...["POST /office/api/sign-out", "POST /office/api/asked", "DELETE /office/api/sessions/others"],
	...["pause", "resume", "stop"].map((what) => `POST /office/api/plan/schedule/run/${what}`),
	...["POST /identity/leave", "POST /identity/enter/:secret", "POST /identity/confirm/:secret", "POST /identity/reset/:secret"],
	...["POST /identity/profile/name", "POST /identity/profile/told", "POST /identity/profile/email"],
	...["POST /identity/profile/password", "POST /identity/profile/photo", "POST /identity/profile/photo/remove"],
	...["POST /identity/profile/devices", "POST /identity/profile/devices/others", "POST /identity/delete"],
];
/** No item has this number, which is checked first. */
const OF_NOTHING =
	/^(DELETE|PUT|POST) \/office\/api\/(sessions|passkeys|colleagues|plan\/schedule\/drafts|out\/timed|out\/announcements)\/:/;

type Body = { readonly type?: string; readonly bytes: Buffer; readonly stated?: number };
const JSON_TYPE = "application/json";
const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const BROKEN: Readonly<Record<string, Body>> = {
	"is no JSON": { type: JSON_TYPE, bytes: Buffer.from("{nothing") },
	"is cut JSON": { type: JSON_TYPE, bytes: Buffer.from('{"email": "asa@cup.ex') },
	"ends before its length": { type: JSON_TYPE, bytes: Buffer.from('{"email": "asa@cup.ex'), stated: 400 },
	"is JSON in Latin-1": { type: JSON_TYPE, bytes: Buffer.from('{"query":"{ __typename } #å", "password":"å"}', "latin1") },
	"is JSON in UTF-16": { type: JSON_TYPE, bytes: Buffer.from('{"email": "asa@cup.example"}', "utf16le") },
	"is packed bytes": { type: JSON_TYPE, bytes: Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 171, 174, 5, 0]) },
	"is of a broken type": { type: 'application/json; charset="', bytes: Buffer.from("{nothing") },
	"is a text": { type: "text/plain", bytes: Buffer.from("{}") },
	"is a broken form of parts": { type: "multipart/form-data; boundary=x", bytes: Buffer.from("--y\r\n") },
	"is a deep array": { type: JSON_TYPE, bytes: Buffer.from(deep(2_000)) },
	"has a deep field": { type: JSON_TYPE, bytes: Buffer.from(`{"proposal":${deep(7_000)},"id":${deep(900)}}`) },
};
/**
 * JSON is refused by its shape: 400 for anything but an object, 413 for one that is too long, 422 for wrong fields; unknown fields are
 * ignored.
 */
const isReadable = (what: string, part: Part) => what.includes("deep") || (part === "report" && what === "is a text");

function send(head: string, body: Buffer, { cuts = false } = {}): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => {
			socket.write(`${head}\r\nHost: cup.example\r\nConnection: close\r\n\r\n`);
			socket.write(body);
			if (cuts) socket.end();
		});
		let answer = "";
		socket.on("data", (bytes) => {
			answer += bytes;
		});
		socket.on("end", () => resolve(answer)).on("error", reject);
	});
}

/** Each call comes from another address, since one with only broken calls is soon refused (refused-calls.test.ts). */
let calls = 0;

function call(part: Part, method: string, path: string, { type, bytes, stated = bytes.length }: Body): Promise<string> {
	const address = path.replace(/:\w+(\{[^}]*\})?/g, "1");
	const from = `198.18.${Math.floor(++calls / 250)}.${calls % 250}`;
	const headers = Object.entries({
		...carried[part],
		"x-from": from,
		...(type && { "content-type": type }),
		"content-length": stated,
	});
	const head = [`${method} ${address} HTTP/1.1`, ...headers.map((one) => one.join(": "))].join("\r\n");
	return send(head, bytes, { cuts: stated > bytes.length });
}

const statusOf = (answer: string) => Number(answer.split(" ")[1]);
const failures = () => lines.filter(({ level, about }) => level !== "info" && !("security" in about));

describe("a body that cannot be read", () => {
	it("is the client's error at every address with a body: never ours, and at most a line of level info", async () => {
		const wrong: string[] = [];
		const inOrder = [...routes.filter(({ path }) => !ENDS.test(path)), ...routes.filter(({ path }) => ENDS.test(path))];
		expect(inOrder.length).toBeGreaterThan(60);
		for (const { part, method, path } of inOrder) {
			const named = `${method} ${path}`;
			const reads = !UNREAD.includes(named) && !OF_NOTHING.test(named);
			if (reads) await emptyTables(db, "attempt");
			for (const [what, body] of Object.entries(BROKEN)) {
				lines.length = 0;
				const answer = await call(part, method, path, body);
				const status = statusOf(answer);
				const expected = isReadable(what, part) ? [204, 400, 413, 422] : [400, 413, 415];
				const isRight = reads ? expected.includes(status) : status < 500;
				const isLogged = !reads || status === 413 || body.stated !== undefined || lines.some(({ level }) => level === "info");
				if (!isRight || failures().length > 0 || /\bat .*\.(ts|js):\d/.test(answer))
					wrong.push(`${named}, a body that ${what}: ${status} ${JSON.stringify(failures())}`);
				else if (!isLogged && ![204, 422].includes(status)) wrong.push(`${named}, a body that ${what}: not logged`);
			}
		}
		expect(wrong).toEqual([]);
	});

	it("ends in the middle of a chunk or with its connection: nothing fails", async () => {
		for (const [part, path] of [
			...([
				["graphql", "/graphql"],
				["accounts", "/api/user/pin"],
				["report", "/api/report"],
				["office", "/office/api/acts"],
			] as const),
		]) {
			const method = path.endsWith("pin") ? "PUT" : "POST";
			for (const type of [JSON_TYPE, "application/x-www-form-urlencoded"]) {
				const headers = Object.entries({ ...carried[part], "content-type": type, "transfer-encoding": "chunked" });
				const head = [`${method} ${path} HTTP/1.1`, ...headers.map((one) => one.join(": "))].join("\r\n");
				expect(statusOf(await send(head, Buffer.from("zz\r\n")))).toBe(400);
				await send(head, Buffer.from('9\r\n{"quer'), { cuts: true });
			}
		}
		await wait(50);
		expect(failures()).toEqual([]);
	});
});

describe("a query that is nested deep", () => {
	const asked = (query: string) => {
		const body = Buffer.from(JSON.stringify({ query }));
		return call("graphql", "POST", "/graphql", { type: JSON_TYPE, bytes: body });
	};
	const LITERALS = {
		list: (depth: number) => deep(depth),
		object: (depth: number) => `${"{a:".repeat(depth)}1${"}".repeat(depth)}`,
	};

	it.each(["list", "object"] as const)("as a %s of any depth is the client's error at every call", async (kind) => {
		for (const depth of [LIMITS.nesting, 1_400, 2_990, 7_900]) {
			const literal = LITERALS[kind](depth);
			for (const query of [
				`{ tournament(cup: ${literal}, tournament: "a") { id } }`,
				`query($a: String! = ${literal}) { tournament(cup: 7, tournament: $a) { id } }`,
				`{ tournament(cup: 7, tournament: "a") @skip(if: ${literal}) { id } }`,
			]) {
				const answer = await asked(query);
				expect([statusOf(answer), answer.includes("BAD_REQUEST")]).toEqual([400, true]);
				expect(answer).not.toContain("INTERNAL");
			}
		}
		expect(lines.every(({ level }) => level === "info")).toBe(true);
		expect(lines).toContainEqual({
			level: "info",
			message: "a query could not be read",
			about: { reason: expect.stringContaining("nested") },
		});
	});

	it("as fields, types or variables is none of our faults either; brackets in a text are no depth", async () => {
		for (const query of [
			"{a".repeat(1_400) + "}".repeat(1_400),
			`query($a: ${"[".repeat(2_900)}Int${"]".repeat(2_900)}) { __typename }`,
			`{ ${"... {".repeat(600)}__typename${"}".repeat(600)} }`,
		])
			expect(await asked(query)).not.toContain("INTERNAL");
		expect(await asked(`{ __typename } # ${"[".repeat(5_000)}`)).toContain('{"data":{"__typename":"Query"}}');
		const variables = `{"query":"query($a: String!) { tournament(cup: 7, tournament: $a) { id } }","variables":{"a":${deep(15_000)}}}`;
		const answer = await call("graphql", "POST", "/graphql", { type: JSON_TYPE, bytes: Buffer.from(variables) });
		expect(statusOf(answer)).toBe(200);
		expect(answer).toContain("BAD_USER_INPUT");
		expect(failures()).toEqual([]);
	});
});
