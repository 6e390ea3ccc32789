import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { readCups } from "../../src/results/record/read.ts";
import { faultsOf, filesOf, printed, type Sheets, SMALL, sourceOf } from "./csv-folder.ts";

/** The small cup with one text of one sheet replaced. */
const edit = (sheet: string, from: string, to: string): Sheets => {
	if (!SMALL[sheet]!.includes(from)) throw new Error(`${sheet} has no ${from}`);
	return { ...SMALL, [sheet]: SMALL[sheet]!.replace(from, to) };
};
const without = (sheet: string): Sheets => Object.fromEntries(Object.entries(SMALL).filter(([name]) => name !== sheet));
const withSheet = (name: string, text: string): Sheets => ({ ...SMALL, [name]: text });

const DATE = "a date such as 2026-07-13, 13/7 2026, 13.7.2026 or 13 juli 2026";
const OR_SLOT = "or a slot such as 1A, 1st of group A, Winner of match 12, Bye";

test("the small cup has no fault", () => {
	expect(faultsOf(SMALL)).toEqual([]);
});

describe("a fault in a folder of sheets has its file, line and column", () => {
	test.each<[string, Sheets, string]>([
		[
			"a nation misspelt",
			edit("cup.csv", "Sweden", "Sweeden"),
			'cup/cup.csv:2 D "nation": no such nation: "Sweeden"; expected a nation in English or Swedish, or its code (SE, SWE); near: Sweden',
		],
		[
			"a button that runs a script",
			{ ...SMALL, "announcements.csv": "text,button,link\nRain,See,javascript:alert(1)\n" },
			'cup/announcements.csv:2 C "link": a link that is not allowed on a button: "javascript:alert(1)"; expected a page of this site, such as /2026/matches, or an address with https:, mailto: or tel:',
		],
		[
			"a zone that is none",
			edit("cup.csv", "Europe/Stockholm", "Stockholm"),
			'cup/cup.csv:2 C "zone": no such time zone: "Stockholm"; expected a time zone such as Europe/Stockholm, or an offset such as +03:00',
		],
		[
			"no time zone",
			edit("cup.csv", "Europe/Stockholm", ""),
			`cup/cup.csv:2 C "zone": no time zone: nothing; expected the cup's time zone: Europe/Stockholm, in cup.csv`,
		],
		[
			"no sheet of the edition",
			without("edition.csv"),
			"cup edition.csv: a sheet that is missing: nothing; expected edition.csv or upplaga.csv, with first day and last day",
		],
		[
			"two editions",
			edit("edition.csv", "\n2026", "\n2027-07-13,2027-07-15\n2026"),
			"cup/edition.csv:3 row: a second row in edition: nothing; expected one edition per folder",
		],
		[
			"no sheet of categories",
			without("categories.csv"),
			"cup categories.csv: a sheet that is missing: nothing; expected categories.csv or klasser.csv, with the name of each category",
		],
		[
			"a date that can be read in two ways",
			edit("edition.csv", "2026-07-13", "07/08/2026"),
			'cup/edition.csv:2 A "first day": a date that can be read in two ways: "07/08/2026"; expected 2026-08-07 or 2026-07-08, written like this',
		],
		[
			"a day that does not exist",
			edit("edition.csv", "2026-07-13", "31/6 2026"),
			`cup/edition.csv:2 A "first day": a day that does not exist: "31/6 2026"; expected ${DATE}`,
		],
		[
			"a date without its year",
			edit("matches.csv", "2026-07-13", "13/7"),
			`cup/matches.csv:2 D "date": a date without a four-digit year: "13/7"; expected ${DATE}`,
		],
		[
			"a date written as the spreadsheet’s day number",
			edit("matches.csv", "2026-07-13", "46216"),
			`cup/matches.csv:2 D "date": a date written as the spreadsheet’s day number: "46216"; expected ${DATE}: format the column as a date before exporting`,
		],
		[
			"no time",
			edit("matches.csv", "09:00", "0900"),
			'cup/matches.csv:2 E "time": not a time: "0900"; expected a time such as 09:30 or 9.30',
		],
		[
			"a time without a day",
			edit("matches.csv", "2026-07-13,09:00", ",09:00"),
			'cup/matches.csv:2 D "date": a time without a day: nothing; expected the day',
		],
		[
			"a day without a time",
			edit("matches.csv", "2026-07-13,09:00", "2026-07-13,"),
			'cup/matches.csv:2 E "time": warning: a day without a time: nothing; expected a time such as 09:30; until then the match has no start time',
		],
		[
			"a time that clocks pass over in spring",
			edit("matches.csv", "2026-07-13,09:00", "2026-03-29,02:30"),
			'cup/matches.csv:2 E "time": a time that the clocks in Europe/Stockholm skip that night: "02:30"; expected a time before or after the clocks go forward',
		],
		[
			"a time that clocks show twice in autumn",
			edit("matches.csv", "2026-07-13,09:00", "2026-10-25,02:30"),
			'cup/matches.csv:2 E "time": warning: a time that the clocks in Europe/Stockholm show twice that night: read as the first: "02:30"; expected the first; or 2026-10-25T02:30:00+01:00 in the date column, for the second',
		],
		[
			"a team misspelt",
			edit("matches.csv", "Ask IF,Bro", "Askk IF,Bro"),
			`cup/matches.csv:2 H "home": no such team: "Askk IF"; expected a team of Boys 14; near: Ask IF; ${OR_SLOT}`,
		],
		[
			"a team of another category",
			{
				...SMALL,
				"categories.csv": `${SMALL["categories.csv"]}Girls 14,\n`,
				"teams.csv": `${SMALL["teams.csv"]}Hav IF,G14,1\n`,
				"matches.csv": SMALL["matches.csv"]!.replace("Ask IF,Bro", "Hav IF,Bro"),
			},
			`cup/matches.csv:2 H "home": a team of Girls 14, not of Boys 14: "Hav IF"; expected a team of Boys 14; near: Dal IF; ${OR_SLOT}`,
		],
		[
			"a category misspelt",
			edit("teams.csv", "Ask IF,B14", "Ask IF,Boys 41"),
			'cup/teams.csv:2 B "category": no such category: "Boys 41"; expected a category in the sheet categories; near: Boys 14',
		],
		[
			"a team twice",
			edit("teams.csv", "Dal IF,B14", "Ask IF,B14"),
			'cup/teams.csv:4 A "club": a team that is already on line 2: "Ask IF"; expected each team once; a club with several teams in a category numbers them: 1, 2',
		],
		[
			"a row without its club",
			edit("teams.csv", "Dal IF,B14", ",B14"),
			`cup/teams.csv:4 A "club": missing: nothing; expected the club's name`,
		],
		[
			"a club in two nations",
			{ ...withSheet("teams.csv", "club,nation,team\nAsk IF,Norge,1\nAsk IF,SE,2\n"), "matches.csv": "home,away\n" },
			'cup/teams.csv:3 B "nation": a different nation from an earlier row for this club: "SE"; expected no; or a sheet clubs, with an id each for two clubs with the same name',
		],
		[
			"a club that the sheet of clubs does not have",
			withSheet("clubs.csv", "name\nAsk IF\nBro IF\nDal IF\nEk IF\nFur IF\nGran BK\n"),
			'cup/teams.csv:7 A "club": no such club: "Gran IF"; expected a club in the sheet clubs; near: Gran BK',
		],
		[
			"a group that the sheet of groups does not have",
			{ ...withSheet("groups.csv", "group\nA\nB\n"), "teams.csv": SMALL["teams.csv"]!.replace("Ek IF,B14,B", "Ek IF,B14,C") },
			'cup/teams.csv:5 C "group": no such group: "C"; expected a group of Boys 14; near: A, B',
		],
		[
			"a column that appears twice",
			edit("teams.csv", "category,group", "category,group,grupp"),
			'cup/teams.csv:1 D "grupp": a column that appears twice (also as "group"): "grupp"; expected each column once',
		],
		[
			"a column that is not known",
			edit("matches.csv", "score", "referee"),
			'cup/matches.csv:1 J "referee": warning: an unknown column, ignored: "referee"; expected a column of matches.csv (docs/organise/csv.md)',
		],
		[
			"a cell to the right of the last column",
			edit("teams.csv", "Ask IF,B14,A", "Ask IF,B14,A,x"),
			'cup/teams.csv:2 D "": a cell to the right of the last column: "x"; expected no more cells than headings; put quotes around a text that contains the separator',
		],
		[
			"a formula that failed",
			edit("teams.csv", "Dal IF,B14", "Dal IF,#SAKNAS!"),
			'cup/teams.csv:4 B "category": a formula that failed: "#SAKNAS!"; expected a value',
		],
		[
			"a letter that was lost",
			edit("teams.csv", "Dal IF", "D\uFFFDl IF"),
			'cup/teams.csv:4 A "club": a letter that was lost when the file was converted: "D\uFFFDl IF"; expected the right letter: export the sheet again as “CSV UTF-8”',
		],
		[
			"a quote that is never closed",
			edit("teams.csv", "Bro IF,B14", '"Bro IF,B14'),
			"cup/teams.csv:3 CSV: a quote that is never closed: nothing; expected quotes inside a cell written twice, and quotes around the cell, the way spreadsheets export them",
		],
		[
			"an empty sheet",
			withSheet("teams.csv", ""),
			"cup/teams.csv file: an empty file: nothing; expected headings, and rows below them",
		],
		[
			"two sheets of teams",
			withSheet("lag.csv", "klubb\n"),
			'cup/lag.csv file: a second file of teams: "lag.csv"; expected one of the two: the other is teams.csv',
		],
		[
			"a sheet misnamed",
			withSheet("announcement.csv", "text\nHi\n"),
			'cup/announcement.csv file: warning: a file with an unknown name, ignored: "announcement.csv"; expected one of the names of docs/organise/csv.md; near: announcements.csv',
		],
		[
			"a score that the spreadsheet turned into a date",
			edit("matches.csv", "2-1", "02-jan"),
			'cup/matches.csv:2 J "score": a score that the spreadsheet turned into a date: "02-jan"; expected 2-1: format the column as text and type it again, or use the columns home goals and away goals',
		],
		[
			"only one side’s goals",
			edit("matches.csv", "2-1", "2"),
			'cup/matches.csv:2 J "score": not a score: "2"; expected two numbers, such as 2-1',
		],
		[
			"a slot that comes from a group that is none",
			edit("matches.csv", "1A,1B", "1A,1C"),
			'cup/matches.csv:4 I "away": no group C: "1C"; expected a group of Boys 14: A, B',
		],
		[
			"a slot of a match that is none",
			edit("matches.csv", "1A,1B", "1A,Vinnare match 99"),
			'cup/matches.csv:4 I "away": no match 99: "Vinnare match 99"; expected the number or the id of a match',
		],
		[
			"a number that two matches have",
			edit("matches.csv", "\n2,", "\n1,"),
			'cup/matches.csv:3 A "number": warning: a number that is also on line 2: "1"; expected a number of its own for each match',
		],
		[
			"a preset misspelt",
			withSheet("categories.csv", "name,goes on,rules\nBoys 14,1 A,gotia\n"),
			'cup/categories.csv:2 C "rules": no such preset: "gotia"; expected one of gothia, partille, lundaspelen, ehf, uefa-euro, fifa-2022, fifa-2026, helsinki, arvika; near: gothia',
		],
		[
			"a way on that is not understood",
			edit("categories.csv", "1 A", "the first A"),
			'cup/categories.csv:2 B "goes on": not understood (“the first A”): "the first A"; expected positions and where they lead: 1-2 A, 3-4 B; or 1-2 A, rest B; or 1-2 A, the two best thirds A, rest B',
		],
		[
			"a young category that does not say what it publishes",
			{
				"cup.csv": SMALL["cup.csv"]!,
				"edition.csv": SMALL["edition.csv"]!,
				"categories.csv": "name,results published\nFlickor 11,\n",
			},
			'cup/categories.csv:2 B "results published": warning: a category of age 11 that does not say whether its results are published: nothing; expected results published: no, as in Sweden up to age 12; or yes',
		],
		[
			"the oldest of whom Sweden publishes no results, and not those a year older",
			{
				"cup.csv": SMALL["cup.csv"]!,
				"edition.csv": SMALL["edition.csv"]!,
				"categories.csv": "name,results published\nFlickor 12,\nFlickor 13,\n",
			},
			'cup/categories.csv:2 B "results published": warning: a category of age 12 that does not say whether its results are published: nothing; expected results published: no, as in Sweden up to age 12; or yes',
		],
		[
			"neither yes nor no of a young category's results, in Swedish: that cell and no more",
			{
				"cup.csv": SMALL["cup.csv"]!,
				"edition.csv": SMALL["edition.csv"]!,
				"klasser.csv": "namn;resultat publiceras\nFlickor 11;kanske\n",
			},
			'cup/klasser.csv:2 B "resultat publiceras": varken ja eller nej: "kanske"; förväntat: ja, nej',
		],
		[
			"neither yes nor no",
			edit("edition.csv", "last day\n2026-07-13,2026-07-15", "last day,clubs published\n2026-07-13,2026-07-15,maybe"),
			'cup/edition.csv:2 C "clubs published": neither yes nor no: "maybe"; expected yes, no',
		],
		[
			"lots without the second team",
			withSheet("facts.csv", "kind,date,time,group,order\nlots,2026-07-14,18:00,A,Ask IF\n"),
			'cup/facts.csv:2 E "order": fewer than two teams: "Ask IF"; expected the teams, best first, separated by semicolons',
		],
		[
			"an event of no match",
			withSheet("events.csv", "match,minute,kind\n9,12,goal\n"),
			'cup/events.csv:2 A "match": no match 9: "9"; expected the number or the id of a match',
		],
	])("%s", (_, sheets, fault) => {
		expect(faultsOf(sheets)).toEqual([fault]);
	});

	test("all at once, in every sheet", () => {
		const faults = faultsOf({
			"cup.csv": "number,name,zone,nation\n7,Klippcupen,Stockholm,Sweeden\n",
			"edition.csv": "first day,last day\n07/08/2026,x\n",
			"categories.csv": "name,gender\nBoys 14,boyz\n",
			"teams.csv": 'club,category,group,withdrawn\n"Ask\nIF",B14,A,perhaps\n',
			"matches.csv": "category,group,date,time,home,away,score\nB14,A,1/2/2026,25:00,Ask IF,Ek IF,2\n",
		});
		expect(faults.map((fault) => fault.slice(0, fault.indexOf(": ")))).toEqual([
			'cup/cup.csv:2 C "zone"',
			'cup/cup.csv:2 D "nation"',
			'cup/edition.csv:2 A "first day"',
			'cup/edition.csv:2 B "last day"',
			'cup/categories.csv:2 B "gender"',
			'cup/teams.csv:3 D "withdrawn"',
			'cup/matches.csv:2 C "date"',
			'cup/matches.csv:2 D "time"',
			'cup/matches.csv:2 G "score"',
			'cup/matches.csv:2 F "away"',
		]);
	});

	test("a cell below one with a line break in it has the line that it begins on", () => {
		const sheets = withSheet("teams.csv", `club,group,seat,category\n"Ask\nIF",A,0,B14\n"Bro IF",A,0,B14\n`);
		expect(faultsOf({ ...sheets, "matches.csv": "home,away\n" }).map((fault) => fault.slice(0, 25))).toEqual([
			'cup/teams.csv:3 C "seat":',
			'cup/teams.csv:4 C "seat":',
		]);
	});
});

describe("a fault found by the record is reported at the cell that it comes from", () => {
	let db: Database;
	beforeAll(async () => {
		db = await openInMemory();
	});
	afterAll(() => db.close());
	const imported = (sheets: Sheets) => importCup(db, sourceOf(filesOf(sheets)));

	it.each<[string, Sheets, string]>([
		[
			"a match outside the edition's days",
			edit("matches.csv", "2026-07-13,09:00", "16/7 2026,9.00"),
			'cup/matches.csv:2 D "date": a day outside the edition (2026-07-16 in Europe/Stockholm): "16/7 2026"; expected a day of edition 2026: 2026-07-13 to 2026-07-15',
		],
		[
			"an edition that ends before it starts",
			edit("edition.csv", "2026-07-13,2026-07-15", "15/7 2026,13/7 2026"),
			'cup/edition.csv:2 B "last day": an edition that ends before it starts: "13/7 2026"; expected 2026-07-15 or later',
		],
		[
			"an arena that closes before it opens on a day of its own",
			withSheet("arenas.csv", 'name,other hours\nHeden,"2026-07-13 stängt, 2026-07-14 16:00-10:00"\n'),
			'cup/arenas.csv:2 B "other hours": closes before it opens on 2026-07-14, at 16:00: "2026-07-13 stängt, 2026-07-14 16:00-10:00"; expected a time after it opens; midnight at the end of the day is 24:00',
		],
		[
			"a position that a group does not have",
			edit("matches.csv", "1A,1B", "1A,5:a i grupp B"),
			'cup/matches.csv:4 I "away": a position that group B does not have: "5:a i grupp B"; expected 1 to 3',
		],
		[
			"a team against itself",
			edit("matches.csv", "Ask IF,Bro IF", "Ask IF,Ask IF"),
			'cup/matches.csv:2 I "away": a team that plays itself: "Ask IF"; expected a different team from the home side',
		],
		[
			"a team drawn in two groups",
			withSheet("groups.csv", "group,teams\nA,\nB,\nC,Gran IF\n"),
			'cup/groups.csv:4 B "teams": a team that is already in division "2026-b14-gruppspel-b" of the stage: "Gran IF"; expected each team in only one division of a stage',
		],
		[
			"a way on from a position that no group has",
			edit("categories.csv", "1 A", "1-9 A"),
			'cup/categories.csv:2 B "goes on": a position that no group has: "1-9 A"; expected 1 to 3',
		],
		[
			"a way on from a position that no group of its size has",
			edit("categories.csv", "1 A", "2-4 A (3)"),
			'cup/categories.csv:2 B "goes on": a position that no group of 3 has: "2-4 A (3)"; expected 1 to 3',
		],
		[
			"a finished match without a score",
			{
				...SMALL,
				"matches.csv": SMALL["matches.csv"]!.replace("score", "score,status").replace(",2-1", ",,spelad").replace(/,$/gm, ",,"),
			},
			'cup/matches.csv:2 J "score": a finished match without a score: nothing; expected its score',
		],
	])("%s", async (_, sheets, fault) => {
		const report = await imported(sheets);
		expect(printed(report.faults)).toEqual([fault]);
		expect(report.written).toBe(false);
		expect(await readCups(db)).toEqual([]);
	});

	it("two matches on one field at the same time: a warning at the second, by number, teams, field and the arena's clock", async () => {
		const report = await importCup(db, sourceOf(filesOf(edit("matches.csv", "10:00", "09:00"))), { check: true });
		expect(printed(report.faults)).toEqual([
			'cup/matches.csv:3 G "field": warning: two matches on Heden 1 at the same time: "2 (Ek IF – Fur IF)" and "1 (Ask IF – Bro IF)": "1"; expected 2026-07-13 09:00 to be free; the other starts 2026-07-13 09:00',
		]);
	});

	it.each<[string, Sheets, string]>([
		[
			"in the arena's column",
			edit("matches.csv", "10:00,Heden,1", "10:00,Hedne,1"),
			'F "arena": warning: a new arena: "Hedne"; expected one of the cup\'s arenas, unless the new one is intended; near: Heden',
		],
		[
			"with its field, in Swedish",
			{
				...SMALL,
				"matches.csv": [
					"nummer,klass,datum,tid,plan,hemma,borta",
					"1,B14,2026-07-13,09:00,Heden 1,Ask IF,Bro IF",
					"2,B14,2026-07-13,10:00,Hede 1,Ek IF,Fur IF",
					"",
				].join("\n"),
			},
			'E "plan": varning: en ny arena: "Hede"; förväntat: en av cupens arenor, om den nya inte är avsiktlig; liknar: Heden',
		],
	])("an arena that a sheet misspells, where no sheet lists the arenas: %s", async (_, sheets, fault) => {
		const { faults } = await importCup(db, sourceOf(filesOf(sheets)), { check: true });
		expect(printed(faults)).toEqual([`cup/matches.csv:3 ${fault}`]);
	});

	it("names no arena misspelt that is the next of a row of arenas, or a part of one", async () => {
		const places = ["Hall 1", "Hall 2", "Plan A", "Plan B", "Heden", "Heden Norra", "Valhalla"];
		const rows = places.map(
			(place, at) => `${at + 1},B14,2026-07-13,${String(9 + at).padStart(2, "0")}:00,${place},Ask IF,Bro IF`,
		);
		const sheets = { ...SMALL, "matches.csv": ["number,category,date,time,arena,home,away", ...rows, ""].join("\n") };
		const { faults } = await importCup(db, sourceOf(filesOf(sheets)), { check: true });
		expect(printed(faults).filter((fault) => fault.includes("arena"))).toEqual([]);
	});

	it.each([
		[
			"group",
			"missing: Ask IF – Dal IF, Bro IF – Dal IF",
			"one match between every two teams, or the table never becomes final; ",
			(text: string) => text,
		],
		[
			"grupp",
			"saknas: Ask IF – Dal IF, Bro IF – Dal IF",
			"en match mellan varje par av lag, annars blir tabellen aldrig slutgiltig; ",
			(text: string) => text.replace("club,category,group", "klubb,klass,grupp"),
		],
	])("a group that lacks matches, under the heading %s, with its teams' names", async (heading, missing, expected, headed) => {
		const sheets = {
			...edit("categories.csv", ",all meet\nBoys 14,1 A,no", "\nBoys 14,1 A"),
			"teams.csv": headed(SMALL["teams.csv"]!),
		};
		const { faults } = await importCup(db, sourceOf(filesOf(sheets)), { check: true });
		const [of, one] =
			heading === "grupp"
				? ["varning: grupp A i Pojkar 14: 1 av 3 möten", "förväntat:"]
				: ["warning: group A of Boys 14: 1 of 3 pairings", "expected"];
		expect(printed(faults)[0]).toBe(`cup/teams.csv:2 C "${heading}": ${of}: "A"; ${one} ${expected}${missing}`);
	});

	it("a fault that another fault of the sheet explains is not reported", async () => {
		const report = await imported({
			...SMALL,
			"edition.csv": "first day,last day\n2026-07-13,2026-02-31\n",
			"matches.csv": SMALL["matches.csv"]!.replace("2-1", "2").replace("1B,", "1X,"),
		});
		expect(report.faults.map(({ file, line, column }) => [file, line, column?.letter])).toEqual([
			["cup/edition.csv", 2, "B"],
			["cup/matches.csv", 2, "J"],
			["cup/matches.csv", 4, "I"],
		]);
		expect(await readCups(db)).toEqual([]);
	});
});
