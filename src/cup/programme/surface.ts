/** The surfaces of fields. */
export const SURFACES = ["grass", "artificial-grass", "gravel", "parquet", "sports-floor"] as const;
export type Surface = (typeof SURFACES)[number];

/** Organisers' words for surfaces, since a cup's file may use its own. */
const WRITTEN: ReadonlyMap<string, Surface> = new Map([
	...SURFACES.map((surface) => [surface.replaceAll("-", " "), surface] as const),
	["artificial", "artificial-grass"],
]);

/** @returns the surface that an organiser's words mean; null if unknown */
export function surfaceOf(written: string): Surface | null {
	return WRITTEN.get(written.toLowerCase()) ?? null;
}
