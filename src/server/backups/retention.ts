const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long every backup is stored, then one per hour, then one per day; and how many at most. */
export const RETENTION = { every: 3 * HOUR, hourly: 2 * DAY, daily: 30 * DAY, most: 100 } as const;

const NAME = /^cupboard-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;

/** Temporary files of a process that was killed. */
const HALF_WRITTEN = /^cupboard-\d{8}T\d{6}Z\.gz(\.[0-9a-f]+)?\.new$/;

/** "cupboard-20260716T142000Z.gz": the name has the time, so that it survives copying. */
export const backupName = (at: Date): string => `cupboard-${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z.gz`;

/** @returns when a backup was made, from its name; null: not one of our backups */
export function madeAt(name: string): Date | null {
	const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
	if (year === undefined) return null;
	const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
	return Number.isNaN(at.getTime()) ? null : at;
}

/** @returns newest first */
export const backupsAmong = (names: readonly string[]): string[] =>
	names
		.filter((name) => madeAt(name) !== null)
		.sort()
		.toReversed();

/**
 * The files to delete while no backup is being written: backups beyond the retention (all while they are young, then one per hour, then
 * one per day), and half-written files. The newest backup always stays, however old it is.
 */
export function expiredBackups(names: readonly string[], now: Date): string[] {
	const [newest, ...older] = backupsAmong(names);
	const halves = names.filter((name) => HALF_WRITTEN.test(name));
	if (newest === undefined) return halves;
	const kept = new Set([newest]);
	const spans = new Set<string>();
	for (const name of older) {
		const at = madeAt(name)!.getTime();
		const age = now.getTime() - at;
		if (kept.size >= RETENTION.most || age > RETENTION.daily) continue;
		const span =
			age <= RETENTION.every ? name : age <= RETENTION.hourly ? `hour ${Math.floor(at / HOUR)}` : `day ${Math.floor(at / DAY)}`;
		if (spans.has(span)) continue;
		spans.add(span);
		kept.add(name);
	}
	return [...halves, ...older.filter((name) => !kept.has(name))];
}
