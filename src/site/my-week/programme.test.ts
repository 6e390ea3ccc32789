import { describe, expect, test } from "vitest";
import { shownMatch, shownSide } from "../../../tests/support/shown-match.ts";
import type { FollowedMatch } from "../../client/queries/followed.graphql.ts";
import { hopedOf, programmeOf, splitAtNow, whyFollowed, withHoped } from "./programme.ts";

const FYRSKEN = new Set(["Fyrsken"]);
const chosen = { teams: FYRSKEN, fields: new Set(["heden-2"]) };
const HEDEN = { arenaId: "heden", fieldId: "heden-1", latitude: 57.703, longitude: 11.98 };
const KLIPPAN = { arenaId: "klippan", fieldId: "klippan-3", latitude: 57.69, longitude: 11.91 };

const OF = {
	streamUrl: null,
	number: null,
	category: { id: "b16" },
	division: { id: "g1", title: "Group 1", stage: { type: "GROUP" as const } },
	against: null,
};

function aMatch(time: string, place: Partial<FollowedMatch> = HEDEN, more: Partial<FollowedMatch> = {}): FollowedMatch {
	const match = shownMatch("Fyrsken", `Opponent at ${time}`, { zonedStartTime: `2026-07-17T${time}:00+02:00` });
	return { ...match, ...OF, arenaId: null, fieldId: null, latitude: null, longitude: null, fullTime: 40, ...place, ...more };
}

describe("§5 My Week: a day", () => {
	test("a match is there for the team, else for the field, else not at all", () => {
		const other = { ...shownMatch("Osaka", "Ribera"), ...OF, ...HEDEN, fieldId: "heden-2", fullTime: 40 };
		expect(whyFollowed(aMatch("09:40"), chosen)).toBe("teams");
		expect(whyFollowed(aMatch("09:40", { ...HEDEN, fieldId: "heden-2" }), chosen), "both: the team's").toBe("teams");
		expect(whyFollowed(other, chosen)).toBe("fields");
		expect(whyFollowed(other, { ...chosen, fields: new Set() }), "a heart that was pressed off").toBeNull();
		expect(programmeOf([other], { teams: new Set(), fields: new Set() })).toEqual([]);
	});

	test("between two matches the time until the next start is shown", () => {
		const items = programmeOf([aMatch("14:40"), aMatch("16:00"), aMatch("16:00")], chosen);
		expect(items.map(({ gap }) => gap)).toEqual([null, 80, null]);
	});

	test("the pause is counted from the last match that takes place, not from a postponed or cancelled one", () => {
		for (const state of ["POSTPONED", "CANCELLED"] as const) {
			const items = programmeOf([aMatch("12:00"), aMatch("14:40", HEDEN, { state }), aMatch("16:00")], chosen);
			expect(
				items.map(({ gap }) => gap),
				state,
			).toEqual([null, null, 240]);
		}
	});

	test("before a match that has begun no pause is shown", () => {
		const items = programmeOf([aMatch("09:40", HEDEN, { state: "FINISHED" }), aMatch("14:20", HEDEN, { state: "LIVE" })], chosen);
		expect(items.map(({ gap, overlap }) => [gap, overlap])).toEqual([
			[null, null],
			[null, null],
		]);
	});

	test("§5 overlaps are pointed out in place of the pause, with the minutes between the starts", () => {
		const live = aMatch("14:20", HEDEN, { state: "LIVE" });
		const items = programmeOf([live, aMatch("14:40", KLIPPAN)], chosen);
		expect(items[1]).toMatchObject({ gap: null, overlap: { with: live, minutes: 20, isPrevious: true } });
	});

	test("two teams overlap; a team and a followed field do not, nor two fields: followers of a field want to know what is on", () => {
		const onField = (time: string, place: Partial<FollowedMatch>) =>
			aMatch(time, place, { home: shownMatch("Osaka", null).home, away: shownMatch(null, null).away });
		const both = { teams: FYRSKEN, fields: new Set(["heden-1", "klippan-3"]) };
		const overlaps = (...day: FollowedMatch[]) => programmeOf(day, both).map(({ overlap }) => overlap?.minutes);
		expect(overlaps(aMatch("14:20"), onField("14:40", KLIPPAN))).toEqual([undefined, undefined]);
		expect(overlaps(aMatch("14:20"), aMatch("14:40", KLIPPAN))).toEqual([undefined, 20]);
		expect(overlaps(onField("14:20", HEDEN), aMatch("14:40", KLIPPAN))).toEqual([undefined, undefined]);
		expect(overlaps(onField("14:20", HEDEN), onField("14:40", KLIPPAN))).toEqual([undefined, undefined]);
	});

	test("a match that overlaps with an earlier one than the previous names it", () => {
		const first = aMatch("14:00", HEDEN);
		const items = programmeOf([first, aMatch("14:10", { ...KLIPPAN, fieldId: "klippan-1" }), aMatch("14:20", KLIPPAN)], chosen);
		expect(items[2]?.overlap).toMatchObject({ with: first, minutes: 20, isPrevious: false });
	});

	test("what is postponed, called off or over overlaps with nothing", () => {
		for (const state of ["POSTPONED", "CANCELLED", "FINISHED"] as const) {
			const items = programmeOf([aMatch("14:20", HEDEN, { state }), aMatch("14:40", KLIPPAN)], chosen);
			expect(items[1]?.overlap, state).toBeNull();
		}
		const items = programmeOf([aMatch("14:20", HEDEN), aMatch("14:40", KLIPPAN, { state: "POSTPONED" })], chosen);
		expect(items[1]?.overlap).toBeNull();
	});
});

describe("§5 My Week: today begins at now", () => {
	const over = { state: "FINISHED" } as const;
	const day = (played: number, ...later: ReturnType<typeof aMatch>[]) =>
		programmeOf([...Array.from({ length: played }, (_, hour) => aMatch(`0${hour + 4}:00`, HEDEN, over)), ...later], chosen);
	const times = (items: readonly { match: FollowedMatch }[]) => items.map(({ match }) => match.zonedStartTime?.slice(11, 16));

	test("three matches that are over are folded away before the first that is not, and the pause since them", () => {
		const { earlier, rest } = splitAtNow(day(3, aMatch("14:20"), aMatch("16:00")));
		expect(times(earlier)).toEqual(["04:00", "05:00", "06:00"]);
		expect(times(rest)).toEqual(["14:20", "16:00"]);
		expect(rest.map(({ gap }) => gap)).toEqual([null, 100]);
	});

	test("a match that no favourite is part of has no reason, and one without a field neither", () => {
		const other = { ...shownMatch("Osaka", "Ribera"), ...OF, ...HEDEN, fullTime: 40 };
		expect(whyFollowed(other, chosen)).toBeNull();
		expect(whyFollowed({ ...other, fieldId: null }, { ...chosen, fields: new Set(["heden-1"]) })).toBeNull();
		expect(whyFollowed({ ...other, home: shownSide(null), away: shownSide("Fyrsken") }, chosen)).toBe("teams");
	});

	test("one match that is over is folded away too, one that ended before an earlier one has as well; a day that is over stays", () => {
		expect(times(splitAtNow(day(1, aMatch("14:20"))).rest)).toEqual(["14:20"]);
		expect(splitAtNow(day(0, aMatch("14:20"))).earlier).toEqual([]);
		expect(splitAtNow(day(5)).earlier).toEqual([]);
		const live = aMatch("13:00", HEDEN, { state: "LIVE" });
		const { earlier, rest } = splitAtNow(day(4, live, aMatch("13:20", HEDEN, over), aMatch("15:00")));
		expect(times(earlier).at(-1)).toBe("13:20");
		expect(times(rest)).toEqual(["13:00", "15:00"]);
		expect(
			rest.map(({ gap }) => gap),
			"no pause since what is folded away",
		).toEqual([null, null]);
	});
});

describe("the possible matches of followed teams", () => {
	const IN_PLAYOFF = { division: { id: "pa", title: "Playoff A", stage: { type: "PLAYOFF" as const } } };
	const quarter = aMatch("14:20", HEDEN, IN_PLAYOFF);
	const semi = aMatch("17:00", KLIPPAN, {
		...IN_PLAYOFF,
		...{
			id: "semi",
			home: shownSide(null, quarter.id),
			away: shownSide("Osaka"),
			homeTeamName: "Winner QF 1",
			awayTeamName: "Osaka",
		},
	});
	const teamsOf = [
		{ id: "Fyrsken", name: "Fyrsken", category: { name: "Boys 16" }, fate: null, scenario: null, possibleMatches: [semi] },
	];

	test("have the team filled in, and come after the match that it must win", () => {
		expect(hopedOf({ matchesOf: [aMatch("09:40"), quarter], teamsOf })).toMatchObject([
			{ team: "Fyrsken", after: quarter.id, match: { id: "semi", homeTeamName: "Fyrsken", home: { team: { id: "Fyrsken" } } } },
		]);
	});

	test("continue match by match, on either side, after the last unfinished match of the team in a playoff", () => {
		const final = aMatch("19:00", HEDEN, {
			...{ ...IN_PLAYOFF, id: "final", home: shownSide(null, "semi"), away: shownSide("Kobe") },
			...{ homeTeamName: "Winner SF 1", awayTeamName: "Kobe" },
		});
		const turned = { ...semi, home: semi.away, away: semi.home, homeTeamName: "Osaka", awayTeamName: "Winner QF 1" };
		const road = [
			{
				id: "Fyrsken",
				name: "Fyrsken",
				category: { name: "Boys 16" },
				fate: null,
				scenario: null,
				possibleMatches: [turned, final],
			},
		];
		const hoped = hopedOf({ matchesOf: [quarter, aMatch("15:00")], teamsOf: road });
		expect(hoped.map(({ after, team, match }) => [after, team, match.homeTeamName, match.awayTeamName])).toEqual([
			[quarter.id, "Fyrsken", "Osaka", "Fyrsken"],
			[quarter.id, "Fyrsken", "Fyrsken", "Kobe"],
		]);
		expect(hopedOf({ matchesOf: [aMatch("09:40")], teamsOf: road }), "a group's match leads nowhere by winning it").toEqual([]);
		expect(hopedOf({ matchesOf: [{ ...quarter, home: shownSide("Osaka") }], teamsOf: road }), "another team's").toEqual([]);
		const over = { ...quarter, id: "round-of-16", state: "FINISHED" as const };
		expect(hopedOf({ matchesOf: [quarter, over], teamsOf: road }).map(({ after }) => after)).toEqual([quarter.id, quarter.id]);
	});

	test("are none if the team's match is over, nor in data saved before they were queried", () => {
		expect(hopedOf({ matchesOf: [{ ...quarter, state: "FINISHED" }], teamsOf })).toEqual([]);
		expect(hopedOf({ matchesOf: [quarter] })).toEqual([]);
	});
});

describe("a day with possible matches", () => {
	const items = programmeOf([aMatch("09:40"), aMatch("16:00")], chosen);
	const hoped = (time: string, id = time) => ({ match: aMatch(time, HEDEN, { id }) });
	const shown = (all: readonly ReturnType<typeof withHoped>[number][]) =>
		all.map(({ match, ifTheyWin }) => `${match.zonedStartTime?.slice(11, 16)}${ifTheyWin ? " if they win" : ""}`);

	test("has the possible matches at their places by time, each once", () => {
		expect(shown(withHoped(items, [hoped("18:00"), hoped("12:00"), hoped("18:00")]))).toEqual([
			"09:40",
			"12:00 if they win",
			"16:00",
			"18:00 if they win",
		]);
	});

	test("lists no match twice that is certain for another followed team, and possible ones alone if nothing is certain", () => {
		expect(shown(withHoped(items, [{ match: items[1]!.match }]))).toEqual(["09:40", "16:00"]);
		expect(shown(withHoped([], [hoped("18:00")]))).toEqual(["18:00 if they win"]);
	});

	test("begins with a possible match if all certain ones are over", () => {
		const over = programmeOf([aMatch("09:40", HEDEN, { state: "FINISHED" })], chosen);
		const { earlier, rest } = splitAtNow(withHoped(over, [hoped("18:00")]));
		expect([shown(earlier), shown(rest)]).toEqual([["09:40"], ["18:00 if they win"]]);
	});
});
