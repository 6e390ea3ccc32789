import { linesOf } from "../../database/backup/backup-file.ts";
import { BackupFault } from "../../database/backup/format.ts";
import { checkBackup, restoreBackup } from "../../database/backup/restore-backup.ts";
import { writeBackup } from "../../database/backup/write-backup.ts";
import { openInMemory } from "../../database/folder.ts";

/**
 * Restores a backup into a temporary record and writes a backup of that: each line must be the same.
 * @returns the number of rows
 * @throws BackupFault, BackupFileFault if it cannot be restored, or restores to something else
 */
export async function tryBackup(file: string): Promise<number> {
	const { rows } = await checkBackup(linesOf(file));
	const db = await openInMemory();
	try {
		await restoreBackup(db, linesOf(file), rows, { replace: false });
		const told = linesOf(file);
		let rest = "";
		await writeBackup(db, async (text) => {
			const lines = (rest + text).split("\n");
			rest = lines.pop() ?? "";
			for (const line of lines) {
				const { value } = await told.next();
				if (value !== line) throw new BackupFault("becomes another record when it is restored");
			}
		});
		if (!(await told.next()).done) throw new BackupFault("becomes a smaller record when it is restored");
		return rows;
	} finally {
		await db.close();
	}
}
