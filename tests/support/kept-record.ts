import type { PGlite } from "@electric-sql/pglite";

/** Folders whose records stay open between uses in this process. */
const kept = new Set<string>();
/** The last one closed: each needs hundreds of megabytes. */
let idle: { readonly folder: string; readonly client: PGlite } | undefined;

/** From now on, a record in this folder stays open when it is closed: opening one takes longer than most commands. */
export const keepOpen = (folder: string): void => void kept.add(folder);

export const isKept = (folder: string): boolean => kept.has(folder);

/** To be awaited before anyone but this process opens the folder's record, and before it is removed. */
export async function letGo(folder: string): Promise<void> {
	kept.delete(folder);
	await takeIdle(folder)?.close();
}

/** @returns the folder's record if it is open and unused */
export function takeIdle(folder: string): PGlite | undefined {
	if (idle?.folder !== folder) return undefined;
	const { client } = idle;
	idle = undefined;
	return client;
}

/** Stores a record for `takeIdle`. */
export async function giveBack(folder: string, client: PGlite): Promise<void> {
	const other = idle?.client;
	idle = isKept(folder) ? { folder, client } : undefined;
	await Promise.all([other?.close(), idle === undefined && client.close()]);
}
