import { useState } from "react";
import { playoffRoundName } from "../../cup/playoffs/playoff-round.ts";
import type { PastDay, PastPlayoff } from "../../office/ledger/past-state.ts";
import { playoffEn } from "../../text/match/playoff-en.ts";
import { playoffSv } from "../../text/match/playoff-sv.ts";
import { dayAndTime } from "../preview/words.ts";
import { sideName, stateWord } from "../programme/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useAsItWas } from "./use-as-it-was.ts";

/** A playoff at a past moment: a column per round, with the teams known by then. */
export function PlayoffThen({ at, playoffs }: { at: string; playoffs: PastDay["playoffs"] }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const [playoff, setPlayoff] = useState("");
	const { told, failed, isOld } = useAsItWas<PastPlayoff>(
		playoff === "" ? null : `/playoff?at=${at}&playoff=${encodeURIComponent(playoff)}`,
	);
	return (
		<section aria-label={text.playoffThen} className="mt-6">
			<div className="flex flex-wrap items-center gap-3">
				<h2 className="font-cond text-[1.3125rem] font-[700]">{text.playoffThen}</h2>
				<select
					aria-label={text.playoff}
					value={playoff}
					onChange={({ target }) => setPlayoff(target.value)}
					className="office-field w-auto border"
				>
					<option value="">{text.choosePlayoff}</option>
					{playoffs.map(({ id, name, category }) => (
						<option key={id} value={id}>
							{`${category[language]}, ${name}`}
						</option>
					))}
				</select>
			</div>
			{failed !== null && playoff !== "" && <p className="mt-2 text-loss">{failed}</p>}
			{told !== null && <Rounds rounds={told.rounds} isOld={isOld} />}
		</section>
	);
}

function Rounds({ rounds, isOld }: { rounds: PastPlayoff["rounds"]; isOld: boolean }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const { rounds: names } = language === "sv" ? playoffSv : playoffEn;
	return (
		<section
			aria-label={text.bracketThen}
			aria-busy={isOld}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
			tabIndex={0}
			className="mt-2 flex gap-4 overflow-x-auto pb-2"
		>
			{rounds.map(({ code, matches }) => (
				<section key={code} aria-label={names(playoffRoundName(code))} className="flex w-60 shrink-0 flex-col">
					<h3 className="border-b-2 border-ink pb-1.5 font-cond font-[650]">{names(playoffRoundName(code))}</h3>
					<ul className="flex flex-1 flex-col justify-around gap-2 pt-2">
						{matches.map((match) => (
							<PlayedThen key={match.id} match={match} language={language} />
						))}
					</ul>
				</section>
			))}
		</section>
	);
}

type Match = PastPlayoff["rounds"][number]["matches"][number];

function PlayedThen({ match, language }: { match: Match; language: ReturnType<typeof useLanguage> }) {
	const { day: text, frame } = useOfficeText();
	const { id, number, start, state, score, shootOut, winner } = match;
	return (
		<li className="rounded-control border border-line bg-surface px-3 py-1.5">
			<p className="office-meta flex justify-between gap-2">
				<span>
					<span className="font-cond font-[650]">{number ?? id}</span>
					{` · ${start === null ? frame.timeNotSet.alone : dayAndTime(start, language)}`}
				</span>
				{state !== "upcoming" && <span>{stateWord(match, text)}</span>}
			</p>
			{(["home", "away"] as const).map((side, index) => (
				<p key={side} className={`flex justify-between gap-2 ${winner === side ? "font-[650]" : ""}`}>
					<span className={`min-w-0 truncate ${match[side].name === null ? "text-ink-2" : ""}`}>
						{sideName(match[side], text)}
					</span>
					{score && (
						<span className="font-cond font-[650]">
							{score[index]}
							{shootOut && ` (${shootOut[index]})`}
						</span>
					)}
				</p>
			))}
		</li>
	);
}
