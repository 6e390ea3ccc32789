import { useEffect, useState } from "react";
import type { UndoWays } from "../../office/ledger/undo-ways.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { UndoAudience } from "../../office/notifications/undo-notification.ts";
import type { LedgerAct } from "../../results/acts/ledger.ts";
import type { NotUndone } from "../../results/acts/undo.ts";
import { formatNumber } from "../../text/format.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { Recipients, useRecipients } from "../preview/Recipients.tsx";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { deskCalled } from "./desk-called.ts";
import { ActLines } from "./LedgerRow.tsx";
import type { UndoableAct } from "./undo-heard.ts";
import "../styles/day.css";

type Way = "whole" | "partly" | "with-later" | "leave";
type BuiltOn = Extract<NotUndone, { readonly refused: "built-on" }>;

/** The most names listed as unaffected by a way. */
const MOST_NAMED = 4;

/** The effect of undoing an act, before it is done: one way if nothing builds on it, otherwise three. */
export function UndoPanel({ act, onClose, onDone }: { act: UndoableAct; onClose: () => void; onDone: (by: number) => void }) {
	const { ledger: text, day, frame } = useOfficeText();
	const language = useLanguage();
	const [ways, setWays] = useState<UndoWays>();
	const [way, setWay] = useState<Way>("whole");
	const [why, setWhy] = useState("");
	const [refused, setRefused] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const [turn, setTurn] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks again
	useEffect(() => {
		const leaving = new AbortController();
		call<UndoWays>("GET", `/ledger/${act.id}/undo`, undefined, leaving.signal).then(
			(told) => {
				setWays(told);
				setWay(told.others === null ? "whole" : "refused" in told.others.partly ? "leave" : "partly");
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setRefused(refusalWords(error, frame.noNetwork));
			},
		);
		return () => leaving.abort();
	}, [act.id, turn, frame]);
	const canUndo = ways !== undefined && (ways.others !== null || !("refused" in ways.whole));
	const told = toldOf(ways, way);
	const choice = useRecipients(told);
	const mayAnnounce = useSession().desk.role === "office";
	const commit = async (tell: Notification | null = choice.telling ?? null) => {
		if (!canUndo || isBusy || (tell !== null && choice.lacksWords)) return;
		if (way === "leave") return onClose();
		setBusy(true);
		setRefused(undefined);
		try {
			const done = await call<{ by: number }>("POST", `/acts/${act.id}/undo`, {
				...(way !== "whole" && { way }),
				...(why.trim() !== "" && { why: why.trim() }),
				// The recipients that were shown: if more have been notified since, the server asks again.
				...(told !== null && { tell }),
			});
			onDone(done.by);
		} catch (error) {
			setRefused(refusalWords(error, frame.noNetwork));
			setBusy(false);
			// Somebody was faster: what builds on it is loaded again.
			setTurn((before) => before + 1);
		}
	};
	const undoWords = choice.telling ? day.andTell(text.undoButton) : text.undoButton;
	return (
		<div className="contents">
			<SidePanel
				kicker={text.proposed}
				title={text.undoAct(formatNumber(act.id, language))}
				below={<p className="office-meta">{text.kinds[act.kind]}</p>}
				onClose={onClose}
				onCommit={() => choice.lacksWords || void commit()}
				foot={
					<>
						<label className="mb-3 flex items-center gap-3">
							<span className="text-ink-2">{text.whyLabel}</span>
							<input value={why} maxLength={200} onChange={({ target }) => setWhy(target.value)} className="office-field" />
						</label>
						{refused !== undefined && (
							<p role="alert" className="mb-2 font-[550] text-loss">
								{refused}
							</p>
						)}
						<button
							type="button"
							data-first=""
							disabled={!canUndo || isBusy || choice.lacksWords}
							onClick={() => void commit()}
							className="act-button"
						>
							{isBusy ? frame.undoing : way === "leave" ? text.leaveButton : undoWords}
							<KeyCap>⌘⏎</KeyCap>
						</button>
						<p className="office-meta mt-2">
							{text.canBeUndone}{" "}
							{choice.telling && (
								<button type="button" className="day-more" disabled={!canUndo || isBusy} onClick={() => void commit(null)}>
									{day.withoutTelling(text.undoButton)}
								</button>
							)}
						</p>
					</>
				}
			>
				<ActLines act={act} most={12} />
				<div aria-live="polite" className="mt-4 border-t-2 border-ink pt-3">
					{ways === undefined ? text.looking : <Verdict ways={ways} changed={act.changed} />}
				</div>
				{ways?.others && <Ways ways={ways} chosen={way} onChoose={setWay} />}
				{told && (
					<div className="mt-5">
						<p className="mb-3 border-l-5 border-amber bg-amber-tint px-3 py-2">{text.heard}</p>
						<Recipients told={told} choice={choice} mayAnnounce={mayAnnounce} />
					</div>
				)}
			</SidePanel>
		</div>
	);
}

/** Those who were notified of what a way undoes. */
function toldOf(ways: UndoWays | undefined, way: Way): UndoAudience | null {
	if (ways === undefined || way === "leave") return null;
	const tried = way === "whole" ? ways.whole : way === "partly" ? ways.others?.partly : ways.others?.withLater;
	return tried === undefined || "refused" in tried ? null : tried.told;
}

function Verdict({ ways: { whole }, changed }: { ways: UndoWays; changed: number }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	if (!("refused" in whole)) return <p className="font-[600] text-live-ink">{text.canGoBack(changed)}</p>;
	switch (whole.refused) {
		case "no-such-act":
		case "nothing-left":
			return <p>{text.nothingLeft}</p>;
		case "undone-already":
			return <p>{text.undoneAlready(formatNumber(whole.by, language))}</p>;
		case "faulty":
			return (
				<>
					<p>{text.faulty}</p>
					<ul className="mt-1 list-disc pl-5">
						{whole.faults.map(({ message }) => (
							<li key={message}>{message}</li>
						))}
					</ul>
				</>
			);
		case "built-on":
			return <Later built={whole} />;
	}
}

/** Later acts that build on it, by number and kind; and later reports from the fields. */
function Later({ built: { later, other } }: { built: BuiltOn }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	return (
		<>
			{later.length > 0 && <h3 className="office-h3">{text.buildOn(later.length, formatNumber(later.length, language))}</h3>}
			<ul>
				{later.map((act) => (
					<li key={act.id} className="border-b border-line py-2">
						<strong>{formatNumber(act.id, language)}</strong> {text.kinds[act.kind]}, {deskCalled(act.desk, text.commandLine)}
						<span className="office-meta block">{lineOf(act)}</span>
					</li>
				))}
			</ul>
			{other.length > 0 && (
				<>
					<h3 className="office-h3 mt-3">{text.reported}</h3>
					<p>{someOf(other, text.more)}</p>
				</>
			)}
		</>
	);
}

const lineOf = ({ lines: [first] }: LedgerAct): string => (first ? `${first.what}: ${first.was} → ${first.becomes}` : "");

function someOf(names: readonly string[], more: (count: number) => string): string {
	const left = names.length - MOST_NAMED;
	return [names.slice(0, MOST_NAMED).join("; "), ...(left > 0 ? [more(left)] : [])].join(" ");
}

function Ways({ ways: { whole, others }, chosen, onChoose }: { ways: UndoWays; chosen: Way; onChoose: (way: Way) => void }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const { desk } = useSession();
	if (others === null) return null;
	const { partly, withLater } = others;
	const later = "refused" in whole && whole.refused === "built-on" ? whole.later : [];
	const named = later.map(({ id }) => formatNumber(id, language)).join(", ");
	const mayTakeOthers = desk.role === "office";
	const options: readonly (readonly [Way, string, string, boolean])[] = [
		[
			"partly",
			text.partly,
			"refused" in partly ? text.nothingLeft : text.partlyLeft(someOf(partly.left, text.more)),
			!("refused" in partly),
		],
		...(later.length > 0
			? [
					[
						"with-later",
						text.withLater(named),
						mayTakeOthers ? text.withLaterHow : text.withLaterNot,
						mayTakeOthers && !("refused" in withLater),
					] as const,
				]
			: []),
		["leave", text.leave, text.leaveHow, true],
	];
	return (
		<fieldset className="mt-5">
			<legend className="office-h3 mb-2">{text.whatCanBeDone}</legend>
			{options.map(([way, title, how, isPossible]) => (
				<label
					key={way}
					className={`mb-2 flex gap-3 rounded-control border-2 px-3 py-2.5 ${way === chosen ? "border-ink" : "border-line-strong"} ${isPossible ? "" : "text-ink-3"}`}
				>
					<input
						type="radio"
						name="way"
						checked={way === chosen}
						disabled={!isPossible}
						onChange={() => onChoose(way)}
						className="mt-1 size-4 accent-[var(--ink)]"
					/>
					<span>
						<span className="block font-[650]">{title}</span>
						<span className="office-meta">{how}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
