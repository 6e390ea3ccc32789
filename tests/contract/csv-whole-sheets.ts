import { expect } from "vitest";
import { CATEGORIES, STAGES } from "../../src/formats/csv/columns/categories.ts";
import { ARENAS, FIELDS } from "../../src/formats/csv/columns/places.ts";
import type { Sheet } from "../../src/formats/csv/columns/sheet.ts";
import { STREAMS } from "../../src/formats/csv/columns/streams.ts";
import { CLUBS, TEAMS } from "../../src/formats/csv/columns/teams.ts";
import { ownKeys } from "../../src/formats/csv/own-values.ts";
import { type Sheets, SMALL } from "./csv-folder.ts";

const RULES = {
	rules: "EHF",
	points: "3/2/1/0",
	"drawn group": "penalties",
	"bonus points": "1 per goal, at most 3",
	criteria: "head-to-head again",
	"criteria while running": "goal difference",
	"walkover score": "5-0",
	"withdrawn teams": "keep",
	"goal cap": "6",
	"lots only where they decide": "yes",
	"all meet": "no",
	"drawn playoff": "penalties",
};

/** A row of a sheet in which every cell is filled. */
const sheet = (cells: Readonly<Record<string, string>>) => `${Object.keys(cells).join(";")}\n${Object.values(cells).join(";")}\n`;

/** A text for each way of reading that a column may have by itself. */
const READ_BY_SOME = ["yes", "2", "57.7", "08:00", "2026-07-14 10:00-16:00", "Europe/Stockholm", "In words", "in order", "among"];

/** The cells of a sheet's columns that are read by themselves, by their headings. */
function ownCells(of: Sheet): Record<string, string> {
	return Object.fromEntries(
		ownKeys(of).map((key) => {
			const { en, reads } = of.columns[key]!;
			const text = READ_BY_SOME.find((one) => "value" in reads!(one));
			return [en, text ?? expect.fail(`no text here is read as ${of.en}: ${en}; give READ_BY_SOME one that is`)];
		}),
	);
}

/** A row in which every cell of its sheet is filled. */
export const EVERY_CELL: Sheets = {
	"cup.csv": sheet({ number: "7", name: "Klippcupen", zone: "Europe/Stockholm", sport: "football", nation: "Sweden" }),
	"edition.csv": SMALL["edition.csv"]!,
	"clubs.csv": sheet({ id: "ask", name: "Ask IF", nation: "SE", ...ownCells(CLUBS) }),
	"arenas.csv": sheet({
		id: "heden",
		name: "Heden",
		"text (en)": "In the middle",
		"text (sv)": "Mitt i",
		...ownCells(ARENAS),
	}),
	"fields.csv": sheet({ id: "heden-1", arena: "Heden", field: "1", ...ownCells(FIELDS) }),
	"categories.csv": sheet({
		id: "b14",
		name: "Boys 14",
		"results published": "no",
		...RULES,
		...ownCells(CATEGORIES),
	}),
	"stages.csv": sheet({
		id: "b14-g",
		category: "B14",
		name: "Gruppspel",
		order: "1",
		...RULES,
		...ownCells(STAGES),
	}),
	"divisions.csv": sheet({ id: "b14-g-a", category: "B14", name: "A", stage: "Gruppspel", type: "group" }),
	"teams.csv": sheet({
		id: "b14-ask",
		club: "Ask IF",
		category: "B14",
		team: "2",
		group: "A",
		"home shirt": "red",
		"away shirt": "white",
		...ownCells(TEAMS),
	}),
	"streams.csv": sheet({
		title: "Heden 1",
		arena: "Heden",
		field: "1",
		date: "2026-07-13",
		from: "09:00",
		until: "10:00",
		address: "https://live.cup.example/a.m3u8",
		...ownCells(STREAMS),
		state: "upcoming",
		access: "open",
	}),
};

/** A played edition: its data, its matches with their events, facts that results cannot show, and announcements. */
export const PLAYED: Sheets = {
	...SMALL,
	"edition.csv": sheet({
		id: "2026",
		year: "2026",
		name: "Klippcupen 2026",
		"first day": "2026-07-13",
		"last day": "2026-07-15",
		"clubs published": "yes",
		"teams published": "yes",
		"draw published": "yes",
		"schedule published": "yes",
		"streaming (en)": "Buy a pass",
		"streaming (sv)": "Köp ett pass",
		"streaming with pass (en)": "Watch",
		"streaming with pass (sv)": "Titta",
	}),
	"announcements.csv":
		"id;text (en);text (sv);button;link;arena;published;time;until;until time\nrain;Rain;Regn;Now;/2026/matches;Heden;2026-07-13;08:00;2026-07-14;20:00\n",
	"matches.csv": [
		"number;category;round;date;time;arena;field;home;away;score;half-time;regular time;shoot-out;decided by;winner;status;period;minute;selected;earlier date;earlier time;earlier field;group;away group;pinned",
		"1;B14;1;2026-07-13;09:00;Heden;1;Ask IF;Bro IF;2-1;1-0;;;;;;;;yes;2026-07-13;08:00;Heden 2",
		"2;B14;1;2026-07-13;10:00;Heden;2;Ek IF;Fur IF;1-0;;;;;;live;second half;40;;;;",
		"3;B14;Semi-final 1;2026-07-14;12:00;Heden;1;1A;2B;1-1;;1-1;;lots;home;;;;;;;",
		"4;B14;Semi-final 2;2026-07-14;13:00;Heden;1;1B;2A;2-2;;1-1;4-3;;;;;;;;;",
		"5;B14;Final;2026-07-15;12:00;Heden;1;winner 3;winner 4;;;;;;;;;;;;;",
		"6;B14;2;2026-07-13;14:00;Heden;1;Ask IF;Ek IF;;;;;;;;;;;;;;A;B;yes",
		"",
	].join("\n"),
	"events.csv": "match;minute;kind;side;shirt;score;text\n1;20+2;goal;home;9;1-0;A long shot\n",
	"facts.csv": [
		"id;kind;date;time;category;group;stage;order;team;points;ranking;match;note;outcome;answer;instead",
		'l;lots;2026-07-14;08:00;B14;A;;"Ask IF;Bro IF";;;;;',
		'ls;lots;2026-07-14;08:00;B14;;Slutspel A;"Ask IF;Bro IF";;;;;',
		's;shoot-out;2026-07-14;08:00;B14;A;;"Ask IF;Bro IF";;;;;',
		"d;points;2026-07-14;08:00;B14;A;;;Ask IF;-3;;;Ineligible player",
		"f;fair play;2026-07-14;08:00;B14;A;;;Ask IF;-3;;;",
		"fs;fair play;2026-07-14;08:00;B14;;Slutspel A;;Ask IF;-3;;;",
		"r;ranking;2026-07-14;08:00;B14;;Slutspel A;;Ask IF;;4;;",
		"w;walkover;2026-07-14;08:00;B14;;;;;;;1;Came too late",
		"c;correction;2026-07-14;08:00;B14;;;;;;;1;Counted again",
		"p;protest;2026-07-14;08:00;B14;;;;Ask IF;;;1;A wrong ball;rejected;It was the right one;",
		"a;as played;2026-07-14;08:00;B14;;;;Ask IF;;;1;;;;Bro IF",
		"",
	].join("\n"),
};
