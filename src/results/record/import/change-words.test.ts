import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { nouns } from "../cup-file.ts";
import { CHANGE_WORDS } from "./change-words.ts";
import { importChanges } from "./changes.ts";
import { FIELDS_SV } from "./field-words-sv.ts";
import { LastImports } from "./last-import.ts";
import type { CupState } from "./state.ts";

/** What stands in a noun as nouns of their own, or tells it from others. */
const NO_FIELDS = ["id", "fields", "divisions", "stages", "categories", "matches", "facts", "streams"];

it("every field of every noun has its Swedish, for ledgers that tell that it changed", () => {
	const keys = Object.values(nouns).flatMap((noun) => Object.keys("shape" in noun ? noun.shape : {}));
	const missing = [...new Set(keys)].filter((key) => !NO_FIELDS.includes(key) && !(key in FIELDS_SV));
	expect(missing.filter((key) => !["clubs", "lot", "schedule", "slot"].includes(key))).toEqual([]);
});

it("what the glossary has a word for is told by that word", () => {
	const glossary = readFileSync(new URL("../../../../docs/glossary.md", import.meta.url), "utf8");
	const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \| /gm)].map(([, en = "", sv = ""]) => [
		en.split(", "),
		sv.split(", "),
	]);
	const swedish = new Map(
		rows.flatMap(([en = [], sv = []]) => (en.length === sv.length ? en.map((word, n) => [word, sv[n]] as const) : [])),
	);
	const { en, sv } = CHANGE_WORDS;
	const told = Object.keys(en.nouns).map((key) => key as keyof typeof en.nouns);
	// "the cup", and a division as desks call it.
	const known = told.filter((key) => swedish.has(en.nouns[key]) && key !== "cup" && key !== "divisions");
	expect(known.length).toBeGreaterThan(6);
	for (const key of known) expect(sv.nouns[key], en.nouns[key]).toBe(swedish.get(en.nouns[key]));
	expect([sv.bye, FIELDS_SV.club, FIELDS_SV.withdrawn]).toEqual(["bye", "club", "withdrawn"].map((word) => swedish.get(word)));
});

it("a change is told in both languages: a result, a move, what is published", () => {
	const { cup, clubs, arenas, editions } = aSmallCup() as unknown as CupState;
	const [edition] = editions;
	const before: CupState = { cup, clubs, arenas, editions };
	const matches = edition!.matches.map((match) =>
		match.id === "b14-m1"
			? { ...match, status: "walkover" as const, score: undefined, winner: "home" as const, start: "2026-07-15T10:00:00Z" }
			: match,
	);
	const published = { ...edition!.published, schedule: !edition!.published.schedule };
	const after: CupState = {
		...before,
		editions: [{ ...edition!, matches: matches as CupState["editions"][number]["matches"], published }],
	};
	const changes = importChanges(before, after, new LastImports([]));
	expect(changes.map(({ sv }) => sv.what)).toEqual([
		expect.stringMatching(/^upplaga .*, spelschemat$/),
		expect.stringMatching(/^match /),
		expect.stringMatching(/^match /),
	]);
	expect(changes.at(-1)).toMatchObject({
		becomes: expect.stringMatching(/^walkover, .*home wins/),
		sv: { becomes: expect.stringMatching(/^walkover, .*hemmalaget vinner/) },
	});
});
