import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { fileFault } from "../database/file-fault.ts";
import { exportCup, printCupFile } from "../results/record/export.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { countOf } from "./count-of.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly out?: string };

export function registerExport(program: Command): void {
	program
		.command("export")
		.description("write a cup to a cup file, which can be imported again")
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
			writeWholeFile(out, text);
		} catch (error) {
			throw new Refusal(fileFault(out, "written", error));
		}
		const matches = file.editions.reduce((sum, edition) => sum + edition.matches.length, 0);
		console.log(
			`Wrote ${out}: ${file.cup.name}, ${countOf(file.editions.length, "edition", "editions")}, ${countOf(matches, "match", "matches")}.`,
		);
		tellLeftOut();
	});
}

/** To standard error, since standard output may be the file. */
function tellLeftOut(): void {
	console.error(
		"The cup file does not include accounts, favourites and passes, reporters and their reports, the ledger, or a demo's coming matches. " +
			"npx cupboard backup FILE saves everything.",
	);
}

/** Writes atomically, so that a full disk does not destroy an existing export. A pipe or a device is written directly. */
function writeWholeFile(file: string, text: string): void {
	const there = statSync(file, { throwIfNoEntry: false });
	if (there && !there.isFile()) {
		writeFileSync(file, text);
		return;
	}
	const whole = there ? realpathSync(file) : file;
	const unfinished = `${whole}.${process.pid}.new`;
	try {
		writeFileSync(unfinished, text, there && { mode: there.mode & 0o777 });
		renameSync(unfinished, whole);
	} finally {
		rmSync(unfinished, { force: true });
	}
}
