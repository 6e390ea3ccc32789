import { type Command, Option } from "commander";
import type { Database } from "../database/database.ts";
import { commitJudged } from "../results/acts/commit-proposal.ts";
import { judge } from "../results/acts/propose.ts";
import { type Selection, selectedMatches } from "../results/acts/selection.ts";
import { LATER, type Later } from "../results/acts/shift.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import type { MatchChange } from "../results/record/cup-file-change.ts";
import { readEdition } from "../results/record/read.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { faultText, headOf, refusalText } from "./change.ts";
import { conflictLine, possibleConflictLine, unsetLines } from "./conflict-line.ts";
import { countOf } from "./count-of.ts";
import { arenaNamed, categoryIn, fieldNamed } from "./named.ts";
import { placeText } from "./place-text.ts";
import { editionOrPresent } from "./present-edition.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { startOfText } from "./start-text.ts";
import { refuseBroken } from "./verdict-text.ts";

type Options = {
	readonly cup?: string;
	readonly edition?: string;
	readonly arena?: readonly string[];
	readonly field?: readonly string[];
	readonly category?: readonly string[];
	readonly from?: string;
	readonly until?: string;
	readonly later: Later;
	readonly check?: boolean;
	readonly anyway?: boolean;
	readonly why?: string;
};

export function registerShift(program: Command): void {
	program
		.command("shift")
		.argument("<minutes>", "how much later; below 0: earlier")
		.description("shift all matches at a time and place that have not begun, as one act")
		.option("--arena <arena...>", "matches at these arenas")
		.option("--field <field...>", "matches on these fields: each by its name with its arena, or its id")
		.option("--category <category...>", "matches in these categories")
		.option("--from <when>", "matches that start then or later: a day and a time, or a time today (default: now)")
		.option("--until <when>", "matches that start before then (default: the end of that day)")
		.addOption(
			new Option(
				"--later <way>",
				"later matches on the same fields that day: move them too, let breaks absorb the delay, or leave them",
			)
				.choices([...LATER])
				.default("move"),
		)
		.option("--edition <edition>", "its year or its id (default: the one being played, or the next, or the last)")
		.option("--check", "show what would move and what it would break, without moving it")
		.option("--anyway", "even if it leaves a team too little rest or no time to get there, or is outside an arena's hours")
		.option("--why <reason>", "saved in the ledger; no child's name")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(shift);
}

const EXAMPLES = `
Examples:
  npx cupboard shift 40 --arena Heden --from 15:20 --check
  npx cupboard shift 40 --arena Heden --from 15:20 --later absorb --why "thunder"
  npx cupboard shift -15 --category B14 --from "2026-07-17 13:00" --until "2026-07-17 18:00"
All of it is one act: npx cupboard undo takes it back whole.`;

function shift(text: string, options: Options): Promise<void> {
	const minutes = Number(text);
	if (!/^-?\d{1,4}$/.test(text) || minutes === 0 || Math.abs(minutes) > 1440)
		throw new Refusal(`"${text}": expected whole minutes, such as 40, or -15 for earlier; at most a day.`);
	if (!options.arena && !options.field && !options.category)
		throw new Refusal("Say which matches to shift: give --arena, --field or --category.");
	return withRecord(async (db) => {
		const lines = await db.orm.transaction((orm) => shiftWithin({ ...db, orm }, minutes, options));
		for (const line of lines) console.log(line);
	});
}

/** Shifts the selected matches, checked against the present programme, with the cup locked. @returns the lines to print */
async function shiftWithin(db: Database, minutes: number, options: Options): Promise<string[]> {
	const cup = await presentCup(db, options.cup);
	await lockCup(db.orm, cup.id);
	const summary = await editionOrPresent(db, cup, options.edition);
	const record = summary && (await readEdition(db, cup.id, summary.id));
	if (!record) throw new Refusal(`${cup.name} has no edition yet.`);

	const now = new Date(cupNow(clockOf(cup), new Date()));
	const selection = selectionOf(record, options, now.toISOString());
	const selected = selectedMatches(record, selection);
	if (selected.length === 0) throw new Refusal("No match there has still to begin at that time. Nothing was changed.");
	const matches = selected.map(({ id }) => id);
	const judged = judge({ record, now }, { kind: "shift", matches, minutes, later: options.later });
	if ("refused" in judged) throw new Refusal(refusalText(judged));
	const { after, preview } = judged;
	const { verdict } = preview;
	const changes = judged.proposed.matches;
	const moves = changes.map((change) => moveLine(change, record, after));
	const broken = [...verdict.impossible, ...verdict.againstRules].map((conflict) => `  ${conflictLine(conflict, after)}`);
	const noticed = [
		...verdict.noticed.map((conflict) => `Noticed: ${possibleConflictLine(conflict, after)}`),
		...unsetLines(preview.unset, after, { onlyAll: true }),
	];
	const count = countOf(changes.length, "match", "matches");
	if (options.check) {
		const judged = `${verdict.impossible.length} impossible, ${verdict.againstRules.length} against the rules, ${verdict.noticed.length} to note`;
		return [`Would move ${count}: ${judged}.`, ...moves, ...broken, ...noticed, "Checked only. Nothing was changed."];
	}
	refuseBroken(`Moving ${count} by ${minutes} minutes breaks the schedule`, verdict, {
		anyway: options.anyway ?? false,
		after,
	});
	const done = await commitJudged(db, { record, judged }, headOf("shift", options.why));
	if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
	return [`Moved ${count} by ${minutes} minutes.`, ...moves, ...broken.map((line) => `Anyway:${line.slice(1)}`), ...noticed];
}

/** @param now by the cup's clock */
function selectionOf(record: EditionRecord, options: Options, now: string): Selection {
	const { arenas, cup } = record;
	const whole = (options.arena ?? []).map((text) => arenaNamed(arenas, text, cup.name));
	const placed = (options.field ?? []).map((text) => fieldNamed(arenas, text, cup.name));
	const fields = [...whole.flatMap((arena) => arena.fields), ...placed.map(({ field }) => field)].map(({ id }) => id);
	const zone = (whole[0] ?? placed[0]?.arena)?.zone ?? cup.zone;
	const today = zonedTime(now, zone).slice(0, 10);
	const from = options.from === undefined ? now : startOfText(options.from, zone, today, "--from");
	const day = zonedTime(from, zone).slice(0, 10);
	const until = options.until === undefined ? endOfDay(day, zone) : Date.parse(startOfText(options.until, zone, day, "--until"));
	if (until <= Date.parse(from))
		throw new Refusal(`--until "${options.until}" is not after --from, so no match can be between them.`);
	return {
		...(fields.length > 0 && { fields: new Set(fields) }),
		...(options.category && { categories: new Set(options.category.map((text) => categoryIn(record, text).id)) }),
		from: Date.parse(from),
		until,
	};
}

/**
 * The end of an instant's day in a zone, found in steps of a quarter of an hour: offsets and clock changes are multiples of it.
 */
function endOfDay(instant: string, zone: string): number {
	const QUARTER = 15 * 60_000;
	const day = (at: number) => zonedTime(new Date(at).toISOString(), zone).slice(0, 10);
	const first = Math.floor(Date.parse(instant) / QUARTER) * QUARTER;
	let at = first;
	while (day(at) === day(first)) at += QUARTER;
	return at;
}

/** "  match 412 (B14: …): Heden 2, 2026-07-16 14:20 → 15:00" */
function moveLine({ id }: MatchChange, before: EditionRecord, after: EditionRecord): string {
	const placeIn = (record: EditionRecord) => placeText(record, record.edition.matches.find((match) => match.id === id) ?? {});
	return `  ${matchCalled(before, id)}: ${placeIn(before)} → ${placeIn(after)}`;
}
