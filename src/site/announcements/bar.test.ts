import { expect, test } from "vitest";
import type { AnnouncementData } from "./announcement.graphql.ts";
import { type BarPage, type BarReader, barOf } from "./bar.ts";

type Kind = AnnouncementData["audience"]["kind"];
const said = (textKey: string, kind: Kind = "ALL", id: string | null = null): AnnouncementData => ({
	id: textKey,
	textKey,
	text: textKey,
	language: "en",
	buttonLink: null,
	buttonText: null,
	publishedAt: null,
	audience: { kind, id },
});
const HOME: BarPage = { about: new Set(), isOwn: false };
const page = (...about: string[]): BarPage => ({ about: new Set(about), isOwn: false });
const reader = (known: Partial<Record<keyof BarReader, string[]>> = {}): BarReader => ({
	away: new Set(known.away),
	seen: new Set(known.seen),
	follows: new Set(known.follows),
});
const shown = (of: ReturnType<typeof barOf>) => ({
	concerned: of.concerned.map(({ id }) => id),
	rest: of.rest.map(({ id }) => id),
	lead: of.lead?.id,
	leadAs: of.leadAs,
	away: of.away,
});

const RAIN = said("rain", "ARENA", "heden");
const WARM = said("warm");
const TEAM = said("lost", "TEAM", "t1");

test("the newest is whole on the first page of a visit, a line later, and whole again where a newer one has come", () => {
	expect(shown(barOf([RAIN, WARM], HOME, reader()))).toMatchObject({ lead: "rain", leadAs: "whole", rest: ["rain", "warm"] });
	expect(shown(barOf([RAIN, WARM], HOME, reader({ seen: ["rain", "warm"] })))).toMatchObject({ lead: "rain", leadAs: "line" });
	const newer = [said("thunder"), RAIN, WARM];
	expect(shown(barOf(newer, HOME, reader({ seen: ["rain", "warm"] })))).toMatchObject({ lead: "thunder", leadAs: "whole" });
});

test("what is put away leaves its place to the next, and all of it is counted when nothing is left", () => {
	expect(shown(barOf([RAIN, WARM], HOME, reader({ away: ["rain"] })))).toMatchObject({ rest: ["warm"], lead: "warm", away: 0 });
	expect(shown(barOf([RAIN, WARM], HOME, reader({ away: ["rain", "warm"] })))).toMatchObject({ rest: [], away: 2 });
});

test("a page that it concerns shows it though it was put away, and counts the rest", () => {
	const heden = page("arena:heden");
	expect(shown(barOf([RAIN, WARM], heden, reader({ away: ["rain"] })))).toEqual({
		concerned: ["rain"],
		rest: ["warm"],
		lead: undefined,
		leadAs: "counted",
		away: 0,
	});
	expect(shown(barOf([RAIN, WARM], heden, reader({ away: ["rain", "warm"] })))).toMatchObject({ concerned: ["rain"], away: 1 });
});

test("a page about something else shows it in no more than a line, and whole what is for all", () => {
	expect(shown(barOf([RAIN], page("arena:valhalla"), reader()))).toMatchObject({ lead: "rain", leadAs: "line" });
	expect(shown(barOf([RAIN, WARM], page("arena:valhalla"), reader()))).toMatchObject({ lead: "warm", leadAs: "whole" });
});

test("a team's message is its own pages' and its followers', who have it whole in My Week", () => {
	expect(shown(barOf([TEAM], HOME, reader()))).toMatchObject({ concerned: [], rest: [], away: 0 });
	expect(shown(barOf([TEAM], page("team:t1", "category:b14"), reader()))).toMatchObject({ concerned: ["lost"] });
	expect(shown(barOf([TEAM], HOME, reader({ follows: ["team:t1"] })))).toMatchObject({ lead: "lost", leadAs: "whole" });
	const myWeek = { about: new Set<string>(), isOwn: true };
	expect(shown(barOf([TEAM, RAIN], myWeek, reader({ follows: ["team:t1"], away: ["lost"] })))).toMatchObject({
		concerned: ["lost"],
		rest: ["rain"],
	});
});
