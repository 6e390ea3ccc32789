import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { faultIn } from "../../src/office/fault-lines.ts";
import { ledgerPage } from "../../src/office/ledger/ledger-page.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { drop, editionOf, matchOf, stageOf } from "../support/broken-cup.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { filesOf, type Sheets, sourceOf } from "./csv-folder.ts";

let db: Database;

beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

const said = async (source: Parameters<typeof importCup>[1]) => {
	const { faults, written } = await importCup(db, source);
	return { written, said: faults.map((fault) => `${fault.severity} ${printFault(fault)}`) };
};

const ROUNDS = "Kvartsfinal 1,Kvartsfinal 2,Kvartsfinal 3,Kvartsfinal 4".split(",");
const CLUBS = ["Ask", "Bro", "Dal", "Ek", "Fur", "Gran", "Hav", "Ire", "Jul"];

/** Three groups of three in Swedish. */
function threeGroups(goesOn: string, sides: readonly (readonly [string, string])[]): Sheets {
	return {
		"cup.csv": "nummer;namn;tidszon;nation\n7;Klippcupen;Europe/Stockholm;Sverige\n",
		"upplaga.csv": "första dag;sista dag\n2026-07-13;2026-07-15\n",
		"klasser.csv": `namn;går vidare;alla möts\nPojkar 14;${goesOn};nej\n`,
		"lag.csv": ["klubb;grupp", ...CLUBS.map((club, at) => `${club} IF;${"ABC"[Math.floor(at / 3)]}`), ""].join("\n"),
		"matcher.csv": [
			"slutspel;omgång;hemma;borta",
			...sides.map(([home, away], at) => `A;${ROUNDS[at]};${home};${away}`),
			"",
		].join("\n"),
	};
}

const EIGHT = [
	["1A", "3B"],
	["1B", "3A"],
	["1C", "2A"],
	["2B", "2C"],
] as const;

describe("what no outcome can give is refused, with the numbers, in the language of the file", () => {
	test("nine teams for eight seats, in sheets", async () => {
		expect(await said(sourceOf(filesOf(threeGroups("1-3 A", EIGHT))))).toEqual({
			written: false,
			said: [
				'error cup/klasser.csv:2 B "går vidare": 9 lag till 8 platser i "Slutspel A": "1-3 A"; förväntat: högst 8 lag som går vidare dit, eller fler platser i dess matcher; plats saknas för (grupp, placering): C 3',
			],
		});
	});

	test("one place in two matches, in sheets", async () => {
		const twice = [EIGHT[0], EIGHT[1], EIGHT[2], ["2B", "1A"]] as const;
		const { written, said: lines } = await said(sourceOf(filesOf(threeGroups("1-2 A", twice))));
		expect(written).toBe(false);
		expect(lines).toEqual([
			expect.stringMatching(
				/^error cup\/matcher\.csv:5 D "borta": en plats som används två gånger: den finns även i match .*: "1A"/u,
			),
		]);
	});

	test("one place in two matches, in a cup file", async () => {
		const file = aSmallCup();
		matchOf(file, "b14-s2").away = matchOf(file, "b14-s1").home;
		expect(await said(sourceWithoutLines("cup.json", file))).toEqual({
			written: false,
			said: [
				'error cup.json editions[0].matches[10].away.slot: a place used twice: it is also in match 412 (B14: ASK IF – GRAN IF): "place 1 of group 1"; expected each place in only one match',
			],
		});
	});

	test("a position that two ways on lead to two playoffs, in a cup file", async () => {
		const file = aSmallCup();
		stageOf(file, "b14-g").advance![1]!.positions = [2, 4];
		const { written, said: lines } = await said(sourceWithoutLines("cup.json", file));
		expect(written).toBe(false);
		expect(lines[0]).toBe(
			'error cup.json editions[0].categories[0].stages[0].advance[1].positions: position 2 leads to two places: [2,4]; expected one way on for each position; this one already leads to "Slutspel A"',
		);
	});
});

describe("unfinished data is imported", () => {
	test("teams before the draw, without a warning", async () => {
		const sheets = threeGroups("1-3 A", []);
		const undrawn = { ...sheets, "lag.csv": ["klubb", ...CLUBS.map((club) => `${club} IF`), ""].join("\n"), "matcher.csv": "" };
		const { "matcher.csv": _, ...without } = undrawn;
		expect(await said(sourceOf(filesOf({ ...without, "klasser.csv": "namn\nPojkar 14\n" })))).toEqual({
			written: true,
			said: [],
		});
	});

	test("a half-named bracket, with a warning in the language of the sheets", async () => {
		const half = [
			["1A", ""],
			["1B", ""],
			["1C", ""],
			["", ""],
		] as const;
		const { written, said: lines } = await said(sourceOf(filesOf(threeGroups("1 A", half))));
		expect(written).toBe(true);
		expect(lines).toEqual([
			expect.stringMatching(/^warning .*platser i "Slutspel A" som inget fyller än.*innan matchen spelas/u),
		]);
	});
});

test("a part of a file is judged with what the record has of the programme", async () => {
	const file = aSmallCup();
	expect((await importCup(db, sourceWithoutLines("cup.json", file))).written).toBe(true);
	const { id } = editionOf(file);
	const moved = { format: file.format, cup: { id: file.cup.id }, editions: [{ id, matches: [{ id: "b14-s1", number: "999" }] }] };
	expect(await said(sourceWithoutLines("cup.json", moved))).toEqual({ written: true, said: [] });
	const more = {
		format: file.format,
		cup: { id: file.cup.id },
		editions: [{ id, matches: [{ id: "b14-s2", away: matchOf(file, "b14-s1").home }] }],
	};
	const refused = await said(sourceWithoutLines("cup.json", more));
	expect(refused.written).toBe(false);
});

test("in the office an undoing that would promise a place twice is refused, in words", async () => {
	const file = aSmallCup();
	drop(stageOf(file, "b14-g"), "advance");
	expect((await importCup(db, sourceWithoutLines("cup.json", file))).written).toBe(true);
	const { id } = editionOf(file);
	const place = (group: string, position: number) => ({ slot: { kind: "position", division: `b14-g-${group}`, position } });
	const act = async (match: object) => {
		const change = { format: file.format, cup: { id: file.cup.id }, editions: [{ id, matches: [match] }] };
		const { faults, written } = await commitChange(db, { kind: "import", desk: "Office" }, [
			sourceWithoutLines("c.json", change),
		]);
		expect([faults.map(printFault), written]).toEqual([[], true]);
	};
	await act({ id: "b14-s1", home: place("1", 3) });
	await act({ id: "b14-s2", home: place("1", 1) });
	const { acts } = await ledgerPage(db, 7, {}, { language: "en" });
	const undone = await undoAct(db, 7, { act: acts[1]!.id, desk: "Office" });
	expect(undone).toMatchObject({ refused: "faulty" });
	const faults = "faults" in undone ? undone.faults : [];
	expect(faults.map(({ message }) => message)).toEqual([
		expect.stringMatching(/^a place used twice: it is also in match 41[23] \(B14: .*\)/),
	]);
	expect(faults.map((fault) => faultIn("sv", fault).message)).toEqual([
		expect.stringMatching(/^en plats som används två gånger: /),
	]);
});
