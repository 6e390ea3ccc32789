import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { createAccounts } from "../../src/accounts/accounts.ts";
import type { Mail } from "../../src/accounts/mail/mail.ts";
import { sendDueLetters } from "../../src/accounts/mail/send-letters.ts";
import type { MailTransport } from "../../src/accounts/mail/transport.ts";
import { createService, type Service, type ServiceOptions } from "../../src/accounts/service.ts";
import type { Database } from "../../src/database/database.ts";

export type Answer = { status: number; text: string; json: () => Record<string, unknown>; headers: Headers };
type CallOptions = {
	token?: string;
	body?: object | string;
	form?: Record<string, string>;
	/** Undefined: left out. */
	headers?: Record<string, string | undefined>;
	/** The client's address, from a trusted proxy. */
	from?: string;
};

const OWN = "http://cup.example";
export const NOON = new Date("2026-07-15T12:00:00Z");
export const RIGHT = "four lighthouses at sea";
/** A favourite, as the site states it. */
export const TEAM = {
	teamId: "t1",
	year: 2026,
	teamName: "Skärgårdens IF",
	nation: "Sweden",
	nationCode: "se",
	category: "Boys 14",
	catShort: "B14",
};

/** @returns how many rows a table has */
export async function rowsOf({ orm }: Database, table: string): Promise<number> {
	const answer = await orm.execute(sql.raw(`select count(*)::int as rows from ${table}`));
	return (answer as unknown as { rows: { rows: number }[] }).rows[0]!.rows;
}

/** An account service over a record, with its sent letters and a clock that the test sets. */
export function accountsOver(database: Database, more: Partial<ServiceOptions> = {}, transport?: MailTransport) {
	const letters: Mail[] = [];
	const logged: string[] = [];
	const clock = { now: NOON };
	// Security events are no faults of ours; their own test reads them.
	const keep = (about: object, message: string) => {
		if (!("security" in about)) logged.push(`${message} ${JSON.stringify(about)}`);
	};
	const service: Service = createService({
		database,
		cup: 7,
		cupName: "Fyrcupen",
		addressOf: (caller) => caller.req.header("x-from") ?? "192.0.2.1",
		originOf: (caller) => new URL(caller.req.url).origin,
		origin: "https://cup.example",
		identityBase: (origin) => `${origin}/identity`,
		streamToPlay: async () => null,
		selling: undefined,
		isOwnOrigin: (_, origin) => [OWN, "https://other.example"].includes(origin),
		corsOrigins: ["https://other.example"],
		now: () => clock.now,
		log: { warn: keep, error: keep },
		...more,
	});
	const app: Hono = createAccounts(service);
	/** Sends the waiting mails of the outbox. */
	const lettersSent = () =>
		sendDueLetters(database, {
			...{ cup: service.cup, origin: service.origin, identityBase: service.identityBase(service.origin) },
			transport: transport ?? { deliver: async (mail) => void letters.push(mail), close: () => undefined },
			sender: { name: "Fyrcupen", colour: "#0A2239", onColour: "#FFFFFF" },
			...{ log: service.log, now: service.now },
		});

	async function call(method: string, path: string, { token, body, form, headers, from }: CallOptions = {}): Promise<Answer> {
		const given: Record<string, string | undefined> = {
			// Headers of the site's own page.
			origin: OWN,
			...(token !== undefined && { authorization: `Bearer ${token}` }),
			...(body !== undefined && { "content-type": "application/json" }),
			...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
			...(from !== undefined && { "x-from": from }),
			...headers,
		};
		const answer = await app.request(path, {
			method,
			headers: Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined),
			body: form ? new URLSearchParams(form).toString() : typeof body === "object" ? JSON.stringify(body) : body,
		});
		const text = await answer.text();
		if (method !== "GET" || path.startsWith("/api/user/delete")) await lettersSent();
		return { status: answer.status, text, json: () => JSON.parse(text), headers: answer.headers };
	}

	const person = (email: string, name = "Astrid Lind") => ({
		name,
		email,
		password: RIGHT,
		password_confirmation: RIGHT,
		device_name: "A phone",
	});
	/** @returns the token of a new account */
	async function registered(email: string, from?: string): Promise<string> {
		const answer = await call("POST", "/sanctum/register", { body: person(email), from });
		if (answer.status !== 200) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
		return answer.text;
	}
	const signIn = (email: string, password: string, more: CallOptions = {}) =>
		call("POST", "/sanctum/token", { body: { email, password, device_name: "A phone" }, ...more });
	/** What follows answers has been done. */
	const settled = async () => {
		await service.close();
		await lettersSent();
	};
	const user = async (token: string) => (await call("GET", "/api/user", { token })).json() as Record<string, unknown>;

	return { service, letters, lettersSent, logged, clock, call, person, registered, signIn, settled, user };
}
