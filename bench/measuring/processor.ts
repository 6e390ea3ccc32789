import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Linux counts in hundredths of a second. */
const TICK = 10;

/** Milliseconds of the processor that a process has used, in all its threads. */
export function processorTimeOf(pid: number): number {
	const [user, system] = fieldsOf(`/proc/${pid}/stat`);
	return (Number(user) + Number(system)) * TICK;
}

/** Bytes of memory that a process has. */
export function memoryOf(pid: number): number {
	const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Number(resident ?? 0) * 1024;
}

/** Memory of a process and its children in bytes; pages that a child shares with others count in proportion. */
export function memoryWithChildren(pid: number): number {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
	return children.reduce((sum, child) => sum + proportionalMemoryOf(Number(child)), memoryOf(pid));
}

/** Bytes of memory of a process, of pages that it shares with others in proportion; 0 if it has ended. */
export function proportionalMemoryOf(pid: number): number {
	try {
		return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;
	} catch {
		return 0;
	}
}

export function parentOf(pid: number): number {
	return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
}

/** The process and its descendants. */
export function withChildren(pid: number): number[] {
	const parents = new Map<number, number>();
	for (const name of readdirSync("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			parents.set(Number(name), parentOf(Number(name)));
		} catch {
			// It has ended meanwhile.
		}
	}
	const found = [pid];
	for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
	return found;
}

/** @returns ends it, with the share of the machine that other processes used meanwhile */
export function watchForeignLoad(): () => number {
	const began = performance.now();
	const before = { machine: machineTime(), own: ownTime() };
	return () => {
		const spent = machineTime() - before.machine - (ownTime() - before.own);
		return Math.max(0, spent / (performance.now() - began) / availableParallelism());
	};
}

/** Ended children are included in their parent's time. */
function ownTime(): number {
	return withChildren(process.pid).reduce((sum, pid) => {
		try {
			return sum + fieldsOf(`/proc/${pid}/stat`).reduce((all, field) => all + Number(field), 0) * TICK;
		} catch {
			return sum;
		}
	}, 0);
}

/** Milliseconds for which the machine's cores have worked. */
function machineTime(): number {
	const [user, nice, system, , , interrupt, soft] =
		readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/).slice(1) ?? [];
	return [user, nice, system, interrupt, soft].reduce((sum, field) => sum + Number(field), 0) * TICK;
}

/** User and system time, and those of children that have ended; a process may be called anything, brackets too. */
function fieldsOf(file: string): string[] {
	return readFileSync(file, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ")
		.slice(11, 15);
}
