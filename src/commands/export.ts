import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { exportCup, printCupFile } from "../results/record/export.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { countOf } from "./count-of.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly out?: string };

export function registerExport(program: Command): void {
	program
		.command("export")
		.description("write a cup of the record as a cup file, which imports back to the same record")
		.option(...CUP_OPTION)
		.option("--out <file>", "the file to write (default: the standard output)")
		.action(write);
}

function write({ cup: option, out }: Options): Promise<void> {
	return withRecord(async (db) => {
		const { id } = await presentCup(db, option);
		const file = await exportCup(db, id);
		if (!file) throw new Error(`Cup ${id} went away while it was read.`);
		const text = printCupFile(file);
		if (out === undefined) {
			await new Promise<void>((resolve, reject) => {
				const done = (error?: NodeJS.ErrnoException | null) => (error && error.code !== "EPIPE" ? reject(error) : resolve());
				process.stdout.write(text, done);
			});
			tellLeftOut();
			return;
		}
		try {
			writeFileSync(out, text);
		} catch (error) {
			throw new Refusal(`${out} cannot be written: ${(error as Error).message}.`);
		}
		const matches = file.editions.reduce((sum, edition) => sum + edition.matches.length, 0);
		console.log(
			`Wrote ${out}: ${file.cup.name}, ${countOf(file.editions.length, "edition", "editions")}, ${countOf(matches, "match", "matches")}.`,
		);
		tellLeftOut();
	});
}

/** On the standard error, beside a file on the standard output. */
function tellLeftOut(): void {
	console.error(
		"A cup file holds the cup. Left out: accounts, favourites and passes, reporters and their reports, the ledger, and what a demo will play. " +
			"npx cupboard backup FILE keeps everything.",
	);
}
