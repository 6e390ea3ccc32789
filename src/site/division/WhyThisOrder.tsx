import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { TableData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { tieSentences } from "../standings/tie-sentences.ts";
import { TieTable } from "./TieTable.tsx";

type Props = {
	table: TableData;
	/** Index into the table's ties. */
	tie: number;
	open: boolean;
	onToggle: (open: boolean) => void;
};

/** Why level teams are in this order: opens inline on a phone and as a popover from 1180 px, never modal; Esc closes it. */
export function WhyThisOrder({ table, tie: at, open, onToggle }: Props) {
	const { match: text, close: closeLabel } = useText();
	const details = useRef<HTMLDetailsElement>(null);
	const canClose = useScripts();
	const tie = table.ties[at];
	if (tie === undefined) return null;

	function close(): void {
		onToggle(false);
		details.current?.querySelector("summary")?.focus();
	}
	function onKeyDown(event: KeyboardEvent): void {
		if (event.key === "Escape" && open) close();
	}
	return (
		<details
			ref={details}
			open={open}
			onToggle={(event) => onToggle(event.currentTarget.open)}
			onKeyDown={onKeyDown}
			className="group/why lg:relative"
		>
			<summary className="ml-auto flex min-h-11 w-fit max-w-[calc(100%-9rem)] @max-[17rem]/below:ml-0 @max-[17rem]/below:max-w-full list-none items-center gap-2.5 font-cond text-[1.0625rem]/[1.15] font-[600] md:max-w-none [&::-webkit-details-marker]:hidden">
				<span
					aria-hidden="true"
					className="inline-flex size-5 items-center justify-center rounded-[3px] border-[1.5px] border-line-strong bg-surface font-cond text-sm/none font-[800] group-open/why:border-ink group-open/why:bg-ink group-open/why:text-paper"
				>
					=
				</span>
				<span className="underline decoration-1 underline-offset-4 hover:decoration-2">
					{text.table.whyThisOrder}
					{table.ties.length > 1 && ` ${text.table.onPoints(tie.points)}`}
				</span>
			</summary>
			<div
				id={`why-${at}`}
				tabIndex={-1}
				className="relative mt-1 rounded-card border-[1.5px] border-ink bg-surface p-4 outline-none lg:absolute lg:top-full lg:right-0 lg:z-10 lg:w-106 lg:shadow-menu"
			>
				<span
					aria-hidden="true"
					className="absolute -top-[.4375rem] right-8 hidden size-3 rotate-45 border-t-[1.5px] border-l-[1.5px] border-ink bg-surface lg:block"
				/>
				<div className="flex items-center justify-between">
					<h3 className="font-cond text-[1.0625rem] font-[800]">{text.table.levelTitle(tie.teams.length, tie.points)}</h3>
					{canClose && (
						<button type="button" onClick={close} aria-label={closeLabel} className="-my-2 -mr-3 grid size-11 place-items-center">
							<Icon name="close" size={18} />
						</button>
					)}
				</div>
				<TieTable tie={tie} />
				<p className="mt-2 text-[.9375rem] text-ink-2">
					{tieSentences(tie, table.rows, text.table).join(" ")}{" "}
					<a href="#rules" className="text-link hit-44 text-ink-2">
						{text.table.allRules}
					</a>
				</p>
			</div>
		</details>
	);
}

/** Whether scripts run: controls that need them are hidden before. */
function useScripts(): boolean {
	const [run, setRun] = useState(false);
	useEffect(() => setRun(true), []);
	return run;
}
