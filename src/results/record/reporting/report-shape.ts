import { z } from "zod";
import { LONGEST_NOTE, NOTE_CODES } from "../../../cup/reports/note.ts";
import { ABANDONED_WHY, CONFIRMERS, GOAL_KINDS, INCIDENT_KINDS, KICK_KINDS, PHASE_KINDS } from "../../../cup/reports/report.ts";
import { checkMatchResult } from "../check/match-result.ts";
import { id as matchId } from "../cup-file-value.ts";
import { storable } from "../input/storable-text.ts";
import type { ReportInput } from "./report-match.ts";

/** The contents of a report (docs/integrate/reporting.md). The limits exclude impossible values. */
const goals = z.int("expected a whole number").min(0, "expected 0 or more").max(199, "expected 199 at most");
const score = z.strictObject({ home: goals, away: goals }, "expected home and away, two whole numbers");
const side = z.enum(["home", "away"], "expected home or away");
const minute = z.int("expected a whole number").min(0, "expected 0 or more").max(200, "expected 200 at most");
const added = z.int("expected a whole number").min(1, "expected 1 or more").max(60, "expected 60 at most");
const shirt = z.int("expected a whole number").min(0, "expected 0 or more").max(99, "expected 99 at most");
const words = storable(
	z
		.string("expected a text")
		.trim()
		.min(1, "expected a text")
		.max(LONGEST_NOTE, `expected ${LONGEST_NOTE} letters at most`)
		.regex(/^\P{Cc}*$/u, "expected a text on one line"),
);

/** No match is older, and the database stores no instant of the year 0. */
const EARLIEST = Date.UTC(1900);

const sent = {
	id: z
		.string("expected an id of its own")
		.regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	match: matchId,
	at: z.iso
		.datetime({ offset: true, error: "expected an instant such as 2026-07-16T14:20:00+02:00", abort: true })
		.refine((at) => Date.parse(at) >= EARLIEST, "expected an instant since 1900")
		.optional(),
};
const played = { minute: minute.optional(), added: added.optional() };
const ofSide = { ...played, side, shirt: shirt.optional() };

const given = z.discriminatedUnion(
	"kind",
	[
		z.strictObject({
			...sent,
			kind: z.literal("result"),
			score,
			halfTime: score.optional(),
			regularTime: score.optional(),
			shootOut: score.optional(),
			decidedBy: z.enum(["regular", "extra-time", "golden-goal", "penalties", "seven-metre-throws", "lots"]).optional(),
			winner: side.optional(),
		}),
		z.strictObject({ ...sent, kind: z.enum(GOAL_KINDS), score, ...ofSide }),
		z.strictObject({ ...sent, kind: z.enum(INCIDENT_KINDS), ...ofSide }),
		z.strictObject({ ...sent, kind: z.enum(PHASE_KINDS) }),
		z.strictObject({ ...sent, kind: z.literal("half-time"), score: score.optional() }),
		z.strictObject({
			...sent,
			kind: z.literal("full-time"),
			score: score.optional(),
			decidedBy: z.enum(["golden-goal", "lots"]).optional(),
			winner: side.optional(),
		}),
		z.strictObject({
			...sent,
			kind: z.enum(KICK_KINDS),
			side,
			kick: z.int("expected a whole number").min(1, "expected 1 or more").max(50, "expected 50 at most"),
			shootOut: score,
			shirt: shirt.optional(),
		}),
		z.strictObject({
			...sent,
			kind: z.literal("walkover"),
			winner: z.enum(["home", "away", "none"], "expected home, away or none"),
		}),
		z.strictObject({ ...sent, kind: z.enum(["postponed", "cancelled"]) }),
		z.strictObject({
			...sent,
			kind: z.literal("correction"),
			score,
			halfTime: score.optional(),
			shootOut: score.optional(),
		}),
		z.strictObject({
			...sent,
			...played,
			kind: z.literal("note"),
			note: z.enum(NOTE_CODES, `expected one of ${NOTE_CODES.join(", ")}`).optional(),
			text: z.strictObject({ en: words, sv: words }, "expected en and sv").optional(),
		}),
		z.strictObject({ ...sent, kind: z.enum(["clock-stopped", "clock-started"]) }),
		z.strictObject({ ...sent, kind: z.literal("clock-set"), minute: minute.min(1, "expected 1 or more") }),
		z.strictObject({ ...sent, ...played, kind: z.literal("goal-detail"), report: sent.id, shirt: shirt.optional() }),
		z.strictObject({
			...sent,
			...played,
			kind: z.literal("abandoned"),
			why: z.enum(ABANDONED_WHY, `expected one of ${ABANDONED_WHY.join(", ")}`),
		}),
		z.strictObject({
			...sent,
			kind: z.literal("confirmed"),
			who: z.enum(CONFIRMERS, `expected one of ${CONFIRMERS.join(", ")}`),
			score: score.optional(),
			shootOut: score.optional(),
		}),
		z.strictObject({ ...sent, kind: z.literal("undo"), report: sent.id }),
	],
	{
		error: ({ code }) =>
			code === "invalid_union" ? `expected one of ${REPORTED_KINDS.join(", ")}` : "expected a report, a JSON object",
	},
);

export const REPORTED_KINDS = [
	"result",
	...GOAL_KINDS,
	...INCIDENT_KINDS,
	...PHASE_KINDS,
	"half-time",
	"full-time",
	...KICK_KINDS,
	"walkover",
	"postponed",
	"cancelled",
	"correction",
	"note",
	"clock-stopped",
	"clock-started",
	"clock-set",
	"goal-detail",
	"abandoned",
	"confirmed",
	"undo",
] as const;

const sound = given.check(({ value, issues }) => {
	const wrong = (field: string, message: string) => issues.push({ code: "custom", path: [field], message, input: value });
	if ("added" in value && value.added !== undefined && value.minute === undefined)
		wrong("added", "expected only together with a minute");
	if (value.kind === "result") {
		const kicks = value.decidedBy ?? (value.shootOut ? "penalties" : undefined);
		checkMatchResult({ ...value, status: "finished", ...(kicks && { decidedBy: kicks }) }, (field, message, expected) =>
			wrong(field, `${message}; expected ${expected}`),
		);
	}
	if (value.kind === "full-time" && (value.decidedBy === "lots") !== (value.winner !== undefined))
		wrong("winner", "expected home or away if lots decided, and only then");
	if (value.kind === "goal" || value.kind === "own-goal" || value.kind === "penalty") {
		if (value.score[value.side] === 0) wrong("score", "expected the score after the goal: its side has at least one");
	}
	if (value.kind === "shoot-out-scored" && value.shootOut[value.side] === 0)
		wrong("shootOut", "expected the shoot-out's score after the kick: its side has at least one");
	if (value.kind === "note" && (value.note === undefined) === (value.text === undefined))
		wrong("note", "expected a fixed note, or text from the office");
	if (value.kind === "goal-detail" && value.minute === undefined && value.shirt === undefined)
		wrong("minute", "expected the minute, the shirt, or both");
	if (value.kind === "undo" && value.report === value.id) wrong("report", "expected the id of an earlier report");
});

export type ShapedReport = { readonly input: ReportInput } | { readonly errors: Record<string, string[]> };

/** Validates a report as JSON; if it is invalid, returns messages by field. */
export function readReport(input: unknown): ShapedReport {
	const parsed = sound.safeParse(input);
	if (parsed.success) {
		const { id, match, at, ...content } = parsed.data;
		return { input: { id, match, ...(at !== undefined && { at }), content: withoutUndefined(content) } };
	}
	const errors: Record<string, string[]> = {};
	for (const issue of parsed.error.issues) {
		const keys = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".") || "report"];
		for (const key of keys)
			errors[key] = [
				...(errors[key] ?? []),
				issue.code === "unrecognized_keys" ? "not a field of this kind of report" : issue.message,
			];
	}
	return { errors };
}

const withoutUndefined = <Content extends object>(content: Content): ReportInput["content"] =>
	Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as ReportInput["content"];
