import type { PGlite } from "@electric-sql/pglite";

/** Folders with records that stay open between those who open them, one after the other, in this process. */
const kept = new Set<string>();
/** The one that was closed last: each takes hundreds of megabytes. */
let idle: { readonly folder: string; readonly client: PGlite } | undefined;

/** From now on, a record that is opened in this folder stays open when it is closed: opening one takes longer than most commands. */
export const keepOpen = (folder: string): void => void kept.add(folder);

export const isKept = (folder: string): boolean => kept.has(folder);

/** To be awaited before anyone but this process opens the folder's record, and before it is removed. */
export async function letGo(folder: string): Promise<void> {
	kept.delete(folder);
	await takeIdle(folder)?.close();
}

/** @returns the folder's record where it is open and nobody has it */
export function takeIdle(folder: string): PGlite | undefined {
	if (idle?.folder !== folder) return undefined;
	const { client } = idle;
	idle = undefined;
	return client;
}

/** Takes back what `takeIdle` may give again. */
export async function giveBack(folder: string, client: PGlite): Promise<void> {
	const other = idle?.client;
	idle = isKept(folder) ? { folder, client } : undefined;
	await Promise.all([other?.close(), idle === undefined && client.close()]);
}
