const LAST_SEED = 9999;

/** @returns null: not seeded; undefined: not a rank */
export function parseSeed(typed: string): number | null | undefined {
	const text = typed.trim();
	if (text === "") return null;
	const seed = /^\d+$/.test(text) ? Number(text) : 0;
	return seed >= 1 && seed <= LAST_SEED ? seed : undefined;
}
