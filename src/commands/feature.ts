import type { Command } from "commander";
import { FEATURED_MATCHES } from "../cup/programme/featured.ts";
import { CUP_FILE_FORMAT } from "../results/record/cup-file.ts";
import { readEdition, readEditions } from "../results/record/read.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { applyChange } from "./change.ts";
import { matchIdIn } from "./named.ts";
import { editionNamed } from "./publish.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly clear?: boolean };

export function registerFeature(program: Command): void {
	program
		.command("feature")
		.argument("<edition>", "its year or its id")
		.argument("[match...]", "the selected matches by number or id, in order; they replace those chosen before")
		.description("choose the matches on an edition's home page; without a match, list the chosen ones")
		.option("--clear", "choose none: live and next matches are shown, playoffs before groups, older categories first")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(feature);
}

const EXAMPLES = `
Examples:
  npx cupboard feature 2026 b14-final 412 413
  npx cupboard feature 2026
  npx cupboard feature 2026 --clear`;

function feature(named: string, matches: readonly string[], { cup: option, clear }: Options): Promise<void> {
	if (clear && matches.length > 0)
		throw new Refusal(`--clear chooses none, and ${matches.join(", ")} chooses some. Give only one of the two.`);
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const edition = editionNamed(named, await readEditions(db, cup.id), cup.name);
		if (clear || matches.length > 0) {
			const present = matches.length > 0 ? await readEdition(db, cup.id, edition.id) : undefined;
			const chosen = matches.map((match) => (present ? matchIdIn(present, match) : match));
			await applyChange(db, "feature", {
				format: CUP_FILE_FORMAT,
				cup: { id: cup.id },
				editions: [{ id: edition.id, selectedGames: clear ? null : chosen }],
			});
		}
		const record = await readEdition(db, cup.id, edition.id);
		const selected = record?.edition.selectedGames ?? [];
		tell(
			edition.name,
			selected.map((match) => matchCalled(record!, match)),
		);
	});
}

function tell(edition: string, chosen: readonly string[]): void {
	if (chosen.length === 0) {
		console.log(`${edition}: no matches are selected; live and next matches are shown.`);
		return;
	}
	console.log([`${edition} shows:`, ...chosen.slice(0, FEATURED_MATCHES)].join("\n  "));
	const rest = chosen.slice(FEATURED_MATCHES);
	if (rest.length > 0) console.log([`Not shown, because at most ${FEATURED_MATCHES} are:`, ...rest].join("\n  "));
}
