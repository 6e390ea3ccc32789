import { type SheetKind, sheetPath } from "../../client/address/sheet-path.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";

type SheetLinksProps = (
	| { kinds: readonly "print"[]; category?: never }
	/** Files are a category's. */
	| { kinds: readonly ("print" | Exclude<SheetKind, "matches">)[]; category: string }
) & {
	/** What the printed sheets are chosen by, such as "&day=2026-07-15". */
	query?: string;
};

/** Links to the page's printed sheets, and to a category's sheets as files for a spreadsheet. */
export function SheetLinks({ category = "", kinds, query = "" }: SheetLinksProps) {
	const { sheets: text } = useText();
	const language = useLanguage();
	const { year } = useYear();
	if (kinds.length === 0) return null;
	return (
		<p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-ink-2 print:hidden">
			{kinds.map((kind) => {
				const isFile = kind !== "print";
				return (
					<a
						key={kind}
						href={`${isFile ? `${sheetPath({ year, category, kind })}?` : "?print=&"}lang=${language}${query}`}
						download={isFile}
						className="text-link hit-44 text-ink"
					>
						{text[kind]}
					</a>
				);
			})}
		</p>
	);
}
