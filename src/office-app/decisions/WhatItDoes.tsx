import type { Notification } from "../../office/notifications/notification.ts";
import { formatScore } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { CommitAndNotify } from "../preview/CommitAndNotify.tsx";
import { type RecipientChoice, Recipients } from "../preview/Recipients.tsx";
import type { Judging } from "../preview/use-preview.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import "../styles/day.css";
import type { tableWords } from "../../text/match/table-of-sport.ts";
import { ContestedSeats } from "../preview/ContestedSeats.tsx";
import { Rests } from "../preview/Rests.tsx";
import { dayAndTime, tableSentence } from "../preview/words.ts";
import { proposalOf, type Settleable, type Settling, teamsOf, waysOf } from "./settling.ts";

/** The preview of a decision: new positions and teams, the note in the table, and the one button. */
export function WhatItDoes({
	decision,
	settling,
	judging: { preview, named, tell, isJudging, problem, changed, isCommitting },
	choice,
	words,
	onRecord,
}: {
	decision: Settleable;
	settling: Settling;
	judging: Judging;
	choice: RecipientChoice;
	words: ReturnType<typeof tableWords>;
	onRecord: (telling: Notification | undefined) => void;
}) {
	const { decisions: text, frame } = useOfficeText();
	const language = useLanguage();
	const mayAnnounce = useSession().desk.role === "office";
	const proposal = proposalOf(decision, settling);
	const shown = proposal === null || problem !== null ? null : preview;
	const teams = teamsOf(decision);
	const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id;
	const rows = teams.flatMap(({ id, name }) => {
		const position = shown?.positions.find(({ team }) => team === id);
		const sides = shown?.sides.filter(({ after }) => after === id) ?? [];
		return position || sides.length > 0 ? [{ id, name, after: position?.after ?? null, sides }] : [];
	});
	const sorted = rows.toSorted((a, b) => (a.after?.position ?? 0) - (b.after?.position ?? 0));
	const sentence = shown === null ? null : tableSentence(shown.positions, nameOf, words);
	const isOpen = shown !== null && sorted.length === 0;
	return (
		<section aria-labelledby="decisions-does" className="border-t-2 border-ink pt-2.5">
			<h2 id="decisions-does" className="office-h2">
				{text.whatItDoes}
			</h2>
			{shown === null ? (
				<p className="office-meta py-2">{text.nothingYet}</p>
			) : (
				<p className="flex items-center gap-2 py-2 font-cond font-[600] text-accent-ink">
					<span aria-hidden="true" className="size-2.5 bg-accent" />
					{text.proposed}
				</p>
			)}
			{problem !== null && (
				<p role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2">
					{problem}
				</p>
			)}
			{changed !== null && (
				<p role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2">
					{text.changed}
				</p>
			)}
			<div aria-live="polite">
				{shown !== null && <ContestedSeats contested={shown.contested} named={named} />}
				<ol>
					{sorted.map(({ id, name, after, sides }) => (
						<li key={id} className="flex gap-3 border-t border-line py-2.5">
							{after !== null && <span className="w-6 font-xcond text-[1.5625rem] font-[800]">{after.position}</span>}
							<span className="min-w-0 flex-1">
								<strong>{name}</strong> {after === null ? text.goesOn : text.nth(after.position)}
								{sides.map(({ match }) => {
									const side = decision.waiting.find((one) => one.match === match);
									return (
										<span key={match} className="office-meta block">
											{text.fills(
												side?.number ?? match,
												side?.start ? dayAndTime(side.start, language) : frame.timeNotSet.within,
												side?.place ?? "",
											)}
										</span>
									);
								})}
							</span>
						</li>
					))}
				</ol>
				{isOpen && <p className="py-2">{text.stillShared}</p>}
				{shown !== null && <Rests rests={shown.rests} named={named} />}
				{sentence !== null && (
					<p className="border-t border-line py-2.5">
						{text.tableSays} <strong>“{sentence}”</strong>
					</p>
				)}
				{shown !== null && tell === null && (
					<p className="office-meta flex items-center gap-2 border-t border-line py-2.5">
						<Icon name="checkCircle" className="text-live-ink" />
						{text.told(shown.told.teams.length)}
					</p>
				)}
			</div>
			{shown !== null && tell !== null && (
				<div className="border-t border-line py-2.5">
					<Recipients told={tell} choice={choice} mayAnnounce={mayAnnounce} />
				</div>
			)}
			<CommitAndNotify
				action={buttonWords()}
				choice={choice}
				isReady={shown !== null && !isJudging && !isCommitting}
				onCommit={onRecord}
			/>
			<p className="office-meta pt-2.5">{text.neverByHand}</p>
		</section>
	);

	function buttonWords(): string {
		if (proposal?.kind === "result" && proposal.shootOut)
			return text.recordScore(formatScore(proposal.shootOut.home, proposal.shootOut.away));
		if (proposal?.kind === "fact" && proposal.fact.kind === "shoot-out" && proposal.fact.score)
			return text.recordScore(formatScore(proposal.fact.score[0], proposal.fact.score[1]));
		return text.record[settling.way ?? waysOf(decision)[0] ?? "lots"];
	}
}
