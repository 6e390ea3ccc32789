import { Link } from "react-router";
import { useIsOwn, useOwnMatch } from "../favourites/use-own.ts";
import { Goals } from "../match/Goals.tsx";
import { LONG_NAME } from "../match/MatchTeam.tsx";
import { opens } from "../match/pressed-match.ts";
import { scoreOf } from "../match/score-of.ts";
import { eitherTeam } from "../match/side-shown.ts";
import { type SideStanding, standingOf } from "../match/standing-of.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { useYear } from "../site-data.ts";
import { formatScore } from "../text/format.ts";
import { useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";

type Props = {
	match: BracketMatchData;
	/** The team whose path is followed. */
	followed: string | null;
	path: "played" | "possible" | null;
};

/** A match of a bracket: two rows of 30 and a cell for each score; one link as a whole. */
export function BracketBox({ match, followed, path }: Props) {
	const { inYear } = useYear();
	const matchName = useMatchName();
	const { heard } = useOwnMatch(match);
	const live = match.state === "LIVE";
	const to = inYear(`matches/${match.id}`);
	const edge = live
		? "border-2 border-live"
		: path === "played"
			? "border-2 border-ink"
			: path === "possible"
				? "border-2 border-dashed border-ink"
				: "border border-line dark:border-card-line";
	return (
		<Link
			to={to}
			onClick={opens(to, match)}
			aria-label={matchName(match) + heard}
			className={`relative flex h-16 stacked:h-auto flex-col overflow-hidden rounded-control bg-surface text-ink shadow-card hover:bg-sunken active:bg-sunken focus-visible:z-10 ${edge}`}
		>
			<Row match={match} side="HOME" followed={followed} />
			<Row match={match} side="AWAY" followed={followed} />
		</Link>
	);
}

/** Two names where one is not known yet take two lines of the narrowest width, together as tall as the row. */
function fitting(name: string): string {
	if (name.length > LONG_NAME + 18) return "line-clamp-2 font-xcond text-[.9375rem]/[.9]";
	return `truncate text-[1.0625rem]/tight ${name.length > LONG_NAME + 9 ? "font-xcond" : "font-cond"}`;
}

type RowProps = { match: BracketMatchData; side: "HOME" | "AWAY"; followed: string | null };

function Row({ match, side, followed }: RowProps) {
	const { match: text } = useText();
	const own = side === "HOME" ? match.home : match.away;
	const either = eitherTeam(own, text);
	const name = either ?? (side === "HOME" ? match.homeTeamName : match.awayTeamName);
	const standing = standingOf(match, side);
	const score = scoreOf(match);
	const goals = side === "HOME" ? score?.home : score?.away;
	const { team } = own;
	const isOwn = useIsOwn(team?.id ?? null);
	const tint = isOwn || (team !== null && team.id === followed) ? "bg-beam-tint" : "";
	const tone = team === null || standing === "trails" ? "text-ink-2" : "";
	const weight = standing === "leads" || tint !== "" ? "font-[800]" : "font-[600]";
	return (
		<span className={`flex min-h-0 stacked:min-h-8 flex-1 items-center ${tint} ${side === "AWAY" ? "border-t border-line" : ""}`}>
			<span className="flex min-w-0 flex-1 items-center gap-2.5 px-3 stacked:gap-1.5 stacked:px-2 stacked:py-1">
				<Flag nation={team?.nation.code ?? null} size="small" />
				<span className={`min-w-0 flex-1 ${fitting(name)} ${tone} ${weight}`}>{name}</span>
				{standing === "leads" && <Detail match={match} text={text} />}
			</span>
			{goals !== undefined && <GoalsCell live={match.state === "LIVE"} goals={goals} standing={standing} />}
		</span>
	);
}

/** How the side that goes through won, where the score does not say it. */
function Detail({ match, text }: { match: BracketMatchData; text: ReturnType<typeof useText>["match"] }) {
	const { shootOutHome: home, shootOutAway: away } = match;
	const words = match.isWalkover
		? text.walkoverShort
		: home !== null && away !== null
			? text.playoff.penaltiesTag(formatScore(Math.max(home, away), Math.min(home, away)))
			: null;
	if (words === null) return null;
	return (
		<span className="rounded-[3px] bg-sunken px-1.5 font-cond text-[.8125rem]/5 font-[700] whitespace-nowrap text-ink-2 figures">
			{words}
		</span>
	);
}

function GoalsCell({ live, goals, standing }: { live: boolean; goals: number; standing: SideStanding }) {
	const tone = live ? "live-fill" : `bg-sunken ${standing === "trails" ? "text-ink-2" : "text-ink"}`;
	const weight = standing === "trails" ? "font-[600]" : "font-[800]";
	return (
		<Goals
			goals={goals}
			className={`edged flex w-9 items-center justify-center self-stretch font-xcond text-[1.3125rem]/none figures ${tone} ${weight}`}
		/>
	);
}
