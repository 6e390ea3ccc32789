import { createIdentity } from "../../src/accounts/identity/identity.tsx";
import type { Look } from "../../src/accounts/identity/look.ts";
import type { Mail } from "../../src/accounts/mail/mail.ts";
import type { ServiceOptions } from "../../src/accounts/service.ts";
import type { Database } from "../../src/database/database.ts";
import { accountsOver } from "./account-caller.ts";

const COLOURS = { paper: "#FFFFFF", ink: "#000000", header: "#0A2239" };
export const LOOK: Look = {
	name: "Testcupen",
	language: "en",
	localName: { en: "Test Cup", sv: "" },
	logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34"></svg>',
	light: COLOURS,
	dark: COLOURS,
	radius: { card: 8, control: 4 },
	stripe: "red",
	rules: "",
};

/** A browser's headers when its reader opens a page. */
export const OPENED = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" };
const SENT = { ...OPENED, "content-type": "application/x-www-form-urlencoded" };

export type Seen = { status: number; html: string; headers: Headers; location: string | null };

/** The identity site over a record, and browsers that visit it. */
export function identityOver(database: Database, more: Partial<ServiceOptions> = {}) {
	const at = accountsOver(database, more);
	const app = createIdentity(at.service, LOOK);

	/** A browser: it stores the cookie, opens addresses like a reader, and submits forms. */
	function visitor(origin = "http://cup.example") {
		let cookie = "";
		async function ask(address: string, init: RequestInit = {}): Promise<Seen> {
			const headers = { ...OPENED, ...(cookie !== "" && { cookie }), ...(init.headers as Record<string, string>) };
			const answer = await app.request(new URL(address, origin).href, { ...init, headers });
			if (init.method === "POST") await at.lettersSent();
			const set = answer.headers.get("set-cookie");
			if (set !== null) cookie = /^[^=]+=;/.test(set) ? "" : (set.split(";")[0] ?? "");
			return {
				status: answer.status,
				html: await answer.text(),
				headers: answer.headers,
				location: answer.headers.get("location"),
			};
		}
		const open = (address: string, headers: Record<string, string> = {}) => ask(address, { headers });
		const send = (address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
			ask(address, { method: "POST", body: new URLSearchParams(fields).toString(), headers: { ...SENT, ...headers } });
		/** The hidden field of the profile's forms. */
		const key = async () => /name="key" value="([^"]+)"/.exec((await open("/identity/profile")).html)?.[1] ?? "";
		const sendInside = async (address: string, fields: Record<string, string> = {}) =>
			send(address, { key: await key(), ...fields });
		async function upload(bytes: Uint8Array<ArrayBuffer>, name = "me.jpg"): Promise<Seen> {
			const body = new FormData();
			body.set("key", await key());
			body.set("picture", new File([bytes], name));
			return ask("/identity/profile/photo", { method: "POST", body });
		}
		const cookieNow = () => cookie;
		return { ask, open, send, key, sendInside, upload, cookieNow };
	}

	async function oneTimeAddress(token: string): Promise<string> {
		const { url } = (await at.call("POST", "/api/user/auth/token", { token })).json() as { url: string };
		return new URL(url).pathname;
	}
	/** A browser that is inside the profile of the token's account. */
	async function inside(token: string, origin?: string) {
		const browser = visitor(origin);
		const entered = await browser.open(await oneTimeAddress(token));
		if (entered.status !== 303) throw new Error(`entering answered ${entered.status}`);
		return browser;
	}
	/** The path of the last mail's link. */
	async function linkOf(kind: Mail["kind"]): Promise<string> {
		await at.settled();
		const letter = at.letters.findLast((one) => one.kind === kind);
		if (letter?.link == null) throw new Error(`no ${kind} with a link was sent`);
		return new URL(letter.link).pathname;
	}
	return { ...at, visitor, inside, oneTimeAddress, linkOf };
}
