import { expect, test } from "vitest";
import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { type BarPage, type BarReader, barOf, wholeKey } from "./bar.ts";

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
	...(of.isWhole ? { whole: of.lead?.id } : { line: of.lead?.id }),
	hidden: of.hidden,
	away: of.away,
});
/** The announcements that a visit has seen in full. */
const read = (...keys: string[]) => keys.flatMap((key) => [key, wholeKey(key)]);

const RAIN = said("rain", "ARENA", "heden");
const WARM = said("warm");
const TEAM = said("lost", "TEAM", "t1");

test("the newest is shown in full on the first page of a visit, as a line afterwards, and in full again if a newer one has appeared", () => {
	expect(shown(barOf([RAIN, WARM], HOME, reader()))).toMatchObject({ whole: "rain", hidden: 1 });
	const later = reader({ seen: [...read("rain"), "warm"] });
	expect(shown(barOf([RAIN, WARM], HOME, later))).toMatchObject({ line: "rain", hidden: 1 });
	expect(shown(barOf([said("thunder"), RAIN, WARM], HOME, later))).toMatchObject({ whole: "thunder" });
});

test("a dismissed one makes room for the next, and all are counted when none is left", () => {
	expect(shown(barOf([RAIN, WARM], HOME, reader({ away: ["rain"] })))).toMatchObject({ rest: ["warm"], whole: "warm", away: 0 });
	expect(shown(barOf([RAIN, WARM], HOME, reader({ away: ["rain", "warm"] })))).toMatchObject({ rest: [], hidden: 0, away: 2 });
});

test("a page that it concerns shows it though it was put away, whole for one view and then as the line, and counts the rest", () => {
	const heden = page("arena:heden");
	expect(shown(barOf([RAIN, WARM], heden, reader({ away: ["rain"] })))).toEqual({
		concerned: ["rain"],
		rest: ["warm"],
		whole: "rain",
		hidden: 1,
		away: 0,
	});
	const later = reader({ seen: [...read("rain"), "warm"] });
	expect(shown(barOf([WARM, RAIN], heden, later))).toMatchObject({ line: "rain", hidden: 1 });
	expect(shown(barOf([said("thunder"), RAIN], heden, later)), "another's turn comes elsewhere").toMatchObject({ line: "rain" });
	expect(shown(barOf([RAIN, WARM], heden, reader({ away: ["rain", "warm"] })))).toMatchObject({ concerned: ["rain"], away: 1 });
});

test("of several that concern a page one is whole at a time", () => {
	const [heden, b14] = [page("arena:heden", "category:b14"), said("meeting", "CATEGORY", "b14")];
	expect(shown(barOf([RAIN, b14], heden, reader()))).toMatchObject({ whole: "rain", hidden: 1 });
	expect(shown(barOf([RAIN, b14], heden, reader({ seen: read("rain") })))).toMatchObject({ whole: "meeting", hidden: 1 });
	expect(shown(barOf([RAIN, b14], heden, reader({ seen: read("rain", "meeting") })))).toMatchObject({ line: "rain", hidden: 1 });
});

test("what was only counted before is whole once on a page that it concerns", () => {
	const counted = reader({ seen: [...read("warm"), "rain"] });
	expect(shown(barOf([WARM, RAIN], HOME, counted))).toMatchObject({ line: "warm" });
	expect(shown(barOf([WARM, RAIN], page("arena:heden"), counted))).toMatchObject({ whole: "rain", hidden: 1 });
});

test("a page about something else shows it in no more than a line, and whole what is for all", () => {
	expect(shown(barOf([RAIN], page("arena:valhalla"), reader()))).toMatchObject({ line: "rain" });
	expect(shown(barOf([RAIN, WARM], page("arena:valhalla"), reader()))).toMatchObject({ whole: "warm", hidden: 1 });
});

test("a team's message is on its own pages and for its followers, who have it in full in My Week", () => {
	expect(shown(barOf([TEAM], HOME, reader()))).toMatchObject({ concerned: [], rest: [], away: 0 });
	expect(shown(barOf([TEAM], page("team:t1", "category:b14"), reader()))).toMatchObject({ concerned: ["lost"] });
	expect(shown(barOf([TEAM], HOME, reader({ follows: ["team:t1"] })))).toMatchObject({ whole: "lost" });
	const myWeek = { about: new Set<string>(), isOwn: true };
	expect(shown(barOf([TEAM, RAIN], myWeek, reader({ follows: ["team:t1"], away: ["lost"] })))).toMatchObject({
		concerned: ["lost"],
		rest: ["rain"],
	});
});
