import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { groupBy } from "../../collections/group-by.ts";
import type { Score } from "../match/match.ts";
import type { PlayingTerms } from "./course.ts";
import type { Report, ReportContent, ReportedEvent, Stated } from "./report.ts";
import { type ReportedMatch, reportedMatch } from "./reported-match.ts";
import type { Verdict } from "./verdict.ts";

const TERMS: PlayingTerms = { halfMinutes: 20, shootOutBy: "penalties" };

/** "1-0", as a newspaper would print it. */
const score = (printed: string): Score => {
	const [home = 0, away = 0] = printed.split("-").map(Number);
	return { home, away };
};
const printed = (value: Score | null | undefined): string => (value ? `${value.home}–${value.away}` : "none");

const goal = (side: "home" | "away", after: string): ReportContent => ({ kind: "goal", side, score: score(after), shirt: 7 });
const kick = (side: "home" | "away", nth: number, after: string, scored = true): ReportContent => ({
	...{ kind: scored ? "shoot-out-scored" : "shoot-out-missed", side, kick: nth, shootOut: score(after) },
});
const result = (of: string, more: object = {}): ReportContent => ({ kind: "result", score: score(of), ...more });
const correction = (to: string, more: object = {}): ReportContent => ({ kind: "correction", score: score(to), ...more });
const only = (kind: "kick-off" | "half-time" | "second-half" | "full-time" | "extra-time" | "shoot-out"): ReportContent => ({
	kind,
});

/** Reports by the field at "14:05", or by the office at "14:05!"; each has its time as its name. */
type Log = Readonly<Record<string, ReportContent>>;
const reportsOf = (log: Log): Report[] =>
	Object.entries(log).map(([time, content]) => ({
		...{ id: time, at: `2026-07-14T${time.replace("!", "")}:00Z`, sender: time.endsWith("!") ? "office" : "field", by: "a" },
		...content,
	}));

const FIRST_HALF: Log = { "14:00": only("kick-off"), "14:05": goal("home", "1-0") };
const BREAK: Log = { ...FIRST_HALF, "14:20": only("half-time") };
const SECOND_HALF: Log = { ...BREAK, "14:25": only("second-half"), "14:30": goal("away", "1-1") };
const LEVEL: Log = { ...SECOND_HALF, "14:46": only("full-time") };
const EXTRA_TIME: Log = { ...LEVEL, "14:50": only("extra-time") };
const KICKS: Log = { ...LEVEL, "14:50": only("shoot-out"), "14:51": kick("home", 1, "1-0") };
const STATED = reportedMatch(reportsOf({ "12:00": result("1-1") }), TERMS).stated;

/** Possible states of a match at 14:58. */
const STANDS: Readonly<Record<string, Log>> = {
	"nothing said": {},
	"a note before it": { "13:50": { kind: "note", note: "delayed" } },
	"first half": FIRST_HALF,
	"first half, begun without a kick-off": { "14:05": goal("home", "1-0") },
	"first half, the clock stopped": { ...FIRST_HALF, "14:08": { kind: "clock-stopped" } },
	"first half, the clock set while it stood, and started again": {
		...{ ...FIRST_HALF, "14:08": { kind: "clock-stopped" }, "14:09": { kind: "clock-set", minute: 12 } },
		...{ "14:12": { kind: "clock-started" }, "14:15": goal("home", "2-0") },
	},
	"first half, the office has lowered the score": { ...FIRST_HALF, "14:06!": correction("0-0") },
	"first half, the office has raised the score": { ...FIRST_HALF, "14:06!": correction("2-1") },
	"half-time": BREAK,
	"second half": SECOND_HALF,
	"second half, with cards and a note": {
		...SECOND_HALF,
		"14:31": { kind: "yellow-card", side: "home", shirt: 4 },
		"14:57": { kind: "red-card", side: "away" },
		"14:58": { kind: "note", note: "weather" },
	},
	"level after full time": LEVEL,
	"won after full time": { ...SECOND_HALF, "14:40": goal("home", "2-1"), "14:46": only("full-time") },
	"won after full time, the office has corrected it": {
		...SECOND_HALF,
		...{ "14:40": goal("home", "2-1"), "14:46": only("full-time"), "14:48!": correction("1-1") },
	},
	"ended by the office": { ...SECOND_HALF, "14:46!": only("full-time") },
	"decided by lots after full time": { ...SECOND_HALF, "14:46": { kind: "full-time", decidedBy: "lots", winner: "away" } },
	"extra time": EXTRA_TIME,
	"extra time, somebody leads": { ...EXTRA_TIME, "14:53": goal("away", "1-2") },
	"won in extra time": { ...EXTRA_TIME, "14:53": goal("away", "1-2"), "14:57": only("full-time") },
	"won by a golden goal": {
		...{ ...EXTRA_TIME, "14:53": goal("away", "1-2") },
		"14:54": { kind: "full-time", decidedBy: "golden-goal" },
	},
	"before the kicks": { ...LEVEL, "14:50": only("shoot-out") },
	"kicks, one side leads": KICKS,
	"kicks, level": { ...KICKS, "14:52": kick("away", 1, "1-1") },
	"won by kicks": { ...KICKS, "14:52": kick("away", 1, "1-0", false), "14:55": only("full-time") },
	"a result of the field": { "14:50": result("2-1") },
	"a result of the field, confirmed": {
		...{ "14:50": result("1-1"), "14:51": { kind: "confirmed", who: "referee", score: score("1-1") } },
		"14:52": { kind: "confirmed", who: "away", score: score("1-1") },
	},
	"a result after a running report": { ...SECOND_HALF, "14:50": result("2-1", { halfTime: score("1-0") }) },
	"a result of the office": { "14:50!": result("2-1") },
	"a result by kicks": { "14:50": result("1-1", { shootOut: score("4-3"), regularTime: score("1-1") }) },
	"a result by lots": { "14:50": result("1-1", { decidedBy: "lots", winner: "home" }) },
	"a walkover that the field says": { ...FIRST_HALF, "14:50": { kind: "walkover", winner: "home" } },
	"a walkover that the office says": { "14:50!": { kind: "walkover", winner: "none" } },
	postponed: { "13:50": { kind: "note", note: "delayed" }, ...FIRST_HALF, "14:50": { kind: "postponed" } },
	"cancelled by the field": { ...FIRST_HALF, "14:50": { kind: "cancelled" } },
	"cancelled by the office": { "14:50!": { kind: "cancelled" } },
	"stated by the office as played": { "14:50!": { kind: "statement", stated: STATED } },
	"stated by the office as on its way": {
		"14:50!": { kind: "statement", stated: { ...STATED, status: "live", period: "first-half" } },
	},
	"a goal that was taken back late": { ...FIRST_HALF, "14:10": { kind: "undo", report: "14:05" } },
};

/** Possible next reports, at 14:59 by another reporter at the field or by the office. */
const NEXT: Readonly<Record<string, ReportContent>> = {
	"kick-off": only("kick-off"),
	"half-time": only("half-time"),
	"half-time 1–1": { kind: "half-time", score: score("1-1") },
	"second half": only("second-half"),
	"extra time": only("extra-time"),
	"shoot-out": only("shoot-out"),
	"full time": only("full-time"),
	"full time 0–1": { kind: "full-time", score: score("0-1") },
	"full time 2–1": { kind: "full-time", score: score("2-1") },
	"full time 1–1 by lots": { kind: "full-time", score: score("1-1"), decidedBy: "lots", winner: "home" },
	"goal home 1–0": goal("home", "1-0"),
	"goal home 2–1": goal("home", "2-1"),
	"goal away 1–2 in minute 20 + 2": {
		...{ kind: "own-goal", side: "away", score: score("1-2"), minute: 20, added: 2 },
	},
	"goal home 2–2": { kind: "penalty", side: "home", score: score("2-2") },
	"yellow card home 4": { kind: "yellow-card", side: "home", shirt: 4 },
	"red card away": { kind: "red-card", side: "away" },
	weather: { kind: "note", note: "weather" },
	words: { kind: "note", text: { en: "Words", sv: "Ord" } },
	"kick home 1 in 1–0": kick("home", 1, "1-0"),
	"kick home 1 missed 0–0": kick("home", 1, "0-0", false),
	"kick away 1 in 1–1": kick("away", 1, "1-1"),
	"kick away 2 in 0–1": kick("away", 2, "0-1"),
	"result 1–1": result("1-1"),
	"result 2–1": result("2-1"),
	"result 0–1": result("0-1", { halfTime: score("0-1") }),
	"result 1–1 by kicks 4–3": result("1-1", { shootOut: score("4-3") }),
	"result 2–1 after 1–1": result("2-1", { regularTime: score("1-1") }),
	"result 1–1 by lots": result("1-1", { decidedBy: "lots", winner: "away" }),
	"correction 1–1": correction("1-1"),
	"correction 2–1, 0–1 at half-time": correction("2-1", { halfTime: score("0-1") }),
	"correction 0–0": correction("0-0"),
	"correction 1–1, kicks 3–4": correction("1-1", { shootOut: score("3-4") }),
	"walkover home": { kind: "walkover", winner: "home" },
	"walkover none": { kind: "walkover", winner: "none" },
	postponed: { kind: "postponed" },
	cancelled: { kind: "cancelled" },
	"clock stopped": { kind: "clock-stopped" },
	"clock started": { kind: "clock-started" },
	"clock set to 12": { kind: "clock-set", minute: 12 },
	"clock set to 31": { kind: "clock-set", minute: 31 },
	"the goal of 14:05 in minute 3": { kind: "goal-detail", report: "14:05", minute: 3 },
	"the goal of 14:05 by 9": { kind: "goal-detail", report: "14:05", shirt: 9 },
	"broken off": { kind: "abandoned", why: "weather" },
	"referee confirms 1–1": { kind: "confirmed", who: "referee", score: score("1-1") },
	"home confirms 2–1": { kind: "confirmed", who: "home", score: score("2-1") },
	"undo 14:05": { kind: "undo", report: "14:05" },
	"undo 14:46": { kind: "undo", report: "14:46" },
	"undo 14:50": { kind: "undo", report: "14:50" },
	"undo 14:50!": { kind: "undo", report: "14:50!" },
	stated: { kind: "statement", stated: STATED },
};

/** Later reports of the field, one by one: they show the effective state and the earlier scores. */
const THEN = ["kick-off", "goal home 1–0", "goal home 2–1", "result 1–1", "result 2–1", "correction 0–0", "kick home 1 in 1–0"];
/** A letter for each verdict on those. */
const LETTERS: Readonly<Partial<Record<Verdict, string>>> = {
	counted: "+",
	repeated: "=",
	"office-said-otherwise": "o",
	"match-is-over": "e",
	"match-is-off": "x",
	"score-goes-down": "d",
	"side-did-not-score": "s",
	"not-begun": "b",
	"not-level": "l",
	"kick-reported-otherwise": "k",
};

const eventOf = ({ kind, at, side, minute, added, shirt, score: after, scoreBefore, text }: ReportedEvent): string =>
	[
		...[at?.slice(11, 16) ?? "", kind, side ?? "", minute === undefined ? "" : `${minute}${added ? `+${added}` : ""}'`],
		...[shirt === undefined ? "" : `(${shirt})`, scoreBefore ? `not ${printed(scoreBefore)}` : "", after ? printed(after) : ""],
		text?.en ?? "",
	]
		.filter((part) => part !== "")
		.join(" ");

/** Each part of the state, by its name. */
function told({ stated, confirmedBy }: ReportedMatch): Map<string, string> {
	const { events, score: standing, halfTime, regularTime, shootOut, ...rest } = stated satisfies Stated;
	const scores = { score: standing, halfTime, regularTime, shootOut };
	return new Map([
		...Object.entries(rest).map(([name, value]) => [name, String(value ?? "–").replace("2026-07-14T", "")] as const),
		...Object.entries(scores).map(([name, value]) => [name, printed(value)] as const),
		["events", events.map(eventOf).join("; ")],
		["confirmed", confirmedBy.join(" ")],
	]);
}

/** The parts of a match that changed; of its events those added and those removed. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
	return [...after]
		.flatMap(([name, value]) => {
			const was = before.get(name) ?? "";
			if (was === value) return [];
			if (name !== "events") return [`${name} ${value}`];
			const [old, now] = [was, value].map((all) => all.split("; ").filter((event) => event !== ""));
			return [
				...(now ?? []).filter((event) => !old?.includes(event)).map((event) => `+ ${event}`),
				...(old ?? []).filter((event) => !now?.includes(event)).map((event) => `- ${event}`),
			];
		})
		.join(", ");
}

/** "repeated: kick-off, half-time; counted: …", in the order of the reports. */
function byVerdict(verdicts: readonly (readonly [name: string, verdict: string])[]): string {
	const groups = groupBy(verdicts, ([, verdict]) => verdict);
	return [...groups].map(([verdict, all]) => `${verdict}: ${all.map(([name]) => name).join(", ")}`).join("; ");
}

function saidNext(log: Log, sender: Report["sender"]): { readonly counted: string[]; readonly refused: string } {
	const before = told(reportedMatch(reportsOf(log), TERMS));
	const refused: [string, string][] = [];
	const counted: string[] = [];
	for (const [name, content] of Object.entries(NEXT)) {
		const next: Report = { id: "next", at: "2026-07-14T14:59:00Z", sender, by: "b", ...content };
		const reports = [...reportsOf(log), next];
		const after = reportedMatch(reports, TERMS);
		const verdict = after.verdicts.get("next") ?? "none";
		const became = changed(before, told(after));
		if (verdict !== "counted" && became === "") {
			refused.push([name, verdict]);
			continue;
		}
		const then = THEN.map((name) => {
			const last: Report = { id: "then", at: "2026-07-14T15:00:00Z", sender: "field", by: "a", ...(NEXT[name] as ReportContent) };
			const said = reportedMatch([...reports, last], TERMS).verdicts.get("then");
			return (said && LETTERS[said]) ?? said;
		});
		counted.push(`${name}: ${verdict === "counted" ? "" : `${verdict}, `}${became || "nothing shown"} [${then.join("")}]`);
	}
	return { counted, refused: byVerdict(refused) };
}

test("the result of each report, in any state of a match and from any reporter, is as in the snapshot", async () => {
	const lines = Object.entries(STANDS).flatMap(([name, log]) => {
		const standing = changed(told(reportedMatch([], TERMS)), told(reportedMatch(reportsOf(log), TERMS)));
		const field = saidNext(log, "field");
		const office = saidNext(log, "office");
		return [
			...["", `==== ${name}`, standing, "-- the field", ...field.counted, field.refused, "-- the office, where it is otherwise"],
			...[...office.counted, office.refused].filter((line) => !field.counted.includes(line) && line !== field.refused),
		];
	});
	const otherwise = Object.entries(STANDS).map(([name, log]) => {
		const terms: PlayingTerms = { halfMinutes: null, shootOutBy: "seven-metre-throws" };
		return `${name}: ${changed(told(reportedMatch(reportsOf(log), TERMS)), told(reportedMatch(reportsOf(log), terms)))}`;
	});
	lines.push("", "==== otherwise in handball, where nobody has said how long a half is", ...otherwise);
	await expect(`${lines.join("\n").trimStart()}\n`).toMatchFileSnapshot(
		fileURLToPath(new URL("../../../tests/said/reports.txt", import.meta.url)),
	);
});
