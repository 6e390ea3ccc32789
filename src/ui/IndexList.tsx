import type { ReactNode } from "react";
import { columnBreaks } from "./column-breaks.ts";
import { type Alphabet, indexLetter } from "./index-letter.ts";
import { LetterScrubber } from "./LetterScrubber.tsx";

export type IndexItem = { readonly key: string; readonly name: string; readonly row: ReactNode };

/** With fewer rows the letters are left out. */
const ROWS_TO_JUMP = 24;
/** Rows and heads in which columns are worth their width. */
const COLUMNS = { tablet: 2, desktop: 3 } as const;

/** Rows of one letter in one column. */
type Part = {
	readonly letter: string;
	readonly rows: readonly IndexItem[];
	/** The letter's first rows. */
	readonly isFirst: boolean;
	/** Whether a column begins with them. */
	readonly breaks: { readonly tablet: boolean; readonly desktop: boolean };
};

/**
 * A long list by name under letters: one column with a letter scrubber on a phone, three columns on a desktop. A letter that continues in
 * the next column is repeated there.
 * @param items in alphabetical order
 */
export function IndexList({ items, alphabet }: { items: readonly IndexItem[]; alphabet?: Alphabet }) {
	const parts = partsOf(items, alphabet);
	const letters = [...new Set(parts.map(({ letter }) => letter))];
	const scrubber = letters.length > 1 && items.length > ROWS_TO_JUMP;
	return (
		<div className="flex items-start">
			<div className="min-w-0 flex-1 md:pt-4 md:columns-2 md:gap-x-6 lg:columns-3 lg:gap-x-8">
				{letters.map((letter) => (
					<div key={letter} id={`letter-${letter}`} className="scroll-mt-2">
						{parts.map((part, at) =>
							part.letter === letter ? (
								<LetterPart key={part.rows[0]?.key} part={part} next={parts[at + 1]} scrubber={scrubber} />
							) : null,
						)}
					</div>
				))}
			</div>
			{scrubber && <LetterScrubber letters={letters} />}
		</div>
	);
}

function partsOf(items: readonly IndexItem[], alphabet: Alphabet | undefined): readonly Part[] {
	const letters = items.map(({ name }) => indexLetter(name, alphabet));
	const tablet = new Set(columnBreaks(letters, COLUMNS.tablet));
	const desktop = new Set(columnBreaks(letters, COLUMNS.desktop));
	const starts = letters.flatMap((letter, at) => (letter !== letters[at - 1] || tablet.has(at) || desktop.has(at) ? [at] : []));
	return starts.map((at, index) => ({
		letter: letters[at] ?? "",
		rows: items.slice(at, starts[index + 1]),
		isFirst: letters[at] !== letters[at - 1],
		breaks: { tablet: tablet.has(at), desktop: desktop.has(at) },
	}));
}

type LetterPartProps = { part: Part; next: Part | undefined; scrubber: boolean };

function LetterPart({ part: { letter, rows, isFirst, breaks }, next, scrubber }: LetterPartProps) {
	const goesOn = next !== undefined && next.letter === letter ? next : null;
	const column = `${breaks.tablet ? "md:max-lg:break-before-column" : ""} ${breaks.desktop ? "lg:break-before-column" : ""}`;
	const again = isFirst ? "" : `${breaks.tablet ? "md:max-lg:block" : ""} ${breaks.desktop ? "lg:block" : ""}`;
	const head = "break-after-avoid pt-4 pb-2 font-wordmark text-2xl font-[850] md:pt-3";
	const joined = [
		!isFirst && !breaks.tablet ? "md:max-lg:rounded-t-none" : "",
		!isFirst && !breaks.desktop ? "lg:rounded-t-none" : "",
		goesOn === null ? "" : "max-md:border-b-0",
		goesOn !== null && !goesOn.breaks.tablet ? "md:max-lg:rounded-b-none md:max-lg:border-b-0" : "",
		goesOn !== null && !goesOn.breaks.desktop ? "lg:rounded-b-none lg:border-b-0" : "",
	];
	return (
		// Columns end between parts alone: `break-after` at a head is Chromium's, elsewhere a letter would be left behind by its rows.
		<div className={`break-inside-avoid ${column}`}>
			{isFirst ? (
				<h2 className={head}>{letter}</h2>
			) : (
				<p aria-hidden="true" className={`hidden ${again} ${head}`}>
					{letter}
				</p>
			)}
			<ul
				className={`-ml-4 divide-y divide-line border-y border-line bg-surface box-decoration-clone md:ml-0 md:rounded-card md:border-x ${
					scrubber ? "-mr-0.5 md:mr-0" : "-mr-4 md:mr-0"
				} ${joined.filter(Boolean).join(" ")}`}
			>
				{rows.map(({ key, row }) => (
					// Positioned for its visually hidden text: in WebKit columns would not break it, and the page would be longer.
					<li key={key} className="relative break-inside-avoid">
						{row}
					</li>
				))}
			</ul>
		</div>
	);
}
