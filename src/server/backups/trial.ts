import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { tryBackup } from "./try-backup.ts";

/** Tries a backup on a thread of its own, after all else that the machine has to do. */
export type TrialResult = { readonly rows: number } | { readonly fault: string };

try {
	setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
	// Where that may not be said it takes its turn with the others.
}
tryBackup(String(workerData)).then(
	(rows) => parentPort?.postMessage({ rows } satisfies TrialResult),
	(error: unknown) =>
		parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) } satisfies TrialResult),
);
