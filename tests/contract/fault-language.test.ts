import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { filesOf, type Sheets, sourceOf } from "./csv-folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

const ENGLISH: Sheets = {
	"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
	"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
	"categories.csv": "name,goes on,all meet\nBoys 14,1 A,no\n",
	"teams.csv": "id,club,group,team,withdrawn\n,Ask IF,A,,\n,Bro IF,A,,\n,Dal IF,B,,\n,Ek IF,B,,\n",
	"matches.csv": "number,round,home,away,score,walkover,status\n1,,Ask IF,Bro IF,,,\n2,,Dal IF,Ek IF,,,\n3,Final,1A,1B,,,\n",
};
const SWEDISH: Sheets = {
	"cup.csv": "nummer;namn;tidszon;nation\n7;Klippcupen;Europe/Stockholm;Sverige\n",
	"upplaga.csv": "första dag;sista dag\n2026-07-13;2026-07-15\n",
	"klasser.csv": "namn;går vidare;alla möts\nPojkar 14;1 A;nej\n",
	"lag.csv": "id;klubb;grupp;lag;utgått\n;Ask IF;A;;\n;Bro IF;A;;\n;Dal IF;B;;\n;Ek IF;B;;\n",
	"matcher.csv":
		"nummer;omgång;hemma;borta;resultat;walkover;status\n1;;Ask IF;Bro IF;;;\n2;;Dal IF;Ek IF;;;\n3;Final;1A;1B;;;\n",
};
const NAMES = {
	teams: ["teams.csv", "lag.csv"],
	matches: ["matches.csv", "matcher.csv"],
	categories: ["categories.csv", "klasser.csv"],
} as const;

type Case = readonly [what: string, sheet: keyof typeof NAMES, from: string, to: string, english: string, swedish: string];

const CASES: readonly Case[] = [
	[
		"two teams of one name with ids of their own",
		...(["teams", ",Ek IF,B,,", ",Ek IF,B,,\n,Fur IF,B,,\nx-1,Fur IF,B,,"] as const),
		'teams.csv:7 D "team": a team that is already on line 6: nothing; expected a number for each team of a club with several in a category: 1, 2',
		'lag.csv:7 D "lag": ett lag som redan finns på rad 6: ingenting; förväntat: ett nummer för varje lag, när en klubb har flera i en klass: 1, 2',
	],
	[
		"a result before both teams are known",
		...(["matches", ",1A,1B,,,", ",1A,1B,2-1,,"] as const),
		'matches.csv:4 C "home": match 3 (B14: place 1 of group A – place 1 of group B) has a result before both teams are known: it is waiting for the result of match 1 in group A and the result of match 2 in group B: "1A"; expected no result until both teams are known; or the team that played, given together with the slot',
		'matcher.csv:4 C "hemma": match 3 (P14: plats 1 i grupp A – plats 1 i grupp B) har ett resultat innan båda lagen är kända: den väntar på resultatet av match 1 i grupp A och resultatet av match 2 i grupp B: "1A"; förväntat: inget resultat innan båda lagen är kända; eller laget som spelade, angivet tillsammans med platsen',
	],
	[
		"a round that is not known, and no second line of the group that follows from it",
		...(["matches", ",Final,1A", ",Last,1A"] as const),
		'matches.csv:4 B "round": no such round: "Last"; expected in a group its number, from 1; in a playoff final, third place, semi-final 1, quarter-final 1, round of 16, match for 5th place, places 5-8',
		'matcher.csv:4 B "omgång": ingen sådan omgång: "Last"; förväntat: i en grupp dess nummer, från 1; i ett slutspel final, bronsmatch, semifinal 1, kvartsfinal 1, åttondelsfinal, match om 5:e plats, plats 5-8',
	],
	[
		"a status that is not known",
		...(["matches", ",Ask IF,Bro IF,,,", ",Ask IF,Bro IF,,,done"] as const),
		'matches.csv:2 G "status": no such status: "done"; expected scheduled, live, finished, walkover, postponed, cancelled',
		'matcher.csv:2 G "status": ingen sådan status: "done"; förväntat: planerad, pågår, avslutad, w.o., uppskjuten, inställd',
	],
	[
		"a walkover for both",
		...(["matches", ",Ask IF,Bro IF,,,", ",Ask IF,Bro IF,,both,"] as const),
		'matches.csv:2 F "walkover": no such side: "both"; expected home, away, none, or the team of a side',
		'matcher.csv:2 F "walkover": ingen sådan sida: "both"; förväntat: hemma, borta, ingen, eller sidans lag',
	],
	[
		"more teams than seats",
		...(["categories", ",1 A,", ",1-2 A,"] as const),
		'categories.csv:2 B "goes on": 4 teams for 2 places in "Slutspel A": "1-2 A"; expected at most 2 teams going on to it, or more places in its matches; no place for (group, position): A 2, B 2',
		'klasser.csv:2 B "går vidare": 4 lag till 2 platser i "Slutspel A": "1-2 A"; förväntat: högst 2 lag som går vidare dit, eller fler platser i dess matcher; plats saknas för (grupp, placering): A 2, B 2',
	],
];

test.each(CASES)("a fault of sheets is one line in their language: %s", async (_, sheet, from, to, english, swedish) => {
	for (const [at, sheets, expected] of [
		[0, ENGLISH, english],
		[1, SWEDISH, swedish],
	] as const) {
		const name = NAMES[sheet][at];
		const [before, after] = [from, to].map((text) => (at === 1 ? text.replaceAll(",", ";") : text)) as [string, string];
		expect(sheets[name]).toContain(before);
		await emptyTables(db, "cup");
		const { faults } = await importCup(db, sourceOf(filesOf({ ...sheets, [name]: sheets[name]!.replace(before, after) })));
		expect(faults.filter(({ severity }) => severity === "error").map(printFault)).toEqual([`cup/${expected}`]);
	}
});
