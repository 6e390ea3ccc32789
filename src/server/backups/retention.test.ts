import fc from "fast-check";
import { expect, it } from "vitest";
import { backupName, backupsAmong, expiredBackups, madeAt, RETENTION } from "./retention.ts";

const NOW = new Date("2026-07-16T14:20:00Z");
const ago = (minutes: number) => backupName(new Date(NOW.getTime() - minutes * 60_000));

it("a backup is named after the second in which it was made", () => {
	expect(backupName(NOW)).toBe("cupboard-20260716T142000Z.gz");
	expect(madeAt(backupName(NOW))).toEqual(NOW);
	expect([madeAt("backup.gz"), madeAt("cupboard-20261399T999999Z.gz")]).toEqual([null, null]);
});

it("those of the last three hours are all kept, then one an hour for two days, then one a day for a month", () => {
	const young = [0, 10, 20, 30].map(ago);
	// 14:20, 14:10 and 14:00 of the day before are of one hour.
	const hourly = [1440, 1450, 1460].map(ago);
	const daily = [5 * 1440, 5 * 1440 + 10].map(ago);
	const old = [40 * 1440].map(ago);
	expect(expiredBackups([...young, ...hourly, ...daily, ...old], NOW)).toEqual([hourly[1], hourly[2], daily[1], old[0]]);
});

it("beyond the maximum number the oldest are deleted", () => {
	const names = Array.from({ length: 150 }, (_, minutes) => ago(minutes));
	expect(expiredBackups(names, NOW)).toEqual(names.slice(RETENTION.most));
});

it("each period begins where the one before it ends", () => {
	const [every, hourly, daily] = [RETENTION.every, RETENTION.hourly, RETENTION.daily].map((span) => span / 60_000) as [
		number,
		number,
		number,
	];
	expect(expiredBackups([0, every - 1, every].map(ago), NOW)).toEqual([]);
	expect(expiredBackups([0, every + 1, every + 2].map(ago), NOW)).toEqual([ago(every + 2)]);
	expect(expiredBackups([0, hourly - 60, hourly].map(ago), NOW)).toEqual([]);
	expect(expiredBackups([0, hourly + 60, hourly + 120].map(ago), NOW)).toEqual([ago(hourly + 120)]);
	expect(expiredBackups([0, daily, daily + 1].map(ago), NOW)).toEqual([ago(daily + 1)]);
});

it("a half-written file of a killed process is deleted, and no other file is touched", () => {
	const halves = [`${ago(15)}.0a1b2c3d.new`, `${ago(15)}.new`];
	expect(expiredBackups([ago(0), ...halves, "state.json.new", "mine.gz.new"], NOW)).toEqual(halves);
	expect(expiredBackups(halves, NOW)).toEqual(halves);
});

it("for any backups: the newest stays, others are at most a month old, the number is limited, and a second run keeps them all", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 60 * 1440 }), { maxLength: 400 }), (minutes) => {
			const names = [...new Set(minutes.map(ago)), "notes.txt"];
			const gone = expiredBackups(names, NOW);
			const kept = backupsAmong(names).filter((name) => !gone.includes(name));
			expect(gone).not.toContain("notes.txt");
			expect(kept.length).toBeLessThanOrEqual(RETENTION.most);
			expect(kept[0]).toBe(backupsAmong(names)[0]);
			for (const name of kept.slice(1)) expect(NOW.getTime() - madeAt(name)!.getTime()).toBeLessThanOrEqual(RETENTION.daily);
			expect(expiredBackups(kept, NOW)).toEqual([]);
		}),
	);
});
