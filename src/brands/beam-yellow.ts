import type { Brand, BrandColour } from "./brand.ts";
import type { Theme } from "./fixed-colours.ts";

/** What stands on the page ground in the brand's own colour. On the header a brand may be yellow. */
const ON_PAGE: readonly BrandColour[] = ["accent", "accent-ink"];

/** Hues that are taken for the beam's yellow, in degrees, where the colour is neither grey nor dark. */
const YELLOW = { from: 38, to: 68, saturation: 0.35, lightness: 0.35 };

/** @returns a line for every accent on the page ground that is yellow: that is the beam's, and means "yours" */
export function beamFaults(theme: Theme, palette: Brand["light"]): string[] {
	return ON_PAGE.filter((colour) => isYellow(palette[colour])).map(
		(colour) => `${theme}: ${colour} is yellow, which is kept for a visitor's own teams`,
	);
}

/** @returns whether a #RRGGBB colour is taken for the beam's */
export function isYellow(hex: string): boolean {
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
	const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
	const lightness = (most + least) / 2;
	if (most === least || (most !== red && most !== green) || blue !== least) return false;
	const spread = most - least;
	const saturation = spread / (1 - Math.abs(2 * lightness - 1));
	const hue = most === red ? (60 * (green - blue)) / spread : 60 * (2 + (blue - red) / spread);
	return hue >= YELLOW.from && hue <= YELLOW.to && saturation >= YELLOW.saturation && lightness >= YELLOW.lightness;
}
