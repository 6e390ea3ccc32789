import { fork } from "node:child_process";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { writeWhole } from "../../database/backup/backup-file.ts";
import { writeBackup } from "../../database/backup/write-backup.ts";
import type { Database } from "../../database/database.ts";
import type { BackupStatus, Backups } from "../../office/ledger/backup-status.ts";
import { backupName, backupsAmong, expiredBackups, madeAt } from "./retention.ts";
import type { TrialResult } from "./trial.ts";

const MINUTE = 60_000;
export const BACKUP_EVERY = 10 * MINUTE;
export const COPY_EVERY = 60 * MINUTE;
export const TRIAL_EVERY = 60 * MINUTE;
/** A process that claims for longer than this to be making a backup has died. */
const AT_WORK_AT_MOST = 30 * MINUTE;

/** Tables that change all the time and whose changes alone do not justify a backup. */
const NOT_MISSED = ["attempt", "staff_session", "running_clock"];

/** A file beside the backups, shared by all processes that use the folder. */
type Kept = {
	/** The record's change counters at the last backup. */
	readonly mark?: string;
	readonly copiedAt?: string;
	readonly triedAt?: string;
	/** The backup that could not be restored, and when that was tried. */
	readonly notRestored?: { readonly name: string; readonly at: string };
	readonly fault?: NonNullable<BackupStatus["fault"]>;
};
type Fault = NonNullable<BackupStatus["fault"]>["of"];

export type BackupOptions = {
	readonly database: Database;
	readonly folder: string;
	/** A second folder, on another disk; null: none. */
	readonly second: string | null;
	/** The server's clock. */
	readonly now: () => Date;
	readonly onError: (error: unknown, what: string) => void;
	/** Restores a backup elsewhere as a trial; left out: in a process of its own. */
	readonly tried?: (file: string) => Promise<TrialResult>;
};

/**
 * Automatic backups in a folder: one every ten minutes while something changes, copied to a second folder and tried by restoring once an
 * hour. If several processes share the folder, each backup is made by one.
 */
export class FolderBackups implements Backups {
	readonly #options: BackupOptions;

	constructor(options: BackupOptions) {
		this.#options = options;
	}

	/** Does what is due. A failure is reported and repeated at its next time; it blocks nothing else. */
	async step(): Promise<void> {
		const { folder, second } = this.#options;
		await this.#telling("write", async () => {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			await this.#alone(() => this.#make());
		});
		const newest = await this.newest();
		if (newest === null) return;
		const kept = await this.#kept();
		if (this.#isDue(kept.triedAt, TRIAL_EVERY, newest) && !this.#hasJustFailed(kept.notRestored, newest))
			await this.#telling("trial", () => this.#alone(() => this.#try(newest)));
		if (second !== null && this.#isDue(kept.copiedAt, COPY_EVERY, newest))
			await this.#telling("copy", () => this.#alone(() => this.#copy(newest, second)));
	}

	async told(): Promise<BackupStatus> {
		const { database, folder, second, now } = this.#options;
		const names = backupsAmong(await readdir(folder).catch(() => []));
		const kept = await this.#kept();
		const last = names[0] === undefined ? null : { name: names[0], at: madeAt(names[0])!.toISOString() };
		const size = last && (await stat(path.join(folder, last.name)).catch(() => null));
		const age = last === null ? Number.POSITIVE_INFINITY : now().getTime() - Date.parse(last.at);
		return {
			last: last && { ...last, bytes: size?.size ?? 0 },
			count: names.length,
			isLate: age > 3 * BACKUP_EVERY && kept.mark !== (await markOf(database)),
			second: second !== null,
			copiedAt: kept.copiedAt ?? null,
			triedAt: kept.triedAt ?? null,
			fault: kept.fault ?? null,
		};
	}

	async newest(): Promise<string | null> {
		const { folder } = this.#options;
		const [name] = backupsAmong(await readdir(folder).catch(() => []));
		return name === undefined ? null : path.join(folder, name);
	}

	/** Whether something is due again, given when it was last done, and was not done with this backup. */
	#isDue(at: string | undefined, every: number, file: string): boolean {
		if (at === undefined) return true;
		const made = madeAt(path.basename(file))!.getTime();
		return this.#options.now().getTime() - Date.parse(at) >= every && made > Date.parse(at);
	}

	/** A trial costs seconds of the processor, and would end the same a minute later with the same file. */
	#hasJustFailed(failed: Kept["notRestored"], file: string): boolean {
		if (failed === undefined || failed.name !== path.basename(file)) return false;
		return this.#options.now().getTime() - Date.parse(failed.at) < TRIAL_EVERY;
	}

	async #make(): Promise<void> {
		const { database, folder, now } = this.#options;
		const names = backupsAmong(await readdir(folder));
		const at = now();
		if (names[0] !== undefined && at.getTime() - madeAt(names[0])!.getTime() < BACKUP_EVERY) return;
		const mark = await markOf(database);
		if (names[0] !== undefined && (await this.#kept()).mark === mark) return;
		const name = backupName(at);
		await writeWhole(path.join(folder, name), (write) => writeBackup(database, write));
		await this.#keep({ mark });
		await forget(folder, at);
	}

	async #try(file: string): Promise<void> {
		const { tried = inProcessOfItsOwn, now } = this.#options;
		const at = now().toISOString();
		const result = await tried(file).catch((error: Error) => ({ fault: error.message }));
		if ("fault" in result) {
			await this.#keep({ notRestored: { name: path.basename(file), at } });
			throw new Error(`${file} cannot be restored: ${result.fault}`);
		}
		await this.#keep({ triedAt: at, notRestored: undefined });
	}

	/** A missing folder is not created: if its disk is not mounted, the disk below it would fill up. */
	async #copy(file: string, second: string): Promise<void> {
		const { now } = this.#options;
		const place = await stat(second).catch(() => null);
		if (!place?.isDirectory()) throw new Error(`${second} is no folder: is its disk there?`);
		const to = path.join(second, path.basename(file));
		const making = `${to}.new`;
		try {
			await copyFile(file, making);
			await rename(making, to);
		} catch (error) {
			await rm(making, { force: true });
			throw error;
		}
		await this.#keep({ copiedAt: now().toISOString() });
		await forget(second, now());
	}

	/** Stores the error for `/health` until the next success. */
	async #telling(of: Fault, act: () => Promise<void>): Promise<void> {
		try {
			await act();
			if ((await this.#kept()).fault?.of === of) await this.#keep({ fault: undefined });
		} catch (error) {
			this.#options.onError(error, FAILED[of]);
			const why = error instanceof Error ? error.message : String(error);
			this.#unwritten = { of, at: this.#options.now().toISOString(), why };
			await this.#keep({ fault: this.#unwritten }).catch(() => undefined);
			return;
		}
		if (this.#unwritten?.of === of) this.#unwritten = undefined;
	}

	/** Reported by this process only, since the disk cannot be written to. */
	#unwritten: BackupStatus["fault"] | undefined;

	async #alone(act: () => Promise<void>): Promise<void> {
		const lock = path.join(this.#options.folder, "at-work");
		const before = await stat(lock).catch(() => null);
		if (before && Date.now() - before.mtimeMs > AT_WORK_AT_MOST) await rm(lock, { force: true });
		const held = await open(lock, "wx").catch((error: NodeJS.ErrnoException) => {
			if (error.code === "EEXIST") return null;
			throw error;
		});
		if (held === null) return;
		try {
			await act();
		} finally {
			await held.close();
			await rm(lock, { force: true });
		}
	}

	async #kept(): Promise<Kept> {
		const text = await readFile(path.join(this.#options.folder, "state.json"), "utf8").catch(() => "{}");
		const kept = parsed(text);
		return this.#unwritten ? { ...kept, fault: this.#unwritten } : kept;
	}

	async #keep(more: { readonly [Key in keyof Kept]: Kept[Key] | undefined }): Promise<void> {
		const file = path.join(this.#options.folder, "state.json");
		const kept = parsed(await readFile(file, "utf8").catch(() => "{}"));
		await writeFile(`${file}.new`, `${JSON.stringify({ ...kept, ...more })}\n`, { mode: 0o600 });
		await rename(`${file}.new`, file);
	}
}

const FAILED: Readonly<Record<Fault, string>> = {
	write: "no backup could be made; it will be tried again",
	copy: "the last backup could not be copied to the second place; it will be tried again",
	trial: "the last backup could not be restored where that was tried: make one by hand and look at the disk",
};

/** A file that a kill left half-written does not count. */
function parsed(text: string): Kept {
	try {
		return JSON.parse(text) as Kept;
	} catch {
		return {};
	}
}

async function forget(folder: string, now: Date): Promise<void> {
	for (const name of expiredBackups(await readdir(folder), now)) await rm(path.join(folder, name), { force: true });
}

/** Differs if anything was written since. */
async function markOf({ orm }: Database): Promise<string> {
	const quiet = sql.join(
		NOT_MISSED.map((name) => sql`${name}`),
		sql`, `,
	);
	const { rows } = (await orm.execute(
		sql`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as written from pg_stat_user_tables
			where schemaname = 'public' and relname not in (${quiet})`,
	)) as unknown as { readonly rows: readonly { readonly written: string }[] };
	return rows[0]?.written ?? "";
}

function inProcessOfItsOwn(file: string): Promise<TrialResult> {
	return new Promise((resolve, reject) => {
		const trial = fork(new URL("./trial.mjs", import.meta.url), [file], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
		// A stopping site does not wait for it.
		const end = () => trial.kill("SIGKILL");
		process.once("exit", end);
		trial.unref();
		trial.channel?.unref();
		trial.once("message", (result) => resolve(result as TrialResult));
		trial.once("error", reject);
		trial.once("exit", () => {
			process.off("exit", end);
			reject(new Error("the process that tries a backup has ended"));
		});
	});
}
