import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseError } from "./database-error.ts";
import { lockFolder } from "./folder-lock.ts";
import { ownIdentity } from "./process-identity.ts";

let folder: string;
let file: string;
beforeEach(() => {
	folder = path.join(mkdtempSync(path.join(tmpdir(), "cupboard-lock-")), "record");
	file = `${folder}.lock`;
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const leaveBehind = (more: object) =>
	writeFileSync(file, JSON.stringify({ ...ownIdentity(), since: "2026-07-13T08:00:00Z", ...more }));
const ageBy = (milliseconds: number) => {
	const then = new Date(Date.now() - milliseconds);
	utimesSync(file, then, then);
};

async function pidOfADeadProcess(): Promise<number> {
	const child = spawn(process.execPath, ["-e", ""]);
	await once(child, "exit");
	return child.pid!;
}

describe("the lock of the embedded record's folder", () => {
	it("keeps a second process out, naming the first, the folder and what to do", () => {
		const lock = lockFolder(folder);
		expect(() => lockFolder(folder)).toThrow(DatabaseError);
		expect(() => lockFolder(folder)).toThrow(new RegExp(`${folder} is in use by process ${process.pid} on .*DATABASE_URL`, "s"));
		lock.release();
		lockFolder(folder).release();
		expect(existsSync(file)).toBe(false);
	});

	it("of a process that has ended is taken over", async () => {
		leaveBehind({ pid: await pidOfADeadProcess() });
		const lock = lockFolder(folder);
		expect(JSON.parse(readFileSync(file, "utf8")).pid).toBe(process.pid);
		lock.release();
	});

	it.skipIf(ownIdentity().startedAt === null)("of a process whose number another one has now is taken over", () => {
		leaveBehind({ startedAt: "1" });
		lockFolder(folder).release();
	});

	it.skipIf(ownIdentity().boot === null)("from before the machine restarted is taken over", () => {
		leaveBehind({ boot: "another" });
		lockFolder(folder).release();
	});

	it("of a process that cannot be checked from here is respected while its heartbeat continues", () => {
		leaveBehind({ host: "elsewhere", boot: "another", namespace: "pid:[1]" });
		expect(() => lockFolder(folder)).toThrow(/on elsewhere/);
		ageBy(61_000);
		lockFolder(folder).release();
	});

	it.each([2, -2])(
		"of a process that cannot be checked is respected while its heartbeat continues, even if the clock was set by %i hours",
		async (hours) => {
			leaveBehind({ host: "elsewhere", boot: "another", namespace: "pid:[1]" });
			ageBy(hours * 3_600_000);
			// In another process, since waiting for a heartbeat blocks this one.
			const beats = `setInterval(() => require("node:fs").utimesSync(${JSON.stringify(file)}, new Date(), new Date(Date.now() - ${hours} * 3_600_000)), 1000)`;
			const holder = spawn(process.execPath, ["-e", `${beats};console.log("beats")`], { stdio: ["ignore", "pipe", "inherit"] });
			try {
				await once(holder.stdout, "data");
				expect(() => lockFolder(folder)).toThrow(/on elsewhere/);
			} finally {
				holder.kill("SIGKILL");
			}
			await once(holder, "exit");
			lockFolder(folder).release();
		},
	);

	it("that is empty belongs to a process that is about to write it", () => {
		writeFileSync(file, "");
		expect(() => lockFolder(folder)).toThrow(/another process/);
		ageBy(11_000);
		lockFolder(folder).release();
	});

	it("is not released by a process that has lost it", () => {
		const lock = lockFolder(folder);
		leaveBehind({ pid: 1 });
		lock.release();
		expect(existsSync(file)).toBe(true);
	});
});
