import { useText } from "../text/language.ts";

/** On a phone, at the right edge: a jump to each letter of the list beside it. */
export function LetterScrubber({ letters }: { letters: readonly string[] }) {
	const text = useText();
	return (
		<nav aria-label={text.letters} className="sticky top-1 -mr-4 w-7 shrink-0 pt-3 md:hidden">
			<ul style={{ "--letters": letters.length } as React.CSSProperties}>
				{letters.map((letter) => (
					<li key={letter}>
						<a
							href={`#letter-${letter}`}
							className="focus-inside grid h-[min(1.6875rem,calc((100dvh-1.5rem)/var(--letters)))] min-h-3.5 place-items-center font-cond text-[0.9375rem] font-[650]"
						>
							{letter}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
