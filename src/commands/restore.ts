import type { Command } from "commander";
import { BackupFileFault, linesOf } from "../database/backup/backup-file.ts";
import { BackupFault } from "../database/backup/format.ts";
import { checkBackup, RecordNotEmpty, restoreBackup } from "../database/backup/restore-backup.ts";
import { replaceRecord } from "../results/record/replaced.ts";
import { progressLine } from "./progress-line.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly replace?: boolean; readonly check?: boolean };

export function registerRestore(program: Command): void {
	program
		.command("restore")
		.argument("<file>", "what npx cupboard backup wrote")
		.description("restore the whole record from a backup")
		.option("--replace", "also if the record is not empty: everything in it is replaced")
		.option("--check", "check that the file is complete and can be restored, without writing")
		.addHelpText("after", EXAMPLES)
		.action(restore);
}

const EXAMPLES = `
Examples:
  npx cupboard restore backup.gz
  DATABASE_URL=postgres://… npx cupboard restore backup.gz    # moves the embedded record to PostgreSQL`;

async function restore(file: string, { replace = false, check = false }: Options): Promise<void> {
	try {
		const { tables, rows } = await checkBackup(linesOf(file));
		if (check) {
			console.log(`${file} is complete: ${rows} rows of ${tables} tables. Checked only. Nothing was written.`);
			return;
		}
		await withRecord(async (db) => {
			const progress = progressLine("Restoring");
			await restoreBackup(db, linesOf(file), rows, { replace, onProgress: progress.show, around: replaceRecord }).finally(
				progress.end,
			);
		});
		console.log(`Restored ${file}: ${rows} rows of ${tables} tables.`);
	} catch (error) {
		if (error instanceof BackupFileFault) throw new Refusal(error.message);
		if (error instanceof BackupFault) throw new Refusal(`${file} ${error.message}.\nNothing was restored.`);
		if (error instanceof RecordNotEmpty)
			throw new Refusal(
				`The record is not empty (its table ${error.message} has rows). Nothing was restored.\n` +
					"Name another record (CUPBOARD_DATA, DATABASE_URL), or give --replace, which removes everything in it. Make a backup of it first.",
			);
		throw error;
	}
}
