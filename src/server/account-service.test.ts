import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBrand } from "../brands/load.ts";
import type { Database } from "../database/database.ts";
import { openInMemory } from "../database/folder.ts";
import { createLog } from "../log/log.ts";
import { openAccounts } from "./account-service.ts";
import { readEnvironment } from "./environment.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
	database = await openInMemory();
	folder = await mkdtemp(path.join(tmpdir(), "accounts-"));
});
afterAll(async () => {
	await database.close();
	await rm(folder, { recursive: true });
});

function opened(variables: Readonly<Record<string, string>>, identitySite?: string) {
	const brand = loadBrand(path.join(import.meta.dirname, "..", "brands"), "fyrcupen");
	return openAccounts({
		database,
		brand: { ...brand, identitySite },
		environment: { ...readEnvironment(variables), dataFolder: folder },
		streamToPlay: async () => null,
		editionOf: async () => null,
		push: { publicKey: "x", standIn: undefined },
		log: createLog("silent"),
		say: () => undefined,
	} as Parameters<typeof openAccounts>[0]);
}

/** The addresses a service names, by the environment and the brand. */
async function told(variables: Readonly<Record<string, string>>, identitySite?: string) {
	const accounts = opened(variables, identitySite);
	const { origin, identityBase, originOf } = accounts.service;
	const asked = { req: { url: "http://anybody.example/api/user/password" } } as Parameters<typeof originOf>[0];
	const said = [origin, identityBase(origin), originOf(asked)];
	await accounts.close();
	return said;
}

test("limits count a household as one, and the service's answers get the site's headers unless they have their own", async () => {
	const accounts = opened({});
	const from = (remoteAddress: string, path = "/api/user") =>
		({
			req: { raw: new Request(`http://localhost${path}`), header: () => undefined },
			env: { incoming: { socket: { remoteAddress } } },
		}) as never;
	expect(["2001:db8:1:2:3::4", "2001:db8:1:2:5::6", "192.0.2.7"].map((one) => accounts.service.addressOf(from(one)))).toEqual([
		...["2001:db8:1:2::/64", "2001:db8:1:2::/64", "192.0.2.7"],
	]);
	const answer = await accounts.fetch(from("192.0.2.7"));
	expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([401, "nosniff"]);
	const page = await accounts.identity(from("192.0.2.7", "/identity"));
	expect(page.headers.get("referrer-policy")).toBe("same-origin");
	await accounts.close();
});

test("§6 links in mails lead to the address that visitors use, otherwise to this machine, never to the request's host; the account service is at its configured address", async () => {
	const cup = "https://cup.example";
	const here = "http://localhost:3007";
	expect(await told({ PORT: "3007" })).toEqual([here, `${here}/identity`, "http://anybody.example"]);
	expect(await told({ PUBLIC_URL: cup })).toEqual([cup, `${cup}/identity`, cup]);
	expect(await told({ PUBLIC_URL: cup }, "https://brand.example")).toEqual([cup, "https://brand.example", cup]);
	expect(await told({ PUBLIC_URL: cup, IDENTITY_URL: "https://id.example" }, "https://brand.example")).toEqual([
		cup,
		"https://id.example",
		cup,
	]);
});
