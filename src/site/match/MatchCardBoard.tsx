import { formatDate, formatTime } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import { Goals } from "./Goals.tsx";
import { liveClock } from "./live-clock.ts";
import type { MatchCardData } from "./match-card.graphql.ts";
import { scoreOf } from "./score-of.ts";
import { type SideStanding, standingOf } from "./standing-of.ts";

/** The solid block at a card's right edge: the score, the start, or the word that stands in its place. */
export function MatchCardBoard({ match }: { match: MatchCardData }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	const live = match.state === "LIVE";
	if (score !== null) {
		const label = match.isWalkover ? text.walkoverShort : live ? liveClock(match, text) : text.fullTime;
		const dim = live ? "text-on-live/80" : "text-board-dim";
		return (
			<Board className={live ? "bg-live text-on-live" : "bg-board text-on-board"}>
				<span className={`h-5 text-[.8125rem] font-[650] ${live ? "" : "text-board-dim"}`}>{label}</span>
				<Digits goals={score.home} shootOut={match.shootOutHome} standing={standingOf(match, "HOME")} dim={dim} />
				<Digits goals={score.away} shootOut={match.shootOutAway} standing={standingOf(match, "AWAY")} dim={dim} />
			</Board>
		);
	}
	if (live) return <Word className="bg-live text-on-live">{liveClock(match, text) ?? text.live}</Word>;
	if (match.isWalkover) return <Word className="bg-board text-on-board">{text.walkoverShort}</Word>;
	if (match.state === "FINISHED") return <Word className="bg-board text-on-board">{text.played}</Word>;
	if (match.state === "UPCOMING") return <Start start={match.zonedStartTime} />;
	return <Word className="bg-sunken text-ink-2">{text.states[match.state]}</Word>;
}

function Start({ start }: { start: string | null }) {
	const language = useLanguage();
	const { match: text } = useText();
	if (start === null) return <Word className="bg-sunken text-ink-2">{text.timeNotSet}</Word>;
	return (
		<Board className="bg-sunken">
			<span className="font-xcond text-[1.75rem]/[1.1] font-[800] figures">{formatTime(start)}</span>
			<span className="mt-0.5 font-cond text-sm font-[550] text-ink-2">{formatDate(start, language)}</span>
		</Board>
	);
}

type DigitsProps = { goals: number; shootOut: number | null; standing: SideStanding; dim: string };

function Digits({ goals, shootOut, standing, dim }: DigitsProps) {
	return (
		<Goals
			goals={goals}
			className={`type-score-l self-stretch text-center figures ${standing === "trails" ? `font-[600] ${dim}` : ""}`}
		>
			{shootOut !== null && <span className="ml-1 align-[.35em] text-[1.125rem]/none font-[700]">({shootOut})</span>}
		</Goals>
	);
}

function Word({ className, children }: { className: string; children: string }) {
	return (
		<Board className={className}>
			<span className="px-1 text-center font-xcond text-lg/5 font-[750] tracking-[.01em]">{children}</span>
		</Board>
	);
}

function Board({ className, children }: { className: string; children: React.ReactNode }) {
	return <span className={`flex w-17 shrink-0 flex-col items-center justify-center gap-0.5 ${className}`}>{children}</span>;
}
