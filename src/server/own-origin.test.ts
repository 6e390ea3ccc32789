import { Hono } from "hono";
import { expect, test } from "vitest";
import { ownOrigins } from "./own-origin.ts";

async function isOwn(known: Parameters<typeof ownOrigins>[0], origin: string, host: string): Promise<boolean> {
	const own = ownOrigins(known);
	const app = new Hono().post("/", (context) => context.json(own(context, origin)));
	return (await app.request("/", { method: "POST", headers: { host } })).json();
}
const NONE = { publicUrl: undefined, identityUrl: undefined, corsOrigins: [] };

test("a page may write to its own host, or to the address that visitors use", async () => {
	expect(await isOwn(NONE, "http://localhost:3000", "localhost:3000")).toBe(true);
	expect(await isOwn(NONE, "https://cup.example", "cup.example")).toBe(true);
	const known = { ...NONE, publicUrl: "https://cup.example", identityUrl: "https://id.cup.example" };
	expect(await isOwn(known, "https://cup.example", "backend:3000")).toBe(true);
	expect(await isOwn(known, "https://id.cup.example", "backend:3000")).toBe(true);
});

test("a page of another site may not, unless it is configured", async () => {
	for (const origin of ["https://evil.example", "http://localhost:3001", "null", ""])
		expect([origin, await isOwn(NONE, origin, "localhost:3000")]).toEqual([origin, false]);
	expect(await isOwn({ ...NONE, corsOrigins: ["https://other.example"] }, "https://other.example", "localhost")).toBe(true);
	const known = { ...NONE, publicUrl: "https://cup.example" };
	for (const origin of ["http://cup.example", "https://evil.example", "https://cup.example.evil.example"])
		expect([origin, await isOwn(known, origin, "evil.example")]).toEqual([origin, false]);
});
