import { formatInstant, formatNumber } from "../../text/format.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { deskCalled } from "./desk-called.ts";
import type { ShownAct } from "./shown-act.ts";
import type { UndoableAct } from "./undo-heard.ts";

/** The number of an act's changes shown in its row. */
const SHOWN = 2;

/** One act: its changes, before → after, and its undoing or why there is none. */
export function LedgerRow({
	act,
	isChosen,
	onChoose,
	onUndo,
}: {
	act: ShownAct;
	isChosen: boolean;
	onChoose: () => void;
	onUndo: () => void;
}) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const number = formatNumber(act.id, language);
	return (
		<tr
			id={`act-${act.id}`}
			tabIndex={isChosen ? 0 : -1}
			aria-selected={isChosen}
			onFocus={onChoose}
			className={`border-t border-line align-top -outline-offset-2 phone:grid phone:grid-cols-[auto_1fr_auto] phone:gap-x-3 phone:py-2 ${isChosen ? "bg-surface shadow-[inset_5px_0_0_var(--ink)]" : ""}`}
		>
			<td className="py-2 pl-3 text-ink-2 phone:py-0">{number}</td>
			<td className="py-2 font-[650] phone:py-0">{formatInstant(new Date(act.at), cup.zone, language, false)}</td>
			<td className="py-2 pr-3 phone:py-0">
				{deskCalled(act.desk, text.commandLine)}
				{act.askedBy !== null && <span className="office-meta block">{text.askedBy(act.askedBy)}</span>}
			</td>
			<td className="py-2 pr-3 phone:col-span-3 phone:py-0">
				<strong className="font-[650]">
					{act.undoes.length > 0
						? text.undoOf(act.undoes.map((one) => formatNumber(one, language)).join(", "))
						: text.kinds[act.kind]}
				</strong>
				<ActLines act={act} most={SHOWN} />
			</td>
			<td className="py-2 pr-3 text-ink-2 phone:col-span-2 phone:py-0">{act.why}</td>
			<td className="py-2 pr-3 text-right phone:py-0">
				{act.undoneBy !== null ? (
					<span className="office-meta">{text.undone(formatNumber(act.undoneBy, language))}</span>
				) : act.mayUndo ? (
					<button type="button" onClick={onUndo} className="office-button" aria-label={`${text.undo} ${number}`}>
						{text.undo}
					</button>
				) : act.kind === "reporter" ? null : (
					<span className="office-meta">{text.notYours}</span>
				)}
			</td>
		</tr>
	);
}

/** "match 12 (B14: Ask IF – Bro IF): 1–0 → 2–0", as recorded. */
export function ActLines({ act, most }: { act: UndoableAct; most: number }) {
	const { ledger: text } = useOfficeText();
	const more = act.changed - Math.min(act.lines.length, most);
	const rows = text.rows(act.added, act.removed);
	return (
		<ul className="text-[0.875rem]/[1.2rem] text-ink-2">
			{act.lines.slice(0, most).map(({ what, was, becomes }) => (
				<li key={`${what} ${was} ${becomes}`}>
					{what}: {was} → <span className="font-[600] text-ink">{becomes}</span>
				</li>
			))}
			{more > 0 && <li>{text.more(more)}</li>}
			{rows !== "" && act.lines.length === 0 && <li>{rows}</li>}
		</ul>
	);
}
