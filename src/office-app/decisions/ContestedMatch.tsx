import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Telling } from "../../office/telling/telling.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { formatScore } from "../../site/text/format.ts";
import { CommitAndTell } from "../day/CommitAndTell.tsx";
import { usePreview } from "../day/use-preview.ts";
import { useTold, WhoIsTold } from "../day/WhoIsTold.tsx";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { useCommitKey } from "../frame/use-keys.ts";
import { ContestedSeats } from "./ContestedSeats.tsx";
import { Rests } from "./Rests.tsx";
import { claimWords, dayAndTime, questionWords } from "./words.ts";
import "../day/day.css";

type Contested = Extract<WaitingDecision, { readonly kind: "contested" }>;
type Way = "stands" | "anew" | "home" | "away" | "both";

/** A match played by teams that the corrected results would not bring there: it stands, is seated anew, or is awarded. */
export function ContestedMatch({
	decision,
	onDone,
	onSaid,
}: {
	decision: Contested;
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const [way, setWay] = useState<Way | null>(null);
	const { slip, score, seats } = decision;
	const name = { home: slip.home.name ?? "", away: slip.away.name ?? "" };
	const { preview, named, tell, problem, isJudging, isCommitting, changed, commit } = usePreview(
		way === null ? null : proposalOf(slip.match, way),
	);
	const choice = useTold(tell);
	const mayAnnounce = useSession().desk.role === "office";
	const shown = way === null || problem !== null ? null : preview;
	const anew = seats.map(({ team, instead }) => text.comesIn(instead?.name ?? null, team.name)).join(". ");
	const ways: readonly (readonly [Way, string, string?])[] = [
		["stands", text.contestedWays.stands, text.contestedWays.standsHint],
		["anew", text.contestedWays.seatAnew, text.contestedWays.seatAnewHint(anew)],
		["away", text.contestedWays.award(name.home)],
		["home", text.contestedWays.award(name.away)],
		["both", text.contestedWays.bothLose],
	];
	const title = questionWords(decision, text, language);
	const isReady = shown !== null && !isJudging && !isCommitting;
	const record = async (telling: Telling | undefined) => {
		if (!isReady || choice.lacksWords) return;
		const act = await commit({ why: "", tell: telling });
		if (act === null) return;
		setWay(null);
		onSaid(text.settled(`${decision.category[language]}, ${title}`));
		onDone();
	};
	useCommitKey(() => void record(choice.telling));
	return (
		<>
			<div className="grid content-start gap-6">
				<section aria-label={title} className="border-t-2 border-ink pt-2.5">
					<h2 className="office-h2">
						{decision.category[language]}, {title}
					</h2>
					<p className="mt-2 font-[600]">
						{name.home} – {name.away}
						{score !== null && `, ${formatScore(score.home, score.away)}`}
					</p>
					<p className="mt-2 border-l-5 border-amber bg-amber-tint px-4 py-2">{claimWords(decision, text)}</p>
				</section>
				<section aria-labelledby="contested-ways" className="border-t-2 border-ink pt-2.5">
					<h2 id="contested-ways" className="office-h3">
						{text.contestedTitle}
					</h2>
					<div role="radiogroup" aria-labelledby="contested-ways" className="mt-2 grid gap-2">
						{ways.map(([one, words, hint]) => (
							<label
								key={one}
								className={`flex min-h-11 items-center gap-3.5 rounded-control border bg-surface px-4 py-1.5 ${way === one ? "border-2 border-ink" : "border-line-strong"}`}
							>
								<input
									type="radio"
									name="contested"
									className="size-4.5 shrink-0 accent-ink"
									checked={way === one}
									onChange={() => setWay(one)}
								/>
								<span>
									<span className="block">{words}</span>
									{hint !== undefined && <span className="office-meta block">{hint}</span>}
								</span>
							</label>
						))}
					</div>
				</section>
			</div>
			<section aria-labelledby="contested-does" className="border-t-2 border-ink pt-2.5">
				<h2 id="contested-does" className="office-h2">
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
					<p className="office-meta py-2">{text.nothingYet}</p>
				) : (
					<div aria-live="polite">
						<p className="flex items-center gap-2 py-2 font-cond font-[600] text-accent-ink">
							<span aria-hidden="true" className="size-2.5 bg-accent" />
							{text.proposed}
						</p>
						<ContestedSeats contested={shown.contested} named={named} />
						{way !== "anew" && <p className="border-t border-line py-2">{text.keepsTeams}</p>}
						<ul>
							{shown.changes.map(({ match, number, after }) => (
								<li key={match} className="border-t border-line py-2">
									{text.becomes(number ?? match, after.status === "walkover" ? walkoverWords(after.winner) : text.noResult)}
								</li>
							))}
							{shown.sides.map(({ match, side, after }) => {
								const { number = match, start } = named.matches[match] ?? {};
								const place = decision.waiting.find((one) => one.match === match)?.place ?? "";
								return (
									<li key={`${match} ${side}`} className="border-t border-line py-2">
										{text.nowPlays(
											number ?? match,
											after === null ? null : (named.teams[after] ?? after),
											start ? dayAndTime(start, language) : "",
											place,
										)}
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
						<WhoIsTold told={tell} choice={choice} mayAnnounce={mayAnnounce} />
					</div>
				)}
				<CommitAndTell
					action={text.recordDecision}
					choice={choice}
					isReady={isReady}
					onCommit={(telling) => void record(telling)}
				/>
			</section>
		</>
	);

	function walkoverWords(winner: string | null): string {
		return text.walkoverTo(winner === "home" ? name.home : winner === "away" ? name.away : null);
	}
}

function proposalOf(match: string, way: Way): Proposal {
	switch (way) {
		case "stands":
			return { kind: "as-played", match };
		case "anew":
			return { kind: "reopen", match };
		default:
			return { kind: "award", match, absent: way };
	}
}
