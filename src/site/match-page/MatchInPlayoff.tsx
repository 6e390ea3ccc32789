import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { codeOf } from "../../cup/enum-name.ts";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { nextFor } from "./next-for.ts";

/** The place of a playoff match: the parallel match whose winner its winner meets, while that is open, and the next match. */
export function MatchInPlayoff({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const next = match.winnerGoesTo;
	const beside = [next?.home, next?.away].flatMap((side) => side?.slot?.match ?? []).filter(({ id }) => id !== match.id);
	const team = match.home.team ?? match.away.team;
	const query = `?round=${codeOf(match.round)}${team === null ? "" : `&team=${team.id}`}`;
	return (
		<div className="pt-3">
			{beside.length > 0 && (
				<ul className="band divide-y divide-line">
					<li>
						<MatchRow match={match} stage={match.roundName} />
					</li>
					{beside.map((other) => (
						<li key={other.id}>
							<MatchRow match={other} stage={other.roundName} />
						</li>
					))}
				</ul>
			)}
			{next !== null && (
				<>
					<h3 className="type-h3 mt-4 mb-2">{beside.length > 0 ? text.page.winnersMeet : nextFor(match, text).winner}</h3>
					<ul className="band">
						<li>
							<MatchRow
								match={{ ...next, number: null, streamUrl: null }}
								under="day"
								stage={[next.roundName, next.locationName].filter(Boolean).join(DOT)}
							/>
						</li>
					</ul>
				</>
			)}
			{match.division !== null && (
				<p className="mt-2 flex min-h-11 items-center">
					<ArrowLink to={`${inYear(`categories/${match.category.id}/playoff/${match.division.id}`)}${query}`}>
						{text.page.wholeBracket(match.division.title)}
					</ArrowLink>
				</p>
			)}
		</div>
	);
}
