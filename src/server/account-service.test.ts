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

/** Where a service says that it is, as the environment and the brand have it. */
async function told(variables: Readonly<Record<string, string>>, identitySite?: string) {
	const brand = loadBrand(path.join(import.meta.dirname, "..", "brands"), "fyrcupen");
	const accounts = openAccounts({
		database,
		brand: { ...brand, identitySite },
		environment: { ...readEnvironment(variables), dataFolder: folder },
		streamToPlay: async () => null,
		editionOf: async () => null,
		push: { publicKey: "x", standIn: undefined },
		log: createLog("silent"),
		say: () => undefined,
	} as Parameters<typeof openAccounts>[0]);
	const { origin, identityBase, originOf } = accounts.service;
	const asked = { req: { url: "http://anybody.example/api/user/password" } } as Parameters<typeof originOf>[0];
	const said = [origin, identityBase(origin), originOf(asked)];
	await accounts.close();
	return said;
}

test("§6 letters lead to the address that visitors use, else to this machine, never to where the request says; identity is where it is told to be", async () => {
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
