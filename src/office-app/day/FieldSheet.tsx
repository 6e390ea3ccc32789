import { useEffect, useRef } from "react";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { Icon } from "../parts/Icon.tsx";
import { isCommit } from "../parts/use-keys.ts";
import { AskOffice } from "../preview/AskOffice.tsx";
import { JudgedAnew } from "../preview/JudgedAnew.tsx";
import { useRecipients } from "../preview/Recipients.tsx";
import { useCommitting } from "../preview/use-committing.ts";
import type { Judging } from "../preview/use-preview.ts";
import { type Column, clockOf, type Layout, shortName } from "../programme/layout.ts";
import { isUnruled, rulesBroken, type VerdictLine, verdictLines } from "../programme/proposed.ts";
import { useConflictWords } from "../programme/use-conflict-words.ts";
import { numberOf, sideName } from "../programme/words.ts";
import { useOfficeText } from "../session/language.tsx";
import { LATE_STEPS } from "./late-steps.ts";
import type { Draft } from "./proposal.ts";
import { Sign } from "./Sign.tsx";
import { SpokenVerdict } from "./SpokenVerdict.tsx";

type Shift = Extract<Draft, { kind: "shift" }>;
type Props = {
	readonly draft: Shift;
	/** The first that would move. */
	readonly match: DayMatch;
	/** Its field. */
	readonly column: Column;
	readonly day: Day;
	readonly judging: Judging;
	readonly onDraft: (draft: Shift) => void;
	readonly onClose: () => void;
	/** The same proposal with its message, its reason and its times. */
	readonly onWhole: () => void;
	/** All else that can be done with the match. */
	readonly onMatch: () => void;
	readonly onCommit: (telling: Notification | undefined) => void;
	readonly onDrop: () => void;
};

/** The field and first match of a shift in the sheet; null: it concerns several fields, or skips later matches. */
export function sheetOf(draft: Draft | null, matches: ReadonlyMap<string, DayMatch>, { columnOf }: Layout) {
	if (draft?.kind !== "shift") return null;
	const own = draft.matches.flatMap((id) => matches.get(id) ?? []);
	const [match] = own;
	const column = columnOf.get(match?.field ?? "");
	if (!match || !column || draft.later !== "move" || own.some(({ field }) => field !== match.field)) return null;
	return { draft, match, column };
}

/** An arena lead's action at a field: shift from a match on, with the verdict in words. */
export function FieldSheet({ draft, match, column, day, judging, onDraft, onClose, onWhole, onMatch, onCommit, onDrop }: Props) {
	const { day: text, sheet, asking, closing } = useOfficeText();
	const { preview, tell, isYours, isJudging, isCommitting, problem } = judging;
	const { telling, lacksWords } = useRecipients(tell);
	const { changedUnseen, count, isImpossible, isReady, commit } = useCommitting(judging, false, onCommit);
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		const input =
			panel.current?.querySelector<HTMLElement>("input:checked") ?? panel.current?.querySelector<HTMLElement>("input");
		input?.focus({ preventScroll: true });
	}, []);
	const field = shortName(column);
	const toCome = column.matches.filter(({ state, wants }) => state === "upcoming" && wants === undefined);
	const after = toCome.filter(({ minute, id }) => minute > match.minute && id !== match.id).length;
	const isOnField = preview?.changes.every(({ match }) => column.matches.some(({ id }) => id === match)) ?? true;
	const moving = sheet.moves(preview === null ? after + 1 : count, isOnField ? field : null);
	return (
		<section
			ref={panel}
			aria-labelledby="field-sheet"
			className="field-sheet"
			onKeyDown={(event) => {
				if (event.key === "Escape") {
					event.stopPropagation();
					onDrop();
				} else if (isCommit(event)) {
					event.preventDefault();
					if (!lacksWords) commit(telling);
				}
			}}
		>
			<button type="button" className="act-close" aria-label={text.drop} onClick={onDrop}>
				<Icon name="close" size={22} />
			</button>
			<h2 id="field-sheet">{column.field.late === null ? sheet.onTime(field) : sheet.late(field, column.field.late)}</h2>
			<p className="field-sheet-next">
				{toCome[0]?.id === match.id && `${sheet.next} `}
				<b>{numberOf(match)}</b> {sideName(match.home, text)} – {sideName(match.away, text)}, {clockOf(match.minute)}.{" "}
				{sheet.after(after)}
			</p>
			<fieldset className="field-sheet-steps">
				<legend className="sr-only">{text.later}</legend>
				{LATE_STEPS.map((step) => (
					<label key={step}>
						<input
							type="radio"
							name="late"
							checked={draft.minutes === step}
							onChange={() => onDraft({ ...draft, minutes: step })}
						/>
						+{step}
					</label>
				))}
			</fieldset>
			<div className="field-sheet-verdict">
				<JudgedAnew {...{ problem, changedUnseen, count }} />
				{preview === null ? (
					problem === null && <p className="office-meta">{isJudging ? text.judging : sheet.choose}</p>
				) : (
					<div aria-busy={isJudging}>
						<InWords lines={verdictLines(preview)} isUnruled={isUnruled(preview)} {...{ day, judging }} />
						{count === 0 && <p className="office-meta">{text.nothingMoves}</p>}
						<SpokenVerdict
							impossible={preview.verdict.impossible.length}
							rules={rulesBroken(preview)}
							noticed={preview.verdict.noticed.length}
							count={count}
						/>
					</div>
				)}
			</div>
			<div className="field-sheet-deeds">
				<button type="button" className="act-button" disabled={!isReady || lacksWords} onClick={() => commit(telling)}>
					{telling ? text.andTell(moving) : moving}
				</button>
				<button type="button" className="office-button" onClick={onClose}>
					{closing.close}
				</button>
				<AskOffice judging={judging} onAsked={onDrop} />
			</div>
			<p className={isYours && !isImpossible ? "field-sheet-told" : "act-settle"}>
				{isCommitting
					? text.committing
					: !isYours
						? asking.notYours
						: isImpossible
							? text.settle
							: [telling && tell && sheet.told(tell.audience), sheet.undo].filter(Boolean).join(" ")}
			</p>
			<p className="field-sheet-more">
				{preview !== null && (
					<button type="button" onClick={onWhole}>
						{sheet.whole}
					</button>
				)}
				<button type="button" onClick={onMatch}>
					{sheet.match(numberOf(match))}
				</button>
			</p>
		</section>
	);
}

type InWordsProps = {
	readonly lines: readonly VerdictLine[];
	readonly isUnruled: boolean;
	readonly day: Day;
	readonly judging: Judging;
};

/** The panel's verdict in words: the number of each kind, and its first item. */
function InWords({ lines, isUnruled, day, judging: { named } }: InWordsProps) {
	const { sheet } = useOfficeText();
	const { wordsOf } = useConflictWords(day, named);
	const impossible = lines.filter(({ kind }) => kind === "impossible");
	const rules = lines.filter(({ kind }) => kind === "againstRules");
	const noticed = lines.filter(({ kind }) => kind === "noticed");
	return (
		<ul>
			{impossible.length === 0 && (
				<li>
					<Icon name="checkCircle" size={24} className="text-live-ink" /> {sheet.nothingImpossible}
				</li>
			)}
			{isUnruled && (
				<li>
					<Sign kind="noticed" size={24} /> {sheet.noRules}
				</li>
			)}
			{[impossible, rules, noticed].map(
				([first, ...others]) =>
					first && (
						<li key={first.kind}>
							<span className={`day-mark is-${first.kind}`}>
								<Sign kind={first.kind} size={24} />
							</span>
							<span>
								{sheet.breaks[first.kind](others.length + 1)} {wordsOf(first.conflict)}
							</span>
						</li>
					),
			)}
		</ul>
	);
}
