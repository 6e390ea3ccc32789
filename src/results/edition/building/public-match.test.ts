import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyOutcome } from "../../../../tests/support/any-outcome.ts";
import type { CupFileMatch } from "../../record/cup-file.ts";
import { type MatchPublication, publicMatch } from "./public-match.ts";
import { showsOf } from "./shows.ts";

const ALL = { clubs: true, teams: true, lot: true, schedule: true };
const OPEN: MatchPublication = { published: ALL, shows: showsOf({}), stage: "group" };
const YOUNG: MatchPublication = { ...OPEN, shows: showsOf({ publishes: { scores: false, tables: false, playoffs: false } }) };
const without = (...flags: (keyof typeof ALL)[]): typeof ALL => ({
	...ALL,
	...Object.fromEntries(flags.map((flag) => [flag, false])),
});

const FIRST = { kind: "position", division: "b11-g-1", position: 1 } as const;
const WINNER = { kind: "winner", match: "b11-s1" } as const;
const at = (time: string) => `2026-07-16T${time}:00Z`;
const PLANNED = { id: "b11-f", number: "412", division: "b11-a", round: "final", position: 1 } as const;
const PLACED = { start: at("09:00"), field: "heden-2", moved: { start: at("08:00") } } as const;

/** A match with every key that a record may have. */
const aMatch = (more: Partial<CupFileMatch> = {}): CupFileMatch => ({
	...PLANNED,
	...PLACED,
	home: { team: "b11-ask", slot: FIRST },
	away: { team: "b11-bro" },
	status: "live",
	score: { home: 3, away: 2 },
	halfTime: { home: 1, away: 1 },
	regularTime: { home: 2, away: 2 },
	shootOut: { home: 5, away: 4 },
	decidedBy: "penalties",
	winner: "home",
	period: "second-half",
	minute: 33,
	periodStart: at("09:25"),
	periodMinute: 20,
	begun: at("09:02"),
	ended: at("09:55"),
	events: [{ minute: 3, kind: "goal", side: "home", score: { home: 1, away: 0 } }],
	...more,
});

describe("DECISIONS §3 a match has what its edition's flags publish", () => {
	test("all of it if all is published", () => {
		expect(publicMatch(aMatch(), OPEN)).toEqual(aMatch());
	});

	test("nothing before the schedule, except possible teams in a drawn bracket", () => {
		const published = without("schedule");
		expect(publicMatch(aMatch(), { ...OPEN, published })).toBeNull();
		expect(publicMatch(aMatch(), { ...OPEN, published: without("schedule", "lot"), stage: "playoff" })).toBeNull();
		const { number: _, ...place } = PLANNED;
		const sides = { home: { team: "b11-ask", slot: FIRST }, away: { team: "b11-bro" } };
		const toCome = aMatch({ status: "scheduled", begun: undefined });
		const drawn = publicMatch(toCome, { ...OPEN, published, stage: "playoff" });
		expect(drawn).toStrictEqual({ ...place, ...sides, status: "scheduled" });
		// A team that took its slot's seat at kick-off reveals how the group ended.
		const begun = publicMatch(aMatch(), { ...OPEN, published, stage: "playoff" });
		expect(begun).toStrictEqual({ ...place, ...sides, home: { slot: FIRST }, status: "scheduled" });
		const nameless = publicMatch(aMatch(), { ...OPEN, published: without("schedule", "teams"), stage: "playoff" });
		expect(nameless).toStrictEqual({ ...place, home: { slot: FIRST }, away: {}, status: "scheduled" });
	});

	test("a place in an unnumbered bracket has no number", () => {
		const { position: _, ...unnumbered } = aMatch();
		const drawn = publicMatch(unnumbered, { ...OPEN, published: without("schedule"), stage: "playoff" });
		expect(drawn).not.toHaveProperty("position");
	});

	test("a time and a field without teams before the draw, and no result; nothing of a match without an opponent", () => {
		const published = without("lot");
		expect(publicMatch(aMatch(), { ...OPEN, published })).toMatchObject({ ...PLANNED, ...PLACED, home: {}, away: {} });
		expect(publicMatch(aMatch(), { ...OPEN, published })).not.toHaveProperty("score");
		for (const bye of [{ home: { slot: { kind: "bye" as const } } }, { away: { slot: { kind: "bye" as const } } }]) {
			expect(publicMatch(aMatch(bye), { ...OPEN, published })).toBeNull();
			expect(publicMatch(aMatch(bye), OPEN)).toEqual(aMatch(bye));
		}
	});

	test("where its sides come from, without names, before the teams", () => {
		const shown = publicMatch(aMatch({ away: { team: "b11-bro", slot: WINNER } }), { ...OPEN, published: without("teams") });
		expect(shown).toEqual(aMatch({ home: { slot: FIRST }, away: { slot: WINNER } }));
		expect(publicMatch(aMatch(), { ...OPEN, published: without("teams") })?.away).toStrictEqual({});
	});

	test("whatever the flags: no time without the schedule, no side without the draw, no team without the teams", () => {
		const flag = fc.boolean();
		const flags = fc.record({ clubs: flag, teams: flag, lot: flag, schedule: flag });
		fc.assert(
			fc.property(flags, fc.constantFrom("group" as const, "playoff" as const), anyOutcome, (published, stage, outcome) => {
				const shown = publicMatch(aMatch({ ...outcome }), { ...OPEN, published, stage });
				if (!published.schedule && !(published.lot && stage === "playoff")) expect(shown).toBeNull();
				if (shown === null) return;
				if (!published.schedule)
					for (const field of ["start", "field", "moved", "score"]) expect(shown).not.toHaveProperty(field);
				if (!published.lot) expect([shown.home, shown.away]).toEqual([{}, {}]);
				if (!published.teams) expect([shown.home.team, shown.away.team]).toEqual([undefined, undefined]);
				if (!published.clubs)
					expect(shown).toEqual(
						publicMatch(aMatch({ ...outcome }), { ...OPEN, published: { ...published, clubs: true }, stage }),
					);
			}),
		);
	});
});

describe("DECISIONS §3 a match whose scores are not published", () => {
	test("shows when and where it is played, and when it began, but nothing of its course or result", () => {
		expect(publicMatch(aMatch(), YOUNG)).toStrictEqual({
			...PLANNED,
			...PLACED,
			home: { slot: FIRST },
			away: { team: "b11-bro" },
			status: "live",
			period: "second-half",
			periodStart: at("09:25"),
			periodMinute: 20,
			begun: at("09:02"),
		});
	});

	test("a walkover is shown as a finished match; a cancelled one, or one to come, as such", () => {
		for (const status of ["finished", "walkover"] as const)
			expect(publicMatch(aMatch({ status }), YOUNG)?.status).toBe("finished");
		for (const status of ["scheduled", "live", "postponed", "cancelled"] as const)
			expect(publicMatch(aMatch({ status }), YOUNG)?.status).toBe(status);
	});

	test("neither extra time, shoot-out nor clock is shown: they reveal that it was level", () => {
		for (const period of ["extra-time", "shoot-out"] as const) {
			const shown = publicMatch(aMatch({ period }), YOUNG);
			for (const field of ["period", "periodStart", "periodMinute"]) expect(shown).not.toHaveProperty(field);
		}
		for (const period of ["first-half", "half-time", "second-half"] as const)
			expect(publicMatch(aMatch({ period }), YOUNG)).toMatchObject({ period, periodStart: at("09:25"), periodMinute: 20 });
		const { period: _, ...unsaid } = aMatch();
		expect(publicMatch(unsaid, YOUNG)).not.toHaveProperty("periodStart");
		const { periodStart: _start, periodMinute: _minute, ...clockless } = aMatch();
		const shown = publicMatch(clockless, YOUNG);
		expect(shown?.period).toBe("second-half");
		for (const field of ["periodStart", "periodMinute"]) expect(shown).not.toHaveProperty(field);
	});

	test("is the same whatever its result, at the same stage", () => {
		const isOver = ({ status }: Pick<CupFileMatch, "status">) => status === "finished" || status === "walkover";
		fc.assert(
			fc.property(anyOutcome, anyOutcome, fc.constantFrom("b11-ek", "b11-gran"), (one, other, winner) => {
				fc.pre(one.status === other.status || (isOver(one) && isOver(other)));
				const base = aMatch({ period: undefined, minute: undefined });
				const away = { team: winner, slot: WINNER };
				const played = (outcome: typeof one): CupFileMatch => ({
					...PLANNED,
					...PLACED,
					home: base.home,
					away,
					...outcome,
					period: "second-half",
				});
				const plain = { ...played(other), away: { team: "b11-hav", slot: WINNER }, ended: at("10:01") };
				expect(publicMatch(played(one), YOUNG)).toEqual(publicMatch(plain, YOUNG));
			}),
		);
	});

	test("of a hidden playoff is not shown, whatever else is published", () => {
		for (const published of [ALL, without("schedule"), without("lot"), without("teams")])
			expect(publicMatch(aMatch(), { ...YOUNG, published, stage: "playoff" })).toBeNull();
		const shown = { ...YOUNG, shows: { ...YOUNG.shows, playoffs: true } };
		expect(publicMatch(aMatch(), { ...shown, stage: "playoff" })).not.toBeNull();
	});
});

describe("DECISIONS §3 a category", () => {
	const publishes = (scores: boolean, tables: boolean, playoffs: boolean) => showsOf({ publishes: { scores, tables, playoffs } });

	test("shows scores, tables and playoffs by default", () => {
		expect(showsOf({})).toEqual({ scores: true, tables: true, playoffs: true });
	});

	test("shows neither tables nor playoffs without scores, since both reveal results", () => {
		expect(publishes(false, true, true)).toEqual({ scores: false, tables: false, playoffs: false });
	});

	test("may show tables or playoffs without the other, with its scores", () => {
		for (const tables of [true, false])
			for (const playoffs of [true, false]) expect(publishes(true, tables, playoffs)).toEqual({ scores: true, tables, playoffs });
	});
});
