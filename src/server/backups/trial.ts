import { constants, setPriority } from "node:os";
import { tryBackup } from "./try-backup.ts";

/**
 * Tries a backup in a process of its own, after all else that the machine has to do: what restoring takes of memory is given back with it, which a
 * thread would keep.
 */
export type TrialResult = { readonly rows: number } | { readonly fault: string };

try {
	setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
	// Where that may not be said it takes its turn with the others.
}
const tell = (result: TrialResult) => process.send?.(result, () => process.exit());
tryBackup(process.argv[2] ?? "").then(
	(rows) => tell({ rows }),
	(error: unknown) => tell({ fault: error instanceof Error ? error.message : String(error) }),
);
