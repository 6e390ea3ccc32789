import { type Command, Option } from "commander";
import { DECIDED_BY, type DecidedBy, MATCH_STATUSES, type MatchStatus } from "../cup/match/match.ts";
import { CUP_FILE_FORMAT, type CupFileMatch, type EditionRecord } from "../results/record/cup-file.ts";
import type { MatchChange } from "../results/record/cup-file-change.ts";
import { isNotBegun } from "../results/record/import/not-begun.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled, namesOf } from "./called.ts";
import { applyChange } from "./change.ts";
import { contestedLines } from "./import-summary.ts";
import { matchNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { scoreOfText } from "./score-text.ts";

type Options = {
	readonly cup?: string;
	readonly halfTime?: string;
	readonly regularTime?: string;
	readonly shootOut?: string;
	readonly decidedBy?: DecidedBy;
	readonly winner?: "home" | "away";
	readonly walkover?: "home" | "away" | "none";
	readonly status?: MatchStatus;
	readonly notBegun?: boolean;
};

export function registerResult(program: Command): void {
	program
		.command("result")
		.argument("<match>", "its number in the schedule, or its id (the last part of its address)")
		.argument("[score]", "the home side's goals first: 3-1. Extra time counts, a shoot-out does not")
		.description("record a match's whole result; it replaces one reported before")
		.option("--half-time <score>", "the score at half-time")
		.option("--regular-time <score>", "the score when regular time ended, if extra time followed")
		.option("--shoot-out <score>", "the score of the penalty shoot-out, or of the seven-metre throws")
		.addOption(new Option("--decided-by <how>", "how it was decided, if not by its score").choices([...DECIDED_BY]))
		.addOption(new Option("--winner <side>", "who won the lots").choices(["home", "away"]))
		.addOption(new Option("--walkover <winner>", "a walkover; none: both sides lose").choices(["home", "away", "none"]))
		.addOption(new Option("--status <status>", "instead of finished; scheduled takes a result back").choices([...MATCH_STATUSES]))
		.option("--not-begun", "record it although the match has not begun yet")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(result);
}

const EXAMPLES = `
Examples:
  npx cupboard result 412 3-1
  npx cupboard result b14-m12 3-1 --half-time 1-0
  npx cupboard result b14-final 2-2 --regular-time 1-1 --shoot-out 4-2
  npx cupboard result b14-m13 --walkover away
  npx cupboard result b14-m14 --status postponed`;

function result(named: string, score: string | undefined, options: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const { match, record } = await matchNamed(db, cup, named);
		const change = changeOf(match.id, score, options, cup.sport);
		if (STATES_RESULT.includes(change.status ?? "scheduled") && !options.notBegun) refuseTooEarly(record, match);
		const { contested } = await applyChange(db, "result", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			editions: [{ id: record.edition.id, matches: [change] }],
		});
		const told = [score, change.status].filter((part) => part !== undefined).join(" ");
		for (const line of contestedLines(contested)) console.log(line);
		console.log(`Recorded: ${matchCalled(record, match.id)}, ${told}`);
	});
}

const STATES_RESULT: readonly MatchStatus[] = ["finished", "walkover"];

/** @throws Refusal if a match has not begun yet: its number may be mistyped */
export function refuseTooEarly(record: EditionRecord, match: CupFileMatch): void {
	if (!isNotBegun(match, cupNow(clockOf(record.cup), new Date()))) return;
	const called = matchCalled(record, match.id);
	const start = namesOf(record).time(match.start!, match.field);
	throw new Refusal(`${called} has not begun yet: it starts ${start}. To record its result anyway, give --not-begun.`);
}

/** The complete result: options that were not given remove their values, so that nothing of an older result remains. */
function changeOf(match: string, score: string | undefined, options: Options, sport: "football" | "handball"): MatchChange {
	const { halfTime, regularTime, shootOut, walkover, winner, decidedBy } = options;
	if (walkover !== undefined && options.status !== undefined && options.status !== "walkover")
		throw new Refusal(`--walkover and --status ${options.status} cannot be combined. Give one of them.`);
	const status = options.status ?? (walkover === undefined ? "finished" : "walkover");
	if (status === "finished" && score === undefined)
		throw new Refusal("A result needs its score, such as 3-1; or --walkover, or another --status.");
	const shootOutDecides = sport === "football" ? "penalties" : "seven-metre-throws";
	return {
		id: match,
		status,
		score: score === undefined ? null : scoreOfText(score, "The score"),
		halfTime: halfTime === undefined ? null : scoreOfText(halfTime, "--half-time"),
		regularTime: regularTime === undefined ? null : scoreOfText(regularTime, "--regular-time"),
		shootOut: shootOut === undefined ? null : scoreOfText(shootOut, "--shoot-out"),
		decidedBy: decidedBy ?? (shootOut !== undefined && status === "finished" ? shootOutDecides : null),
		winner: walkover ?? winner ?? null,
		...(status !== "live" && { period: null, minute: null }),
	};
}
