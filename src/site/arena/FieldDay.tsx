import { MatchCard } from "../match/MatchCard.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { movedTo } from "../match/moved-from.ts";
import { stageLine } from "../match/stage-line.ts";
import { useLanguage, useText } from "../text/language.ts";
import { Empty } from "../ui/Empty.tsx";
import { Section } from "../ui/Section.tsx";
import type { FieldMatch } from "./field.graphql.ts";

/**
 * A day on a field: what is played now, what comes, what was moved away from it, and what is over.
 * @param matches in order of time
 */
export function FieldDay({ matches, movedAway }: { matches: readonly FieldMatch[]; movedAway: readonly FieldMatch[] }) {
	const { match: words, places } = useText();
	const language = useLanguage();
	const { field: text } = places;
	const live = matches.filter(({ state }) => state === "LIVE");
	const next = matches.filter(({ state }) => state === "UPCOMING" || state === "POSTPONED");
	const over = matches.filter(({ state }) => state === "FINISHED" || state === "CANCELLED");
	const inPlay = over.length < matches.length;
	if (matches.length + movedAway.length === 0) return <Empty title={text.noMatches}>{text.noMatchesHint}</Empty>;
	return (
		<>
			{live.length > 0 && (
				<Section title={text.now}>
					<div className="grid gap-3">
						{live.map((match) => (
							<MatchCard key={match.id} match={match} title={stageLine(match)} />
						))}
					</div>
				</Section>
			)}
			{next.length > 0 && (
				<Section title={next.length < matches.length ? text.next : text.matches}>
					<Rows matches={next} />
				</Section>
			)}
			{movedAway.length > 0 && (
				<Section title={text.movedAway}>
					<Rows matches={movedAway} note={(match) => movedTo(match, words, language)} />
				</Section>
			)}
			{over.length > 0 && (
				<Section title={inPlay ? text.finished : text.matches}>
					<Rows matches={inPlay ? over.toReversed() : over} />
				</Section>
			)}
		</>
	);
}

function Rows({ matches, note }: { matches: readonly FieldMatch[]; note?: (match: FieldMatch) => string }) {
	return (
		<ul className="band divide-y divide-line">
			{matches.map((match) => (
				<li key={match.id}>
					<MatchRow match={match} under="nothing" stage={stageLine(match)} note={note?.(match)} />
				</li>
			))}
		</ul>
	);
}
