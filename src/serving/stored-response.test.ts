import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContentCoding } from "./accepted-encoding.ts";
import { type ResponseToStore, StoredResponse } from "./stored-response.ts";

const CODINGS = ["br", "gzip", "identity"] as const;
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;
const HEADERS = { "content-type": "text/html", "cache-control": "public, no-cache" };

const stored = (coding: ContentCoding, more: Partial<ResponseToStore> = {}) =>
	StoredResponse.of({ status: 200, headers: HEADERS, body: "<h1>Cup</h1>", vary: "Accept-Encoding", ...more }, coding);

const headersOf = (flat: readonly string[]) =>
	Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] as string]] : [])));

describe("a stored response", () => {
	test("has the encoding that was requested, and another once a client requests it", async () => {
		for (const first of CODINGS) {
			const response = await stored(first);
			for (const coding of CODINGS) {
				expect([first, coding, response.ready(coding) !== undefined]).toEqual([first, coding, coding === first]);
			}
			for (const coding of CODINGS) {
				const made = await response.in(coding);
				expect(response.ready(coding)).toBe(made);
			}
		}
	});

	test("is compressed once, however many request an encoding at once", async () => {
		const response = await stored("br");
		const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await response.in("gzip")).body));
		expect(new Set(bodies).size).toBe(1);
		expect((await response.in("gzip")).body).toBe(bodies[0]);
	});

	test("is compressed fast at first, and better once it has been sent some times: the same text under the same tag", async () => {
		const body = Array.from(
			{ length: 4_000 },
			(_, index) => `<li class="row">Team ${index % 97} – ${(index * 7_919) % 89}</li>`,
		).join("");
		const response = await stored("br", { body });
		let resized = 0;
		response.onResize = () => {
			resized += 1;
		};
		const first = response.ready("br");
		const before = response.bytes;
		await expect.poll(() => response.ready("br") !== first).toBe(true);
		const closer = response.ready("br");
		expect(closer?.body.length).toBeLessThan(first?.body.length ?? 0);
		expect(brotliDecompressSync(closer?.body as Buffer).toString()).toBe(body);
		expect(headersOf(closer?.headers ?? [])).toEqual({
			...headersOf(first?.headers ?? []),
			"content-length": String(closer?.body.length),
		});
		expect([resized, response.bytes < before]).toEqual([1, true]);
		for (let time = 0; time < 20; time++) response.ready("br");
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(response.ready("br")).toBe(closer);
	});

	test("is the same text in every encoding, whichever was the first, with its length and one tag for all", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: "grapheme", maxLength: 3_000 }),
				fc.shuffledSubarray([...CODINGS], { minLength: 3 }),
				async (body, [first, ...others]) => {
					const response = await stored(first as ContentCoding, { body });
					for (const coding of [first as ContentCoding, ...others]) {
						const { headers, body: bytes } = await response.in(coding);
						expect(UNPACK[coding](bytes).toString()).toBe(body);
						expect(headersOf(headers)).toEqual({
							...HEADERS,
							etag: response.etag,
							vary: "Accept-Encoding",
							"content-length": String(bytes.length),
							...(coding !== "identity" && { "content-encoding": coding }),
						});
					}
				},
			),
			{ numRuns: 40 },
		);
	});

	test("is sent uncompressed if it is smaller than what is worth compressing", async () => {
		const response = await stored("br", { smallest: 1_000 });
		for (const coding of CODINGS) expect(String((await response.in(coding)).body)).toBe("<h1>Cup</h1>");
		expect(response.ready("gzip")).toBe(response.ready("br"));
	});

	test("uses no more memory than its bytes: none of them is in a larger buffer", async () => {
		const response = await stored("br", { body: "Cup ".repeat(5_000) });
		for (const coding of CODINGS) {
			const { body } = await response.in(coding);
			expect(body.buffer.byteLength).toBe(body.length);
		}
	});

	test("reports that it has grown when an encoding is made", async () => {
		const response = await stored("br", { body: "Cup ".repeat(5_000) });
		const sizes = [response.bytes];
		response.onResize = () => sizes.push(response.bytes);
		await response.in("identity");
		await response.in("identity");
		expect(sizes).toHaveLength(2);
		expect((sizes[1] as number) - (sizes[0] as number)).toBeGreaterThanOrEqual(20_000);
	});
});
