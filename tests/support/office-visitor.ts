import type { Context } from "hono";
import { loadBrand } from "../../src/brands/load.ts";
import type { Database } from "../../src/database/database.ts";
import type { Role } from "../../src/office/desk.ts";
import { createOffice } from "../../src/office/office.ts";
import type { OfficeOptions } from "../../src/office/service.ts";
import { acceptInvitation, addDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { openSession } from "../../src/office/staff/session.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { accountsOver, NOON } from "./account-caller.ts";
import { DESK_PASSWORD } from "./office-desks.ts";

export const OFFICE_ORIGIN = "http://cup.example";

export type OfficeAnswer<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };
type AskOptions = {
	readonly headers?: Readonly<Record<string, string | undefined>>;
	readonly from?: string;
	readonly base?: string;
};
type NewDesk = {
	readonly name?: string;
	readonly email?: string;
	readonly role?: Role;
	readonly arena?: string;
	readonly until?: string;
};

/** Once for all desks: each costs the processor 25 ms. */
let hashed: Promise<string> | undefined;
let made = 0;

/** An account that has signed in, and its session's secret. */
export async function aDesk(database: Database, cup: number, passwordHash: string, given: NewDesk = {}, now = NOON) {
	made += 1;
	const { name = `Desk ${made}`, email = `desk-${made}@cup.example`, role = "office", arena = null, until = null } = given;
	const row = await addDesk(database.orm, cup, { name, email, role, arena, until }, now);
	if (row === undefined) throw new Error(`there is a desk with ${email} already`);
	await acceptInvitation(database.orm, cup, await inviteDesk(database.orm, row.id, now), { passwordHash, now });
	return { row, secret: await openSession(database.orm, row.id, { way: "password", device: "A test", now }) };
}

/** The office over a record, with its sent mails, a clock that the test sets, and browsers that call it. */
export async function officeOver(database: Database, cup = 7, more: Partial<OfficeOptions> = {}) {
	const isOwnOrigin = (_: Context, origin: string) => [OFFICE_ORIGIN, "http://localhost"].includes(origin);
	const at = accountsOver(database, { cup, isOwnOrigin });
	const models = await ReadModels.open({
		source: recordSource(database),
		clock: () => at.clock.now,
		onError: (error) => {
			throw error;
		},
	});
	const brand = { ...loadBrand(new URL("../../src/brands", import.meta.url).pathname, "fyrcupen"), cup };
	const office = await createOffice({
		...{ database, models, brand, accounts: at.service, builtApp: "/nowhere", style: "" },
		log: at.service.log as OfficeOptions["log"],
		now: () => at.clock.now,
		...more,
	});
	hashed ??= at.service.passwords.hash(DESK_PASSWORD);

	/** A browser: it stores the cookie, and sends the app's headers with every call. */
	function browser(secret?: string) {
		let cookie = secret === undefined ? "" : `office=${secret}`;
		let token = "";
		async function ask<Body = Record<string, unknown>>(
			method: string,
			path: string,
			body?: object,
			{ headers, from, base = OFFICE_ORIGIN }: AskOptions = {},
		): Promise<OfficeAnswer<Body>> {
			const given: Record<string, string | undefined> = {
				origin: OFFICE_ORIGIN,
				...(cookie !== "" && { cookie }),
				...(token !== "" && { "x-office-token": token }),
				...(body !== undefined && { "content-type": "application/json" }),
				...(from !== undefined && { "x-from": from }),
				...headers,
			};
			const request = new Request(`${base}/office/api${path}`, {
				method,
				headers: Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined),
				...(body !== undefined && { body: JSON.stringify(body) }),
			});
			const answer = await office.fetch({ req: { raw: request }, env: {} } as unknown as Context);
			const set = answer.headers.get("set-cookie");
			if (set !== null) cookie = /^[^=]+=;/.test(set) ? "" : (set.split(";")[0] ?? "");
			const text = await answer.text();
			return { status: answer.status, body: (text === "" ? {} : JSON.parse(text)) as Body, headers: answer.headers };
		}
		return {
			ask,
			/** Learns what its calls carry, as the app does at its start. */
			async open() {
				const { status, body } = await ask<{ token?: string }>("GET", "/session");
				token = body.token ?? "";
				return status;
			},
			cookie: () => cookie,
		};
	}

	/** A browser at which a new desk is signed in. */
	async function signedIn(given: NewDesk = {}) {
		const { row, secret } = await aDesk(database, cup, await hashed!, given, at.clock.now);
		const own = browser(secret);
		await own.open();
		return { ...own, row, desk: String(row.id), secret };
	}

	return {
		...{ office, models, browser, signedIn },
		...{ letters: at.letters, lettersSent: at.lettersSent, logged: at.logged, clock: at.clock, service: at.service },
		async close() {
			await office.close();
			await at.settled();
			await models.close();
		},
	};
}
