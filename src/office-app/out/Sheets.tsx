import { SHEETS, type SheetKind, sheetPath } from "../../client/address/sheet-path.ts";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { TableHead } from "../parts/TableHead.tsx";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";

/** The sheets of each category: final placings and tables as they are published, as files for a spreadsheet. */
export function Sheets({ told }: { readonly told: PublishingView }) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const { year } = told.edition;
	const isThere = (kind: SheetKind, { publishes }: PublishingView["categories"][number]) => publishes[kind];
	return (
		<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
			<div className="flex flex-wrap items-baseline gap-x-4 pb-3">
				<h1 className="office-h1">{text.parts.sheets}</h1>
				<p className="office-meta">{text.sheetsHint}</p>
			</div>
			<ul className="flex flex-wrap gap-x-6 gap-y-1 pb-4" aria-label={text.workbook}>
				{SHEETS.map((kind) => (
					<li key={kind}>
						<a
							href={`/office/api/out/workbook/${kind}?lang=${language}`}
							download
							className="inline-flex min-h-10 items-center underline coarse:min-h-11"
						>
							{`${text.workbook}, ${text.sheets[kind]}: ${text.saveWorkbook}`}
						</a>
					</li>
				))}
			</ul>
			<table className="w-full border-collapse border-t-2 border-ink">
				<TableHead
					look="border-b border-line"
					columns={[
						{ name: text.category },
						{ name: text.sheets.matches, look: "w-44" },
						{ name: text.sheets.placings, look: "w-44" },
						{ name: text.sheets.tables, look: "w-44" },
					]}
				/>
				<tbody>
					{told.categories.map((category) => (
						<tr key={category.id} className="border-b border-line">
							<th scope="row" className="py-2 text-left font-[650]">
								{category.name[language]}
							</th>
							{SHEETS.map((kind) => (
								<td key={kind} className="py-2">
									{isThere(kind, category) ? (
										<a
											href={`${sheetPath({ year: String(year), category: category.id, kind })}?lang=${language}`}
											download
											className="inline-flex min-h-10 items-center underline coarse:min-h-11"
											aria-label={`${text.sheets[kind]}, ${category.name[language]}`}
										>
											{text.saveSheet}
										</a>
									) : (
										<span className="office-meta">{text.noSheet}</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</main>
	);
}
