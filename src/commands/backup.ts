import { statSync } from "node:fs";
import type { Command } from "commander";
import { BackupFileFault, writeWhole } from "../database/backup/backup-file.ts";
import { writeBackup } from "../database/backup/write-backup.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

export function registerBackup(program: Command): void {
	program
		.command("backup")
		.argument("<file>", "the file to write, such as backup.gz; an existing file is replaced once the new one is complete")
		.description("write everything in the record into one file: every cup, accounts, passes, reporters, reports, photos")
		.addHelpText("after", HELP)
		.action(backup);
}

const HELP = `
The site may run meanwhile. Keep the file as you keep passwords: it holds people's addresses, and what reporters' links and tokens are
checked with. npx cupboard restore FILE puts it back, also into another kind of record.

Example:
  npx cupboard backup "backup-$(date +%F).gz"`;

function backup(file: string): Promise<void> {
	if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
		throw new Refusal(`${file} is a folder. Give the name of a file in it.`);
	return withRecord(async (db) => {
		const written = writeWhole(file, (write) => writeBackup(db, write), { endsProcess: true });
		const { tables, rows } = await written.catch((error: unknown) => {
			throw error instanceof BackupFileFault ? new Refusal(error.message) : error;
		});
		console.log(`Wrote ${file}: ${rows} rows of ${tables} tables, ${sizeText(statSync(file).size)}.`);
	});
}

/** "812 kB", "3.4 MB". */
function sizeText(bytes: number): string {
	if (bytes < 1_000) return `${bytes} bytes`;
	return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
