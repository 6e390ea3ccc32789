import { expect, it } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { nouns } from "../cup-file.ts";
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
