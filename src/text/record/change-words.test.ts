import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { nouns } from "../../results/record/cup-file.ts";
import type { CupState } from "../../results/record/cup-state.ts";
import { importChanges } from "../../results/record/import/changes.ts";
import { LastImports } from "../../results/record/import/last-import.ts";
import { CHANGE_WORDS } from "./change-words.ts";
import { FIELDS_SV } from "./field-words-sv.ts";

/** Keys of nested nouns, and keys that identify a noun. */
const NO_FIELDS = ["id", "fields", "divisions", "stages", "categories", "matches", "facts", "streams"];

it("every field of every noun has its Swedish name, for ledger lines", () => {
	const keys = Object.values(nouns).flatMap((noun) => Object.keys("shape" in noun ? noun.shape : {}));
	const missing = [...new Set(keys)].filter((key) => !NO_FIELDS.includes(key) && !(key in FIELDS_SV));
	expect(missing.filter((key) => !["clubs", "lot", "schedule", "slot"].includes(key))).toEqual([]);
});

it("a thing that the glossary names has that name", () => {
	const glossary = readFileSync(new URL("../../../docs/develop/glossary.md", import.meta.url), "utf8");
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

it("a change is described in both languages: a result, a move, a publication", () => {
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
		expect.stringMatching(/^upplaga .*, spelprogrammet$/),
		expect.stringMatching(/^match /),
		expect.stringMatching(/^match /),
	]);
	expect(changes.at(-1)).toMatchObject({
		becomes: expect.stringMatching(/^walkover, .*home wins/),
		sv: { becomes: expect.stringMatching(/^walkover, .*hemmalaget vinner/) },
	});
});

describe("a ledger line has before → after in words", () => {
	const { cup, clubs, arenas, editions } = aSmallCup() as unknown as CupState;
	const [edition] = editions;
	const before: CupState = { cup, clubs, arenas, editions: [{ ...edition!, announcements: [], facts: [] }] };
	const told = (after: CupState, from = before) =>
		importChanges(from, after, new LastImports([])).map(({ what, was, becomes, sv }) => [
			`${what}: ${was} → ${becomes}`,
			`${sv.what}: ${sv.was} → ${sv.becomes}`,
		]);
	const within = (change: object): CupState => ({ ...before, editions: [{ ...before.editions[0]!, ...change }] });
	const at = "2026-07-16T09:00:00Z";
	const lots = { id: "lots-1", at, kind: "lots" as const, division: "b14-g-1", order: ["b14-dal", "b14-bro", "b14-ask"] };

	it("of lots with the teams in their order, new, drawn again and withdrawn", () => {
		expect(told(within({ facts: [lots] }))).toEqual([
			[
				"lots in group 1 (B14): nothing → 1 DAL IF, 2 BRO IF, 3 ASK IF",
				"lottning i grupp 1 (B14): inget → 1 DAL IF, 2 BRO IF, 3 ASK IF",
			],
		]);
		const again = { ...lots, order: ["b14-bro", "b14-dal", "b14-ask"] };
		expect(told(within({ facts: [again] }), within({ facts: [lots] }))[0]?.[0]).toBe(
			"lots in group 1 (B14): 1 DAL IF, 2 BRO IF, 3 ASK IF → 1 BRO IF, 2 DAL IF, 3 ASK IF",
		);
		expect(told(before, within({ facts: [lots] }))[0]?.[0]).toBe("lots in group 1 (B14): 1 DAL IF, 2 BRO IF, 3 ASK IF → nothing");
	});

	it("of fair play with its points, and of a protest with its claim and its answer", () => {
		const fair = { id: "f", at, kind: "fair-play" as const, division: "b14-g-1", team: "b14-ask", points: -3 };
		const protest = { id: "p", at, kind: "protest" as const, match: "b14-s1", team: "b14-ask", note: "A shirt" };
		const answered = { ...protest, outcome: "rejected" as const, answer: "On the new list" };
		expect(told(within({ facts: [fair] }))).toEqual([["fair play of ASK IF: nothing → -3", "fair play, ASK IF: inget → -3"]]);
		expect(told(within({ facts: [answered] }), within({ facts: [protest] }))).toEqual([
			[
				expect.stringMatching(/^protest against match 412 .*: ASK IF: A shirt → ASK IF: A shirt \(rejected\): On the new list$/),
				expect.stringMatching(/^protest mot match 412 .* → ASK IF: A shirt \(avslag\): On the new list$/),
			],
		]);
	});

	it("of an announcement with its words and its audience, of a withdrawal with a yes, of a closed field with its times", () => {
		const rain = { id: "a", text: { en: "Rain", sv: "Regn" }, audience: { kind: "team" as const, team: "b14-ask" } };
		expect(told(within({ announcements: [rain] }))).toEqual([
			["announcement: nothing → Rain / Regn (ASK IF)", "meddelande: inget → Regn (ASK IF)"],
		]);
		// By the cup's clocks, with whatever offset it was written.
		for (const publishedUntil of ["2026-07-16T12:00:00Z", "2026-07-16T14:00:00+02:00", "2026-07-16T07:00-05:00"]) {
			const until = { ...rain, publishedUntil };
			expect(told(within({ announcements: [until] }), within({ announcements: [rain] }))[0]?.[1]).toBe(
				'meddelande "Regn", publiceras till: inget → 2026-07-16 14:00',
			);
		}
		const teams = before.editions[0]!.teams.map((team) => (team.id === "b14-ask" ? { ...team, withdrawn: true } : team));
		expect(told(within({ teams }))).toEqual([["team ASK IF (B14), withdrawn: no → yes", "lag ASK IF (B14), utgått: nej → ja"]]);
		const closed = [{ from: "2026-07-16T10:00:00Z", why: "Flood" }];
		const flooded = arenas.map((arena) => ({
			...arena,
			fields: arena.fields.map((field) => (field.id === "heden-10" ? { ...field, closed } : field)),
		}));
		expect(told({ ...before, arenas: flooded })).toEqual([
			[
				"field Heden 10, closed: nothing → 2026-07-16 12:00 – (Flood)",
				expect.stringContaining("inget → 2026-07-16 12:00 – (Flood)"),
			],
		]);
	});
});
