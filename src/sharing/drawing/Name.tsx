import { CONDENSED, EXTRA_CONDENSED } from "./fonts.ts";

/** Sizes, largest first, until two lines fit the name: [longest name, its longest word, size in px, letters]. */
const STEPS = [
	[22, 14, 1, CONDENSED],
	[34, 20, 0.86, CONDENSED],
	[52, 26, 0.74, CONDENSED],
	[72, 40, 0.7, EXTRA_CONDENSED],
] as const;

/** @param size in px, of a name of the usual length */
export function Name({ text, size, colour }: { text: string; size: number; colour: string }) {
	const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length));
	const [, , scale, family] = STEPS.find(([length, word]) => text.length <= length && longestWord <= word) ?? [
		0,
		0,
		0.58,
		EXTRA_CONDENSED,
	];
	return (
		<div
			style={{
				display: "block",
				lineClamp: 2,
				wordBreak: "break-word",
				fontFamily: family,
				fontWeight: family === CONDENSED ? 800 : 900,
				fontSize: Math.round(size * scale),
				lineHeight: 1.08,
				color: colour,
			}}
		>
			{text}
		</div>
	);
}
