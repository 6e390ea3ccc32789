import type { Brand, BrandColour } from "./brand.ts";
import { FIXED_COLOURS, type FixedColour, type Theme } from "./fixed-colours.ts";

type Palette = Brand["light"];
type Colour = BrandColour | FixedColour;

/** Pairs that must be read, with the least ratio (WCAG 2.2: 4.5 for text, 3 for what is seen but not read). */
const PAIRS: readonly { ink: Colour; ground: Colour; least: number }[] = [
	{ ink: "ink", ground: "paper", least: 4.5 },
	{ ink: "ink", ground: "surface", least: 4.5 },
	{ ink: "ink", ground: "sunken", least: 4.5 },
	{ ink: "ink-2", ground: "paper", least: 4.5 },
	{ ink: "ink-2", ground: "surface", least: 4.5 },
	{ ink: "ink-2", ground: "sunken", least: 4.5 },
	{ ink: "ink-3", ground: "paper", least: 4.5 },
	{ ink: "ink-3", ground: "surface", least: 4.5 },
	{ ink: "accent-ink", ground: "paper", least: 4.5 },
	{ ink: "accent-ink", ground: "surface", least: 4.5 },
	{ ink: "on-accent", ground: "accent", least: 4.5 },
	{ ink: "header-ink", ground: "header", least: 4.5 },
	{ ink: "header-ink", ground: "header-2", least: 4.5 },
	{ ink: "header-ink-2", ground: "header", least: 4.5 },
	{ ink: "on-header-accent", ground: "header-accent", least: 4.5 },
	{ ink: "header-accent", ground: "header", least: 3 },
	{ ink: "on-board", ground: "board", least: 4.5 },
	{ ink: "board-dim", ground: "board", least: 4.5 },
	{ ink: "line-strong", ground: "surface", least: 3 },
	{ ink: "line-strong", ground: "paper", least: 3 },
	{ ink: "ink", ground: "beam-tint", least: 4.5 },
	{ ink: "ink-2", ground: "beam-tint", least: 4.5 },
	{ ink: "live-ink", ground: "paper", least: 4.5 },
	{ ink: "live-ink", ground: "surface", least: 4.5 },
	{ ink: "loss", ground: "paper", least: 4.5 },
	{ ink: "loss", ground: "surface", least: 4.5 },
	{ ink: "heart", ground: "surface", least: 3 },
	{ ink: "focus", ground: "paper", least: 3 },
	{ ink: "focus", ground: "surface", least: 3 },
	{ ink: "beam", ground: "header", least: 3 },
];

function luminance(hex: string): number {
	const channel = (at: number): number => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** @returns 1 to 21, by WCAG 2.2's relative luminance of two #RRGGBB colours */
export function contrast(one: string, other: string): number {
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** @returns a line for every pair of a palette that cannot be read well enough; empty when the brand may be built */
export function contrastFaults(theme: Theme, palette: Palette): string[] {
	const colours: Readonly<Record<Colour, string>> = { ...FIXED_COLOURS[theme], ...palette };
	return PAIRS.flatMap(({ ink, ground, least }) => {
		const ratio = contrast(colours[ink], colours[ground]);
		return ratio < least ? [`${theme}: ${ink} on ${ground} is ${ratio.toFixed(2)}, at least ${least} is needed`] : [];
	});
}
