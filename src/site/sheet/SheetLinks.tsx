import { type SheetKind, sheetPath } from "../../client/address/sheet-path.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";

/** Links to a category's sheets, as files for a spreadsheet. */
export function SheetLinks({ category, kinds }: { category: string; kinds: readonly Exclude<SheetKind, "matches">[] }) {
	const { sheets: text } = useText();
	const language = useLanguage();
	const { year } = useYear();
	if (kinds.length === 0) return null;
	return (
		<p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-ink-2 print:hidden">
			{kinds.map((kind) => (
				<a
					key={kind}
					href={`${sheetPath({ year, category, kind })}?lang=${language}`}
					download
					className="text-link hit-44 text-ink"
				>
					{text[kind]}
				</a>
			))}
		</p>
	);
}
