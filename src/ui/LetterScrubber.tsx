import { useText } from "../text/use-text.ts";

/**
 * On a phone, at the right edge: a jump to each letter of the list beside it. A letter is reached over 44 px, of which 16 lie over the
 * rows' end; where the letters are more than the window is high for, they scroll.
 */
export function LetterScrubber({ letters }: { letters: readonly string[] }) {
	const text = useText();
	return (
		<nav
			aria-label={text.letters}
			className="no-scrollbar sticky top-1 -mr-4 -ml-4 max-h-[calc(100dvh-.5rem)] w-11 shrink-0 overflow-y-auto pt-3 md:hidden"
		>
			<ul style={{ "--letters": letters.length } as React.CSSProperties}>
				{letters.map((letter) => (
					<li key={letter}>
						<a
							href={`#letter-${letter}`}
							className="focus-inside grid h-[min(1.6875rem,calc((100dvh-1.5rem)/var(--letters)))] min-h-6 place-items-center pl-4 font-cond text-[0.9375rem] font-[650]"
						>
							{letter}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
