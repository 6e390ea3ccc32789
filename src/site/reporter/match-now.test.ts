import { describe, expect, test } from "vitest";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { matchHere } from "./match-here.ts";
import { objectionTo } from "./match-now.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute } from "./played-minute.ts";
import type { KeptReport } from "./reporter-store.ts";
import { goalAfter, kickAfter } from "./score-after.ts";
import { nextPhases } from "./stage-of-play.ts";

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
function pressed(...contents: PitchContent[]): KeptReport[] {
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
	test("is what the phone has said so far, whether it is sent or not", () => {
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

	test("takes back its own last report that counts, and no other's", () => {
		const kept = pressed({ kind: "kick-off" }, goal("home", 1, 0), { kind: "undo", report: "report-2" });
		expect(matchHere(MATCH, kept.slice(0, 2), PROGRAMME).last).toMatchObject({ kind: "goal", id: "report-2" });
		expect(matchHere(MATCH, kept, PROGRAMME).last).toMatchObject({ kind: "kick-off" });
		const others = [{ id: "o-1", kind: "kick-off", at: "2026-07-16T12:00:00Z", sender: "office" } as const];
		expect(matchHere({ ...MATCH, log: others }, [], PROGRAMME).last).toBeNull();
	});

	test("says at once why a report would not count", () => {
		const { log } = matchHere(MATCH, pressed({ kind: "kick-off" }, goal("home", 2, 0)), PROGRAMME);
		const report = (content: PitchContent) => ({ id: "new-1", match: "m1", at: "2026-07-16T12:30:00Z", ...content });
		expect(objectionTo(report(goal("away", 1, 1)), MATCH, log, PROGRAMME)).toBe("score-goes-down");
		expect(objectionTo(report({ kind: "kick-off" }), MATCH, log, PROGRAMME)).toBe("repeated");
		expect(objectionTo(report(goal("away", 2, 1)), MATCH, log, PROGRAMME)).toBeNull();
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

	test("says the minute by the cup's clock, and the score that a goal makes", () => {
		const { stated } = matchHere(MATCH, pressed({ kind: "kick-off" }), PROGRAMME);
		expect(playedMinute(stated, Date.parse("2026-07-16T12:11:20Z"))).toBe(12);
		expect(playedMinute({ ...stated, status: "finished" }, 0)).toBeNull();
		expect(goalAfter(stated, "away")).toEqual({ home: 0, away: 1 });
	});
});
