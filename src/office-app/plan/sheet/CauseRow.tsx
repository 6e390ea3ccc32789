import type { KeyboardEvent } from "react";
import type { SheetCauseView } from "../../../office/plan/sheet/sheet-view.ts";
import { KeyCap } from "../../parts/KeyCap.tsx";
import type { Pick } from "./SheetTable.tsx";
import { useSheetText } from "./sheet-text.ts";

/** A fault under its row, with the values that mend it in all rows alike: Enter is the first, 2 to 9 the others, N a new one. */
export function CauseRow({
	cause,
	columns,
	pick,
}: {
	readonly cause: SheetCauseView;
	readonly columns: number;
	readonly pick: Pick;
}) {
	const text = useSheetText();
	const { key, value, suggestions, mayBeNew, isError } = cause;
	const use = (to: string) =>
		key !== null &&
		pick((picks) => ({
			...picks,
			replace: [...(picks.replace ?? []).filter((one) => one.key !== key || one.from !== value), { key, from: value, to }],
		}));
	const isFresh = () => pick((picks) => ({ ...picks, fresh: [...(picks.fresh ?? []), value] }));
	const pressed = (event: KeyboardEvent<HTMLTableRowElement>) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const other = suggestions[Number(event.key) - 1];
		if (/^[2-9]$/.test(event.key) && other !== undefined) use(other);
		else if (event.key.toLowerCase() === "n" && mayBeNew) isFresh();
		else if (event.key === "Tab" && !event.shiftKey) {
			const all = [...document.querySelectorAll<HTMLElement>("[data-cause]")];
			const next = all[all.indexOf(event.currentTarget) + 1]?.querySelector<HTMLElement>("button");
			if (!next) return;
			next.focus();
		} else return;
		event.preventDefault();
	};
	return (
		<tr data-cause="" onKeyDown={pressed}>
			<td colSpan={columns} className="px-3 py-2.5">
				<div className="sticky left-3 flex w-fit max-w-[36rem] flex-wrap items-center gap-2.5">
					<span className={`font-[550] ${isError ? "text-loss" : "text-amber-ink"}`}>{cause.text}</span>
					{suggestions.map((to, at) => (
						<button
							key={to}
							type="button"
							aria-label={text.replaceWith(to)}
							className={`office-button ${at === 0 ? "office-button-ink" : ""}`}
							onClick={() => use(to)}
						>
							{to}
							<KeyCap>{at === 0 ? "⏎" : String(at + 1)}</KeyCap>
						</button>
					))}
					{mayBeNew && (
						<button type="button" className="office-button" onClick={isFresh}>
							{text.itIsNew}
							<KeyCap>N</KeyCap>
						</button>
					)}
				</div>
			</td>
		</tr>
	);
}
