import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { cup, nouns } from "../../src/results/record/cup-file.ts";
import { changeOf } from "./csv-folder.ts";
import { EVERY_CELL, PLAYED } from "./csv-whole-sheets.ts";

const change = changeOf(EVERY_CELL);
const edition = change.editions![0]!;
const stages = edition.categories!.flatMap(({ stages = [] }) => stages);

const played = changeOf(PLAYED).editions![0]!;
const matches = played.matches!;

const event = nouns.match.shape.events.unwrap().element;

/** Keys that no cell of a noun's own sheet states, and where they are instead. */
const SAID: readonly (readonly [
	noun: string,
	schema: z.ZodObject,
	values: readonly object[],
	elsewhere: Readonly<Record<string, string>>,
])[] = [
	[
		"cup",
		cup,
		[change.cup],
		{ clock: "of a demo cup only", shirtNumbers: "in the cup file only", brand: "in the office and the cup file" },
	],
	["club", nouns.club, change.clubs!, {}],
	["arena", nouns.arena.omit({ fields: true }), change.arenas!, {}],
	[
		"field",
		nouns.field,
		change.arenas!.flatMap(({ fields = [] }) => fields),
		{ closed: "of the days that are played, and in the cup file" },
	],
	["category", nouns.category.omit({ stages: true }), edition.categories!, {}],
	[
		"stage",
		nouns.stage.omit({ divisions: true }),
		stages,
		{
			advance: "goes on, in the sheet of categories",
			bestOf: "the sheet of best thirds",
			draw: "in the office and the cup file",
		},
	],
	["division", nouns.division, stages.flatMap(({ divisions = [] }) => divisions), {}],
	["team", nouns.team, edition.teams!, {}],
	["stream", nouns.stream, edition.streams!, { match: "of a field" }],
	["played edition", nouns.edition, [{ ...edition, ...played }], { programme: "in the office and the cup file" }],
	["publication", nouns.published, [played.published!], {}],
	["announcement", nouns.announcement, played.announcements!, {}],
	[
		"match",
		nouns.match,
		matches,
		{
			periodStart: "reported only",
			periodMinute: "reported only",
			begun: "reported only",
			ended: "reported only",
		},
	],
	["side of a match", nouns.side, matches.flatMap(({ home, away }) => [home!, away!]), {}],
	[
		"event",
		event,
		matches.flatMap(({ events }) => events ?? []),
		{ at: "reported only", scoreBefore: "of a reported correction" },
	],
	...nouns.fact.options.map((schema) => factSaid(schema)),
];

function factSaid(schema: (typeof nouns.fact.options)[number]): (typeof SAID)[number] {
	const facts = played.facts!.filter(({ kind }) => schema.shape.kind.safeParse(kind).success);
	return [`fact (${[...new Set(facts.map(({ kind }) => kind))].join(", ")})`, schema, facts, {}];
}

describe("sheets with a cell for everything", () => {
	it.each(SAID)("contain every key of a %s, or it is listed elsewhere", (_, schema, values, elsewhere) => {
		const unsaid = Object.keys(schema.shape).filter((key) => !(key in elsewhere) && values.every((value) => !(key in value)));
		expect(unsaid).toEqual([]);
	});
});
