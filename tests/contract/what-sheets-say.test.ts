import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Present } from "../../src/formats/csv/assemble.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import type { CupState } from "../../src/results/record/cup-state.ts";
import { walkNouns } from "../../src/results/record/cup-state.ts";
import { type JsonPath, printPath } from "../../src/results/record/input/json-path.ts";
import { merged } from "../support/broken-cup.ts";
import { BRAND, filesOf, type Sheets, SMALL, sourceOf } from "./csv-folder.ts";
import { EVERY_CELL, PLAYED } from "./csv-whole-sheets.ts";

/** One line a noun, those in it below it. */
function linesOf({ cup, clubs, arenas, editions }: CupState): string[] {
	const lines = [`cup ${written(cup)}`];
	walkNouns({ clubs, arenas, editions }, (kind, noun) => void lines.push(`${kind} ${written(noun)}`));
	return lines;
}

const LISTS = ["fields", "categories", "stages", "divisions", "matches", "announcements", "facts", "streams"];
const written = (noun: object) =>
	JSON.stringify(Object.fromEntries(Object.entries(noun).filter(([key, value]) => !isListOfNouns(key, value)))).replaceAll(
		'"',
		"",
	);
const isListOfNouns = (key: string, value: unknown) =>
	LISTS.includes(key) || (key === "teams" && Array.isArray(value) && typeof value[0] === "object");

/** The result of reading sheets into an empty record, and all messages. */
function read(sheets: Sheets): string[] {
	const { state, said } = merged(sourceOf(filesOf(sheets)));
	return [...said, ...linesOf(state)];
}

/** The result of reading sheets over a record: the changes, and all messages. */
function readOver(record: Sheets, sheets: Sheets): string[] {
	const before = merged(sourceOf(filesOf(record))).state;
	const there = new Set(linesOf(before));
	const [edition] = before.editions;
	const editions = new Map([[before.cup.id, edition!]]);
	const folder = readCsvFolder("cup", filesOf(sheets), { cup: before.cup.id, brand: BRAND, cups: [before.cup], editions });
	const source = folder.source({ ...before, edition } as Present);
	const { state, said } = merged(source, { before });
	return [...said, ...linesOf(state).filter((line) => !there.has(line))];
}

/** Of each noun that sheets are read as, the cell of each of its keys: where the record's own checks find fault with it. */
function cellsOf(sheets: Sheets): string[] {
	const source = sourceOf(filesOf(sheets));
	const lines: string[] = [];
	const place = (path: JsonPath) => {
		const { file, line, column } = source.placeOf!(path);
		return `${file.replace("cup/", "")}:${line} ${column ? `${column.letter} ${column.heading}` : "-"}`;
	};
	const look = (value: unknown, path: JsonPath) => {
		if (Array.isArray(value)) return value.forEach((item, at) => void look(item, [...path, at]));
		if (typeof value !== "object" || value === null) return;
		for (const [key, item] of Object.entries(value)) {
			const isList = Array.isArray(item) && typeof item[0] === "object";
			if (!isList) lines.push(`${printPath([...path, key])} ${place([...path, key])}`);
			look(item, [...path, key]);
		}
	};
	look(source.input, []);
	// Skips a line about the same cell as the one before it.
	return lines.filter((line, at) => line.split(" ").slice(1).join(" ") !== lines[at - 1]?.split(" ").slice(1).join(" "));
}

/** The messages about sheets, the nouns that lack messages, and complete lists. */
function wrong(sheets: Sheets): string[] {
	const source = sourceOf(filesOf(sheets));
	return [...merged(source).said, `broken: ${[...source.broken!].join(" ")}`, `lists: ${source.lists!.join(" ")}`];
}

/** Two categories with their stages, groups and playoffs listed, a way on by name and size, and a table of the best thirds. */
const LISTED: Sheets = {
	"klubbar.csv": "namn;nation\nAsk IF;Sverige\nBro IF;NO\nDal;\nEk;\n",
	"cup.csv": "nummer;namn;tidszon;nation;sport\n7;Klippcupen;Europe/Stockholm;Danmark;handboll\n",
	"upplaga.csv": "första dag;sista dag\n13/7 2026;18 juli 2026\n",
	"klasser.csv":
		"namn;kortnamn;kön;ålder;resultat publiceras;tabeller publiceras\nPojkar 12;;;;;\nFlickor 13;;;;;\nBredd;Br;mix;9;nej;ja\n",
	"faser.csv": [
		"klass;namn;typ;ordning;går vidare",
		"P12;Gruppspel;;1;1-2 till A, 3 till B (3), resten B (4)",
		"P12;Slutspel A;;3;",
		"P12;Slutspel B;;2;",
		"F13;Gruppspel;;;1 till Mellanspel",
		"F13;Mellanspel;grupp;;",
		"",
	].join("\n"),
	"grupper.csv":
		"klass;namn;fas;typ;lag\nP12;1;;;Ek 2\nP12;2;;;\nF13;A;Gruppspel;;\nF13;A;Mellanspel;;\nP12;A;Slutspel A;slutspel;\nP12;B;;slutspel;\n",
	"lag.csv": [
		"klubb;klass;lag;grupp;lottplats;utgått",
		"Ask IF;P12;;2;2;",
		"Bro IF;P12;;2;1;",
		"Ek;P12;1;2;;ja",
		"Ek;P12;2;;;",
		"Dal;P12;;1;;",
		"Ask IF;F13;;A;;",
		"Bro IF;F13;;A;;",
		"",
	].join("\n"),
	"matcher.csv": [
		"nummer;klass;grupp;slutspel;fas;omgång;plats;datum;tid;arena;plan;hemma;borta;hemmamål;bortamål;walkover;status",
		"1;P12;;;;;;13/7 2026;9.00;Heden;1;Ask IF;Bro IF;21;20;;",
		"2;P12;;;;;;13/7 2026;10.00;Heden;2;Bro IF;Ek 1;;;hemma;",
		"3;;;;;;;13/7 2026;11.00;Vallen;;Ek 2;Dal;;;;uppskjuten",
		"4;F13;A;;Mellanspel;2;;14/7 2026;9.00;Heden;1;Ask IF;Bro IF;;;;",
		"5;P12;;A;;Semifinal 2;;15/7 2026;9.00;Heden;1;1:a i grupp 1;2:a i grupp 1/2;;;;",
		"6;P12;;A;;Semifinal;1;15/7 2026;10.00;Heden;1;1:a i grupp 2;2:a i grupp 1/2;;;;",
		"7;P12;;A;;Final;;16/7 2026;9.00;Heden;1;Vinnare match 6;Vinnare semifinal 2;;;;",
		"8;P12;;B;;Final;;16/7 2026;10.00;Heden;1;3:a i grupp 2;Friplats;;;;",
		"",
	].join("\n"),
	"bästa treor.csv": "klass;grupper;match;grupp\nP12;2 1;5;1\nP12;21;6;2\n",
	"händelser.csv":
		"match;minut;händelse;sida;ställning;text;text (en)\n1;1;mål;Bro IF;0-1;;\n1;30;halvtid;;;;\n1;31;anteckning;borta;;Regn;Rain\n",
};

/** One thing wrong after another, by sheet. */
const WRONG: readonly (readonly [sheet: string, rows: string])[] = [
	["cup.csv", "number,name,zone,sport,nation\nx,,Stockholm,curling,Sweeden\n"],
	[
		"edition.csv",
		"id,year,first day,last day,clubs published,streaming (en),streaming (sv)\na b,1899,2026-07-15,2026-07-13,maybe,Buy,Köp\n",
	],
	[
		"announcements.csv",
		"id,text,button,link,arena,category,team,published,time,until,until time\n,,See,,,,,,,,\n,Rain,See,,,,,,,,\n,Rain,,,Heden,B14,,,,,\n,Rain,,,Vallen,,,,,,\n,Rain,,,,,Xxx,,,,\n,Rain,,,,B14,Xxx,,,,\n,Rain,,,,B15,,,,,\n,Rain,,,,,,2026-07-13,,,\n,Rain,,,,,,,08:00,,\n,Rain,,,,,,,,2026-07-13,25:00\n",
	],
	[
		"categories.csv",
		'name,gender,age,results published,goes on,halves,minutes per half\n,,,,,,\nBoys 14,,,,1 A,,\nBoys 14,,,,,,\nSomething,,,,,,\nBoys 15,girls,99,perhaps,2-1 A,0,x\nGirls 12,,,,"1 A, the rest",,\n',
	],
	[
		"stages.csv",
		"category,name,type,order,rules,points,criteria,goes on\n,Gruppspel,,,,,,\nB14,,,,,,,\nB14,Mellan,,,,,,\nB14,Gruppspel,,x,none,3,luck,1 Slutspel Q\nB14,Gruppspel,,,,,,\nB14,Slutspel A,,,,,,1 A\n",
	],
	["divisions.csv", "category,name,stage,type,teams\n,A,,,\nB14,,,,\nB14,A,Kval,,\nB14,A,,cup,\nB14,C,,,Xxx;Ask IF\nB14,C,,,\n"],
	["clubs.csv", "name,nation\n,SE\nAsk IF,Xx\nAsk IF,SE\n"],
	[
		"teams.csv",
		"club,category,team,group,seat,home shirt,withdrawn\n,B14,,,,,\nAsk IF,,,A,,,\nAsk IF,B41,,A,,,\nAsk IF,B14,,A,1,,maybe\nBro IF,B14,,A,1,,\nAsk IF,B14,,B,x,,\nAsk IF,B14,2,Q,,,\n",
	],
	["arenas.csv", "name,zone,latitude,longitude,opens,closes\n,,,,,\nHeden,Nowhere,91,x,9,24:01\nHeden,,,,,\n"],
	["fields.csv", "arena,field\n,1\nHeden,\nVallen,1\nHeden,1\nHeden,Heden 1\n"],
	[
		"matches.csv",
		[
			"number,category,group,playoff,round,date,time,arena,field,home,away,score,half-time,shoot-out,walkover,decided by,winner,status,period,minute",
			"1,B14,A,,,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,2-1,x,1,both,luck,me,gone,third,x",
			"2,B14,A,,,2026-07-13,,Heden,,Ask IF,Xxx,,,,,,,,,",
			"3,B14,Q,,,,09:00,Vallen,1,Ask IF,Ek IF,,,,home,,,live,,",
			"4,B14,A,A,,,,,,Ask IF,Bro IF,,,,,,,,,",
			"5,B14,,Q,Final,,,,,1A,1B,,,,,,,,,",
			"6,B14,,A,Last,,,,,1A,1B,,,,,,,,,",
			"7,B14,,A,Final,,,,,Winner of match 99,3rd of A/Q,,,,,,,,,",
			"8,,,,,,,,,,,,,,,,,,,",
			"8,B14,,,,2026-07-13,10:00,,,Ask IF,Ek IF,,,,,,,,,",
			"9,B41,,,,2026-07-13,11:00,,,Ask IF,Bro IF,,,,,,,,,",
			"",
		].join("\n"),
	],
	["events.csv", "match,minute,kind,side,shirt,score\n,1,goal,home,9,1-0\n1,x,goal,nobody,-1,1\n1,1,offside,,,\n99,1,goal,,,\n"],
	[
		"facts.csv",
		"kind,date,time,category,group,stage,order,team,points,ranking,match,note,outcome\n,2026-07-14,08:00,,,,,,,,,,\nluck,2026-07-14,08:00,,,,,,,,,,\nlots,2026-07-14,08:00,B14,,,Ask IF,,,,,,\nlots,2026-07-14,08:00,B14,Q,,Ask IF;Xxx,,,,,,\nfair play,2026-07-14,08:00,B14,A,,,Xxx,x,,,,\nranking,,08:00,B14,,Kval,,Ask IF,,x,,,\nwalkover,2026-07-14,,B14,,,,,,,99,,\nprotest,2026-07-14,08:00,B14,,,,Xxx,,,1,,won\n",
	],
	[
		"best-thirds.csv",
		"category,groups,match,group\nB14,,3,A\nB14,A B,99,A\nB14,A Q,3,A\nB14,A,3,B\nB14,A B,1,A\nB14,A B,3,A\nB14,B A,3,B\n",
	],
	[
		"streams.csv",
		"title,match,arena,field,date,from,until,provider,address,state,access\n,,,,,,,,,,\nLive,,Vallen,1,2026-07-13,10:00,09:00,radio,x,on,all\nLive,99,,,,,,,https://youtu.be/x,,\n",
	],
];

const WRONG_OF_LISTED: readonly (readonly [sheet: string, from: string, to: string])[] = [
	["klasser.csv", "Bredd;Br;mix", "Bredd;P12;mix"],
	["klasser.csv", "9;nej;ja", "9;;ja"],
	["faser.csv", "1 till Mellanspel", "1 till Slutspel Q"],
	["faser.csv", "1 till Mellanspel", "1 till Gruppspel"],
	["faser.csv", "1-2 till A, 3 till B (3), resten B (4)", "1-4 A, resten B"],
	["grupper.csv", "F13;A;Mellanspel;;", "F13;A;Mellanspelet;;"],
	["grupper.csv", "P12;B;;slutspel;", "P12;Q;;slutspel;"],
	["lag.csv", "Ask IF;F13;;A;;", "Ask IF;F13;;B;;"],
	["lag.csv", "Ask IF;F13;;A;;", "Ask IF;;;A;;"],
	["lag.csv", "Ek;P12;2;;;", "Ek;P12;1;;;"],
	["matcher.csv", "4;F13;A;;Mellanspel", "4;F13;A;;"],
	["matcher.csv", "8;P12;;B;;Final", "8;P12;;;;Final"],
	["matcher.csv", "Vinnare semifinal 2", "Vinnare semifinal 3"],
	["matcher.csv", "Vinnare semifinal 2", "Vinnare semifinal"],
	["matcher.csv", "2;P12;;;;;;13/7 2026;10.00;Heden;2;Bro IF;Ek 1;;;hemma;", "2;P12;;;;;;13/7 2026;10.00;Heden;2;Bro IF;Ek;1;;;"],
	["matcher.csv", "3;;;;;;;13/7", "3;;1;B;;;;13/7"],
	["händelser.csv", "1;30;halvtid;;;;", "9;30;halvtid;;;;"],
	["bästa treor.csv", "P12;21;6;2", "P12;2 1;5;2"],
];

/** Rows that remove items from the record, by their ids. */
const REMOVED: Sheets = {
	"cup.csv": SMALL["cup.csv"]!,
	"edition.csv": SMALL["edition.csv"]!,
	"categories.csv": SMALL["categories.csv"]!,
	"teams.csv": "club,category,group,remove\nDal IF,B14,A,yes\nAsk IF,B14,A,no\n",
	"clubs.csv": "name,nation,remove\nAsk IF,SE,\nDal IF,SE,yes\n",
	"fields.csv": "arena,field,remove\nHeden,1,\nHeden,2,yes\n",
	"announcements.csv": "id,text,remove\nrain,Rain,yes\n",
	"facts.csv": "id,kind,date,time,match,note,remove\nw,walkover,2026-07-14,08:00,1,Late,yes\n",
	"matches.csv": "number,category,group,home,away,remove\n1,B14,A,Ask IF,Bro IF,\n2,B14,B,Ek IF,Fur IF,yes\n",
};

test("how sheets are read, and all messages about wrong ones, match the snapshot tests/said/sheets.txt", async () => {
	const { cup: _, ...alone } = { ...SMALL, cup: "" };
	const lines = [
		"==== every cell",
		...read(EVERY_CELL),
		...cellsOf(EVERY_CELL),
		"==== a played edition",
		...read(PLAYED),
		...cellsOf(PLAYED),
		"==== listed, in Swedish",
		...read(LISTED),
		"==== the same again",
		...readOver(LISTED, LISTED),
		"==== results of matches that the record has",
		...readOver(SMALL, {
			"results.csv":
				"number,date,time,arena,field,home,away,walkover\n1,2026-07-14,10:00,Heden,1,3,2,\n2,,,,,,,Fur IF\n9,,,,,1,1,\n1,,,,,1,1,\n",
		}),
		"==== what goes",
		...readOver(PLAYED, REMOVED),
		...cellsOf(REMOVED).filter((line) => line.startsWith("remove")),
		"==== some of the sheets",
		...readOver(SMALL, { ...alone, "teams.csv": SMALL["teams.csv"]!.replace("Gran IF,B14,B", "Hav IF,B14,B") }),
		...WRONG.flatMap(([sheet, rows]) => [`==== wrong: ${sheet}`, ...wrong({ ...SMALL, [sheet]: rows })]),
		...WRONG_OF_LISTED.flatMap(([sheet, from, to]) => {
			const text = LISTED[sheet]!;
			if (!text.includes(from)) throw new Error(`${sheet} has no ${from}`);
			return [`==== wrong: ${sheet}: ${to.replaceAll("\n", " ")}`, ...wrong({ ...LISTED, [sheet]: text.replace(from, to) })];
		}),
	];
	await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(new URL("../said/sheets.txt", import.meta.url)));
});
