import { describe, expect, test } from "vitest";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { goalWords } from "./goal-words.ts";
import { matchHere, waitsForOffice } from "./match-here.ts";
import { objectionTo } from "./match-now.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute } from "./played-minute.ts";
import type { StoredReport } from "./reporter-store.ts";
import { goalAfter, kickAfter } from "./score-after.ts";
import { nextPhases, stageOfPlay } from "./stage-of-play.ts";

const side = (name: string) => ({ name: { en: name, sv: name }, nation: "se" });
const MATCH: ReporterMatch = {
	id: "m1",
	number: "12",
	start: "2026-07-16T14:00:00+02:00",
	category: { en: "B14", sv: "P14" },
	stage: { en: "Group 1", sv: "Grupp 1" },
	type: "group",
	halfMinutes: 20,
	home: side("Ask IF"),
	away: side("Bro IF"),
	log: [],
};
const PROGRAMME: ReporterProgramme = {
	now: "2026-07-16T14:00:00+02:00",
	sport: "football",
	shirtNumbers: false,
	reporter: "r-1",
	office: false,
	fields: [{ id: "heden-10", name: "Heden 10", arena: "Heden" }],
	field: "heden-10",
	matches: [MATCH],
};

/** Pressed on the phone, a minute after one another, from 14:00. */
function pressed(...contents: PitchContent[]): StoredReport[] {
	return contents.map((content, at) => ({
		seq: at + 1,
		token: "t",
		report: { id: `report-${at + 1}`, match: "m1", at: `2026-07-16T12:${String(at).padStart(2, "0")}:00Z`, ...content },
		keptAt: 0,
		state: "waiting",
		refusal: null,
	}));
}
const goal = (side: "home" | "away", home: number, away: number): PitchContent => ({ kind: "goal", side, score: { home, away } });

describe("a match on the phone", () => {
	test("follows the phone's own reports, sent or not", () => {
		const kept = pressed({ kind: "kick-off" }, goal("home", 1, 0));
		const here = matchHere(MATCH, kept, PROGRAMME);
		expect(here.stated).toMatchObject({ status: "live", period: "first-half", score: { home: 1, away: 0 } });
		const sent = kept.map(({ report: { match: _, ...report } }) => ({ ...report, sender: "field" as const, by: "r-1" }));
		expect(matchHere({ ...MATCH, log: sent }, kept, PROGRAMME).stated).toEqual(here.stated);
		expect(matchHere({ ...MATCH, log: sent }, [], PROGRAMME).stated).toEqual(here.stated);
	});

	test("leaves out what was refused", () => {
		const [kickOff, late] = pressed({ kind: "kick-off" }, goal("home", 1, 0));
		const here = matchHere(MATCH, [kickOff!, { ...late!, state: "refused", refusal: "score-goes-down" }], PROGRAMME);
		expect(here.stated.score).toEqual({ home: 0, away: 0 });
	});

	test("withdraws its own last report that counts, and no other reporter's", () => {
		const kept = pressed({ kind: "kick-off" }, goal("home", 1, 0), { kind: "undo", report: "report-2" });
		expect(matchHere(MATCH, kept.slice(0, 2), PROGRAMME).last).toMatchObject({ kind: "goal", id: "report-2" });
		expect(matchHere(MATCH, kept, PROGRAMME).last).toMatchObject({ kind: "kick-off" });
		const others = [{ id: "o-1", kind: "kick-off", at: "2026-07-16T12:00:00Z", sender: "office" } as const];
		expect(matchHere({ ...MATCH, log: others }, [], PROGRAMME).last).toBeNull();
	});

	test("shows at once why a report would not count", () => {
		const { log } = matchHere(MATCH, pressed({ kind: "kick-off" }, goal("home", 2, 0)), PROGRAMME);
		const report = (content: PitchContent) => ({ id: "new-1", match: "m1", at: "2026-07-16T12:30:00Z", ...content });
		expect(objectionTo(report(goal("away", 1, 1)), MATCH, log, PROGRAMME)).toBe("score-goes-down");
		expect(objectionTo(report({ kind: "kick-off" }), MATCH, log, PROGRAMME)).toBe("repeated");
		expect(objectionTo(report(goal("away", 2, 1)), MATCH, log, PROGRAMME)).toBeNull();
	});

	test("continues to extra time and a shoot-out from a level group match if its rules decide it", () => {
		const group = { ...MATCH, decidesDraws: true as const };
		const over = matchHere(group, pressed({ kind: "kick-off" }, { kind: "full-time" }), PROGRAMME);
		expect(nextPhases(over.stated, group)).toEqual(["extra-time", "shoot-out"]);
	});

	test("counts a shoot-out kick by kick, a missed one too", () => {
		const playoff = { ...MATCH, type: "playoff" as const };
		const level: PitchContent[] = [{ kind: "result", score: { home: 1, away: 1 } }];
		const before = matchHere(playoff, pressed({ kind: "kick-off" }, { kind: "full-time" }), PROGRAMME);
		expect(nextPhases(before.stated, playoff)).toEqual(["extra-time", "shoot-out"]);
		expect(nextPhases(before.stated, MATCH)).toEqual([]);
		const kicks: PitchContent[] = [{ kind: "kick-off" }, { kind: "full-time" }, { kind: "shoot-out" }];
		for (const [who, scored] of [
			["home", true],
			["away", false],
			["home", false],
			["away", true],
			["home", true],
		] as const)
			kicks.push(kickAfter(matchHere(playoff, pressed(...kicks), PROGRAMME), who, scored));
		const after = matchHere(playoff, pressed(...kicks), PROGRAMME);
		expect(kicks.slice(3).map((kick) => "kick" in kick && kick.kick)).toEqual([1, 1, 2, 2, 3]);
		expect(after.stated.shootOut).toEqual({ home: 2, away: 1 });
		expect(nextPhases(after.stated, playoff)).toEqual(["full-time"]);
		expect(nextPhases(matchHere(playoff, pressed(...level), PROGRAMME).stated, playoff)).toEqual(["extra-time", "shoot-out"]);
	});

	test("has the minute by the cup's clock, and the score that a goal makes", () => {
		const { stated } = matchHere(MATCH, pressed({ kind: "kick-off" }), PROGRAMME);
		expect(playedMinute(stated, Date.parse("2026-07-16T12:11:20Z"))).toBe(12);
		expect(playedMinute({ ...stated, status: "finished" }, 0)).toBeNull();
		expect(goalAfter(stated, "away")).toEqual({ home: 0, away: 1 });
	});
});

describe("a match that was broken off", () => {
	const abandoned: PitchContent = { kind: "abandoned", why: "weather" };
	const waits = (...contents: PitchContent[]) => waitsForOffice(matchHere(MATCH, pressed(...contents), PROGRAMME));

	test("waits for the office until another report counts after it; details of an earlier goal, and an undo, do not count as such", () => {
		const began: PitchContent[] = [{ kind: "kick-off" }, goal("home", 1, 0)];
		expect([waits(...began), waits(...began, abandoned)]).toEqual([false, true]);
		expect(waits(...began, abandoned, { kind: "goal-detail", report: "report-2", shirt: 9 })).toBe(true);
		expect(waits(...began, abandoned, goal("away", 1, 1))).toBe(false);
		expect(waits(...began, abandoned, goal("away", 1, 1), { kind: "undo", report: "report-4" }), "taken back").toBe(true);
		expect(waits(...began, abandoned, { kind: "undo", report: "report-3" })).toBe(false);
		expect(waits(...began, abandoned, goal("away", 0, 1)), "what does not count says nothing").toBe(true);
		expect(waits(...began, abandoned, { kind: "full-time" })).toBe(false);
	});

	test("depends on the last press, in whatever order reports arrive", () => {
		const [kickOff, off] = pressed({ kind: "kick-off" }, abandoned);
		const later = {
			...kickOff!,
			report: { ...goal("home", 1, 0), id: "late", match: "m1", at: "2026-07-16T12:30:00Z" },
		} as StoredReport;
		expect(waitsForOffice(matchHere(MATCH, [later, kickOff!, off!], PROGRAMME))).toBe(false);
	});
});

describe("this phone's reports", () => {
	test("of another match, or refused, are not part of a match; the office's phone reports as the office", () => {
		const [own, other] = pressed({ kind: "kick-off" }, goal("home", 1, 0));
		const elsewhere = { ...other!, report: { ...other!.report, match: "m2" } };
		expect(matchHere(MATCH, [own!, elsewhere], PROGRAMME).log).toMatchObject([{ id: "report-1", sender: "field", by: "r-1" }]);
		expect(matchHere(MATCH, [own!], { ...PROGRAMME, office: true }).log).toMatchObject([{ sender: "office", by: "r-1" }]);
		for (const state of ["waiting", "sent", "refused"] as const)
			expect(matchHere(MATCH, [{ ...own!, state }], PROGRAMME).log.length, state).toBe(state === "refused" ? 0 : 1);
	});

	test("are withdrawn from the last press on, never an undo or an office's statement", () => {
		const log = [
			{
				id: "s-1",
				kind: "statement",
				at: "2026-07-16T11:50:00Z",
				sender: "office",
				by: "r-1",
				stated: matchHere(MATCH, [], PROGRAMME).stated,
			},
		] as unknown as ReporterMatch["log"];
		const [first, second] = pressed({ kind: "kick-off" }, goal("home", 1, 0));
		expect(matchHere({ ...MATCH, log }, [second!, first!], PROGRAMME).last).toMatchObject({ id: "report-2" });
		expect(matchHere({ ...MATCH, log }, [], PROGRAMME).last, "a statement alone").toBeNull();
	});

	test("a handball match is decided by throws", () => {
		const shootOut: PitchContent[] = [{ kind: "result", score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } }];
		const by = (sport: ReporterProgramme["sport"]) =>
			matchHere({ ...MATCH, type: "playoff" }, pressed(...shootOut), { ...PROGRAMME, sport }).stated.decidedBy;
		expect([by("football"), by("handball")]).toEqual(["penalties", "seven-metre-throws"]);
	});
});

test("a match's stage, and its possible next phases: it continues only if a playoff match is level and undecided", () => {
	const { stated } = matchHere(MATCH, pressed({ kind: "kick-off" }), PROGRAMME);
	type State = Partial<typeof stated>;
	const level: State = { score: { home: 1, away: 1 } };
	const led: State = { score: { home: 2, away: 1 } };
	const phases = (state: State, more: Partial<ReporterMatch> = {}) => {
		const now = { ...stated, ...state };
		return [stageOfPlay(now), ...nextPhases(now, { ...MATCH, ...more })].join(" ");
	};
	const playoff = { type: "playoff" } as const;
	const live = (period: (typeof stated)["period"], state: State = level): State => ({ ...state, status: "live", period });
	const over = (state: State = {}): State => ({ ...level, status: "finished", period: null, ...state });
	expect(phases({ status: "scheduled" })).toBe("before kick-off");
	expect(phases({ status: "postponed" })).toBe("before kick-off");
	expect(phases({ status: "cancelled" })).toBe("off");
	expect(phases({ status: "walkover" })).toBe("off");
	expect(phases(live(null))).toBe("first-half half-time");
	expect(phases(live("first-half"))).toBe("first-half half-time");
	expect(phases(live("first-half"), { halfMinutes: null })).toBe("first-half half-time full-time");
	expect(phases(live("half-time"))).toBe("half-time second-half");
	expect(phases(live("second-half"), playoff)).toBe("second-half full-time extra-time shoot-out");
	expect(phases(live("second-half", led), playoff)).toBe("second-half full-time");
	expect(phases(live("second-half"))).toBe("second-half full-time");
	expect(phases(live("second-half", { score: null }), playoff)).toBe("second-half full-time");
	expect(phases(live("extra-time"), playoff)).toBe("extra-time full-time shoot-out");
	expect(phases(live("extra-time", led), playoff)).toBe("extra-time full-time");
	expect(phases(live("shoot-out", { ...level, shootOut: { home: 2, away: 2 } }), playoff)).toBe("shoot-out");
	expect(phases(live("shoot-out", { ...level, shootOut: null }), playoff)).toBe("shoot-out");
	expect(phases(live("shoot-out", { ...level, shootOut: { home: 3, away: 2 } }), playoff)).toBe("shoot-out full-time");
	const undecided: State = { shootOut: null, winner: null, regularTime: null };
	expect(phases(over(undecided), playoff)).toBe("over extra-time shoot-out");
	expect(phases(over({ ...undecided, regularTime: { home: 0, away: 0 } }), playoff)).toBe("over shoot-out");
	expect(phases(over({ ...undecided, winner: "home" }), playoff)).toBe("over");
	expect(phases(over({ ...undecided, shootOut: { home: 1, away: 0 } }), playoff)).toBe("over");
	expect(phases(over({ ...undecided, ...led }), playoff)).toBe("over");
	expect(phases(over(undecided))).toBe("over");
});

test("a side's next kick is counted among its own that count; a miss leaves the score", () => {
	const kick = (side: "home" | "away", number: number, home: number, away: number): PitchContent => ({
		...{ kind: "shoot-out-scored", side, kick: number, shootOut: { home, away } },
	});
	const contents: PitchContent[] = [{ kind: "kick-off" }, { kind: "full-time" }, { kind: "shoot-out" }, kick("home", 1, 1, 0)];
	const match = { ...MATCH, type: "playoff" as const };
	const after = (more: readonly PitchContent[], side: "home" | "away", scored: boolean) =>
		kickAfter(matchHere(match, pressed(...contents, ...more), PROGRAMME), side, scored);
	expect(after([], "away", true)).toEqual({ kind: "shoot-out-scored", side: "away", kick: 1, shootOut: { home: 1, away: 1 } });
	expect(after([], "home", false)).toEqual({ kind: "shoot-out-missed", side: "home", kick: 2, shootOut: { home: 1, away: 0 } });
	const undone: PitchContent[] = [kick("away", 1, 1, 1), { kind: "undo", report: "report-5" }];
	expect(after(undone, "away", true), "one that was taken back is none").toMatchObject({
		kick: 1,
		shootOut: { home: 1, away: 1 },
	});
});

test("a goal's description is its own: its kind, its side and its score", () => {
	const event = (kind: "goal" | "penalty", side: "home" | "away", home: number, away: number, shirt: number) => ({
		...{ kind, side, score: { home, away }, minute: shirt + 20, shirt },
	});
	const events = [
		event("penalty", "home", 1, 0, 1),
		event("goal", "away", 1, 0, 2),
		event("goal", "home", 1, 1, 3),
		event("goal", "home", 2, 0, 4),
	];
	const told = (kind: "goal" | "penalty", more: object = {}) =>
		goalWords(
			{ id: "g", at: "", sender: "field", kind, side: "home", score: { home: 1, away: 0 }, ...more } as never,
			{ events: [...events, event("goal", "home", 1, 0, 5)] } as never,
		);
	expect(told("goal")).toEqual({ minute: 25, shirt: 5 });
	expect(told("penalty")).toEqual({ minute: 21, shirt: 1 });
	expect(told("goal", { side: "away", score: { home: 1, away: 1 } })).toEqual({});
	expect(told("goal", { score: undefined })).toEqual({});
});
