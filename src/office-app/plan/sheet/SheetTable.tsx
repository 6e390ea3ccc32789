import { useEffect, useRef, useState } from "react";
import type { SheetPicksSent } from "../../../office/plan/sheet/sheet-body.ts";
import type { SheetCauseView, SheetTabView, SheetView } from "../../../office/plan/sheet/sheet-view.ts";
import { CauseRow } from "./CauseRow.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { RowStateSign } from "./RowStateSign.tsx";
import { useSheetText } from "./sheet-text.ts";

export type Pick = (change: (picks: SheetPicksSent) => SheetPicksSent) => void;

type Props = { readonly view: SheetView; readonly picks: SheetPicksSent; readonly pick: Pick; readonly isBusy: boolean };

/** So many rows are drawn until somebody asks for all. */
const FIRST_ROWS = 200;

const FILTERS = ["all", "mend", "new", "changed", "same"] as const;
type Filter = (typeof FILTERS)[number];

const isOf = (filter: Filter, state: string) => filter === "all" || filter === state || (filter === "mend" && state === "choose");

/** The sheet's rows under two heads: their heading, and what it is taken for. */
export function SheetTable({ view, pick, isBusy }: Props) {
	const text = useSheetText();
	const [asked, setTab] = useState<number | null>(null);
	const [filter, setFilter] = useState<Filter>("all");
	const [isWhole, setWhole] = useState(false);
	const main = useRef<HTMLDivElement>(null);
	/** After a mend the focus goes to the next fault. */
	const mendedIn = useRef<SheetView>(undefined);
	useEffect(() => {
		if (mendedIn.current === undefined || mendedIn.current === view || isBusy) return;
		mendedIn.current = undefined;
		main.current?.querySelector<HTMLElement>("[data-cause] button")?.focus();
	});
	const read = view.sheets.findIndex(({ kind }) => kind !== "unknown" && kind !== "players");
	const tab = asked ?? Math.max(0, read);
	const sheet = view.sheets[tab];
	if (!sheet) return null;
	const own = view.rows.filter((row) => row.sheet === tab);
	const matching = own.filter(({ state }) => isOf(filter, state));
	const shown = isWhole ? matching : matching.slice(0, FIRST_ROWS);
	const causes = view.causes.filter((cause) => cause.sheet === tab && (cause.suggestions.length > 0 || cause.mayBeNew));
	const lines = new Set(shown.map(({ line }) => line));
	const under = new Map(
		causes
			.flatMap((cause) => cause.lines.find((line) => lines.has(line)) ?? [])
			.map((line) => [line, causesAt(causes, line, lines)]),
	);
	const unused = sheet.columns.filter(({ key, heading }) => key === null && heading !== "").map(({ heading }) => heading);
	const mended: Pick = (change) => {
		mendedIn.current = view;
		pick(change);
	};
	return (
		<div ref={main}>
			<Tabs view={view} tab={tab} onTab={setTab} pick={pick} />
			{sheet.hiddenRows > 0 && <p className="office-meta pb-2">{text.hiddenRows(sheet.hiddenRows)}</p>}
			{sheet.others.length > 0 && (
				<p className="office-meta pb-2">
					{text.others(
						sheet.others.length,
						sheet.others
							.slice(0, 6)
							.map((other) => other.text)
							.join(", "),
					)}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-2 pb-3">
				{FILTERS.map((one) => {
					const count = own.filter(({ state }) => isOf(one, state)).length;
					if (count === 0 && one !== "all") return null;
					const name = one === "all" ? text.all : one === "mend" ? text.toMend : text.states[one];
					return (
						<button
							key={one}
							type="button"
							aria-pressed={filter === one}
							className={`office-button ${filter === one ? "office-button-ink" : ""}`}
							onClick={() => setFilter(one)}
						>
							{name} {count}
						</button>
					);
				})}
				{unused.length > 0 && <p className="office-meta ml-auto">{text.notUsed(unused.length, unused.join(", "))}</p>}
			</div>
			{sheet.columns.length > 0 && (
				<div className="overflow-x-auto rounded-control border border-line bg-surface" tabIndex={-1}>
					<table className="w-full border-collapse" aria-busy={isBusy}>
						<ColumnHeads sheet={sheet} pick={pick} />
						<tbody>
							{shown.map((row) => (
								<RowAndCauses
									key={row.line}
									row={row}
									sheet={sheet}
									causes={causes}
									under={under.get(row.line) ?? []}
									pick={mended}
								/>
							))}
						</tbody>
					</table>
				</div>
			)}
			{matching.length > shown.length && (
				<button type="button" className="min-h-10 font-[600] underline underline-offset-2 mt-2" onClick={() => setWhole(true)}>
					{text.showAll(matching.length)}
				</button>
			)}
		</div>
	);
}

/** The causes whose first row that is shown is this one. */
const causesAt = (causes: readonly SheetCauseView[], line: number, shown: ReadonlySet<number>) =>
	causes.filter((cause) => cause.lines.find((one) => shown.has(one)) === line);

type RowProps = {
	readonly row: SheetView["rows"][number];
	readonly sheet: SheetTabView;
	readonly causes: readonly SheetCauseView[];
	readonly under: readonly SheetCauseView[];
	readonly pick: Pick;
};

function RowAndCauses({ row, sheet, causes, under, pick }: RowProps) {
	const text = useSheetText();
	const own = row.state === "mend" || row.state === "choose" ? causes.filter(({ lines }) => lines.includes(row.line)) : [];
	return (
		<>
			<tr className="border-t border-line" data-line={row.line}>
				<th scope="row" className="px-3 py-2 text-right font-[450] text-ink-2">
					<span className="sr-only">{text.row} </span>
					{row.line}
				</th>
				<td className="whitespace-nowrap border-l border-line px-3 py-2">
					<RowStateSign state={row.state} />
				</td>
				{sheet.columns.map(({ letter, key }, at) => {
					const cause =
						key === null
							? undefined
							: own.find((one) => one.key === key || (key === "teamName" && (one.key === "club" || one.key === "suffix")));
					const look =
						cause === undefined
							? ""
							: cause.isError
								? "bg-loss-tint outline-2 -outline-offset-2 outline-loss"
								: "bg-amber-tint outline-2 -outline-offset-2 outline-amber";
					return (
						<td
							key={letter}
							className={`max-w-64 truncate border-l border-line px-3 py-2 ${key === null ? "text-ink-2" : "font-[550]"} ${look}`}
						>
							{row.cells[at]}
						</td>
					);
				})}
			</tr>
			{under.map((cause) => (
				<CauseRow key={`${cause.key} ${cause.value}`} cause={cause} columns={sheet.columns.length + 2} pick={pick} />
			))}
		</>
	);
}

/** The sheets of a workbook, each with what it is taken for. */
function Tabs({
	view,
	tab,
	onTab,
	pick,
}: {
	readonly view: SheetView;
	readonly tab: number;
	readonly onTab: (tab: number) => void;
	readonly pick: Pick;
}) {
	const text = useSheetText();
	const sheet = view.sheets[tab]!;
	const name = sheet.name || view.file;
	const kinds = Object.keys(text.kinds).filter((kind) => kind !== "players" || sheet.kind === "players");
	return (
		<div className="flex flex-wrap items-center gap-2 pb-3">
			{view.sheets.length > 1 && (
				<fieldset className="contents">
					<legend className="sr-only">{text.tabs}</legend>
					{view.sheets.map((one, at) => (
						<button
							key={one.name}
							type="button"
							aria-pressed={at === tab}
							className={`office-button ${at === tab ? "office-button-ink" : ""}`}
							onClick={() => onTab(at)}
						>
							{one.name}
							{one.isHidden && <span className="font-[450]">({text.hiddenSheet})</span>}
						</button>
					))}
				</fieldset>
			)}
			<label className="flex items-center gap-2">
				<span className={view.sheets.length > 1 ? "sr-only" : "office-meta"}>{text.kind(name)}</span>
				<select
					className="office-field w-auto"
					value={kinds.includes(sheet.kind) ? sheet.kind : ""}
					onChange={({ target }) =>
						pick((picks) => ({ ...picks, sheets: { ...picks.sheets, [sheet.name]: { kind: target.value } } }))
					}
				>
					{!kinds.includes(sheet.kind) && <option value="">{sheet.kind}</option>}
					{kinds.map((kind) => (
						<option key={kind} value={kind}>
							{text.kinds[kind]}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
