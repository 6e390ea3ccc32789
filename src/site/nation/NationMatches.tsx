import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { stageLine } from "../match/stage-line.ts";
import { MATCHES } from "./NationHead.tsx";
import type { NationMatch, NationProgramme } from "./nation.graphql.ts";
import { nationMatches } from "./nation-matches.ts";

/** Today's matches of a nation's teams, with a link to all of them; on a day without matches the next and the last ones. */
export function NationMatches({ nation, programme }: { nation: string; programme: NationProgramme }) {
	const text = useText().places.nation;
	const language = useLanguage();
	const { inYear } = useYear();
	const { today, todayCount, next, last } = nationMatches(programme);
	const all = { to: inYear(`matches?nation=${nation}`), label: text.all(formatNumber(todayCount, language)) };
	return (
		<div id={MATCHES} className="scroll-mt-2">
			{today.length > 0 && (
				<Section title={text.today} link={todayCount > today.length ? all : undefined}>
					<Matches matches={today} today={programme.today} />
				</Section>
			)}
			{next.length > 0 && (
				<Section title={text.next}>
					<Matches matches={next} today={programme.today} />
				</Section>
			)}
			{last.length > 0 && (
				<Section title={text.last}>
					<Matches matches={last} today={programme.today} />
				</Section>
			)}
		</div>
	);
}

function Matches({ matches, today }: { matches: readonly NationMatch[]; today: string }) {
	return (
		<ul className="band divide-y divide-line">
			{matches.map((match) => (
				<li key={match.id}>
					<MatchRow match={match} under={match.zonedStartTime?.startsWith(today) ? "place" : "day"} stage={stageLine(match)} />
				</li>
			))}
		</ul>
	);
}
