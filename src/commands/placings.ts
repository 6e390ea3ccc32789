import { writeFileSync } from "node:fs";
import { type Command, Option } from "commander";
import { enumName } from "../cup/enum-name.ts";
import { ordinalEn, ordinalSv } from "../cup/ordinal.ts";
import type { PlacingReason } from "../cup/playoffs/placings.ts";
import { fileFault } from "../database/file-fault.ts";
import { categoryPlacings } from "../results/edition/category-placings.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import { readEdition } from "../results/record/read.ts";
import { isYoung } from "../results/record/young-category.ts";
import { CSV_STYLES, csvText, plainCell } from "../text/csv-text.ts";
import type { Language } from "../text/language.ts";
import { matchEn } from "../text/match/en.ts";
import { matchSv } from "../text/match/sv.ts";
import { PLACING_SHEET } from "../text/record/placing-sheet.ts";
import type { RoundName } from "../text/round-name.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { namesOf } from "./called.ts";
import { countOf } from "./count-of.ts";
import { editionOrPresent } from "./present-edition.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly lang: Language; readonly out?: string };

export function registerPlacings(program: Command): void {
	program
		.command("placings")
		.argument("[edition]", "its year or id (default: the one being played, or the next, or the last)")
		.description("list who finished where in each category, as CSV for a spreadsheet")
		.addOption(new Option("--lang <language>", "the language of its words").choices(["en", "sv"]).default("en"))
		.option("--out <file>", "the file to write (default: the standard output)")
		.option(...CUP_OPTION)
		.addHelpText("after", LISTED)
		.action(placings);
}

const LISTED = `
A team is listed as soon as no match to come can change its place. Teams that nothing separates share the best of their places.
Categories without published scores are left out.`;

function placings(named: string | undefined, { cup: option, lang, out }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const summary = await editionOrPresent(db, cup, named);
		const record = summary && (await readEdition(db, cup.id, summary.id));
		if (!record) throw new Refusal(`${cup.name} has no edition yet.`);
		const rows = placingRows(record, lang);
		const text = csvText([WORDS[lang].headings, ...rows.map((row) => row.map(plainCell))], CSV_STYLES[lang]);
		if (out === undefined) {
			process.stdout.write(text);
			return;
		}
		try {
			writeFileSync(out, text);
		} catch (error) {
			throw new Refusal(fileFault(out, "written", error));
		}
		console.log(`Wrote ${out}: ${countOf(rows.length, "team", "teams")}.`);
	});
}

const WORDS = {
	en: {
		...PLACING_SHEET.en,
		ordinal: ordinalEn,
		text: matchEn,
	},
	sv: {
		...PLACING_SHEET.sv,
		ordinal: ordinalSv,
		text: matchSv,
	},
} as const;

/** A row for each team with a certain place, by category in the cup's order. */
function placingRows(record: EditionRecord, language: Language): string[][] {
	const { edition } = record;
	const words = WORDS[language];
	const names = namesOf(record).in(language);
	const nations = new Map(record.clubs.map(({ id, nation }) => [id, nation]));
	const teams = new Map(edition.teams.map((team) => [team.id as string, team]));
	return edition.categories
		.filter((category) => !isYoung(category))
		.flatMap((category) =>
			categoryPlacings(edition, category).placings.map(({ team, position, shared, reason }) => [
				category.shortName[language],
				String(position),
				shared ? words.yes : "",
				names.team(team),
				nations.get(teams.get(team)?.club ?? "") ?? "",
				...reasonCells(reason, language, (division) => names.division(division)),
			]),
		);
}

/** Where the place was decided, and in which round or position. */
function reasonCells(reason: PlacingReason, language: Language, divisionOf: (id: string) => string): [string, string] {
	const { text, ordinal } = WORDS[language];
	if (reason.kind === "withdrawn") return [text.table.withdrawn, ""];
	const where = divisionOf(reason.division);
	return [where, reason.kind === "group" ? ordinal(reason.position) : text.playoff.round(enumName(reason.round) as RoundName)];
}
