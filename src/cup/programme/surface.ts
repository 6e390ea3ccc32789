/** What fields are made of. */
export const SURFACES = ["grass", "artificial-grass", "gravel", "parquet", "sports-floor"] as const;
export type Surface = (typeof SURFACES)[number];

/** As organisers write them: a cup's file names a surface in words of its own. */
const WRITTEN: ReadonlyMap<string, Surface> = new Map([
	...SURFACES.map((surface) => [surface.replaceAll("-", " "), surface] as const),
	["artificial", "artificial-grass"],
]);

/** @returns the surface that an organiser's words mean; null where they mean none of those that are known */
export function surfaceOf(written: string): Surface | null {
	return WRITTEN.get(written.toLowerCase()) ?? null;
}
