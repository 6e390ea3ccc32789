import { randomUUID } from "node:crypto";
import { type Command, Option } from "commander";
import { NOTE_CODES } from "../cup/reports/note.ts";
import type { Stated } from "../cup/reports/report.ts";
import { isObjection, OBJECTIONS } from "../cup/reports/verdict.ts";
import { applyParked } from "../results/acts/apply-parked.ts";
import { reportMatch } from "../results/record/reporting/report-match.ts";
import { REPORTED_KINDS, readReport } from "../results/record/reporting/report-shape.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { matchNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { refuseTooEarly } from "./result.ts";
import { scoreOfText } from "./score-text.ts";

type Options = {
	readonly cup?: string;
	readonly side?: string;
	readonly shirt?: string;
	readonly minute?: string;
	readonly kick?: string;
	readonly halfTime?: string;
	readonly regularTime?: string;
	readonly shootOut?: string;
	readonly decidedBy?: string;
	readonly winner?: string;
	readonly note?: string;
	readonly textEn?: string;
	readonly textSv?: string;
	readonly report?: string;
	readonly at?: string;
	readonly id?: string;
	readonly notBegun?: boolean;
};

export function registerReport(program: Command): void {
	program
		.command("report")
		.argument("<match>", "its number in the schedule, or its id (the last part of its address)")
		.argument("<kind>", REPORTED_KINDS.join(", "))
		.argument("[score]", "the score after it, the home side's goals first: 3-1")
		.description("report from a match as the office; the office's report counts before the field's")
		.addOption(new Option("--side <side>", "for a goal, a card or a kick").choices(["home", "away"]))
		.option("--minute <minute>", "12, or 20+2 (default: counted from when the period began)")
		.option("--shirt <number>", "if the cup allows shirt numbers")
		.option("--kick <number>", "which of the side's kicks in the shoot-out")
		.option("--half-time <score>", "for a result or a correction")
		.option("--regular-time <score>", "for a result, if extra time followed")
		.option("--shoot-out <score>", "for a result or a correction; for a kick, the score after it")
		.option("--decided-by <how>", "golden-goal or lots, if the score does not show it")
		.option("--winner <side>", "for lots or a walkover; none: both sides lose")
		.addOption(new Option("--note <note>", "a fixed note").choices(NOTE_CODES))
		.option("--text-en <text>", "a note in your own words, with --text-sv; never a name")
		.option("--text-sv <text>")
		.option("--report <id>", "the report to undo")
		.option("--at <instant>", "when it was, such as 2026-07-16T14:20:00+02:00 (default: now)")
		.option("--id <id>", "the report's id; a report sent twice counts once (default: a new id)")
		.option("--not-begun", "record a result or a walkover although the match has not begun yet")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(report);
}

const EXAMPLES = `
Examples:
  npx cupboard report b14-m12 result 3-1 --half-time 1-0
  npx cupboard report 412 goal 1-0 --side home
  npx cupboard report b14-m12 correction 1-1
  npx cupboard report b14-m12 walkover --winner away
  npx cupboard report b14-m12 note --note weather`;

function report(named: string, kind: string, score: string | undefined, options: Options): Promise<void> {
	// Faults of the report itself are found before the record is opened, in which the match's name is looked up.
	reportOf("match", kind, score, options);
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const { record, match } = await matchNamed(db, cup, named);
		const called = matchCalled(record, match.id);
		const shaped = reportOf(match.id, kind, score, options);
		if ((kind === "result" || kind === "walkover") && !options.notBegun) refuseTooEarly(record, match);
		const answer = await reportMatch(db, cup.id, { sender: "office" }, shaped.input);
		if ("refused" in answer) throw new Refusal(Object.values(answer.errors).flat().join("\n"));
		await applyParked(db, cup.id);
		if (isObjection(answer.verdict))
			throw new Refusal(`Saved, but it does not count: ${OBJECTIONS[answer.verdict]}. Now ${called}: ${stateOf(answer.stated)}`);
		if (answer.verdict === "waits-for-teams") {
			const waits = answer.missing ? `: the match is waiting for ${answer.missing.en}` : "";
			console.log(`Saved: ${shaped.input.id} ${kind} counts once both teams of ${called} are known${waits}.`);
			return;
		}
		const twice = answer.again || answer.verdict === "repeated" ? " (known already)" : "";
		console.log(`Reported${twice}: ${shaped.input.id} ${kind}, ${called}: ${stateOf(answer.stated)}`);
	});
}

function reportOf(match: string, kind: string, score: string | undefined, options: Options) {
	const shaped = readReport(bodyOf(match, kind, score, options));
	if (!("errors" in shaped)) return shaped;
	const faults = Object.entries(shaped.errors).flatMap(([field, texts]) => texts.map((text) => `report ${field}: ${text}`));
	throw new Refusal(faults.join("\n"));
}

function stateOf({ status, score, period, minute }: Stated): string {
	const parts = [score && `${score.home}–${score.away}`, status, period, minute === null ? null : `${minute}'`];
	return parts.filter((part) => part !== null).join(" ");
}

/** The report's JSON body; options that were not given are left out. */
function bodyOf(match: string, kind: string, score: string | undefined, options: Options): object {
	const { halfTime, regularTime, shootOut, minute, textEn, textSv, shirt, kick } = options;
	const scores = {
		score: score && scoreOfText(score, "The score"),
		halfTime: halfTime && scoreOfText(halfTime, "--half-time"),
		regularTime: regularTime && scoreOfText(regularTime, "--regular-time"),
		shootOut: shootOut && scoreOfText(shootOut, "--shoot-out"),
	};
	const { side, decidedBy, winner, note, at } = options;
	const body = {
		id: options.id ?? `office-${randomUUID()}`,
		match,
		kind,
		at,
		...scores,
		...minuteOf(minute),
		side,
		shirt: shirt && numberOf(shirt, "--shirt"),
		kick: kick && numberOf(kick, "--kick"),
		decidedBy,
		winner,
		note,
		text: textEn !== undefined || textSv !== undefined ? { en: textEn, sv: textSv } : undefined,
		report: options.report,
	};
	return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function minuteOf(text: string | undefined): { minute?: number; added?: number } {
	if (text === undefined) return {};
	const [, minute, added] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(text) ?? [];
	if (minute === undefined) throw new Refusal(`--minute "${text}": expected a minute such as 12, or 20+2.`);
	return { minute: Number(minute), ...(added !== undefined && { added: Number(added) }) };
}

function numberOf(text: string, option: string): number {
	if (!/^\d{1,3}$/.test(text)) throw new Refusal(`${option} "${text}": expected a whole number.`);
	return Number(text);
}
