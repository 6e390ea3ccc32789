import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it, vi } from "vitest";
import { serveResource } from "../../tests/support/serve-resource.ts";
import { type StaticFolder, staticFiles } from "./static-files.ts";

const OPEN_FILES = "/proc/self/fd";
const SCRIPT = "x".repeat(300_000);

const around = mkdtempSync(path.join(tmpdir(), "cupboard-files-"));
const folder = path.join(around, "files");
for (const one of [folder, `${folder}-beside`]) {
	mkdirSync(one);
	writeFileSync(path.join(one, "entry.js"), SCRIPT);
}
writeFileSync(path.join(around, "outside.js"), "of another folder");
writeFileSync(path.join(folder, "secret.txt"), "of no type that is served");
afterAll(() => rmSync(around, { recursive: true, force: true }));
function served(...folders: readonly StaticFolder[]) {
	const { fetch, stored } = serveResource(staticFiles(folders));
	return { stored, request: (path: string, init?: RequestInit) => fetch(new Request(`http://cup.example${path}`, init)) };
}
const files = served({ path: "", folder, cacheControl: "immutable" });

function openHere(): string[] {
	const opened = readdirSync(OPEN_FILES).map((one) => {
		try {
			return readlinkSync(path.join(OPEN_FILES, one));
		} catch {
			return "closed meanwhile";
		}
	});
	return opened.filter((file) => file.startsWith(folder));
}

describe("a file of the site", () => {
	it("is answered with its type and length, and to HEAD with the same headers alone", async () => {
		const got = await files.request("/entry.js");
		const headers = Object.fromEntries(got.headers);
		expect(headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "content-length": "300000" });
		expect(await got.text()).toBe(SCRIPT);
		const head = await files.request("/entry.js", { method: "HEAD" });
		expect([head.status, Object.fromEntries(head.headers), await head.text()]).toEqual([200, headers, ""]);
	});

	it("is sent as compressed by the build, in one of its encodings, otherwise compressed here", async () => {
		const text = "text ".repeat(1_000);
		const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
		writeFileSync(path.join(folder, "packed.js"), text);
		writeFileSync(path.join(folder, "packed.js.br"), packed);
		const bytes = async (coding: string) => {
			const answer = await files.request("/packed.js", { headers: { "accept-encoding": coding } });
			return [answer.headers.get("content-encoding"), Buffer.from(await answer.arrayBuffer())] as const;
		};
		expect(await bytes("gzip, br")).toEqual(["br", packed]);
		const [coding, zipped] = await bytes("gzip");
		expect([coding, String(gunzipSync(zipped))]).toEqual(["gzip", text]);
		expect(String((await bytes("identity"))[1])).toBe(text);
	});

	it("is read once, and cached for answers sent before the app runs", async () => {
		writeFileSync(path.join(folder, "once.js"), "once");
		const kept = served({ path: "/assets", folder, cacheControl: "immutable" });
		const asked = { method: "GET", url: "/assets/once.js", headers: {} } as Parameters<typeof kept.stored>[0];
		expect(kept.stored(asked)).toBeUndefined();
		await kept.request("/assets/once.js");
		rmSync(path.join(folder, "once.js"));
		expect(kept.stored(asked)?.response.status).toBe(200);
		expect(await (await kept.request("/assets/once.js")).text()).toBe("once");
		for (const other of [{ method: "POST" }, { url: "/assets/other.js" }, { url: "/once.js" }])
			expect(kept.stored({ ...asked, ...other } as typeof asked)).toBeUndefined();
	});

	it("is read again after a minute if it may change, and never if it is immutable", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		try {
			for (const [cacheControl, expected] of [
				["no-cache", ["one", "one", "two"]],
				["public, immutable", ["one", "one", "one"]],
			] as const) {
				writeFileSync(path.join(folder, "changing.js"), "one");
				const { request } = served({ path: "", folder, cacheControl });
				const read = async () => (await request("/changing.js")).text();
				const got = [await read()];
				writeFileSync(path.join(folder, "changing.js"), "two");
				got.push(await read());
				vi.setSystemTime(Date.now() + 61_000);
				got.push(await read());
				expect([cacheControl, got]).toEqual([cacheControl, expected]);
			}
		} finally {
			vi.useRealTimers();
		}
	});

	it.each([
		"/none.js",
		"/secret.txt",
		"/..%2foutside.js",
		"/..%2ffiles-beside%2fentry.js",
		"/entry.js%00.js",
		"/entry.js/x.js",
		`/${"x".repeat(300)}.js`,
	])("is not at %s", async (address) => {
		expect((await files.request(address)).status).toBe(404);
	});

	it("is not left open by readers who request its headers alone, or leave", async (context) => {
		if (!existsSync(OPEN_FILES)) context.skip(`There is no ${OPEN_FILES} to count by`);
		for (let asked = 0; asked < 20; asked++) await files.request("/entry.js", { method: "HEAD" });
		const left = await Promise.all(Array.from({ length: 20 }, () => files.request("/entry.js")));
		// Files that those have begun to open are open by the time that another has been read to its end.
		await (await files.request("/entry.js")).text();
		expect(openHere()).toEqual([]);
		expect(left.every(({ status }) => status === 200)).toBe(true);
	});
});
