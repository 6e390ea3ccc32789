import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAYINGS } from "../../src/accounts/identity/profile/sayings.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { RIGHT, TEAM } from "../support/account-caller.ts";
import { identityOver, type Seen } from "../support/identity-visitor.ts";
import { saidText } from "../support/said-text.ts";

/*
 * Snapshot of the identity site's texts, in both languages (docs/develop/decisions/0043-what-pages-say-is-written-down.md). After an
 * intended change: `npx vitest run tests/contract/what- --update`, and read the diff line by line.
 */
const SECRET = /[\w|-]{32,}|(?<=name=device\]\[value=)\d+/g;

const saidOf = (html: string) =>
	saidText(/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? html).map((line) => line.replaceAll(SECRET, "…"));

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

test.each(LANGUAGES)("§2, §7 the identity site matches its snapshot, in its language: %s", async (language) => {
	const at = identityOver(db);
	const email = `astrid.${language}@cup.example`;
	const token = await at.registered(email);
	at.clock.now = new Date(at.clock.now.getTime() + 26 * 3_600_000);
	await at.signIn(email, RIGHT);
	expect((await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM })).status).toBe(201);
	const browser = await at.inside(token);
	const stranger = at.visitor();
	const lines: string[] = [];
	/** @param but what is known already: of the profile with a fault only what is about the fault is written down */
	const note = (name: string, { status, html, location }: Seen, but: ReadonlySet<string> = new Set()) => {
		const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? location ?? "";
		lines.push("", `==== ${name} ${status} ${title}`, ...saidOf(html).filter((line) => !but.has(line)));
	};
	const within = (address: string) => `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
	const open = async (path: string, by = browser) =>
		note(path.replaceAll(SECRET, "…"), await by.open(within(`/identity${path}`)));
	const profile = new Set(saidOf((await browser.open(within("/identity/profile"))).html));
	const send = async (path: string, fields: Record<string, string>) =>
		note(`POST ${path} ${Object.keys(fields).join(" ")}`, await browser.sendInside(within(`/identity${path}`), fields), profile);

	for (const path of [
		"",
		"/profile",
		"/enter/none",
		"/confirm/none",
		"/reset/none",
		"/sent",
		"/changed",
		"/delete",
		"/deleted",
		"/none",
	])
		await open(path, stranger);
	await open("/profile");
	for (const done of Object.keys(SAYINGS)) {
		note(`done=${done}`, await browser.open(within(`/identity/profile?done=${done}`)), profile);
	}
	await send("/profile/name", { name: "" });
	await send("/profile/email", { email: "no address", password: RIGHT });
	await send("/profile/email", { email: "new@cup.example", password: "wrong" });
	await send("/profile/password", { old_password: "wrong", password: "short", password_confirmation: "other" });
	await open("/delete");
	await send("/delete", { password: "wrong" });

	await at.call("POST", "/sanctum/forgot-password", { body: { email } });
	const reset = (await at.linkOf("passwordReset")).replace("/identity", "");
	await open(reset, stranger);
	note(
		"POST /reset, too short",
		await stranger.send(within(`/identity${reset}`), { password: "short", password_confirmation: "other" }),
	);
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL(`../said/identity.${language}.txt`, import.meta.url)),
	);
});
