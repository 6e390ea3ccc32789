import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFrom, storeDocument } from "../documents/stored-document.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";

test("an answer is sent in the shortest coding that the reader takes", () => {
	const cases: [string | null, "br" | "gzip" | null][] = [
		[null, null],
		["", null],
		["identity", null],
		["gzip, deflate, br, zstd", "br"],
		["gzip, deflate", "gzip"],
		["br;q=0, gzip;q=0", null],
		["br; q=0, gzip", "gzip"],
		["br;q=0.000, *;q=0.5", "gzip"],
		["*", "br"],
		["*;q=0", null],
		["GZIP;Q=0.2", "gzip"],
		["br;q=much", null],
	];
	for (const [header, coding] of cases) expect([header, acceptedEncoding(header)]).toEqual([header, coding]);
});

test("a page goes out as it is to who takes no coding, and zipped to who takes only that", async () => {
	const document = await storeDocument({ status: 200, headers: {}, body: "<h1>Cup</h1>" }, new Set(), 0);
	const answer = (encoding: string) =>
		answerFrom(document, new Request("http://127.0.0.1/", { headers: { "accept-encoding": encoding } }));
	const plain = await answer("br;q=0, gzip;q=0");
	expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "<h1>Cup</h1>"]);
	const zipped = await answer("br;q=0, gzip");
	expect(zipped.headers.get("content-encoding")).toBe("gzip");
	expect(String(gunzipSync(Buffer.from(await zipped.arrayBuffer())))).toBe("<h1>Cup</h1>");
});
