import { useYear } from "../../client/data/site-data.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { WinnerData } from "./statistics.graphql.ts";

/** The winners of each category's playoffs, with the final; of a league the winner with its table. */
export function Winners({ winners }: { winners: readonly WinnerData[] }) {
	const text = useText().statistics;
	if (winners.length === 0) return null;
	return (
		<Section title={text.winners}>
			<ul className="band grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3 ruled">
				{winners.map((winner) => (
					<li key={winner.division.id} className="break-inside-avoid">
						<Winner winner={winner} />
					</li>
				))}
			</ul>
		</Section>
	);
}

const Winner = import.meta.env.SSR ? drawnOnce(WinnerRow) : WinnerRow;

function WinnerRow({ winner: { category, division, team, runnerUp, match } }: { winner: WinnerData }) {
	const { statistics: text, match: words } = useText();
	const { inYear } = useYear();
	const kind = division.stage.type === "GROUP" ? "division" : "playoff";
	const to = match === null ? `categories/${category.id}/${kind}/${division.id}` : `matches/${match.id}`;
	const score = match && scoreFor(team.id, match);
	const shootOut = score?.shootOut && words.afterShootOut(score.shootOut, match?.decidedBy ?? null);
	return (
		<Link to={inYear(to)} className="focus-inside flex h-full gap-4 stacked:flex-col stacked:gap-0 px-4 py-3 hover:bg-sunken/50">
			<span className="w-11 shrink-0 type-code whitespace-nowrap">{category.shortName}</span>
			<span className="min-w-0 flex-1">
				<span className="type-meta block text-ink-2">{division.title}</span>
				<span className="flex items-center gap-2.5">
					<Flag nation={team.nation.code} name={team.nation.name} />
					<span className="type-team min-w-0 font-[750] stacked:font-xname">{team.name}</span>
				</span>
				{runnerUp !== null && (
					<span className="type-meta block text-ink-2">
						{match?.isWalkover ? words.walkover : [score?.goals, shootOut].filter(Boolean).join(", ")}{" "}
						{text.against(runnerUp.name)}
					</span>
				)}
			</span>
		</Link>
	);
}

/** The final as its winner ended it: their goals first. */
function scoreFor(team: string, match: NonNullable<WinnerData["match"]>): { goals: string; shootOut: string | null } | null {
	const { homeScore, awayScore, shootOutHome, shootOutAway, home } = match;
	if (homeScore === null || awayScore === null) return null;
	const ordered = (a: number, b: number) => (home.team?.id === team ? formatScore(a, b) : formatScore(b, a));
	return {
		goals: ordered(homeScore, awayScore),
		shootOut: shootOutHome === null || shootOutAway === null ? null : ordered(shootOutHome, shootOutAway),
	};
}
