import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { changeOfMove } from "../results/acts/moved-match.ts";
import { unsetRules } from "../results/acts/unset-rules.ts";
import { verdictOf, withMatches } from "../results/acts/verdict.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import { CUP_FILE_FORMAT, type CupFileMatch } from "../results/record/cup-file.ts";
import { printFault } from "../results/record/fault.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { applyChange } from "./change.ts";
import { conflictLine, possibleConflictLine, unsetLines } from "./conflict-line.ts";
import { fieldNamed, matchNamed } from "./named.ts";
import { fieldOf, placeText } from "./place-text.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { startOfText } from "./start-text.ts";
import { refuseBroken } from "./verdict-text.ts";

type Options = {
	readonly cup?: string;
	readonly start?: string;
	readonly field?: string;
	readonly number?: string;
	readonly played?: boolean;
	readonly anyway?: boolean;
};

export function registerMove(program: Command): void {
	program
		.command("move")
		.argument("<match>", "its number in the schedule, or its id (the last part of its address)")
		.description("move a match in time or place; its earlier time and place are shown until it is played")
		.option("--start <when>", "a day and a time in its arena's time, a time on the same day, or a time with its offset")
		.option("--field <field>", "the field: its name with its arena, or its id")
		.option("--number <number>", "its printed number")
		.option("--played", "also if the match is being played or has been played")
		.option("--anyway", "even if it leaves a team too little rest or no time to get there, or is outside the arena's hours")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(move);
}

const EXAMPLES = `
Examples:
  npx cupboard move b14-m12 --start "2026-07-16 14:20" --field fyrvallen-3
  npx cupboard move 412 --start 15:00 --field "Fyrvallen 3"
  npx cupboard move b14-m12 --start 2026-07-16T12:20:00Z --number 412`;

function move(named: string, options: Options): Promise<void> {
	if (options.start === undefined && options.field === undefined && options.number === undefined)
		throw new Refusal("Say where to move the match: give --start, --field or --number.");
	return withRecord(async (db) => {
		const { moved, warned } = await db.orm.transaction((orm) => moveWithin({ ...db, orm }, named, options));
		for (const line of warned) console.error(line);
		console.log(moved);
	});
}

/** Moves a match, checked against the present programme, with the cup locked. @returns the lines to print */
async function moveWithin(
	db: Database,
	named: string,
	options: Options,
): Promise<{ readonly moved: string; readonly warned: readonly string[] }> {
	const cup = await presentCup(db, options.cup);
	await lockCup(db.orm, cup.id);
	const { record, match } = await matchNamed(db, cup, named);
	const called = matchCalled(record, match.id);
	refuseStatus(match, { named, called }, options);

	const present = fieldOf(record, match.field);
	const goal = options.field === undefined ? present : fieldNamed(record.arenas, options.field, cup.name);
	const zone = goal?.arena.zone ?? cup.zone;
	const day = match.start && zonedTime(match.start, present?.arena.zone ?? cup.zone).slice(0, 10);
	const change = changeOfMove(match, {
		field: options.field === undefined ? undefined : goal?.field.id,
		number: options.number,
		start: options.start === undefined ? undefined : startOfText(options.start, zone, day),
	});
	const now = change ? { ...match, ...change } : match;
	const told = `${called}, ${placeText(record, { start: now.start ?? undefined, field: now.field ?? undefined })}`;
	if (!change) throw new Refusal(`${told}: it is already there. Nothing was changed.`);
	const after = withMatches(record, [change]);
	const verdict = verdictOf(record, after);
	refuseBroken(`${told} breaks the schedule`, verdict, { anyway: options.anyway ?? false, after });
	const { faults } = await applyChange(db, "move", {
		format: CUP_FILE_FORMAT,
		cup: { id: cup.id },
		editions: [{ id: record.edition.id, matches: [change] }],
	});
	const warned = [
		...faults.map((fault) => printFault({ ...fault, path: fault.field })),
		...verdict.againstRules.map((conflict) => `Anyway: ${conflictLine(conflict, after)}`),
		...verdict.noticed.map((conflict) => `Noticed: ${possibleConflictLine(conflict, after)}`),
		...unsetLines(unsetRules(after, new Set([match.id])), after, { onlyAll: true }),
	];
	const was = change.moved ? ` (was ${placeText(record, change.moved)})` : "";
	const number = change.number ? `, number ${change.number}` : "";
	return { moved: `Moved: ${told}${number}${was}`, warned };
}

/** A printed number may change at any time; the time and field of a played match only change if explicitly requested. */
function refuseStatus(
	{ status }: CupFileMatch,
	{ named, called }: { readonly named: string; readonly called: string },
	{ start, field, played }: Options,
): void {
	if (start === undefined && field === undefined) return;
	if (status === "cancelled")
		throw new Refusal(
			`${called} is cancelled. To play it after all, run npx cupboard result ${named} --status scheduled, then move it.`,
		);
	if (played || status === "scheduled" || status === "postponed") return;
	const word = { live: "is being played", finished: "has been played", walkover: "was a walkover" }[status];
	throw new Refusal(`${called} ${word}. To correct its time or place, give --played too.`);
}
