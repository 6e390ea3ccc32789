import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Hono } from "hono";
import { BackupFileFault, linesOf } from "../../database/backup/backup-file.ts";
import { BackupFault } from "../../database/backup/format.ts";
import { checkBackup, restoreBackup } from "../../database/backup/restore-backup.ts";
import type { Database } from "../../database/database.ts";
import { readCups, readEditions } from "../../results/record/read.ts";
import { replaceRecord } from "../../results/record/replaced.ts";
import { PLAN_BACKUP } from "../../text/office-server/plan.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";

/** Where a backup is sent to, without the office's base: its body may be longer than others'. */
export const BACKUP_CALL = "/api/begin/backup";
/** Bytes of a backup: several editions of the largest cup take a tenth. */
export const LONGEST_BACKUP = 1024 * 1024 * 1024;

/**
 * Restores a backup into a record that has no edition yet. Everything in the record is replaced, this office's accounts too: who restores signs
 * in afterwards with an account of the backup.
 */
export function backupCall({ database, log }: Pick<OfficeOptions, "database" | "log">): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	app.post("/backup", async (context) => {
		deskThatMay(context, "plan");
		if (await hasEdition(database)) throw new OfficeRefused(409, PLAN_BACKUP.notEmpty);
		const { body } = context.req.raw;
		if (body === null) throw new OfficeRefused(422, PLAN_BACKUP.damaged);
		const folder = await mkdtemp(path.join(tmpdir(), "cupboard-restore-"));
		try {
			const file = path.join(folder, "backup.gz");
			await pipeline(Readable.fromWeb(body as never), limited(), createWriteStream(file, { mode: 0o600 }));
			const { rows } = await checkBackup(linesOf(file));
			await restoreBackup(database, linesOf(file), rows, { replace: true, around: replaceRecord });
			log.info({ rows }, "a backup was restored from the office");
			return context.json({ rows });
		} catch (error) {
			if (!(error instanceof BackupFault || error instanceof BackupFileFault)) throw error;
			throw new OfficeRefused(422, PLAN_BACKUP.damaged);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
	return app;
}

async function hasEdition(database: Database): Promise<boolean> {
	for (const { id } of await readCups(database)) if ((await readEditions(database, id)).length > 0) return true;
	return false;
}

function limited(): Transform {
	let size = 0;
	return new Transform({
		transform(part: Buffer, _, done) {
			size += part.length;
			if (size > LONGEST_BACKUP) done(new OfficeRefused(422, PLAN_BACKUP.damaged));
			else done(null, part);
		},
	});
}
