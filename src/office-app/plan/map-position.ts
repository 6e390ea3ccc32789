/** @returns "57.7089, 11.9746"; "": without a position */
export const positionText = (place: { readonly latitude?: number; readonly longitude?: number } | undefined): string =>
	place?.latitude === undefined || place.longitude === undefined ? "" : `${place.latitude}, ${place.longitude}`;

/** @returns latitude and longitude; null: none are given; undefined: that is no place on a map */
export function positionOf(typed: string): readonly [number, number] | null | undefined {
	if (typed.trim() === "") return null;
	const found = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/.exec(typed);
	if (found === null) return undefined;
	const [latitude, longitude] = [found[1]!, found[2]!].map((number) => Number(number.replace(",", "."))) as [number, number];
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
