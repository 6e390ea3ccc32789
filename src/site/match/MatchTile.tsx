import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Goals } from "./Goals.tsx";
import { useShownState } from "./shown-state.ts";
import { type SideResult, sideResultOf } from "./side-result.ts";

const TILE = "edged flex min-w-11 shrink-0 flex-col items-center justify-center self-start rounded-control";

/** A row's score: green while live, sunken when finished; a word if there is no score to show; nothing before the match. */
export function MatchTile({ match }: { match: MatchCardData }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	const live = match.state === "LIVE";
	const state = useShownState()(match);
	if (score !== null) {
		const tone = live ? "live-fill" : "bg-sunken text-ink";
		return (
			<span className={`${TILE} h-[3.625rem] px-1.5 ${tone}`}>
				<Digits live={live} goals={score.home} shootOut={match.shootOutHome} standing={sideResultOf(match, "HOME")} />
				<Digits live={live} goals={score.away} shootOut={match.shootOutAway} standing={sideResultOf(match, "AWAY")} />
			</span>
		);
	}
	if (state === "UPCOMING" || state === "DUE" || state === "BYE") return null;
	if (state === "UNREPORTED") return <Word className="bg-sunken text-ink-2">{text.pastStart.noReport}</Word>;
	const word = match.isWalkover ? text.walkoverShort : match.state === "FINISHED" ? text.played : text.states[state];
	const tone = live ? "live-fill" : "bg-sunken text-ink-2";
	return <Word className={tone}>{word}</Word>;
}

function Word({ className, children }: { className: string; children: string }) {
	return (
		<span className={`${TILE} h-8 px-2 font-cond stacked:order-first stacked:basis-full text-[.9375rem] font-[700] ${className}`}>
			{children}
		</span>
	);
}

type DigitsProps = { live: boolean; goals: number; shootOut: number | null; standing: SideResult };

function Digits({ live, goals, shootOut, standing }: DigitsProps) {
	const dim = live ? "font-[600] live-dim" : "font-[600] text-ink-2";
	return (
		<Goals
			goals={goals}
			className={`-mx-1.5 self-stretch px-1.5 text-center type-score-m figures ${standing === "trails" ? dim : ""}`}
		>
			{shootOut !== null && <span className="ml-1 text-base/none font-[700]">({shootOut})</span>}
		</Goals>
	);
}
