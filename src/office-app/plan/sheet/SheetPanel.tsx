import { useState } from "react";
import type { SheetPicksSent } from "../../../office/plan/sheet/sheet-body.ts";
import type { SheetCauseView, SheetView } from "../../../office/plan/sheet/sheet-view.ts";
import { Icon } from "../../parts/Icon.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useCommitKey } from "../../parts/use-keys.ts";
import { MendChoice } from "./MendChoice.tsx";
import type { Pick } from "./SheetTable.tsx";
import { useSheetText } from "./sheet-text.ts";

type Props = {
	readonly view: SheetView;
	readonly picks: SheetPicksSent;
	readonly pick: Pick;
	readonly isBusy: boolean;
	readonly onDiscard: () => void;
	readonly onCommit: (anyway: boolean) => Promise<void>;
};

const FIRST = 6;

/** What the sheet does: its figures, what is to be mended, old and new values, and its one act. */
export function SheetPanel({ view, picks, pick, isBusy, onDiscard, onCommit }: Props) {
	const text = useSheetText();
	const [confirmedOf, setConfirmedOf] = useState<string | null>(null);
	const count = (states: readonly string[]) => view.rows.filter(({ state }) => states.includes(state)).length;
	const [added, changed, waiting] = [count(["new"]), count(["changed"]), count(["mend", "choose"])];
	const { preview } = view;
	const asks = preview.consents.length > 0;
	const isConfirmed = !asks || confirmedOf === preview.ground;
	const isWrong = preview.faults.some(({ isError }) => isError);
	const does = Object.keys(preview.counts).length > 0;
	const isReady = does && isConfirmed && !isWrong && !isBusy;
	const commit = () => {
		if (isReady) void onCommit(asks);
	};
	useCommitKey(commit);
	const figures = [
		[added, text.figures.new, ""],
		[changed, text.figures.changed, ""],
		[waiting, text.figures.mend, waiting > 0 ? "text-loss" : ""],
	] as const;
	return (
		<section
			aria-label={text.whatItDoes}
			className="flex min-h-0 flex-col border-line border-t bg-surface wide:sticky wide:top-[3.5625rem] wide:h-[calc(100dvh-5.5rem)] wide:w-[22rem] wide:shrink-0 wide:border-t-0 wide:border-l"
		>
			<div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
				<p className="flex items-center gap-2 font-cond text-[0.875rem] font-[600] text-accent-ink">
					<span aria-hidden="true" className="size-2.5 bg-accent" />
					{text.proposed}
				</p>
				<h2 className="office-panel-title">{text.whatItDoes}</h2>
				<dl className="mt-3 flex border-t-2 border-ink" aria-live="polite">
					{figures.map(([figure, word, look], at) => (
						<div key={word} className={`flex min-w-0 flex-1 flex-col py-2 ${at > 0 ? "border-l border-line pl-3" : ""}`}>
							<dt className="office-meta order-last">{word}</dt>
							<dd className={`font-xcond text-[2.25rem]/none font-[850] ${look}`}>{figure}</dd>
						</div>
					))}
				</dl>
				<ul className="border-t border-line">
					{view.mends.map((mend) => (
						<MendChoice key={`${mend.id} ${mend.sheet}`} mend={mend} picks={picks} pick={pick} />
					))}
					{view.causes.flatMap((cause) =>
						cause.isOffered ? [] : <Cause key={`${cause.sheet} ${cause.key} ${cause.text}`} cause={cause} />,
					)}
					{preview.faults.map((fault) => (
						<Line key={fault.text} sign={fault.isError ? "octagon" : "warning"}>
							{fault.text}
						</Line>
					))}
					{view.warnings.map((warning) => (
						<Line key={warning} sign="warning">
							{warning}
						</Line>
					))}
					{view.presets.map(({ preset, categories }) => (
						<Line key={preset} sign="warning">
							{text.presets(categories.join(", "), preset)}
						</Line>
					))}
					{view.leftOut.length > 0 && (
						<Line sign="info">
							{text.leftOut} {view.leftOut.slice(0, FIRST).join(", ")}
							{view.leftOut.length > FIRST && " …"}
						</Line>
					)}
					<Line sign="info">
						<strong className="font-[650]">{text.noTeamLeaves}</strong> {text.stays}
					</Line>
					<Line sign="info">{text.notStored}</Line>
				</ul>
				<Changes view={view} />
				{asks && (
					<label className="mt-4 flex min-h-11 items-start gap-3 bg-amber-tint p-3">
						<input
							type="checkbox"
							className="mt-0.5 size-5 shrink-0"
							checked={isConfirmed}
							onChange={({ target }) => setConfirmedOf(target.checked ? preview.ground : null)}
						/>
						<span>
							<span className="block font-[650]">{text.confirm}</span>
							{preview.consents.map((consent) => (
								<span key={consent} className="block">
									{text.consents[consent]}
								</span>
							))}
						</span>
					</label>
				)}
			</div>
			<div className="border-t border-line px-5 py-3.5">
				<button type="button" className="act-button" disabled={!isReady} onClick={commit}>
					{added + changed === 0 && does ? text.add(0, 1) : text.add(added, changed)} <KeyCap>⌘⏎</KeyCap>
				</button>
				<p className="office-meta flex flex-wrap items-center gap-x-4 pt-2">
					<span className="mr-auto">{waiting > 0 ? text.waiting(waiting) : text.canBeUndone}</span>
					<button type="button" className="min-h-10 font-[600] underline underline-offset-2" onClick={onDiscard}>
						{text.discard}
					</button>
				</p>
			</div>
		</section>
	);
}

const SIGNS = { octagon: "text-loss", warning: "text-amber-ink", info: "text-ink-3" } as const;

function Line({ sign, children }: { readonly sign: keyof typeof SIGNS; readonly children: React.ReactNode }) {
	return (
		<li className="flex gap-3 border-b border-line py-2.5">
			<Icon name={sign} size={18} className={`mt-0.5 shrink-0 ${SIGNS[sign]}`} />
			<span className="min-w-0 break-words">{children}</span>
		</li>
	);
}

const NAMED = 6;

function Cause({ cause: { lines, isError, text: said } }: { readonly cause: SheetCauseView }) {
	const text = useSheetText();
	return (
		<Line sign={isError ? "octagon" : "warning"}>
			{lines.length > 0 && (
				<span className="block font-[650]">
					{text.rowsNamed(lines.slice(0, NAMED).join(", "), Math.max(0, lines.length - NAMED))}
				</span>
			)}
			{said}
		</Line>
	);
}

function Changes({ view }: { readonly view: SheetView }) {
	const text = useSheetText();
	const [isWhole, setWhole] = useState(false);
	const { changes, changed } = view.preview;
	if (changes.length === 0) return null;
	const shown = isWhole ? changes : changes.slice(0, FIRST);
	return (
		<>
			<h3 className="office-h3 mt-4 border-t border-line pt-3">{text.wasBecomes}</h3>
			<ul>
				{shown.map(({ what, was, becomes }) => (
					<li key={`${what} ${was} ${becomes}`} className="border-b border-line py-2">
						<span className="office-meta block">{what}</span>
						<span className="break-words">
							<s className="text-ink-2">{was}</s> → <strong className="font-[650]">{becomes}</strong>
						</span>
					</li>
				))}
			</ul>
			{changed > shown.length && !isWhole && (
				<button type="button" className="min-h-10 font-[600] underline underline-offset-2 mt-2" onClick={() => setWhole(true)}>
					{text.showAllChanges(changed)}
				</button>
			)}
		</>
	);
}
