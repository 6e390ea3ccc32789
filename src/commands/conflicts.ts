import type { Command } from "commander";
import { unsetRules } from "../results/acts/unset-rules.ts";
import { missingGroupMatches, programmeConflicts } from "../results/record/conflicts.ts";
import { readEdition } from "../results/record/read.ts";
import { groupWithin } from "../text/group-title.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { namesOf } from "./called.ts";
import { conflictLine, possibleConflictLine, unsetLines } from "./conflict-line.ts";
import { editionOrPresent } from "./present-edition.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string };

export function registerConflicts(program: Command): void {
	program
		.command("conflicts")
		.argument("[edition]", "its year or id (default: the one being played, or the next, or the last)")
		.description("list the conflicts in the schedule between matches that are not over; exit code 1 if there are any")
		.option(...CUP_OPTION)
		.addHelpText("after", LISTED)
		.action(conflicts);
}

const LISTED = `
Listed: two matches on one field at one time, a team in two matches at one time, a match that begins before one that says who plays
it is over (these cannot be); a team with less rest than its category says (npx cupboard rest), a team with no time to get to
another arena, a match outside the hours of its arena, on a field of a size that its category may not use, or against a must of the
schedule's rules; and groups in which not everybody meets everybody. A team in a slot that results have filled is judged like one that the programme names. "Noticed" is what would be so if a team came into a match that it may still come
into: it is no conflict. At the end: which rest, hours and positions are not set, so that nothing was judged by them.`;

function conflicts(named: string | undefined, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const summary = await editionOrPresent(db, cup, named);
		const record = summary && (await readEdition(db, cup.id, summary.id));
		if (!record) throw new Refusal(`${cup.name} has no edition yet.`);
		const names = namesOf(record);
		const { certain, possible } = programmeConflicts(record);
		const lines = [
			...certain.map((conflict) => conflictLine(conflict, record)),
			...missingGroupMatches(record).map(
				({ category, group, missing, of }) =>
					`${groupWithin(group, "en")} of ${category.name.en}: ${of - missing.length} of ${of} pairings; missing: ${missing
						.map(([one, other]) => `${names.team(one)} – ${names.team(other)}`)
						.join(", ")}`,
			),
		];
		const noticed = possible.map((conflict) => `Noticed: ${possibleConflictLine(conflict, record)}`);
		const unset = unsetLines(unsetRules(record, new Set(record.edition.matches.map(({ id }) => id))), record);
		for (const line of [...lines, ...noticed, ...unset]) console.log(line);
		const name = editionTitle(record.edition);
		if (lines.length > 0) throw new Refusal(`${name}: ${lines.length} ${lines.length === 1 ? "conflict" : "conflicts"}.`);
		console.log(`${name}: no conflicts.`);
	});
}

/** "Fyrcupen 2026": its name, with its year unless the name contains it. */
const editionTitle = ({ name, year }: { readonly name: string; readonly year: number }): string =>
	name.includes(String(year)) ? name : `${name} ${year}`;
