import { useYear } from "../../client/data/site-data.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useIsOwn, useOwnMatch } from "../favourites/use-own.ts";
import { Goals } from "../match/Goals.tsx";
import { LONG_NAME } from "../match/MatchTeam.tsx";
import { opens } from "../match/pressed-match.ts";
import { type SideResult, sideResultOf } from "../match/side-result.ts";
import { eitherTeam } from "../match/side-shown.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";

type Props = {
	match: BracketMatchData;
	/** The team whose path is highlighted. */
	followed: string | null;
	path: "played" | "possible" | null;
};

/** A match of a bracket: two rows of 30 and a cell for each score; one link as a whole. */
export const BracketBox = import.meta.env.SSR ? drawnOnce(Box) : Box;

function Box({ match, followed, path }: Props) {
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

/** The most letters of a name in one line of the condensed width, in one line of the narrowest, and in two lines of the narrowest. */
const ROOM = {
	whole: [LONG_NAME, LONG_NAME + 9, LONG_NAME + 35],
	/** Beside a tag with how the side won. */
	tagged: [LONG_NAME - 5, LONG_NAME - 1, LONG_NAME + 16],
} as const;

/** Long names, and the two possible teams of an open side, use two lines of the narrowest width, together as tall as the row. */
function fitting({ length }: string, room: (typeof ROOM)["whole" | "tagged"]): string {
	const [cond, xcond, twoLines] = room;
	// Extends the clipped box by the dots of Å and Ö.
	const whole = "-my-[.2em] py-[.2em]";
	if (length <= xcond) return `truncate ${whole} text-[1.0625rem]/tight ${length > cond ? "font-xname" : "font-cond"}`;
	return `line-clamp-2 ${whole} font-xname ${length > twoLines ? "text-[.8125rem]/[.95]" : "text-[.9375rem]/[.9]"}`;
}

type RowProps = { match: BracketMatchData; side: "HOME" | "AWAY"; followed: string | null };

function Row({ match, side, followed }: RowProps) {
	const { match: text } = useText();
	const own = side === "HOME" ? match.home : match.away;
	const either = eitherTeam(own, text);
	const name = either ?? (side === "HOME" ? match.homeTeamName : match.awayTeamName);
	const standing = sideResultOf(match, side);
	const score = scoreOf(match);
	const goals = side === "HOME" ? score?.home : score?.away;
	const { team } = own;
	const isOwn = useIsOwn(team?.id ?? null);
	const tint = isOwn || (team !== null && team.id === followed) ? "bg-beam-tint" : "";
	const tone = team === null || standing === "trails" ? "text-ink-2" : "";
	const detail = standing === "leads" ? detailOf(match, text) : null;
	const weight = standing === "leads" || tint !== "" ? "font-[800]" : "font-[600]";
	return (
		<span className={`flex min-h-0 stacked:min-h-8 flex-1 items-center ${tint} ${side === "AWAY" ? "border-t border-line" : ""}`}>
			<span className="flex min-w-0 flex-1 items-center gap-2.5 px-3 stacked:gap-1.5 stacked:px-2 stacked:py-1">
				<Flag nation={team?.nation.code ?? null} size="small" />
				<span className={`min-w-0 flex-1 ${fitting(name, detail === null ? ROOM.whole : ROOM.tagged)} ${tone} ${weight}`}>
					{name}
				</span>
				{detail !== null && (
					<span className="rounded-[3px] bg-sunken px-1.5 font-cond text-[.8125rem]/5 font-[700] whitespace-nowrap text-ink-2 figures">
						{detail}
					</span>
				)}
			</span>
			{goals !== undefined && <GoalsCell live={match.state === "LIVE"} goals={goals} standing={standing} />}
		</span>
	);
}

/** How the winning side won, if the score does not show it. */
function detailOf(match: BracketMatchData, text: ReturnType<typeof useText>["match"]): string | null {
	const { shootOutHome: home, shootOutAway: away } = match;
	if (match.isWalkover) return text.walkoverShort;
	if (home === null || away === null) return null;
	return text.playoff.penaltiesTag(formatScore(Math.max(home, away), Math.min(home, away)));
}

function GoalsCell({ live, goals, standing }: { live: boolean; goals: number; standing: SideResult }) {
	const tone = live ? "live-fill" : `bg-sunken ${standing === "trails" ? "text-ink-2" : "text-ink"}`;
	const weight = standing === "trails" ? "font-[600]" : "font-[800]";
	return (
		<Goals
			goals={goals}
			className={`edged flex w-9 items-center justify-center self-stretch font-xcond text-[1.3125rem]/none figures ${tone} ${weight}`}
		/>
	);
}
