import { describe, expect, it } from "vitest";
import { printFault } from "../../src/results/record/fault.ts";
import { editionOf, filesOf, inputOf, type Sheets, SMALL, sourceOf } from "./csv-folder.ts";

const faultsOf = (sheets: Sheets) => sourceOf(filesOf(sheets)).faults.map(printFault);

describe("a name in a sheet", () => {
	it.each([
		["Arabic", "الهلال", "الهلالي"],
		["Arabic with a joiner", "می‌خواهم", "الاتحاد"],
		["Cyrillic", "Динамо", "Спартак"],
		["Thai, which two marks tell apart", "ข้าว", "ขาว"],
		["Hindi", "कोलकाता", "कालकता"],
		["Japanese, which two dots tell apart", "がく", "かく"],
		["emoji of several", "👨‍👩‍👧", "🦁"],
		["flags", "🇸🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
	])("may be of letters of any script, or emoji, and two are two: %s", (_, one, other) => {
		const sheets = {
			...SMALL,
			"teams.csv": SMALL["teams.csv"]!.replace("Ask IF", one).replace("Bro IF", other),
			"matches.csv": SMALL["matches.csv"]!.replace("Ask IF", one).replace("Bro IF", other),
		};
		const { clubs } = inputOf(sourceOf(filesOf(sheets)));
		expect(clubs!.slice(0, 2).map(({ name }) => name)).toEqual([one, other]);
		expect(new Set(clubs!.map(({ id }) => id)).size).toBe(6);
		const { teams, matches } = editionOf(sheets);
		expect([matches![0]!.home!.team, matches![0]!.away!.team]).toEqual(teams!.slice(0, 2).map(({ id }) => id));
	});
});

describe("an arena", () => {
	const matches = (rows: string[]) => ["category,round,date,time,arena,field,home,away", ...rows, ""].join("\n");

	it("without a field is its one field", () => {
		const sheets = {
			...SMALL,
			"matches.csv": matches(["B14,,2026-07-13,09:00,Heden,,Ask IF,Bro IF", "B14,,2026-07-13,10:00,Heden,,Ek IF,Fur IF"]),
		};
		const { arenas } = inputOf(sourceOf(filesOf(sheets)));
		expect(arenas).toEqual([{ id: "heden", name: "Heden", fields: [{ id: "heden-heden", name: "Heden" }] }]);
		expect(editionOf(sheets).matches!.map(({ field }) => field)).toEqual(["heden-heden", "heden-heden"]);
	});

	it("of which other rows name a field needs one in each", () => {
		const rows = ["B14,,2026-07-13,09:00,Heden,,Ask IF,Bro IF", "B14,,2026-07-13,10:00,Heden,2,Ek IF,Fur IF"];
		expect(faultsOf({ ...SMALL, "matches.csv": matches(rows) })).toEqual([
			'cup/matches.csv:2 F "field": missing: nothing; expected a field of Heden',
		]);
	});
});

describe("a fault", () => {
	it("is reported in the language of the sheet's headings", () => {
		const swedish = "nummer;klass;datum;tid;arena;plan;hemma;borta;resultat\n1;P14;2026-07-13;25.00;Heden;1;Ask IFK;Bro IF;2\n";
		expect(faultsOf({ ...SMALL, "matches.csv": swedish })).toEqual([
			'cup/matches.csv:2 G "hemma": inget sådant lag: "Ask IFK"; förväntat: ett lag i Boys 14; liknar: Ask IF; eller en plats som 1A, 1:a i grupp A, Vinnare match 12, Friplats',
			'cup/matches.csv:2 D "tid": en tid som inte finns: "25.00"; förväntat: en tid som 09:30 eller 9.30',
			'cup/matches.csv:2 I "resultat": inte ett resultat: "2"; förväntat: två tal, till exempel 2-1',
		]);
		expect(faultsOf({ ...SMALL, "matches.csv": "category,home,away,score\nB14,Ask IF,Bro IF,2\n" })).toEqual([
			'cup/matches.csv:2 D "score": not a score: "2"; expected two numbers, such as 2-1',
		]);
	});

	it("of one name is one, however many rows have it", () => {
		const rows = Array.from({ length: 50 }, (_, at) => `${at + 1},B14,Heden,1,Ask IFF,Bro IF`);
		const [fault, ...more] = faultsOf({
			...SMALL,
			"matches.csv": ["number,category,arena,field,home,away", ...rows, ""].join("\n"),
		});
		expect(fault).toMatch(/^cup\/matches\.csv:2 E "home": no such team \(line 3, 4, 5, 6, 7, and 44 more too\): "Ask IFF"/);
		expect(more).toEqual([]);
	});
});
