import { useLayoutEffect, useRef } from "react";
import { useOfficeText } from "../session/language.tsx";
import type { Token } from "./reading.ts";

/** How words are typed, and measured below. */
export const TYPED = "font-cond text-[1.5rem] font-[600] [font-feature-settings:normal]";
/** Pixels between two meanings. */
const GAP = 8;

type Props = {
	readonly id: string;
	readonly typed: string;
	/** In the order of the words. */
	readonly tokens: readonly Token[];
	/** How far the words have been scrolled in their field. */
	readonly scrolled: number;
};

/** Under each word its meaning: the words are repeated invisibly, to be at the same places. */
export function Meanings({ id, typed, tokens, scrolled }: Props) {
	const { find: text } = useOfficeText();
	const line = useRef<HTMLParagraphElement>(null);
	// A meaning may be wider than its word: the next one then moves to the right.
	useLayoutEffect(() => {
		let end = Number.NEGATIVE_INFINITY;
		for (const meaning of line.current?.querySelectorAll<HTMLElement>("[data-meaning]") ?? []) {
			meaning.style.translate = "0";
			const { left, width } = meaning.getBoundingClientRect();
			const aside = Math.max(0, end + GAP - left);
			meaning.style.translate = `${aside}px`;
			end = left + aside + width;
		}
	});
	let at = 0;
	const parts = tokens.map((token) => {
		const [first = "", ...rest] = token.text.split(" ");
		const from = typed.indexOf(first, at);
		// A token of several words may contain more than one space between them.
		const to = rest.reduce((before, word) => typed.indexOf(word, before) + word.length, from + first.length);
		const between = typed.slice(at, from);
		at = to;
		return { token, between, words: typed.slice(from, to) };
	});
	return (
		<div className={tokens.length > 0 ? "overflow-hidden" : "hidden"}>
			<p ref={line} id={id} className={`-mt-1 h-6 leading-none! whitespace-pre ${TYPED}`} style={{ marginLeft: -scrolled }}>
				{parts.map(({ token, between, words }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice
					<span key={index}>
						{between}
						<span
							data-token=""
							className={`relative inline-block h-[3px] align-top ${token.means === "unknown" ? "bg-line" : "bg-accent"}`}
						>
							{/* As wide as the words above it. */}
							<span className="block h-0 overflow-hidden">{words}</span>
							<span className="sr-only"> </span>
							<span
								data-meaning=""
								className="absolute top-full left-0 pt-1.5 font-text text-[0.8125rem]/none font-[450] text-ink-2"
							>
								{text.means[token.means](token.count ?? 0)}
							</span>
						</span>
					</span>
				))}
			</p>
		</div>
	);
}
