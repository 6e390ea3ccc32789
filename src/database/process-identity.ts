import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import os from "node:os";

/**
 * Distinguishes a process from a later one with the same pid. Null: not available on this system. `namespace`: the pid namespace,
 * since containers number their own processes.
 */
export type ProcessIdentity = {
	readonly pid: number;
	readonly startedAt: string | null;
	readonly boot: string | null;
	readonly namespace: string | null;
	readonly host: string;
};

/** @returns the text, null if this system has no such file */
function textOf(read: () => string): string | null {
	try {
		return read().trim();
	} catch {
		return null;
	}
}

/** The start of a process, in clock ticks (Linux) or as a date to the second (elsewhere). */
function startOf(pid: number): string | null {
	const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
	// The command's name is in parentheses and may contain anything; field 22, the start, is the 20th after it.
	if (stat !== null) return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
	if (process.platform === "win32" || process.platform === "linux") return null;
	return textOf(() => execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })) || null;
}

export function ownIdentity(): ProcessIdentity {
	return {
		pid: process.pid,
		startedAt: startOf(process.pid),
		boot: textOf(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
		namespace: textOf(() => readlinkSync("/proc/self/ns/pid")),
		host: os.hostname(),
	};
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// EPERM: it runs, as another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** @returns whether that same process still runs; "unknown" if it is on another host or in another container */
export function isAlive(other: ProcessIdentity): boolean | "unknown" {
	const own = ownIdentity();
	const sameHost = other.boot === null || own.boot === null ? other.host === own.host : true;
	if (!sameHost) return "unknown";
	if (other.boot !== own.boot) return other.host === own.host ? false : "unknown";
	if (other.namespace !== own.namespace) return "unknown";
	if (!isRunning(other.pid)) return false;
	const startedAt = startOf(other.pid);
	return startedAt === null || other.startedAt === null || startedAt === other.startedAt;
}
