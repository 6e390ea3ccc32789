import { type ReactNode, useState } from "react";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { PlanPreviewView } from "../../office/plan/plan-preview-view.ts";
import type { PlanChange } from "../../office/plan/plan-view.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { counted } from "./counted.ts";
import { usePlanText } from "./plan-text.ts";
import { useChange } from "./use-change.ts";

/** Changed values that are shown before somebody asks for all. */
const FIRST_CHANGES = 6;

type Props = {
	readonly step: PlanStep;
	readonly title: string;
	/** Null: the form does not say enough yet. */
	readonly change: PlanChange | null;
	/** On the button; left out: what the change adds and changes. */
	readonly action?: string;
	readonly onClose: () => void;
	/**
	 * @param act its number in the ledger
	 * @param changesCup whether the cup itself changed: its name, sport, time zone or brand
	 */
	readonly onDone: (act: number, changesCup: boolean) => void;
	/** It opens while somebody works beside it, and leaves the focus there. */
	readonly isBeside?: boolean;
	/** The form. */
	readonly children: ReactNode;
	/** Under the button, such as removing what the form is about. */
	readonly besides?: ReactNode;
};

/** A form beside a step of Plan: what it changes is previewed while it is filled in, and committed as one act. */
export function ChangePanel({ step, title, change, action, onClose, onDone, isBeside = false, children, besides }: Props) {
	const text = usePlanText();
	const { preview, problem, isBusy, commit } = useChange(step, change);
	const [confirmedOf, setConfirmedOf] = useState<string | null>(null);
	const asks = (preview?.consents.length ?? 0) > 0;
	const isConfirmed = !asks || (preview !== null && confirmedOf === preview.ground);
	const count = preview === null ? null : counted(preview.counts);
	const changesSomething = count !== null && count.added + count.changed + count.removed > 0;
	const isWrong = preview?.faults.some(({ isError }) => isError) ?? false;
	const isReady = changesSomething && !isWrong && isConfirmed && !isBusy;
	const save = async () => {
		if (!isReady) return;
		const act = await commit(asks);
		if (act !== undefined) onDone(act, preview?.counts.cup !== undefined);
	};
	return (
		<SidePanel
			kicker={text.proposed}
			title={title}
			isBeside={isBeside}
			onTablet={isBeside ? "below" : "sheet"}
			onClose={onClose}
			onCommit={() => void save()}
			foot={
				<>
					<button type="button" className="act-button" disabled={!isReady} onClick={() => void save()}>
						{action ?? (count !== null && changesSomething ? text.saves(count.added, count.changed, count.removed) : text.save)}{" "}
						<KeyCap>⌘⏎</KeyCap>
					</button>
					<p className="office-meta flex flex-wrap items-center gap-x-4 pt-2">
						<span className="mr-auto">{text.canBeUndone}</span>
						{besides}
					</p>
				</>
			}
		>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				{children}
				<button type="submit" hidden />
			</form>
			<div role="status" aria-live="polite" className="mt-6">
				{preview !== null && count !== null && <Effect preview={preview} count={count} />}
			</div>
			{problem !== null && (
				<p role="alert" className="mt-3 bg-amber-tint p-3 font-[550]">
					{problem}
				</p>
			)}
			{asks && preview !== null && (
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
		</SidePanel>
	);
}

type Count = ReturnType<typeof counted>;

/** Three figures, what is wrong, and each old value with its new one. */
export function Effect({ preview, count }: { readonly preview: PlanPreviewView; readonly count: Count }) {
	const text = usePlanText();
	const [isWhole, setWhole] = useState(false);
	const { changes, changed, faults, contested } = preview;
	const shown = isWhole ? changes : changes.slice(0, FIRST_CHANGES);
	const figures = [
		[count.added, text.newOnes],
		[count.changed, text.changed],
		...(count.removed > 0 ? [[count.removed, text.gone] as const] : []),
		[faults.filter(({ isError }) => isError).length, text.toMend],
	] as const;
	return (
		<>
			<dl className="flex border-t-2 border-ink">
				{figures.map(([figure, word], at) => (
					<div key={word} className={`min-w-0 flex-1 py-2 ${at > 0 ? "border-l border-line pl-3" : ""}`}>
						<dt className="office-meta">{word}</dt>
						<dd
							className={`order-first font-xcond text-[2.25rem]/none font-[850] ${word === text.toMend && figure > 0 ? "text-loss" : ""}`}
						>
							{figure}
						</dd>
					</div>
				))}
			</dl>
			{faults.length > 0 && (
				<ul className="border-t border-line">
					{faults.map((fault) => (
						<li key={`${fault.path} ${fault.text}`} className="flex gap-3 border-b border-line py-2.5">
							<Icon
								name={fault.isError ? "octagon" : "warning"}
								size={18}
								className={`mt-0.5 shrink-0 ${fault.isError ? "text-loss" : "text-amber-ink"}`}
							/>
							<span className="min-w-0 break-words">{fault.text}</span>
						</li>
					))}
				</ul>
			)}
			{contested.length > 0 && (
				<div className="border-b border-line py-2.5">
					<p className="font-[650]">{text.contested}</p>
					<ul>
						{contested.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			)}
			{changes.length > 0 && (
				<>
					<h3 className="office-h3 mt-4 border-t border-line pt-3">{text.wasBecomes}</h3>
					<ul>
						{shown.map(({ what, was, becomes }) => (
							<li key={`${what} ${was}`} className="border-b border-line py-2">
								<span className="office-meta block">{what}</span>
								<span className="break-words">
									<s className="text-ink-2">{was}</s> → <strong className="font-[650]">{becomes}</strong>
								</span>
							</li>
						))}
					</ul>
					{changed > shown.length && !isWhole && (
						<button type="button" className="day-more mt-2" onClick={() => setWhole(true)}>
							{text.showAll(changed)}
						</button>
					)}
				</>
			)}
		</>
	);
}
