import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatScore } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { useDays } from "../clock/use-days.ts";
import { matchName } from "../match/match-name.ts";

type Meeting = MatchPageData["earlierMeetings"][number];

/** Earlier matches between teams of the two clubs, latest first; nothing until both are known, or if results are not shown. */
export function EarlierMeetings({ match }: { match: MatchPageData }) {
	const { page: text } = useText().match;
	const known = match.home.team !== null && match.away.team !== null;
	if (!known || !match.category.publishesScores) return null;
	return (
		<Section title={text.earlierMeetings}>
			{match.earlierMeetings.length === 0 ? (
				<p className="text-ink-2">{text.noEarlierMeetings}</p>
			) : (
				<ul className="band divide-y divide-line">
					{match.earlierMeetings.map((meeting) => (
						<li key={meeting.id}>
							<MeetingRow meeting={meeting} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

/** Two names with the score between them; the year, since it may have been another edition's. */
function MeetingRow({ meeting }: { meeting: Meeting }) {
	const { match: text } = useText();
	const language = useLanguage();
	const said = useDays();
	const { zonedStartTime: start, tournament, shootOutHome, shootOutAway } = meeting;
	const score = scoreOf(meeting);
	const shootOut = shootOutHome !== null && shootOutAway !== null;
	const detail = [
		`${meeting.categoryShortName}${DOT}${meeting.divisionName}${DOT}${meeting.roundName}`,
		shootOut && text.afterShootOut(formatScore(shootOutHome, shootOutAway), meeting.decidedBy),
	];
	const weight = (side: "HOME" | "AWAY"): string => (meeting.leadingSide === side ? "font-[750]" : "font-[550]");
	return (
		<Link
			to={`/${tournament.year}/matches/${meeting.id}`}
			aria-label={`${tournament.year}. ${matchName(meeting, text, language)}`}
			className="focus-inside flex min-h-15 items-center gap-3 stacked:flex-wrap stacked:gap-y-1 px-4 py-2 text-ink hover:bg-sunken/50"
		>
			<span className="w-14 stacked:basis-full shrink-0 font-cond leading-tight text-ink-2">
				<b className="block stacked:inline stacked:mr-2 text-[1.0625rem] font-[700] text-ink">{tournament.year}</b>
				{start !== null && said.date(start)}
			</span>
			<span className="min-w-0 flex-1">
				<span className="block font-cond text-[1.0625rem]/tight">
					<span className={weight("HOME")}>{meeting.homeTeamName}</span>
					{" – "}
					<span className={weight("AWAY")}>{meeting.awayTeamName}</span>
				</span>
				<span className="type-meta block text-ink-2">{detail.filter(Boolean).join(DOT)}</span>
			</span>
			<span className="type-score-m whitespace-nowrap figures">
				{score === null ? text.walkoverShort : formatScore(score.home, score.away)}
			</span>
		</Link>
	);
}
