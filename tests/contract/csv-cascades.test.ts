import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { readCups, readEdition } from "../../src/results/record/read.ts";
import { merged } from "../support/broken-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { BRAND, faultsOf, filesOf, printed, type Sheets, SMALL, sourceOf, utf8 } from "./csv-folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

const found = async (sheets: Sheets) => printed((await importCup(db, sourceOf(filesOf(sheets)), { check: true })).faults);

const MEETINGS = ["Ask,Bro,A", "Ask,Dal,A", "Bro,Dal,A", "Ek,Fur,B", "Ek,Gran,B", "Fur,Gran,B"].map((one) => one.split(","));
const matches = (headings: string, row: (home: string, away: string, group: string) => string, final: string) =>
	[headings, ...MEETINGS.map(([home, away, group]) => row(`${home} IF`, `${away} IF`, group!)), final, ""].join("\n");
/** Each names every team of the sheet. */
const PROGRAMMES = {
	"with the category": matches("category,round,home,away", (home, away) => `B14,,${home},${away}`, "B14,Final,1A,1B"),
	"with the group": matches("category,group,round,home,away", (h, a, group) => `B14,${group},,${h},${a}`, "B14,,Final,1A,1B"),
	"with neither": matches("round,home,away", (home, away) => `,${home},${away}`, "Final,1A,1B"),
};

describe.each(Object.entries(PROGRAMMES))(
	"a wrong cell in the teams' sheet is reported once, at its place, though matches %s name the team",
	(_, programme) => {
		it.each<[string, string, Sheets, string]>([
			["a category that nobody knows", "Dal IF,B41,A", {}, '4 B "category": no such category'],
			["a formula for a club", "#REF!,B14,A", {}, '4 A "club": a formula that failed'],
			["a club with a lost letter", "D\uFFFDl IF,B14,A", {}, '4 A "club": a letter that was lost'],
			["no club", ",B14,A", {}, '4 A "club": missing'],
			["a club that another row has", "Ask IF,B14,A", {}, '4 A "club": a team that is already on line 2'],
			[
				"a club that the sheet of clubs does not have",
				"Dall IF,B14,A",
				{ "clubs.csv": "name\nAsk IF\nBro IF\nDal IF\nEk IF\nFur IF\nGran IF\n" },
				'4 A "club": no such club',
			],
			["a group that is none", "Dal IF,B14,X", { "groups.csv": "group\nA\nB\n" }, '4 C "group": no such group'],
			["a formula for a group", "Dal IF,B14,#REF!", {}, '4 C "group": a formula that failed'],
		])("%s", async (_, row, more, told) => {
			const teams = SMALL["teams.csv"]!.replace("Dal IF,B14,A", row);
			expect(await found({ ...SMALL, ...more, "teams.csv": teams, "matches.csv": programme })).toEqual([
				expect.stringContaining(`cup/teams.csv:${told}`),
			]);
		});

		it("a team in a group that its matches contradict", async () => {
			const teams = SMALL["teams.csv"]!.replace("Dal IF,B14,A", "Dal IF,B14,B");
			expect(await found({ ...SMALL, "teams.csv": teams, "matches.csv": programme })).toHaveLength(1);
		});
	},
);

test("a text similar to a team's name is reported though another team's row is wrong", async () => {
	const sheets = {
		...SMALL,
		"teams.csv": SMALL["teams.csv"]!.replace("Dal IF", "#REF!"),
		"matches.csv": PROGRAMMES["with neither"],
	};
	expect(await found({ ...sheets, "matches.csv": sheets["matches.csv"].replace(",Ek IF,Fur", ",Ekk IF,Fur") })).toEqual([
		expect.stringContaining('teams.csv:4 A "club": a formula that failed'),
		expect.stringContaining('matches.csv:5 B "home": no such team: "Ekk IF"'),
	]);
});

test("a group that contradicts both teams of a match is one fault, at its cell", async () => {
	const sheets = {
		...SMALL,
		"matches.csv": PROGRAMMES["with the group"].replace("B14,B,,Ek IF,Gran IF", "B14,A,,Ek IF,Gran IF"),
	};
	expect(await found(sheets)).toEqual([
		expect.stringMatching(/^cup\/matches\.csv:6 B "group": a match of group A between two teams of group B: "A"/),
	]);
});

test("an unknown name is reported once in all, with its other lines and sheets", () => {
	const programme = "category,home,away\nB14,Askk IF,Bro IF\nB14,Dal IF,Askk IF\nB14,Ek IF,Fur IF\n";
	const sheets = {
		...SMALL,
		"matches.csv": programme,
		"facts.csv": "kind,date,time,group,order\nlots,2026-07-14,18:00,A,Bro IF;askk if\n",
	};
	expect(faultsOf(sheets)).toEqual([
		expect.stringMatching(/^cup\/matches\.csv:2 B "home": no such team \(line 3, facts\.csv:2 too\): "Askk IF"/),
	]);
	expect(faultsOf({ ...sheets, "matches.csv": programme.replace("category,home,away", "klass,hemma,borta") })).toEqual([
		expect.stringMatching(
			/^cup\/matches\.csv:2 B "hemma": inget sådant lag \(även rad 3, facts\.csv:2\): "Askk IF"; förväntat: /,
		),
	]);
});

describe("a sheet of teams read in the wrong encoding is reported at its own cells, whatever others call the teams", () => {
	const MEANT = ["Öja BK", "Åby IF", "Älta IF"];
	const right = (text: string) =>
		["Ask IF", "Bro IF", "Ek IF"].reduce((whole, name, at) => whole.replaceAll(name, MEANT[at]!), text);
	/** Byte by byte, as "binary" of node is Latin-1. */
	const READ = {
		"Windows-1252": (text: string) => new TextDecoder("windows-1252").decode(utf8(text)),
		"Latin-1": (text: string) => Buffer.from(text).toString("latin1"),
	};
	it.each(Object.entries(READ))("%s", async (_, wrongly) => {
		const sheets = {
			...SMALL,
			"teams.csv": wrongly(right(SMALL["teams.csv"]!)),
			"matches.csv": right(PROGRAMMES["with the category"]),
		};
		const faults = await found(sheets);
		expect(faults).toHaveLength(3);
		for (const name of MEANT)
			expect(faults).toContainEqual(
				expect.stringMatching(
					new RegExp(`^cup/teams\\.csv:\\d A "club": letters that were read in the wrong encoding.*"${name}"`),
				),
			);
	});
});

describe("a row that makes another match of one that the record has", () => {
	const programme = [
		"category,group,round,date,time,arena,field,home,away",
		...MEETINGS.map(([h, a, group], at) => `B14,${group},,2026-07-13,${9 + at}:00,Heden,1,${h} IF,${a} IF`),
		"",
	].join("\n");
	let recorded: Database;
	beforeAll(async () => {
		recorded = await openInMemory();
		const { faults } = await importCup(recorded, {
			...sourceOf(filesOf({ ...SMALL, "matches.csv": programme })),
			keptAs: "csv cup",
		});
		expect(faults).toEqual([]);
	});
	afterAll(() => recorded.close());

	it.each([
		[
			"a group that is not there",
			"Ek IF,B14,C",
			'5 C "group": a team that has matches in another group: match Ek IF – Fur IF (B14, 2026-07-13 12:00): "C"',
		],
		["another's group", "Ek IF,B14,A", '5 C "group": a team that has matches in another group: match '],
		["a category that nobody knows", "Ek IF,B41,B", '5 B "category": no such category: "B41"'],
	])("of a team given %s, the teams' sheet alone is told at the cell that was changed", async (_, row, told) => {
		const sheets = { ...SMALL, "teams.csv": SMALL["teams.csv"]!.replace("Ek IF,B14,B", row) };
		const files = filesOf(sheets).filter(({ name }) => name !== "cup/matches.csv");
		// As the command reads it: over what the record has.
		const present = await readEdition(recorded, 7, "2026");
		const read = readCsvFolder("cup", files, { brand: BRAND, cups: await readCups(recorded) });
		const { faults } = await importCup(recorded, { ...read.source(present), keptAs: "csv cup" }, { check: true });
		expect(printed(faults)).toEqual([expect.stringContaining(`cup/teams.csv:${told}`)]);
	});

	it.each([
		[
			"is one fault where its group contradicts the teams'",
			"B14,B,,2026-07-13,13:00,Heden,1,Ek",
			"B14,A,,2026-07-13,13:00,Heden,1,Ek",
			'B "group"',
		],
		["is one fault where a team meets itself", "Ek IF,Gran IF", "Ek IF,Ek IF", 'I "away": a team that plays itself'],
		[
			"is one warning where both are on one field and of the same teams",
			"Ek IF,Gran IF",
			"Gran IF,Ek IF",
			'G "field": warning: ',
		],
	])("%s", async (_, from, to, told) => {
		const sheets = { ...SMALL, "matches.csv": programme.replace(from, to) };
		expect(sheets["matches.csv"]).not.toBe(programme);
		const { faults } = await importCup(recorded, sourceOf(filesOf(sheets)), { check: true });
		expect(printed(faults)).toEqual([expect.stringContaining(`cup/matches.csv:6 ${told}`)]);
	});
});

describe("under Swedish headings the record's own faults are Swedish too", () => {
	const HEADINGS = "nummer,klass,omgång,datum,tid,arena,plan,hemma,borta,resultat";
	const swedish = (from: string, to: string): Sheets => {
		const [, ...rows] = SMALL["matches.csv"]!.split("\n");
		return { ...SMALL, "matches.csv": [HEADINGS, ...rows].join("\n").replace(from, to) };
	};
	it.each([
		[
			"a day outside the edition",
			swedish("2026-07-13,09:00", "2026-07-19,09:00"),
			'2 D "datum": en dag utanför upplagan (2026-07-19 i Europe/Stockholm): "2026-07-19"; förväntat: en dag i upplaga 2026: 2026-07-13 till 2026-07-15',
		],
		["letters read in the wrong encoding", swedish("Heden,1,Ask", "HedÃ©n,1,Ask"), "bokstäver som har lästs i fel teckenkodning"],
		[
			"a character that turns the reading direction",
			swedish("Heden,1,Ask", "He\u202Eden,1,Ask"),
			"en text som inte kan sparas (ett tecken som vänder läsriktningen)",
		],
		[
			"two matches on one field",
			swedish("10:00,Heden,1", "09:00,Heden,1"),
			'3 G "plan": varning: två matcher på Heden 1 samtidigt: "2 (Ek IF – Fur IF)" och "1 (Ask IF – Bro IF)": "1"; förväntat: att 2026-07-13 09:00 är ledig; den andra börjar 2026-07-13 09:00',
		],
		[
			"a cycle of slots",
			swedish("3,B14,Final,2026-07-15,12:00,Heden,1,1A,1B,", "3,B14,Final,2026-07-15,12:00,Heden,1,Vinnare match 3,1B,"),
			"platser i en ring: varje match väntar på nästa",
		],
		[
			"more goals at half-time",
			{ ...SMALL, "matches.csv": `${HEADINGS},halvtid\n1,B14,,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,1-0,2-0\n` },
			"fler mål i halvtid än efter ordinarie tid",
		],
	])("%s", async (_, sheets, told) => {
		const faults = await found(sheets);
		expect(faults).toEqual([expect.stringContaining(told)]);
		expect(faults[0]).toContain("; förväntat: ");
	});
});

const { cupboard, write } = aRecordFolder();

test("a zip under one sheet's name is one fault", async () => {
	const name = path.join(path.dirname(write("cup.json", {})), "results.csv");
	writeFileSync(name, Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]));
	expect((await cupboard("import", name)).err).toBe(
		`${name} file: a zip: "results.csv"; expected what is in it: a workbook (.xlsx, .ods) saved as CSV, or the zip unpacked\n1 fault\nNothing was imported.\n`,
	);
});

test("a wrong cell of the cup is reported once, though its zone and every club's nation depend on it", () => {
	const cup = { ...SMALL, "cup.csv": "number,name,zone,nation\n7,Klippcupen,Stockholm,Sweeden\n" };
	const clubs = { ...cup, "clubs.csv": "name\nAsk IF\nBro IF\nDal IF\nEk IF\nFur IF\nGran IF\n" };
	for (const sheets of [cup, clubs]) {
		expect(merged(sourceOf(filesOf(sheets))).said).toEqual([
			expect.stringContaining('cup/cup.csv:2 C "zone": no such time zone: "Stockholm"'),
			expect.stringContaining('cup/cup.csv:2 D "nation": no such nation: "Sweeden"'),
		]);
	}
});
