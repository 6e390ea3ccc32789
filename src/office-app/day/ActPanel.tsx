import { type ReactNode, useEffect, useRef, useState } from "react";
import { placeName } from "../../cup/place-name.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Preview } from "../../results/acts/preview.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { isCommit } from "../parts/use-keys.ts";
import { AskOffice } from "../preview/AskOffice.tsx";
import { Becomes } from "../preview/Becomes.tsx";
import { JudgedAnew } from "../preview/JudgedAnew.tsx";
import { Recipients, useRecipients } from "../preview/Recipients.tsx";
import { useCommitting } from "../preview/use-committing.ts";
import type { Judging, NamedIn } from "../preview/use-preview.ts";
import { clockOf } from "../programme/layout.ts";
import { ghostsOf, rulesBroken, type VerdictLine, verdictLines } from "../programme/proposed.ts";
import { useConflictWords } from "../programme/use-conflict-words.ts";
import { numberOf } from "../programme/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { RulesBecome } from "./RulesBecome.tsx";
import { Sign, type SignKind } from "./Sign.tsx";
import { SpokenVerdict } from "./SpokenVerdict.tsx";

/** Lines and rows shown before "Show all". */
const LINES = 6;
const ROWS = 3;

type Props = {
	readonly title: string;
	readonly subtitle: string;
	/** The one input. */
	readonly input: ReactNode;
	/** The button's text. @param count of matches that change */
	readonly action: (count: number) => string;
	readonly day: Day;
	readonly judging: Judging;
	/** Begins to set the rest of a category that has none; left out: this desk may not. */
	readonly onRest?: ((category: string) => void) | undefined;
	/** The preview was repeated because somebody was faster. */
	readonly onLeaveOut?: (match: string) => void;
	/** It changes something also where no match does. */
	readonly isWhole?: boolean;
	/** The input shows the reason itself. */
	readonly saysWhy?: boolean;
	/** @param telling whom to notify; undefined: nobody */
	readonly onCommit: (why: string, telling: Notification | undefined) => void;
	readonly onDrop: () => void;
};

/** A proposal: its effect, the rules it breaks, whom it concerns, and its one button. */
export function ActPanel({
	title,
	subtitle,
	input,
	action,
	day,
	judging,
	isWhole = false,
	saysWhy = false,
	onLeaveOut,
	onRest,
	onCommit,
	onDrop,
}: Props) {
	const { day: text, asking } = useOfficeText();
	const { preview, tell, isYours, isJudging, isCommitting, problem } = judging;
	const choice = useRecipients(tell);
	const mayAnnounce = useSession().desk.role === "office";
	const mayAsk = !mayAnnounce;
	const [why, setWhy] = useState("");
	const panel = useRef<HTMLElement>(null);
	const middle = useRef<HTMLDivElement>(null);
	const { changedUnseen, count, isImpossible, isReady, commit } = useCommitting(judging, isWhole, (telling) =>
		onCommit(why, telling),
	);
	const commitAsChosen = () => !choice.lacksWords && commit(choice.telling);
	useEffect(() => {
		(panel.current?.querySelector<HTMLElement>("[data-first]") ?? panel.current)?.focus();
	}, []);
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={title}
			className="act-panel"
			onKeyDown={(event) => {
				if (event.key === "Escape") {
					event.stopPropagation();
					onDrop();
				} else if (isCommit(event)) {
					event.preventDefault();
					commitAsChosen();
				}
			}}
		>
			<header>
				<p className="act-kicker">{text.proposed}</p>
				<button type="button" className="act-close" aria-label={text.drop} onClick={onDrop}>
					<Icon name="close" size={18} />
				</button>
				<h2>{title}</h2>
				<p className="office-meta">{subtitle}</p>
			</header>
			<div ref={middle} className="act-middle">
				{input}
				<JudgedAnew {...{ problem, changedUnseen, count }} />
				{preview === null ? (
					problem === null && isJudging && <p className="office-meta">{text.judging}</p>
				) : (
					<div aria-busy={isJudging}>
						<Verdict preview={preview} count={count} />
						<Lines
							lines={verdictLines(preview)}
							{...{ day, onLeaveOut }}
							named={judging.named}
							proposed={new Set(preview.changes.map(({ match }) => match))}
						/>
						<Unset unset={preview.unset} day={day} onRest={onRest} />
						{preview.rules && <RulesBecome changed={preview.rules} day={day} named={judging.named} />}
						{count === 0 && !isWhole && <p className="office-meta">{text.nothingMoves}</p>}
						<Becomes preview={preview} named={judging.named} />
						<Times day={day} judging={judging} />
						{tell && <Recipients told={tell} choice={choice} mayAnnounce={mayAnnounce} />}
						{!saysWhy && (
							<label className="act-why">
								<span>{text.why}</span>
								<input
									className="office-field"
									maxLength={200}
									placeholder={text.whyHow}
									value={why}
									onChange={(event) => setWhy(event.target.value)}
								/>
							</label>
						)}
					</div>
				)}
			</div>
			<footer>
				<button type="button" className="act-button" disabled={!isReady || choice.lacksWords} onClick={commitAsChosen}>
					{choice.telling ? text.andTell(action(count)) : action(count)} <KeyCap>⌘⏎</KeyCap>
				</button>
				{mayAsk && <AskOffice judging={judging} words={why.trim()} onAsked={onDrop} />}
				{isCommitting ? (
					<p role="status" className="office-meta act-foot">
						{text.committing}
					</p>
				) : !isYours ? (
					<p className="act-settle">{asking.notYours}</p>
				) : isImpossible ? (
					<p className="act-settle">
						<Sign kind="impossible" /> {text.settle}
					</p>
				) : (
					<p className="office-meta act-foot">
						{text.canBeUndone}
						{choice.telling && (
							<button type="button" className="day-more" disabled={!isReady} onClick={() => commit(undefined)}>
								{text.withoutTelling(action(count))}
							</button>
						)}
					</p>
				)}
			</footer>
		</section>
	);
}

function Verdict({ preview, count }: { preview: Preview; count: number }) {
	const { day: text } = useOfficeText();
	const impossible = preview.verdict.impossible.length;
	const noticed = preview.verdict.noticed.length;
	const rules = rulesBroken(preview);
	const figures: readonly { readonly kind: SignKind; readonly count: number | string; readonly word: string }[] = [
		{ kind: impossible > 0 ? "impossible" : "settled", count: impossible, word: text.verdict.impossible },
		rules === null
			? { kind: "noticed", count: "–", word: text.verdict.noRules }
			: { kind: rules > 0 ? "againstRules" : "settled", count: rules, word: text.verdict.againstRules },
		{ kind: "noticed", count: noticed, word: text.verdict.noticed },
	];
	return (
		<>
			<div className="act-verdict" aria-hidden="true">
				{figures.map((figure) => (
					<div key={figure.word} className={`is-${figure.kind}`}>
						<b>{figure.count}</b>
						<span className={`day-mark is-${figure.kind}`}>
							<Sign kind={figure.kind} size={20} />
						</span>
						<span>{figure.word}</span>
					</div>
				))}
			</div>
			<SpokenVerdict {...{ impossible, rules, noticed, count }} />
		</>
	);
}

/** Limits that could not be checked because the cup has not set them. */
function Unset({ unset, day, onRest }: { unset: Preview["unset"]; day: Day; onRest: Props["onRest"] }) {
	const { day: text, rules } = useOfficeText();
	const language = useLanguage();
	const codes = new Map(day.categories.map(({ id, code }) => [id, code[language]]));
	const arenas = new Map(day.arenas.map(({ id, name }) => [id, name]));
	const named = { rest: codes, hours: arenas, ways: arenas };
	const lines = (["rest", "hours", "ways"] as const).flatMap((kind) => {
		const names = unset[kind].map((id) => named[kind].get(id) ?? id);
		return names.length > 0 ? [text.unset[kind](names)] : [];
	});
	if (lines.length === 0) return null;
	return (
		<>
			<p className="office-meta">{lines.join(" ")}</p>
			{onRest && unset.rest.length > 0 && (
				<p className="act-unset">
					{unset.rest.map((id) => (
						<button key={id} type="button" className="office-button" onClick={() => onRest(id)}>
							{rules.setRest(codes.get(id) ?? id)}
						</button>
					))}
				</p>
			)}
		</>
	);
}

type LinesProps = {
	readonly lines: readonly VerdictLine[];
	readonly day: Day;
	readonly named: NamedIn;
	readonly proposed: ReadonlySet<string>;
	readonly onLeaveOut?: ((match: string) => void) | undefined;
};

/** The broken rules, each with a number that the blocks show too. */
function Lines({ lines, day, named, proposed, onLeaveOut }: LinesProps) {
	const { day: text } = useOfficeText();
	const { called, wordsOf } = useConflictWords(day, named);
	const [all, setAll] = useState(false);
	if (lines.length === 0) return null;
	const shown = all ? lines : lines.slice(0, LINES);
	return (
		<ol className="act-lines">
			{shown.map(({ conflict, kind }, index) => {
				const out = conflict.matches.find((id) => proposed.has(id));
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: its number is what tells a line
					<li key={index}>
						<span className={`day-mark is-${kind}`}>
							{index + 1}
							<Sign kind={kind} size={20} />
						</span>
						<div>
							<p>
								<span className="sr-only">{text.mark[kind]}: </span>
								{wordsOf(conflict)}
							</p>
							{kind === "impossible" && onLeaveOut && out !== undefined && (
								<button type="button" className="office-button" onClick={() => onLeaveOut(out)}>
									{text.leaveOut}: {called(out)}
								</button>
							)}
						</div>
					</li>
				);
			})}
			{lines.length > shown.length && (
				<li>
					<button type="button" className="day-more" onClick={() => setAll(true)}>
						{text.moreConflicts(lines.length - shown.length)}
					</button>
				</li>
			)}
		</ol>
	);
}

/** A row per match: its old and new time. */
function Times({ day, judging: { preview } }: { day: Day; judging: Judging }) {
	const { day: text } = useOfficeText();
	const language = useLanguage();
	const [all, setAll] = useState(false);
	if (!preview || preview.changes.length === 0) return null;
	const matches = new Map(day.matches.map((match) => [match.id, match]));
	const ghosts = ghostsOf(preview, matches);
	const fields = new Map(
		day.arenas.flatMap(({ name, fields }) => fields.map((field) => [field.id, placeName(name, field.name)] as const)),
	);
	const codes = new Map(day.categories.map(({ id, code }) => [id, code[language]]));
	const rows = preview.changes
		.flatMap(({ match }): DayMatch[] => (matches.has(match) ? [matches.get(match)!] : []))
		.sort((a, b) => a.minute - b.minute);
	const shown = all ? rows : rows.slice(0, ROWS);
	if (ghosts.size === 0) return null;
	return (
		<section>
			<h3>
				{text.oldAndNew} <small>{text.judged}</small>
			</h3>
			<table className="act-times">
				<tbody>
					{shown.map((match) => {
						const ghost = ghosts.get(match.id);
						const isElsewhere = ghost !== undefined && ghost.field !== match.field;
						return (
							<tr key={match.id}>
								<th scope="row">{numberOf(match)}</th>
								<td>
									<s>{clockOf(match.minute)}</s>
								</td>
								<td className="act-arrow">→</td>
								<td>{clockOf(ghost?.minute ?? match.minute)}</td>
								<td className={isElsewhere ? "is-elsewhere" : ""}>
									{codes.get(match.category)} · {fields.get(ghost?.field ?? match.field ?? "")}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			{rows.length > shown.length && (
				<button type="button" className="day-more" onClick={() => setAll(true)}>
					{text.showAll(rows.length)}
				</button>
			)}
		</section>
	);
}
