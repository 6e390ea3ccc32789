import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { makeAccount } from "../src/accounts/account.ts";
import { hashPassword } from "../src/accounts/password/hash.ts";
import { loadBrand } from "../src/brands/load.ts";
import { openDatabase } from "../src/database/database.ts";
import { createLog } from "../src/log/log.ts";
import { openAccounts } from "../src/server/account-service.ts";
import { BRANDS_FOLDER } from "../src/server/built-site.ts";
import { readEnvironment } from "../src/server/environment.ts";
import { listen } from "../src/server/listen.ts";

/**
 * A thousand people from a thousand addresses, through a trusted proxy, sign in and change their favourites at once: all succeed, nothing
 * is lost, and readers are answered meanwhile. From one address the limits apply. Also the ratio of a wrong password's time for an address
 * with an account to one without. On the embedded record, or on DATABASE_URL's.
 * `npx tsx bench/accounts.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 1_000);
const FAVOURITES = 4;
const PASSWORD = "four lighthouses at sea";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bench-"));
const environment = readEnvironment({
	CUPBOARD_DATA: folder,
	DATABASE_URL: process.env.DATABASE_URL,
	TRUSTED_PROXIES: "127.0.0.0/8,::1",
});
const database = await openDatabase(environment);
const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
const accounts = openAccounts({
	database,
	brand,
	environment,
	streamToPlay: async () => null,
	editionOf: async () => null,
	push: { publicKey: "", standIn: undefined },
	log: createLog("error"),
	say: () => undefined,
});
const app = new Hono().get("/read", (context) => context.text("a page"));
for (const calls of ["/sanctum/*", "/api/*"]) app.all(calls, (context) => accounts.fetch(context));
const server = await listen(app, 0);
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const passwordHash = await hashPassword(PASSWORD);
const run = Date.now().toString(36);
const emailOf = (person: number) => `${run}-${person}@cup.example`;
for (let person = 0; person < PEOPLE; person++) {
	const given = {
		name: `Person ${person}`,
		email: emailOf(person),
		passwordHash,
		language: "en" as const,
		createdAt: new Date(),
	};
	await makeAccount(database.orm, given);
}

type Answer = { readonly status: number; readonly text: string };

/** A connection of its own for each, as a thousand phones have. */
function call(method: string, address: string, from: string, body?: object, token?: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = {
			"x-forwarded-for": from,
			origin: base,
			...(body !== undefined && { "content-type": "application/json" }),
			...(token !== undefined && { authorization: `Bearer ${token}` }),
		};
		const asking = request(base + address, { method, headers, agent: false }, (answer) => {
			let text = "";
			answer.setEncoding("utf8");
			answer.on("data", (chunk: string) => {
				text += chunk;
			});
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
		});
		asking.on("error", reject);
		asking.end(body && JSON.stringify(body));
	});
}
const signIn = (email: string, password: string, from: string) => call("POST", "/sanctum/token", from, { email, password });
const addressOf = (person: number) => `10.1.${Math.floor(person / 250)}.${person % 250}`;

async function oneWeek(person: number): Promise<boolean> {
	const from = addressOf(person);
	const signedIn = await signIn(emailOf(person), PASSWORD, from);
	if (signedIn.status !== 200) return false;
	const token = signedIn.text;
	const added: { id: number }[] = [];
	for (let one = 0; one < FAVOURITES; one++) {
		const team = {
			teamId: `t${one}`,
			year: 2026,
			teamName: "A team",
			nation: "Sweden",
			nationCode: "se",
			category: "B14",
			catShort: "B14",
		};
		const answer = await call("POST", "/api/user/favorites/teams", from, team, token);
		if (answer.status !== 201) return false;
		added.push(JSON.parse(answer.text) as { id: number });
	}
	if ((await call("DELETE", `/api/user/favorites/teams/${added[0]!.id}`, from, undefined, token)).status !== 204) return false;
	const user = JSON.parse((await call("GET", "/api/user", from, undefined, token)).text) as { favourite_teams: object[] };
	return user.favourite_teams.length === FAVOURITES - 1;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function timed(act: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await act();
	return performance.now() - started;
}
const read = () => call("GET", "/read", "10.8.0.1");

/** How long a reader waits, until `done`. */
async function readers(done: () => boolean): Promise<number[]> {
	const waits: number[] = [];
	do {
		waits.push(await timed(read));
		await new Promise((resolve) => setTimeout(resolve, 20));
	} while (!done());
	return waits;
}

let quiet = 0;
const before = await readers(() => ++quiet > 50);
let over = false;
const during = readers(() => over);
const started = performance.now();
const succeeded = (await Promise.all(Array.from({ length: PEOPLE }, (_, person) => oneWeek(person)))).filter(Boolean).length;
over = true;
const seconds = (performance.now() - started) / 1000;
console.log(
	`${succeeded} of ${PEOPLE} signed in, added ${FAVOURITES}, removed one and read them, all at once, in ${seconds.toFixed(1)} s`,
);
const [calm, busy] = [median(before), median(await during)];
console.log(
	`a reader meanwhile: ${busy.toFixed(1)} ms, ${(busy / calm).toFixed(1)} times what it takes alone (${calm.toFixed(1)} ms)`,
);

const statuses = await Promise.all(
	Array.from({ length: 200 }, async (_, person) => (await signIn(emailOf(person), PASSWORD, "192.0.2.1")).status),
);
const limited = statuses.filter((status) => status === 429).length;
console.log(`200 right passwords at once from one address: ${limited} answered 429`);

const known: number[] = [];
const unknown: number[] = [];
for (let round = 0; round < 60; round++) {
	const from = `10.9.${round}.1`;
	known.push(await timed(() => signIn(emailOf(round), "a wrong guess", from)));
	unknown.push(await timed(() => signIn(`nobody-${run}-${round}@cup.example`, "a wrong guess", from)));
}
console.log(`a wrong password: ${(median(known) / median(unknown)).toFixed(3)} of what an unknown address takes`);

server.closeAllConnections();
server.close();
await accounts.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
