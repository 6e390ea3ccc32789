import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { formatDate } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { useLiveClock, useNextMinute } from "../clock/use-live-clock.ts";
import { Goals } from "./Goals.tsx";
import { MinuteRoom } from "./MinuteRoom.tsx";
import { PastStartBoard } from "./PastStart.tsx";
import { Planned } from "./Planned.tsx";
import { useShownState } from "./shown-state.ts";
import { type SideResult, sideResultOf } from "./side-result.ts";
import { useStartShown } from "./use-start-shown.ts";

/** The solid block at a card's right edge: the score, the start, or the word that replaces them. */
export function MatchCardBoard({ match }: { match: MatchCardData }) {
	const { match: text } = useText();
	const liveClock = useLiveClock();
	const nextMinute = useNextMinute();
	const minute = (untilThen: string) =>
		liveClock(match) ?? (nextMinute(match) ? <MinuteRoom match={match} instead={untilThen} /> : untilThen);
	const score = scoreOf(match);
	const live = match.state === "LIVE";
	const state = useShownState()(match);
	if (score !== null) {
		const label = match.isWalkover ? text.walkoverShort : live ? minute("") : text.fullTime;
		const dim = live ? "live-dim" : "text-board-dim";
		return (
			<Board className={live ? "live-fill" : "bg-board text-on-board"}>
				<span className={`h-5 text-[.8125rem] font-[650] stacked:mr-auto stacked:h-auto ${live ? "" : "text-board-dim"}`}>
					{label}
				</span>
				<Digits goals={score.home} shootOut={match.shootOutHome} standing={sideResultOf(match, "HOME")} dim={dim} />
				<Dash />
				<Digits goals={score.away} shootOut={match.shootOutAway} standing={sideResultOf(match, "AWAY")} dim={dim} />
			</Board>
		);
	}
	if (live) return <Word className="live-fill">{minute(text.live)}</Word>;
	if (match.isWalkover) return <Word className="bg-board text-on-board">{text.walkoverShort}</Word>;
	if (match.state === "FINISHED") return <Word className="bg-board text-on-board">{text.played}</Word>;
	if (state === "DUE" && match.zonedStartTime !== null) {
		return (
			<Board className="bg-sunken">
				<PastStartBoard start={match.zonedStartTime} size="card" />
			</Board>
		);
	}
	if (state === "UNREPORTED") return <Word className="bg-sunken text-ink-2">{text.pastStart.noReport}</Word>;
	if (match.state === "UPCOMING") return <Start match={match} />;
	return <Word className="bg-sunken text-ink-2">{text.states[match.state]}</Word>;
}

function Start({ match }: { match: MatchCardData }) {
	const startShown = useStartShown();
	const language = useLanguage();
	const { match: text } = useText();
	const { zonedStartTime: start } = match;
	const shown = startShown(match);
	if (start === null || shown === null) return <Word className="bg-sunken text-ink-2">{text.timeNotSet}</Word>;
	return (
		<Board className="bg-sunken">
			<span
				className={`font-xcond font-[800] whitespace-nowrap figures ${shown.planned ? "text-[1.5rem]/[1.1]" : "text-[1.75rem]/[1.1]"}`}
			>
				{shown.time}
			</span>
			{shown.planned && <Planned size="small">{shown.planned}</Planned>}
			<span className="mt-0.5 font-cond text-sm font-[550] text-ink-2">{formatDate(start, language)}</span>
		</Board>
	);
}

type DigitsProps = { goals: number; shootOut: number | null; standing: SideResult; dim: string };

function Digits({ goals, shootOut, standing, dim }: DigitsProps) {
	return (
		<Goals
			goals={goals}
			className={`type-score-l self-stretch text-center figures stacked:self-center ${standing === "trails" ? `font-[600] ${dim}` : ""}`}
		>
			{shootOut !== null && <span className="ml-1 align-[.35em] text-[1.125rem]/none font-[700]">({shootOut})</span>}
		</Goals>
	);
}

/** Between the two if they are on one line. */
const Dash = () => <span className="hidden font-xcond text-[2.5rem]/[2.125rem] font-[800] stacked:inline">–</span>;

function Word({ className, children }: { className: string; children: React.ReactNode }) {
	return (
		<Board className={className}>
			<span className="px-1 text-center font-xname text-lg/5 font-[750] tracking-[.01em]">{children}</span>
		</Board>
	);
}

function Board({ className, children }: { className: string; children: React.ReactNode }) {
	return (
		<span
			className={`edged flex w-17 shrink-0 flex-col items-center justify-center gap-0.5 stacked:w-full stacked:flex-row stacked:gap-2 stacked:px-3.5 stacked:py-2 ${className}`}
		>
			{children}
		</span>
	);
}
