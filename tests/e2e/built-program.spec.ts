import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../support/browser.ts";
import { builtServer } from "../support/built-program.ts";
import { freePort } from "../support/free-port.ts";
import { smallRecord } from "../support/small-record.ts";

test("the built server, started in a folder of its own, serves what it reads from files, from packages and from its thread", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-built-"));
	await smallRecord(path.join(folder, "data"));
	const port = await freePort();
	const server = spawn(process.execPath, [builtServer()], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "production", PORT: String(port), CUPBOARD_DATA: "", DATABASE_URL: "" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	let said = "";
	server.stdout.on("data", (text) => {
		said += text;
	});
	const address = `http://localhost:${port}`;
	await expect.poll(() => said, { timeout: 600_000 }).toContain(`Cupboard is on ${address}`);

	const home = await (await fetch(`${address}/`)).text();
	const picture = /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(home)?.[1] ?? "no picture of Home";
	const [, identityStyle = "no stylesheet"] =
		/<link rel="stylesheet" href="([^"]+)"/.exec(await (await fetch(`${address}/identity`)).text()) ?? [];
	for (const [place, type] of [
		[picture, "image/png"],
		["/report/worker.js", "text/javascript"],
		[identityStyle, "text/css"],
		["/flags/se.svg", "image/svg+xml"],
		["/logo.svg", "image/svg+xml"],
		["/sitemap.xml", "application/xml"],
		["/graphql?query={__typename}", "application/json"],
	] as const) {
		const answer = await fetch(new URL(place, address));
		expect([place, answer.status, answer.headers.get("content-type")]).toEqual([place, 200, expect.stringContaining(type)]);
		expect((await answer.arrayBuffer()).byteLength, place).toBeGreaterThan(10);
	}
	server.kill("SIGTERM");
	expect(await ended).toEqual([0, null]);
	rmSync(folder, { recursive: true, force: true });
});
