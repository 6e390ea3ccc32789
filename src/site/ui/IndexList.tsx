import type { ReactNode } from "react";
import { type Alphabet, indexLetter } from "./index-letter.ts";
import { LetterScrubber } from "./LetterScrubber.tsx";

export type IndexItem = { readonly key: string; readonly name: string; readonly row: ReactNode };

/** With fewer rows than this there is nothing to jump over. */
const ROWS_TO_JUMP = 24;

/**
 * A long list by name under letter heads: one column with a letter scrubber on a phone, three columns on a desktop.
 * @param items in the order of the alphabet
 */
export function IndexList({ items, alphabet }: { items: readonly IndexItem[]; alphabet?: Alphabet }) {
	const letters = new Map<string, IndexItem[]>();
	for (const item of items) {
		const letter = indexLetter(item.name, alphabet);
		letters.set(letter, [...(letters.get(letter) ?? []), item]);
	}
	const scrubber = letters.size > 1 && items.length > ROWS_TO_JUMP;
	return (
		<div className="flex items-start">
			<div className="min-w-0 flex-1 md:pt-4 md:columns-2 md:gap-x-6 lg:columns-3 lg:gap-x-8">
				{[...letters].map(([letter, rows]) => (
					<div key={letter} id={`letter-${letter}`} className="scroll-mt-2">
						<h2 className="break-after-avoid pt-4 pb-2 font-xcond md:pt-3 text-2xl font-[850]">{letter}</h2>
						<ul
							className={`-ml-4 divide-y divide-line border-y border-line bg-surface box-decoration-clone md:ml-0 md:rounded-card md:border-x ${
								scrubber ? "-mr-0.5 md:mr-0" : "-mr-4 md:mr-0"
							}`}
						>
							{rows.map(({ key, row }) => (
								// What only screen readers read is placed by its row: in WebKit columns would not break it, and it would make the page longer.
								<li key={key} className="relative break-inside-avoid">
									{row}
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			{scrubber && <LetterScrubber letters={[...letters.keys()]} />}
		</div>
	);
}
