import type { SheetColumnView, SheetTabView } from "../../../office/plan/sheet/sheet-view.ts";
import type { Pick } from "./SheetTable.tsx";
import { useSheetText } from "./sheet-text.ts";

/** Their headings, and below each what it is taken for, to be changed. */
export function ColumnHeads({ sheet, pick }: { readonly sheet: SheetTabView; readonly pick: Pick }) {
	const text = useSheetText();
	const taken = new Set(sheet.columns.map(({ key }) => key));
	return (
		<thead>
			<tr className="bg-sunken text-left text-[0.875rem] text-ink-2">
				<th scope="col" className="w-12 px-3 py-2 text-right font-[450]">
					<span aria-hidden="true">#</span>
					<span className="sr-only">{text.row}</span>
				</th>
				<th scope="col" className="w-28 border-l border-line px-3 py-2 font-[450]">
					{text.theirs}
				</th>
				{sheet.columns.map(({ letter, heading }) => (
					<th key={letter} scope="col" className="border-l border-line px-3 py-2 font-[450]">
						{heading || letter}
					</th>
				))}
			</tr>
			<tr className="border-t border-line text-left">
				<td />
				<td className="border-l border-line px-3 py-1 text-ink-2">{text.ours}</td>
				{sheet.columns.map((column) => (
					<td key={column.letter} className="border-l border-line px-1.5 py-1">
						<select
							aria-label={text.meaning(column.heading || column.letter)}
							className={`w-full min-w-28 rounded-control bg-surface px-1.5 py-1.5 ${column.key === null ? "text-ink-2" : "font-[650]"}`}
							value={column.key ?? ""}
							onChange={({ target }) => pick((picks) => withColumn(picks, sheet, column, target.value || null))}
						>
							<option value="">{text.notRead}</option>
							{sheet.keys.map(({ key, name }) => (
								<option key={key} value={key} disabled={key !== column.key && taken.has(key)}>
									{name}
								</option>
							))}
						</select>
						<Why column={column} />
					</td>
				))}
			</tr>
		</thead>
	);
}

/** Only what is not plain from the heading. */
function Why({ column: { reason } }: { readonly column: SheetColumnView }) {
	const text = useSheetText();
	const why = { cells: text.guessed, remembered: text.remembered, personal: text.personal }[reason];
	return why === undefined ? null : <span className="block px-1.5 text-[0.8125rem] text-ink-2">{why}</span>;
}

function withColumn(
	picks: Parameters<Parameters<Pick>[0]>[0],
	sheet: SheetTabView,
	{ letter }: SheetColumnView,
	key: string | null,
) {
	const before = picks.sheets?.[sheet.name];
	// What the sheet is stays as it is: another column might make it another kind.
	const own = { kind: sheet.kind, ...before, columns: { ...before?.columns, [letter]: key } };
	return { ...picks, sheets: { ...picks.sheets, [sheet.name]: own } };
}
