import { afterAll, beforeAll, describe, it } from "vitest";
import { type Breakage, drop, expectRefusal, put, streamOf } from "../../../../tests/support/broken-cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** Each breaks one stream of the small cup: [0] is of a match, [1] of a field, [2] of a young category's match. */
const BREAKAGES: Breakage[] = [
	[
		"of no match and no field",
		(file) => drop(streamOf(file, 0), "match"),
		"editions[0].streams[0].field",
		/a stream without a match or a field/,
	],
	[
		"of a match and of a field",
		(file) => put(streamOf(file, 0), { field: "heden-2" }),
		"editions[0].streams[0].field",
		/a stream of both a match and a field/,
	],
	["of a field that never starts", (file) => drop(streamOf(file, 1), "from"), "editions[0].streams[1].from", /missing/],
	["of a field that never ends", (file) => drop(streamOf(file, 1), "until"), "editions[0].streams[1].until", /missing/],
	[
		"that ends before it starts",
		(file) => put(streamOf(file, 1), { until: "2026-07-15T05:00:00Z" }),
		"editions[0].streams[1].until",
		/ends before it starts/,
	],
	[
		"on a day outside the edition",
		(file) => put(streamOf(file, 1), { from: "2026-07-20T05:00:00Z", until: "2026-07-20T06:00:00Z" }),
		"editions[0].streams[1].from",
		/a day outside the edition/,
	],
	[
		"whose address its provider does not play",
		(file) => put(streamOf(file, 1), { address: "https://vimeo.com/76979871" }),
		"editions[0].streams[1].address",
		/not an address that youtube can play/,
	],
	[
		"whose address runs a script",
		(file) => put(streamOf(file, 0), { address: "javascript:alert(1)" }),
		"editions[0].streams[0].address",
		/not an address that hls can play/,
	],
	[
		"with a poster of another site",
		(file) => put(streamOf(file, 1), { poster: "https://pictures.example/heden.webp" }),
		"editions[0].streams[1].poster",
		/not in the right form/,
	],
	[
		"in a state that is none",
		(file) => put(streamOf(file, 0), { state: "paused" }),
		"editions[0].streams[0].state",
		/not allowed/,
	],
	["for nobody we know", (file) => put(streamOf(file, 0), { access: "friends" }), "editions[0].streams[0].access", /not allowed/],
	["without an address", (file) => drop(streamOf(file, 0), "address"), "editions[0].streams[0].address", /missing/],
];

describe("a stream is refused, and nothing of its file is written,", () => {
	it.each(BREAKAGES)("%s", (...breakage) => expectRefusal(db, breakage));
});
