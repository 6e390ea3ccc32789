import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aMatch, aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { addPastStarts } from "../../../../tests/support/past-start.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { MatchFilter } from "../building/listing.ts";
import type { StreamFilter } from "../building/stream-entities.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";
import { EditionReader } from "./edition-reader.ts";

const instant = (day: number, clock: string) => Date.parse(`2026-07-${day}T${clock}Z`);

/** The small cup with matches that should have begun, read at one moment. */
function reading(now: number, change: (record: EditionRecord) => void = () => {}) {
	const cup = aSmallCup();
	addPastStarts(cup);
	const record = new CupInMemory(cup).record();
	change(record);
	const [keys, turns, parts]: [string[], string[], number[]] = [[], [], []];
	let asked = 0;
	const reader = new EditionReader(
		EditionReadModel.build(record),
		(key) => keys.push(key),
		(count) => parts.push(count),
		{
			now: () => {
				asked += 1;
				return now;
			},
			freshBefore: ({ edition }, end) => turns.push(`${edition} ${end.toISOString()}`),
		},
	);
	return { reader, keys, turns, parts, asked: () => asked };
}
const partsAt = (now: number, ...ids: string[]) => {
	const { reader, turns } = reading(now);
	const of = reader.atOneMoment((partNow) => ids.map((id) => partNow(reader.get("match", id))));
	return [of.join(" "), ...turns];
};

describe("the part of the lists that a match is in", () => {
	test("changes when the minute of its start has passed, and when its day is over where it is played", () => {
		const next = (now: number) => partsAt(now, "g16-next");
		const due = "7/lc-2026 2026-07-14T12:44:00.000Z";
		const midnight = "7/lc-2026 2026-07-14T22:00:00.000Z";
		expect(next(instant(13, "12:00:00"))).toEqual(["ahead", due]);
		expect(next(instant(14, "12:43:00") - 1)).toEqual(["ahead", due]);
		expect(next(instant(14, "12:43:00"))).toEqual(["ahead", due]);
		expect(next(instant(14, "12:44:00") - 1)).toEqual(["ahead", due]);
		expect(next(instant(14, "12:44:00"))).toEqual(["on", midnight]);
		expect(next(instant(14, "22:00:00") - 1)).toEqual(["on", midnight]);
		expect(next(instant(14, "22:00:00"))).toEqual(["over"]);
	});

	test("of several matches changes with the first of them, whatever their order", () => {
		const now = instant(14, "12:17:00");
		for (const ids of [
			["g16-due", "g16-next", "b14-f"],
			["b14-f", "g16-next", "g16-due"],
		])
			expect(partsAt(now, ...ids)[1]).toBe("7/lc-2026 2026-07-14T12:44:00.000Z");
		expect(partsAt(now, "b14-f", "g16-due")).toEqual(["ahead on", "7/lc-2026 2026-07-14T22:00:00.000Z"]);
	});

	test("never changes by itself if it is reported or has no time, and then no clock is read", () => {
		const { reader, turns, asked } = reading(instant(14, "12:17:00"), ({ edition }) => {
			edition.matches.find(({ id }) => id === "b14-s1")!.status = "postponed";
			edition.matches.find(({ id }) => id === "b14-s2")!.status = "cancelled";
		});
		const ids = ["g15-m1", "g15-m2", "b14-m1", "b14-s1", "b14-s2", "b14-t"];
		expect(ids.map((id) => reader.part(reader.get("match", id)))).toEqual(["on", "over", "over", "off", "off", "ahead"]);
		expect([turns, asked()]).toEqual([[], 0]);
	});

	test("is part of a list's key, which is valid until the first of its matches changes", () => {
		const { reader, turns, parts, keys } = reading(instant(14, "12:17:00"));
		expect(reader.listMatches({ parts: ["ahead"], category: "g16" }).map(({ id }) => id)).toEqual(["g16-next"]);
		expect(turns).toEqual(["7/lc-2026 2026-07-14T12:44:00.000Z"]);
		expect(parts).toEqual([2]);
		expect(keys).toContain("7/lc-2026/expected:g16-due");
		expect(reader.listMatches({ parts: ["on"], category: "g16" }).map(({ id }) => id)).toEqual(["g16-due"]);
		expect(reader.findMatches({ category: "g16" }, 1, "LATEST_FIRST").map(({ id }) => id)).toEqual(["g16-next"]);
	});
});

test("a list has exactly the matches that match its whole filter, in order of time, whichever index it uses", () => {
	const { reader } = reading(instant(14, "12:17:00"));
	const every = reader.listMatches({});
	expect(every.map(({ at }) => at)).toEqual(every.map(({ at }) => at).toSorted((a, b) => (a === b ? 0 : a - b)));
	expect(every).toHaveLength(23);
	const { nation } = reader.get("team", "b14-ask");
	const one = fc.record(
		{
			states: fc.subarray(["live", "upcoming", "finished"] as const),
			parts: fc.subarray(["on", "ahead", "over"] as const),
			day: fc.constantFrom("2026-07-13", "2026-07-14", "2026-07-16", "2026-07-20"),
			category: fc.constantFrom("b14", "g15", "b11", "g16", "none"),
			arena: fc.constantFrom("heden", "valhalla", "none"),
			field: fc.constantFrom("heden-2", "heden-10", "valhalla-1", "none"),
			nation: fc.constantFrom(nation, "none"),
			team: fc.constantFrom("b14-ask", "b14-bro", "g15-ask", "g16-ask", "none"),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(one, (filter: MatchFilter) => {
			const plain = every.filter((match) => {
				const { home, away, place, start, category, state } = reader.get("match", match.id);
				const teams = [home.team, away.team].flatMap((team) => team ?? []);
				return (
					(!filter.states || filter.states.includes(state)) &&
					(!filter.parts || filter.parts.includes(reader.part(match))) &&
					(!filter.day || start?.slice(0, 10) === filter.day) &&
					(!filter.category || category === filter.category) &&
					(!filter.arena || place?.arena === filter.arena) &&
					(!filter.field || place?.field === filter.field) &&
					(!filter.nation || teams.some((team) => reader.get("team", team).nation === filter.nation)) &&
					(!filter.team || teams.includes(filter.team))
				);
			});
			expect(reader.listMatches(filter).map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
		}),
	);
});

describe("an entity with an address", () => {
	const of = (...off: (keyof EditionRecord["edition"]["published"])[]) => {
		const { reader } = reading(instant(14, "12:17:00"), ({ edition }) => {
			for (const flag of off) edition.published[flag] = false;
		});
		const nation = reader.find("club", "ask")?.nation ?? "";
		return {
			match: reader.match("b14-s1")?.id ?? null,
			division: reader.division("b14-g-1")?.id ?? null,
			club: reader.club("ask")?.id ?? null,
			nation: reader.nation(nation)?.code ?? null,
			nations: reader.nations().length,
			clubs: reader.clubCount(),
			teams: reader.teamCount("b14"),
			figures: reader.figures() !== null,
			record: nation !== "" && reader.find("nation", nation) ? reader.recordOf(reader.get("nation", nation)) !== null : null,
		};
	};
	const all = { match: "b14-s1", division: "b14-g-1", club: "ask", nations: 1, clubs: 7, teams: 7, figures: true, record: true };

	test("has it if it is published", () => {
		expect(of()).toMatchObject(all);
		expect(of("clubs")).toMatchObject({
			match: "b14-s1",
			division: "b14-g-1",
			club: null,
			nation: null,
			nations: 0,
			clubs: null,
			teams: 7,
		});
		expect(of("teams")).toMatchObject({ match: "b14-s1", division: "b14-g-1", teams: null, record: false });
		expect(of("lot")).toMatchObject({ ...all, division: null, record: false });
		expect(of("schedule")).toMatchObject({ ...all, match: null, figures: false, record: false });
	});

	test("belongs to its own edition: a missing one is looked up, and remembered as missing", () => {
		const { reader, keys } = reading(instant(14, "12:17:00"));
		expect(reader.match("nobody")).toBeNull();
		expect(keys).toEqual(["7/lc-2026/match:nobody"]);
		expect(() => reader.get("team", "nobody")).toThrow("7/lc-2026 has no team nobody");
		expect([reader.key, reader.revision]).toEqual(["7/lc-2026", 1]);
	});
});

describe("followed teams and fields", () => {
	test("have each match once, in order of time, for existing teams and fields; without byes", () => {
		const { reader } = reading(instant(14, "12:17:00"));
		const followed = (teams: string[], fields: string[]) => reader.followedMatches(teams, fields).map(({ id }) => id);
		expect(followed(["g15-bro", "g15-ask", "nobody"], ["valhalla-1", "nowhere"])).toEqual(["g15-m1", "g15-m2", "g15-f", "b14-f"]);
		expect(followed(["b14-ek"], [])).toEqual(["b14-m2", "b14-m4", "b14-m5", "b14-bf"]);
	});

	test("have nothing before the schedule is published, even if a bracket shows places", () => {
		const { reader } = reading(instant(14, "12:17:00"), ({ edition }) => {
			edition.published.schedule = false;
		});
		expect(reader.followedMatches(["b14-ask"], ["heden-10"])).toEqual([]);
	});
});

describe("a field's day", () => {
	test("has the other matches of the same day, and none for a match without a place or a time", () => {
		const { reader } = reading(instant(14, "12:17:00"));
		const beside = (id: string) => reader.moreOnField(reader.get("match", id)).map((match) => match.id);
		expect(beside("b14-m6")).toEqual(["b14-m5", "b14-m9", "b11-due", "g16-due", "g16-next"]);
		expect(beside("b14-s1")).toEqual(["b14-s2"]);
		expect(beside("b14-t")).toEqual([]);
		expect(beside("g15-m3")).toEqual([]);
	});

	test("shows the expected start of a late match, as long as it is known, and nothing once it has begun", () => {
		const late = (id: string, now: number) => {
			const { reader } = reading(now, ({ edition }) => {
				edition.matches.push(
					aMatch("g16-long", "g16-g-1", ["g16-bro", "g16-dal"], {
						...{ start: "2026-07-14T12:00:00Z", field: "heden-10", round: 3, status: "live" },
						begun: "2026-07-14T12:20:00Z",
					}),
					aMatch("g16-after", "g16-g-1", ["g16-ask", "g16-dal"], { start: "2026-07-14T13:00:00Z", field: "heden-10", round: 4 }),
				);
			});
			const told = reader.find("expected", id);
			return [reader.expectedStart(reader.get("match", id), () => new Date(now)), told && new Date(told.until).toISOString()];
		};
		const [at, until] = late("g16-after", instant(14, "12:30:00"));
		expect([at, until]).toEqual(["2026-07-14T15:15:00+02:00", until]);
		const end = Date.parse(String(until));
		expect(late("g16-after", end - 1)[0]).toBe(at);
		expect(late("g16-after", end)[0]).toBeNull();
		expect(late("g16-long", instant(14, "12:30:00"))[0]).toBeNull();
	});
});

test("streams are ordered: live first, then upcoming, soonest first, then past", () => {
	const { reader } = reading(instant(14, "12:17:00"));
	expect(reader.streams({}).map(({ id, state }) => `${id} ${state}`)).toEqual([
		"live-1 live",
		"heden-10-day-3 upcoming",
		"young-replay replay",
	]);
	const found = (filter: StreamFilter) => reader.streams(filter).map(({ id }) => id);
	expect(found({ states: ["replay", "live"] })).toEqual(["live-1", "young-replay"]);
	expect(found({ states: [] })).toEqual([]);
	expect(found({ category: "b11" })).toEqual(["young-replay"]);
	expect(found({ arena: "heden" })).toEqual(["heden-10-day-3", "young-replay"]);
	expect(found({ field: "valhalla-1" })).toEqual(["live-1"]);
	expect(found({ field: "valhalla-1", states: ["upcoming"] })).toEqual([]);
});

test("teams are listed under their categories in the cup's order, each of its own edition", () => {
	const { reader } = reading(instant(14, "12:17:00"));
	expect(reader.byCategory(["g15-bro", "b11-ek", "b14-ask", "g15-ask"])).toEqual([
		{ edition: "7/lc-2026", category: "b14", teams: ["b14-ask"] },
		{ edition: "7/lc-2026", category: "g15", teams: ["g15-bro", "g15-ask"] },
		{ edition: "7/lc-2026", category: "b11", teams: ["b11-ek"] },
	]);
});
