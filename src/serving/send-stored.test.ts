import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { answerFrom, type FoundResponse, sendStored } from "./send-stored.ts";
import { StoredResponse } from "./stored-response.ts";

const BODY = "What is kept. ".repeat(200);
const headers = { "content-type": "text/plain", "cache-control": "public, no-cache" };
const make = (status: number) =>
	StoredResponse.of({ status, headers, body: BODY, vary: "Accept-Encoding", etag: '"tag"' }, "identity");

let kept: StoredResponse;
beforeAll(async () => {
	kept = await make(200);
});

/** The response sent on `node:http`. */
function sent(asked: Record<string, string>, { method = "GET", ...found }: Partial<FoundResponse> & { method?: string } = {}) {
	const out: { status?: number; headers: Record<string, string>; body?: string; ended: boolean } = { headers: {}, ended: false };
	const response = {
		writeHead(status: number, flat: readonly string[]) {
			out.status = status;
			for (let at = 0; at < flat.length; at += 2) {
				const name = (flat[at] as string).toLowerCase();
				if (name in out.headers) throw new Error(`${name} is said twice`);
				out.headers[name] = flat[at + 1] as string;
			}
			return response;
		},
		end(body?: Uint8Array) {
			out.ended = true;
			if (body !== undefined) out.body = Buffer.from(body).toString();
		},
	};
	const request = { method, headers: asked } as unknown as IncomingMessage;
	const done = sendStored(request, response as unknown as ServerResponse, { response: kept, ...found });
	return { done, ...out };
}

describe("a stored response is sent", () => {
	test("whole, with its headers and its length; of HEAD without its body", () => {
		const all = { ...headers, vary: "Accept-Encoding", etag: '"tag"', "content-length": String(BODY.length) };
		expect(sent({})).toMatchObject({ done: true, status: 200, body: BODY, headers: all });
		const head = sent({}, { method: "HEAD" });
		expect(head).toMatchObject({ done: true, status: 200, ended: true, headers: all });
		expect(head.body).toBeUndefined();
	});

	test("only in an existing encoding", () => {
		expect(sent({ "accept-encoding": "br" })).toMatchObject({ done: false, ended: false });
	});

	test.each([
		['"tag"', 304],
		['"other", "tag"', 304],
		['"other","tag" ', 304],
		['"other"', 200],
		['"ta"', 200],
		["", 200],
	])("not again to a client that has it: If-None-Match %j is answered %i", async (tags, status) => {
		const answer = sent({ "if-none-match": tags });
		expect([answer.done, answer.status, answer.body]).toEqual([true, status, status === 200 ? BODY : undefined]);
		expect(answer.headers.etag).toBe('"tag"');
		const through = await answerFrom(kept, new Request("http://cup.example/", { headers: { "if-none-match": tags } }));
		expect([through.status, await through.text()]).toEqual([status, status === 200 ? BODY : ""]);
	});

	test("again if it was no success, even if its tag is known", async () => {
		const gone = await make(404);
		const asked = { "if-none-match": '"tag"' };
		expect(sent(asked, { response: gone })).toMatchObject({ status: 404, body: BODY });
		expect((await answerFrom(gone, new Request("http://cup.example/", { headers: asked }))).status).toBe(404);
	});

	test("with the headers of this one answer, added or replacing stored ones, also with a 304", async () => {
		const besides = { "cache-control": "private, no-cache", "set-cookie": "app-lang=sv" };
		for (const asked of [{}, { "if-none-match": '"tag"' }] as Record<string, string>[]) {
			expect(sent(asked, { besides }).headers).toMatchObject({ ...besides, etag: '"tag"' });
			const through = await answerFrom(kept, new Request("http://cup.example/", { headers: asked }), besides);
			expect([through.headers.get("cache-control"), through.headers.get("etag")]).toEqual(["private, no-cache", '"tag"']);
			expect(through.headers.get("set-cookie")).toBe("app-lang=sv");
		}
		expect(sent({}).headers["cache-control"]).toBe("public, no-cache");
		expect(sent({}).headers).not.toHaveProperty("set-cookie");
	});

	test("through the app as on node:http", async () => {
		const asked = (method: string) => answerFrom(kept, new Request("http://cup.example/", { method }));
		const answer = await asked("GET");
		expect([answer.status, await answer.text(), answer.headers.get("content-length")]).toEqual([200, BODY, String(BODY.length)]);
		const head = await asked("HEAD");
		expect([head.status, await head.text(), head.headers.get("content-length")]).toEqual([200, "", String(BODY.length)]);
	});
});

test("a stored success is a 304 for a request with If-None-Match: *", async () => {
	const found = { response: kept };
	expect(sent({ "if-none-match": "*" }, found).status).toBe(304);
	const request = new Request("https://cup.example/", { headers: { "if-none-match": "*" } });
	expect((await answerFrom(kept, request)).status).toBe(304);
	const missing = await make(404);
	expect((await answerFrom(missing, request)).status).toBe(404);
});
