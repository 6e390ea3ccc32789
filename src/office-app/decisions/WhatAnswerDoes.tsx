import type { ReactNode } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { CommitAndNotify } from "../preview/CommitAndNotify.tsx";
import { ContestedSeats } from "../preview/ContestedSeats.tsx";
import { type RecipientChoice, Recipients } from "../preview/Recipients.tsx";
import { Rests } from "../preview/Rests.tsx";
import type { Judging } from "../preview/use-preview.ts";
import { dayAndTime } from "../preview/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import "../styles/day.css";

/** The preview of an answer: the teams of later matches, the recipients, and the one button. */
export function WhatAnswerDoes({
	decision,
	judging: { proposal, preview, named, tell, problem, isJudging, isCommitting, changed },
	choice,
	action,
	children,
	onRecord,
}: {
	decision: WaitingDecision;
	judging: Judging;
	choice: RecipientChoice;
	/** The button's text. */
	action: string;
	/** Shown before its effects. */
	children?: ReactNode;
	onRecord: (telling: Notification | undefined) => void;
}) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const mayAnnounce = useSession().desk.role === "office";
	const shown = proposal === null || problem !== null ? null : preview;
	return (
		<section aria-labelledby="answer-does" className="border-t-2 border-ink pt-2.5">
			<h2 id="answer-does" className="office-h2">
				{text.whatItDoes}
			</h2>
			{[problem, changed === null ? null : text.changed].map(
				(words) =>
					words !== null && (
						<p key={words} role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2">
							{words}
						</p>
					),
			)}
			{shown === null ? (
				<p className="office-meta py-2">{text.noAnswerYet}</p>
			) : (
				<div aria-live="polite">
					<p className="flex items-center gap-2 py-2 font-cond font-[600] text-accent-ink">
						<span aria-hidden="true" className="size-2.5 bg-accent" />
						{text.proposed}
					</p>
					<ContestedSeats contested={shown.contested} named={named} />
					{children}
					<ul>
						{shown.sides.map(({ match, side, after }) => {
							const { number, start } = named.matches[match] ?? {};
							const place = decision.waiting.find((one) => one.match === match)?.place;
							const where = [number ?? match, start ? dayAndTime(start, language) : "", place ?? ""];
							return (
								<li key={`${match} ${side}`} className="border-t border-line py-2">
									{text.nowPlays(after === null ? null : (named.teams[after] ?? after), where.filter(Boolean).join(", "))}
								</li>
							);
						})}
					</ul>
					<Rests rests={shown.rests} named={named} />
					{tell === null && <p className="office-meta border-t border-line py-2">{text.told(shown.told.teams.length)}</p>}
				</div>
			)}
			{shown !== null && tell !== null && (
				<div className="border-t border-line py-2.5">
					<Recipients told={tell} choice={choice} mayAnnounce={mayAnnounce} />
				</div>
			)}
			<CommitAndNotify
				action={action}
				choice={choice}
				isReady={shown !== null && !isJudging && !isCommitting && shown.verdict.impossible.length === 0}
				onCommit={onRecord}
			/>
		</section>
	);
}
