import { expect, test } from "vitest";
import { acceptedEncoding, type ContentCoding } from "./accepted-encoding.ts";

test("an answer has the shortest encoding that the client accepts", () => {
	const cases: [string | null, ContentCoding][] = [
		[null, "identity"],
		["", "identity"],
		["identity", "identity"],
		["gzip, deflate, br, zstd", "br"],
		["gzip, deflate", "gzip"],
		["br;q=0, gzip;q=0", "identity"],
		["br; q=0, gzip", "gzip"],
		["br;q=0.000, *;q=0.5", "gzip"],
		["*", "br"],
		["*;q=0", "identity"],
		["GZIP;Q=0.2", "gzip"],
		["br;q=much", "identity"],
	];
	// Twice: the second time the header is cached.
	for (const [header, coding] of [...cases, ...cases]) expect([header, acceptedEncoding(header)]).toEqual([header, coding]);
});
