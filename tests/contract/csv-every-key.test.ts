import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { cup, nouns } from "../../src/results/record/cup-file.ts";
import { changeOf, SMALL } from "./csv-folder.ts";

const RULES = {
	rules: "EHF",
	points: "2/1/0",
	criteria: "head-to-head again",
	"criteria while running": "goal difference",
	"walkover score": "5-0",
	"withdrawn teams": "keep",
	"goal cap": "6",
	"lots only where they decide": "yes",
	"all meet": "no",
	"drawn playoff": "penalties",
	halves: "2",
	"minutes per half": "20",
};

/** A row of a sheet in which every cell is filled. */
const sheet = (cells: Readonly<Record<string, string>>) => `${Object.keys(cells).join(";")}\n${Object.values(cells).join(";")}\n`;

const change = changeOf({
	"cup.csv": sheet({ number: "7", name: "Klippcupen", zone: "Europe/Stockholm", sport: "football", nation: "Sweden" }),
	"edition.csv": SMALL["edition.csv"]!,
	"clubs.csv": sheet({ id: "ask", name: "Ask IF", nation: "SE" }),
	"arenas.csv": sheet({
		id: "heden",
		name: "Heden",
		address: "Parkgatan 1",
		latitude: "57.7",
		longitude: "11.98",
		zone: "Europe/Stockholm",
		"text (en)": "In the middle",
		"text (sv)": "Mitt i",
		opens: "8.00",
		closes: "21:00",
		"other hours": "2026-07-14 10:00-16:00, 2026-07-15 closed",
	}),
	"fields.csv": sheet({ id: "heden-1", arena: "Heden", field: "1", surface: "grass", size: "11v11" }),
	"categories.csv": sheet({
		id: "b14",
		name: "Boys 14",
		"results published": "no",
		"minutes of rest": "60",
		...RULES,
	}),
	"stages.csv": sheet({
		id: "b14-g",
		category: "B14",
		name: "Gruppspel",
		order: "1",
		"best thirds against first two": "no",
		...RULES,
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
		withdrawn: "yes",
	}),
	"streams.csv": sheet({
		title: "Heden 1",
		arena: "Heden",
		field: "1",
		date: "2026-07-13",
		from: "09:00",
		until: "10:00",
		address: "https://live.cup.example/a.m3u8",
		poster: "/posters/a.jpg",
		state: "upcoming",
		access: "open",
	}),
});

const edition = change.editions![0]!;
const stages = edition.categories!.flatMap(({ stages = [] }) => stages);

/** What no cell of a noun's own sheet says, and where it stands instead. */
const SAID: readonly (readonly [
	noun: string,
	schema: z.ZodObject,
	values: readonly object[],
	elsewhere: Readonly<Record<string, string>>,
])[] = [
	["cup", cup, [change.cup], { clock: "of a demo cup only", shirtNumbers: "in the cup file only" }],
	["club", nouns.club, change.clubs!, {}],
	["arena", nouns.arena.omit({ fields: true }), change.arenas!, {}],
	["field", nouns.field, change.arenas!.flatMap(({ fields = [] }) => fields), {}],
	["category", nouns.category.omit({ stages: true }), edition.categories!, {}],
	[
		"stage",
		nouns.stage.omit({ divisions: true }),
		stages,
		{ advance: "goes on, in the sheet of categories", bestOf: "the sheet of best thirds" },
	],
	["division", nouns.division, stages.flatMap(({ divisions = [] }) => divisions), {}],
	["team", nouns.team, edition.teams!, {}],
	["stream", nouns.stream, edition.streams!, { match: "of a field" }],
];

describe("sheets with a cell for everything", () => {
	it.each(SAID)("say every key of a %s, or it stands elsewhere", (_, schema, values, elsewhere) => {
		const unsaid = Object.keys(schema.shape).filter((key) => !(key in elsewhere) && values.every((value) => !(key in value)));
		expect(unsaid).toEqual([]);
	});
});
