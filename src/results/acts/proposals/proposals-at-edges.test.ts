import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { Report } from "../../../cup/reports/report.ts";
import type { CupFileEdition, CupFileFact, CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { factId } from "../fact-id.ts";
import { judge, type Proposal } from "../propose.ts";
import type { ReportUnderReview } from "./accept-report-proposal.ts";

const NOW = "2026-07-16T06:00:00Z";
type More = { readonly matches?: Readonly<Record<string, object>>; readonly change?: (record: EditionRecord) => void };

/** The small cup with some matches changed. */
function recordOf({ matches = {}, change }: More = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const edition: CupFileEdition = {
		...editions[0]!,
		matches: editions[0]!.matches.map((match) => ({ ...match, ...matches[match.id] }) as CupFileMatch),
	};
	const record: EditionRecord = { cup, clubs, arenas, edition, revision: 3, announcedTo: null };
	change?.(record);
	return record;
}

function judged(asked: object, more: More = {}, now = NOW) {
	const found = judge({ record: recordOf(more), now: new Date(now) }, asked as Proposal);
	if ("refused" in found) throw new Error(JSON.stringify(found));
	return found;
}
const matchesOf = (asked: object, more?: More, now?: string) => judged(asked, more, now).proposed.matches;
const idsOf = (asked: object, more?: More, now?: string) => matchesOf(asked, more, now).map(({ id }) => id);
const askedOf = (asked: object, more?: More, now?: string) => judged(asked, more, now).preview.asked.map(({ kind }) => kind);
const refusalOf = (asked: object, more: More = {}) => {
	const found = judge({ record: recordOf(more), now: new Date(NOW) }, asked as Proposal);
	return "refused" in found ? `${found.refused} ${Object.keys(found.errors)}` : null;
};

describe("a match that the office ends", () => {
	const result = { kind: "result", match: "b14-s1", score: { home: 1, away: 0 } };

	test("before its start needs confirmation, but not at its start or while it is in progress", () => {
		expect(askedOf(result)).toEqual(["not-begun"]);
		expect(askedOf(result, {}, "2026-07-16T09:00:00Z")).toEqual([]);
		expect(askedOf(result, { matches: { "b14-s1": { status: "live" } } })).toEqual([]);
	});

	test("with more goals than the sport's limit needs confirmation, also beside another question", () => {
		const high = (home: number, away: number, more: object = {}) => ({ ...result, score: { home, away }, ...more });
		const over = "2026-07-16T09:00:00Z";
		expect([askedOf(high(15, 2), {}, over), askedOf(high(16, 2), {}, over)]).toEqual([[], ["unlikely-score"]]);
		expect(askedOf(high(1, 1, { shootOut: { home: 125, away: 4 } }), {}, over)).toEqual(["unlikely-score"]);
		expect(askedOf(high(125, 2))).toEqual(["not-begun", "unlikely-score"]);
		const handball = { change: ({ cup }: EditionRecord) => void Object.assign(cup, { sport: "handball" }) };
		expect([askedOf(high(60, 2), handball, over), askedOf(high(2, 61), handball, over)]).toEqual([[], ["unlikely-score"]]);
		const stands = { matches: { "b14-s1": { status: "finished", score: { home: 16, away: 2 } } } };
		expect(askedOf(high(16, 2), stands, over)).toEqual([]);
	});

	test("replaces an earlier result that differs, and a postponement too", () => {
		const level = { score: { home: 1, away: 1 }, decidedBy: "penalties" };
		const stands = { status: "finished", ...level, halfTime: { home: 0, away: 0 }, shootOut: { home: 4, away: 3 } };
		const over = { matches: { "b14-s1": stands } };
		const again = { ...result, ...level, shootOut: { home: 4, away: 3 } };
		expect(askedOf(again, over)).toEqual([]);
		expect(askedOf({ ...again, shootOut: { home: 5, away: 4 } }, over)).toEqual(["replaces"]);
		expect(askedOf({ ...again, halfTime: { home: 1, away: 0 } }, over)).toEqual(["replaces"]);
		expect(askedOf(result, { matches: { "b14-s1": { status: "postponed" } } })).toEqual(["replaces"]);
		const drawn = { matches: { "b14-s1": { ...stands, shootOut: undefined, decidedBy: "lots", winner: "home" } } };
		expect(askedOf({ ...result, score: level.score, decidedBy: "lots", winner: "away" }, drawn)).toEqual(["replaces"]);
		expect(askedOf({ kind: "walkover", match: "g15-m2", absent: "both" })).toEqual(["replaces"]);
		expect([idsOf({ kind: "walkover", match: "g15-m2", absent: "away" }), idsOf(again, over)]).toEqual([[], []]);
	});

	test("gets a stated half-time score if it has none, and keeps the one it has", () => {
		const halfTime = { home: 1, away: 0 };
		const same = { kind: "result", match: "b14-m7", score: { home: 2, away: 1 }, halfTime };
		expect(matchesOf(same)).toEqual([{ id: "b14-m7", halfTime }]);
		expect(matchesOf(same, { matches: { "b14-m7": { halfTime } } })).toEqual([]);
	});

	test("keeps nothing of its result when that is removed, or when it is played again or reopened", () => {
		for (const asked of [
			{ kind: "abandon", match: "g15-m1", as: "struck" },
			{ kind: "abandon", match: "g15-m1", as: "replay" },
			{ kind: "reopen", match: "g15-m1" },
		])
			expect(matchesOf(asked)[0]).toMatchObject({
				begun: null,
				ended: null,
				events: null,
				score: null,
				period: null,
				minute: null,
			});
	});

	test("in a group remains level if it was broken off; in a playoff one side must go on", () => {
		const level = { score: { home: 1, away: 1 } };
		expect(matchesOf({ kind: "abandon", match: "g15-m1", as: "stands" }, { matches: { "g15-m1": level } })[0]).toMatchObject(
			level,
		);
		const live = { matches: { "b14-f": { status: "live", ...level, home: { team: "b14-ask" }, away: { team: "b14-fur" } } } };
		expect(refusalOf({ kind: "abandon", match: "b14-f", as: "stands" }, live)).toBe("not-possible match");
	});

	test("in a group whose rules decide level matches must state what decided it", () => {
		const change = ({ edition }: EditionRecord) => {
			for (const category of edition.categories)
				Object.assign(category, { rules: { preset: "gothia", drawnGroup: ["penalties"] } });
		};
		const level = { kind: "result", match: "b14-m1", score: { home: 1, away: 1 } };
		expect(refusalOf(level, { change })).toBe("invalid shootOut");
		expect(refusalOf(level)).toBeNull();
		expect(refusalOf({ ...level, shootOut: { home: 4, away: 3 } }, { change })).toBeNull();
		const live = { matches: { "b14-m1": { status: "live", score: { home: 1, away: 1 } } }, change };
		expect(refusalOf({ kind: "abandon", match: "b14-m1", as: "stands" }, live)).toBe("not-possible match");
	});

	test("that is postponed before its start needs no confirmation, and is postponed once", () => {
		const asked = { kind: "postpone", match: "b14-s1" };
		expect([askedOf(asked), idsOf(asked)]).toEqual([[], ["b14-s1"]]);
		expect(idsOf(asked, { matches: { "b14-s1": { status: "postponed" } } })).toEqual([]);
		expect(askedOf({ ...asked, match: "b14-m7" })).toEqual(["replaces"]);
	});

	test("takes the deciding phase from its sport, unless stated", () => {
		const level = { kind: "result", match: "b14-s1", score: { home: 2, away: 2 }, shootOut: { home: 3, away: 4 } };
		const change = (record: EditionRecord) => void Object.assign(record.cup, { sport: "handball" });
		expect(matchesOf(level)[0]).toMatchObject({ decidedBy: "penalties" });
		expect(matchesOf(level, { change })[0]).toMatchObject({ decidedBy: "seven-metre-throws" });
		const lots = { kind: "result", match: "b14-s1", score: { home: 2, away: 2 }, decidedBy: "lots", winner: "home" };
		expect(matchesOf(lots)[0]).toMatchObject({ decidedBy: "lots", winner: "home", shootOut: null });
	});

	test("must have opponents on both sides", () => {
		const turned = { matches: { "b14-bs": { home: { slot: { kind: "bye" } }, away: { team: "b14-ek" } } } };
		for (const more of [{}, turned]) expect(refusalOf({ ...result, match: "b14-bs" }, more)).toBe("not-possible match");
	});

	test("of a young category has the state played once", () => {
		expect(idsOf({ kind: "played", match: "b11-m1" })).toEqual([]);
		expect(idsOf({ kind: "played", match: "b11-m2" })).toEqual(["b11-m2"]);
	});
});

describe("fields that are closed", () => {
	const closedOn = (closed: readonly object[] = []): More => ({
		change: ({ arenas }) => void Object.assign(arenas[0]!.fields[1]!, { closed }),
	});
	const closingsOf = (asked: object, more?: More, now?: string) =>
		judged({ fields: ["heden-10"], ...asked }, more, now).proposed.arenas?.[0]?.fields?.[0]?.closed;
	const span = (from: string, until?: string) => ({
		from: `2026-07-${from}:00:00Z`,
		...(until !== undefined && { until: `2026-07-${until}:00:00Z` }),
	});

	test("are closed once at a time: an overlapping closing is replaced, and an adjacent one stays", () => {
		const stand = [span("15T08", "15T10"), span("15T11", "15T13"), span("15T14", "15T16"), span("15T18")];
		const asked = { kind: "close-fields", ...span("15T10", "15T14") };
		expect(closingsOf(asked, closedOn(stand))).toEqual([stand[0], stand[2], stand[3], span("15T10", "15T14")]);
		expect(closingsOf({ kind: "close-fields", ...span("15T19", "15T20") }, closedOn(stand))).toEqual([
			...stand.slice(0, 3),
			span("15T19", "15T20"),
		]);
	});

	test("open later than they close", () => {
		const asked = (until: string) => ({ kind: "close-fields", fields: ["heden-10"], ...span("15T10", until) });
		expect([refusalOf(asked("15T10")), refusalOf(asked("15T11"))]).toEqual(["invalid until", null]);
	});

	test("are closed by the clock of their own arena", () => {
		const from = { date: "2026-07-17", minute: 600 };
		const change = ({ arenas }: EditionRecord) => void Object.assign(arenas[1]!, { zone: "+05:00" });
		expect(closingsOf({ kind: "close-fields", from })).toEqual([{ from: "2026-07-17T08:00:00Z" }]);
		expect(closingsOf({ kind: "close-fields", fields: ["valhalla-1"], from }, { change })).toEqual([
			{ from: "2026-07-17T05:00:00Z" },
		]);
	});

	test("accept no match and no move; matches already on them wait", () => {
		const closed = closedOn([span("16T08", "16T10")]);
		const isClosed = (match: string, minute: number) => {
			const to = [{ match, field: "heden-10", date: "2026-07-16", minute }];
			return judged({ kind: "move", to }, closed).preview.verdict.impossible.some(({ kind }) => kind === "closed");
		};
		// The first semi-final is there at 11 in Heden's time.
		expect([isClosed("b14-s1", 11 * 60), isClosed("b14-s1", 11 * 60 + 30)]).toEqual([false, true]);
		// Two halves of 25 minutes from 9.10 end as it is closed; to the minute before it is opened again.
		expect([9 * 60 + 10, 9 * 60 + 11, 11 * 60 + 59, 12 * 60].map((minute) => isClosed("b14-f", minute))).toEqual([
			false,
			true,
			true,
			false,
		]);
	});

	test("are opened from now on: a past closing is kept, a running one ends, and a future one is removed", () => {
		const stand = [span("15T08", "15T10"), span("16T04", "16T06"), span("16T05", "16T09"), span("17T05", "17T09")];
		expect(closingsOf({ kind: "open-fields" }, closedOn(stand))).toEqual([stand[0], stand[1], span("16T05", "16T06")]);
		expect(closingsOf({ kind: "open-fields" }, closedOn([span("16T06")]))).toBeNull();
		expect(refusalOf({ kind: "open-fields", fields: ["heden-10"] }, closedOn(stand.slice(0, 2)))).toBe("not-possible fields");
	});
});

describe("a match that is moved", () => {
	const to = (more: object) => ({ kind: "move", to: [{ match: "b14-s1", date: "2026-07-17", minute: 600, ...more }] });
	const far = { change: ({ arenas }: EditionRecord) => void Object.assign(arenas[1]!, { zone: "+05:00" }) };

	test("begins by the clock of its new arena, otherwise of its own, otherwise of the cup", () => {
		const startOf = (asked: object, more?: More) => matchesOf(asked, more)[0]!.start;
		expect(startOf(to({ field: "valhalla-1" }), far)).toBe("2026-07-17T05:00:00Z");
		expect(startOf(to({}), far)).toBe("2026-07-17T08:00:00Z");
		expect(startOf({ kind: "move", to: [{ match: "b14-f", date: "2026-07-17", minute: 600 }] }, far)).toBe(
			"2026-07-17T05:00:00Z",
		);
		expect(startOf(to({}), { matches: { "b14-s1": { field: undefined } } })).toBe("2026-07-17T08:00:00Z");
	});

	test("begins at the minute shown by the clocks in the night when they change", () => {
		const startAt = (date: string, minute: number) =>
			matchesOf({ kind: "move", to: [{ match: "b14-s1", date, minute }] })[0]!.start;
		expect([
			startAt("2026-10-25", 60),
			startAt("2026-10-25", 240),
			startAt("2026-03-29", 60),
			startAt("2026-03-29", 210),
		]).toEqual(["2026-10-24T23:00:00Z", "2026-10-25T03:00:00Z", "2026-03-29T00:00:00Z", "2026-03-29T01:30:00Z"]);
	});

	test("takes the later matches on its field that day with it, by the arena's days and not by UTC's", () => {
		// Two starts on one day in Stockholm, at 01.30 and 03.30, are on two days in UTC.
		const night = {
			"b14-s1": { start: "2026-07-15T23:30:00Z", field: "heden-2" },
			"b14-s2": { start: "2026-07-16T01:30:00Z", field: "heden-2" },
		};
		const asked = { kind: "shift", matches: ["b14-s1"], minutes: 20, later: "move" };
		expect(idsOf(asked, { matches: night })).toEqual(["b14-s1", "b14-s2"]);
		const change = ({ arenas }: EditionRecord) => void Object.assign(arenas[0]!, { zone: "+00:00" });
		expect(idsOf(asked, { matches: night, change })).toEqual(["b14-s1"]);
	});

	test("swaps places only with a match that has not begun", () => {
		const begun = { matches: { "b14-s2": { status: "live" } } };
		expect(refusalOf({ kind: "swap", matches: ["b14-s1", "b14-s2"] }, begun)).toBe("not-possible matches");
	});
});

describe("a protest", () => {
	const asked = (by: string, match = "b14-m7") => ({ kind: "protest", match, by, claim: "A shirt" });
	const withFacts = (...facts: CupFileFact[]): More => ({ change: ({ edition }) => void Object.assign(edition, { facts }) });
	const of = (id: string, team: string, more: object = {}) =>
		({ id, at: NOW, kind: "protest", match: "b14-m7", team, note: "A shirt", ...more }) as CupFileFact;
	const factOf = (proposal: object, more?: More) => judged(proposal, more).proposed.besides?.facts?.[0];

	test("waits for its decision once per team, and may be filed again once it is decided", () => {
		expect(refusalOf(asked("home"), withFacts(of("protest-b14-m7", "b14-fur")))).toBe("not-possible match");
		expect(refusalOf(asked("away"), withFacts(of("protest-b14-m7", "b14-fur")))).toBeNull();
		const answered = of("protest-b14-m7", "b14-fur", { outcome: "rejected", answer: "It was not" });
		const again = factOf(asked("home"), withFacts(answered))!;
		expect(again.id).not.toBe(answered.id);
		expect(again).toMatchObject({ team: "b14-fur", note: "A shirt" });
	});

	test("belongs to its own match", () => {
		const reject = { kind: "reject", match: "b14-m8", protest: "protest-b14-m7", answer: "It was not" };
		expect(refusalOf(reject, withFacts(of("protest-b14-m7", "b14-fur")))).toBe("no-such-match protest");
	});

	test("may be against a walkover", () => {
		expect(factOf(asked("away", "g15-m2"))).toMatchObject({ kind: "protest", match: "g15-m2", team: "g15-hav" });
	});
});

describe("a fact", () => {
	const lots = (...order: string[]) => ({ kind: "fact", fact: { kind: "lots", division: "b14-g-1", order } });
	const kicks = (score: [number, number], ...order: string[]) => ({
		kind: "fact",
		fact: { kind: "shoot-out", division: "b14-g-1", order, score },
	});

	test("belongs to all the teams that share a place, each once", () => {
		expect(refusalOf(kicks([4, 3], "b14-bro", "b14-dal"))).toBeNull();
		for (const order of [
			["b14-bro", "b14-bro"],
			["b14-bro", "b14-dal", "b14-bro"],
			["b14-bro", "b14-dal", "b14-ek"],
		])
			expect(refusalOf(kicks([4, 3], ...order))).toBe("not-possible fact");
	});

	test("must be one that the rules ask for", () => {
		expect(refusalOf(lots("b14-bro", "b14-dal"))).toBe("not-possible fact");
		const none = {
			change: ({ edition }: EditionRecord) =>
				void Object.assign(edition.categories[0]!, { rules: { preset: "gothia", criteria: ["wins"] } }),
		};
		expect(refusalOf(lots("b14-bro", "b14-dal"), none)).toBe("not-possible fact");
	});

	test("names the winner first, with the higher number", () => {
		expect(refusalOf(kicks([3, 3], "b14-bro", "b14-dal"))).toBe("invalid score");
	});

	test("for several teams is one fact for each, with its own id", () => {
		const change = ({ edition }: EditionRecord) =>
			void Object.assign(edition.categories[0]!, { rules: { preset: "gothia", criteria: ["fair-play"] } });
		const points = ["b14-bro", "b14-dal"].map((team, at) => ({ team, points: -at }));
		const facts = judged({ kind: "fact", fact: { kind: "fair-play", division: "b14-g-1", points } }, { change }).proposed.besides!
			.facts!;
		expect(facts.map(({ id }) => id)).toEqual(["fair-play-b14-bro", "fair-play-b14-dal"]);
	});
});

test("has an id that is never too long, however long the team's id is, and differs from other facts' ids", () => {
	const said = { kind: "fair-play" as const, division: "b14-g-1", points: -1 };
	const teams = ["1", "2"].map((end) => "x".repeat(63) + end) as [string, string];
	const first = { ...said, team: teams[0], id: factId({ ...said, team: teams[0] }, []), at: NOW };
	const second = factId({ ...said, team: teams[1] }, [first]);
	expect([first.id.length, second.length, second === first.id]).toEqual([64, 64, false]);
	expect(factId({ ...said, team: teams[0] }, [first])).toBe(first.id);
});

describe("a team that withdraws", () => {
	const leaves = (team: string, more: object = {}) => ({ kind: "withdraw", team, played: "stand", toCome: "walkover", ...more });

	test("gives walkovers for its matches to come, postponed ones too", () => {
		const postponed = { matches: { "b14-m6": { status: "postponed", score: undefined } } };
		expect(matchesOf(leaves("b14-bro"), postponed).find(({ id }) => id === "b14-m6")).toMatchObject({
			status: "walkover",
			winner: "away",
		});
	});

	test("gives a walkover for each match that it would reach by giving one", () => {
		const parts = {
			change: ({ edition }: EditionRecord) =>
				void Object.assign(edition.categories[0]!, { rules: { preset: "gothia", withdrawn: "keep" } }),
		};
		expect(idsOf(leaves("b14-ask"), parts)).toEqual(["b14-s1", "b14-t"]);
		// A match without an opponent gives no walkover; the team's next match does.
		expect(idsOf(leaves("b14-ek"), parts)).toEqual(["b14-bf"]);
	});

	test("gives none for matches that others reach in its place, if nothing that it played counts", () => {
		expect(idsOf(leaves("b14-ask"))).toEqual([]);
	});

	test("loses its walkovers when they are removed, completely", () => {
		const walkover = { matches: { "b14-m6": { status: "walkover", score: undefined, winner: "home", events: [], begun: NOW } } };
		const struck = judged(leaves("b14-bro", { played: "struck" }), walkover);
		const own = struck.proposed.matches.filter(({ status }) => status === "cancelled");
		expect(own.map(({ id }) => id)).toEqual(["b14-m1", "b14-m4", "b14-m6"]);
		for (const match of own) expect(match).toMatchObject({ begun: null, ended: null, events: null });
		expect(struck.preview.asked.map(({ kind }) => kind)).toEqual(["replaces", "replaces", "replaces"]);
	});
});

describe("a team that comes back", () => {
	const gone = (...teams: string[]) => ({
		change: ({ edition }: EditionRecord) => {
			for (const team of edition.teams) if (teams.includes(team.id)) Object.assign(team, { withdrawn: true });
		},
	});
	const back = { kind: "rejoin", team: "b14-ask", toCome: "played" };
	const off = (more: object) => ({ status: "cancelled", score: undefined, ...more });
	const ahead = { start: "2026-07-16T07:00:00Z" };

	test("plays the matches to come that it lost by withdrawing, or leaves them without a time", () => {
		const matches = { "b14-m1": off(ahead), "b14-m3": off({ start: NOW }), "b14-m5": off({ start: undefined }) };
		expect(idsOf(back, { ...gone("b14-ask"), matches })).toEqual(["b14-m1", "b14-m5"]);
		expect(judged(back, { ...gone("b14-ask"), matches }).proposed.takesPlaces).toBe(true);
	});

	test("plays no match that it was awarded, nor one against another withdrawn team", () => {
		const given = (winner: string) => ({ status: "walkover", score: undefined, winner, ...ahead });
		const matches = { "b14-m1": given("away"), "b14-m3": given("home"), "b14-m5": given("none") };
		expect(idsOf(back, { ...gone("b14-ask"), matches })).toEqual(["b14-m1"]);
		expect(idsOf(back, { ...gone("b14-ask", "b14-bro"), matches })).toEqual([]);
	});

	test("is refused if its place is now another team's", () => {
		const matches = { "b14-m1": off({ start: "2026-07-16T09:00:00Z", field: "heden-10" }) };
		expect(judged(back, { ...gone("b14-ask"), matches }).preview.verdict.impossible).toContainEqual(
			expect.objectContaining({ kind: "field", matches: ["b14-m1", "b14-s1"] }),
		);
	});
});

describe("two teams that change groups", () => {
	const swap = { kind: "swap-groups", teams: ["b14-ask", "b14-fur"] };
	const afresh = (more: object = {}): More => ({
		matches: {
			...Object.fromEntries(
				["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9"].map((id) => [
					`b14-${id}`,
					{ status: "scheduled", score: undefined },
				]),
			),
			...more,
		},
	});

	test("play each other's matches in their groups, and keep those in which they are named elsewhere", () => {
		const named = { "b14-f": { home: { team: "b14-ask" } } };
		expect(idsOf(swap, afresh(named))).toEqual(["b14-m1", "b14-m3", "b14-m5", "b14-m7", "b14-m8"]);
	});

	test("must not have begun any of them, whatever their results", () => {
		for (const begun of [{ status: "live" }, { status: "walkover", winner: "home" }])
			expect(refusalOf(swap, afresh({ "b14-m8": begun }))).toBe("not-possible teams");
	});

	test("must be in the first group stage", () => {
		const change = ({ edition }: EditionRecord) => {
			const [category] = edition.categories;
			const [first] = category!.stages;
			const later = { ...first!, id: "later", rank: 4, divisions: [{ id: "later-1", name: "1", teams: ["b14-ask", "b14-fur"] }] };
			Object.assign(category!, { stages: [later, ...category!.stages] });
		};
		expect(refusalOf(swap, { ...afresh(), change })).toBeNull();
	});
});

describe("a report that is parked", () => {
	const report: Report = {
		...{ id: "six", at: "2026-07-16T05:30:00Z", sender: "field", by: "phone-1" },
		...{ kind: "goal", side: "home", score: { home: 6, away: 0 } },
	};
	const said = (id: string, content: object) =>
		({ id, at: "2026-07-16T05:40:00Z", sender: "field", by: "phone-2", ...content }) as Report;
	const letThrough = (held: Partial<ReportUnderReview> = {}, kind: "let-through" | "drop" = "let-through") =>
		judge(
			{
				...{ record: recordOf(), now: new Date(NOW) },
				held: {
					match: "b14-s1",
					report,
					log: [],
					terms: { halfMinutes: 20, shootOutBy: "penalties" },
					isSettled: false,
					...held,
				},
			},
			{ kind, match: "b14-s1", report: "six" },
		);
	const changesOf = (...given: Parameters<typeof letThrough>) => {
		const found = letThrough(...given);
		return "refused" in found ? `${found.refused} ${Object.keys(found.errors)}` : found.proposed.matches;
	};

	test("is accepted with the state that the match has then", () => {
		expect(changesOf()).toMatchObject([{ id: "b14-s1", status: "live", score: { home: 6, away: 0 } }]);
		const result = { ...report, kind: "result", score: { home: 40, away: 0 } } as Report;
		expect(changesOf({ report: result })).toMatchObject([{ status: "finished", score: { home: 40, away: 0 }, events: null }]);
	});

	test("changes nothing that another reporter has reported meanwhile, or that is dropped", () => {
		expect(
			changesOf({
				log: [said("result", { kind: "goal", side: "home", score: { home: 6, away: 0 }, at: "2026-07-16T05:29:00Z" })],
			}),
		).toEqual([]);
		expect(changesOf({}, "drop")).toEqual([]);
	});

	test("that was taken back, or would no longer count, can only be dropped", () => {
		for (const later of [
			said("undo", { kind: "undo", report: "six" }),
			said("over", { kind: "cancelled", at: "2026-07-16T05:00:00Z" }),
		]) {
			expect(changesOf({ log: [later] })).toBe("not-possible report");
			expect(changesOf({ log: [later] }, "drop")).toEqual([]);
		}
	});

	test("belongs to its own match, and is decided once", () => {
		for (const kind of ["let-through", "drop"] as const) {
			expect(changesOf({ isSettled: true }, kind)).toBe("not-possible report");
			expect(changesOf({ match: "b14-s2" }, kind)).toBe("no-such-match report");
			expect(changesOf({ report: { ...report, id: "seven" } }, kind)).toBe("no-such-match report");
		}
	});
});
