import { isYellow } from "./beam-yellow.ts";
import type { Brand } from "./brand.ts";
import { contrast } from "./contrast.ts";
import { FIXED_COLOURS } from "./fixed-colours.ts";

/** The two colours that an organiser chooses, as #RRGGBB. */
export type OwnColours = { readonly header: string; readonly accent: string };

/** Of a cup that has chosen none. */
export const FIRST_COLOURS: OwnColours = { header: "#1D3038", accent: "#0B6E75" };

const LIGHT = {
	...{ paper: "#F4F5F3", surface: "#FFFFFF", sunken: "#E9EBE8", line: "#D7DBD7", "line-strong": "#7C837F" },
	...{ ink: "#14201F", "ink-2": "#435150", "ink-3": "#586563", skeleton: "#DFE2DE" },
};
const DARK = {
	...{ paper: "#0B1416", surface: "#132124", sunken: "#0F1A1D", line: "#26383C", "line-strong": "#728589" },
	...{ ink: "#F1F3F0", "ink-2": "#B9C5C6", "ink-3": "#93A3A5", skeleton: "#203338" },
};
const WHITE = "#FFFFFF";
const BLACK = "#000000";
const TEXT = 4.5;
const SEEN = 3;
/** What stands on every header, beside white. */
const HEADER_INK_2 = "#D3DBDB";

/**
 * The tokens of a brand that is given by two colours. Accents are made darker or lighter where they are read, in small steps, so that every pair
 * passes (contrast.ts) and none is the beam's yellow (beam-yellow.ts).
 * @param colours a header that passes headerFault
 */
export function paletteOf({ header, accent }: OwnColours): Pick<Brand, "light" | "dark"> {
	const header2 = mixed(header, WHITE, 0.08);
	const board = { light: header, dark: mixed(header, WHITE, 0.14) };
	const headed = (theme: "light" | "dark") => {
		const headerAccent = nearestThat(accent, (colour) => contrast(colour, header) >= SEEN && isInked(colour));
		return {
			...{
				header,
				"header-2": header2,
				"header-ink": WHITE,
				"header-ink-2": HEADER_INK_2,
				"header-line": mixed(header, WHITE, 0.2),
			},
			...{ "header-accent": headerAccent, "on-header-accent": inkOn(headerAccent) },
			...{
				board: board[theme],
				"on-board": WHITE,
				"board-dim": nearestThat("#B4C2C4", (dim) => contrast(dim, board[theme]) >= TEXT),
			},
		};
	};
	const accents = (paper: string, surface: string) => {
		const seen = nearestThat(accent, (colour) => contrast(colour, surface) >= SEEN && isInked(colour) && !isYellow(colour));
		const read = nearestThat(
			accent,
			(colour) => contrast(colour, paper) >= TEXT && contrast(colour, surface) >= TEXT && !isYellow(colour),
		);
		return { accent: seen, "on-accent": inkOn(seen), "accent-ink": read };
	};
	return {
		light: { ...LIGHT, ...headed("light"), ...accents(LIGHT.paper, LIGHT.surface) },
		dark: { ...DARK, ...headed("dark"), ...accents(DARK.paper, DARK.surface) },
	};
}

/** @returns the nearest colour on which a header can be read, if this one cannot be; null: it can */
export function nearestHeader(header: string): string | null {
	const passes = (colour: string) =>
		[colour, mixed(colour, WHITE, 0.08)].every(
			(ground) =>
				contrast(WHITE, ground) >= TEXT &&
				contrast(HEADER_INK_2, ground) >= TEXT &&
				contrast(FIXED_COLOURS.light.beam, ground) >= SEEN,
		) && contrast(WHITE, mixed(colour, WHITE, 0.14)) >= TEXT;
	return passes(header) ? null : nearestThat(header, passes);
}

const inkOn = (ground: string): string => (contrast(WHITE, ground) >= contrast("#101010", ground) ? WHITE : "#101010");

const isInked = (ground: string): boolean => contrast(inkOn(ground), ground) >= TEXT;

/** @returns the colour itself if it passes, else the first that does when it is made darker or lighter by one per cent at a time */
function nearestThat(colour: string, passes: (colour: string) => boolean): string {
	for (let step = 0; step <= 100; step++)
		for (const towards of [BLACK, WHITE]) {
			const tried = mixed(colour, towards, step / 100);
			if (passes(tried)) return tried;
		}
	throw new Error(`No colour near ${colour} can be read there.`);
}

/** @param share 0: the colour; 1: the other */
function mixed(colour: string, other: string, share: number): string {
	const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
	const one = (at: number) => Math.round(channel(colour, at) * (1 - share) + channel(other, at) * share);
	return `#${[1, 3, 5].map((at) => one(at).toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
