import { constants, setPriority } from "node:os";
import { tryBackup } from "./try-backup.ts";

/**
 * Tries a backup in a process of its own, at low priority. The memory that restoring needs is freed with the process; a thread would not
 * free it.
 */
export type TrialResult = { readonly rows: number } | { readonly fault: string };

try {
	setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
	// If the system does not allow a lower priority, it runs at the normal one.
}
const tell = (result: TrialResult) => process.send?.(result, () => process.exit());
tryBackup(process.argv[2] ?? "").then(
	(rows) => tell({ rows }),
	(error: unknown) => tell({ fault: error instanceof Error ? error.message : String(error) }),
);
