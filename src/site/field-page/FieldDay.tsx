import { useText } from "../../text/use-text.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Section } from "../../ui/Section.tsx";
import { useDays } from "../clock/use-days.ts";
import { MatchCard } from "../match/MatchCard.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { movedTo } from "../match/moved-from.ts";
import { type ShownState, useShownState } from "../match/shown-state.ts";
import { stageLine } from "../match/stage-line.ts";
import type { FieldMatch, MovedMatch } from "./field.graphql.ts";

type FieldDayProps = {
	/** In order of time. */
	matches: readonly FieldMatch[];
	movedAway: readonly MovedMatch[];
	/** All of the day in one list, below the present and next match. */
	below?: string | null;
};

/** A day on a field: the current or overdue match, the next ones, those moved elsewhere, and past ones. */
export function FieldDay({ matches, movedAway, below = null }: FieldDayProps) {
	const { match: words, places } = useText();
	const days = useDays();
	const { field: text } = places;
	const stateOf = useShownState();
	const inState = (...states: ShownState[]) => matches.filter((match) => states.includes(stateOf(match)));
	const live = [...inState("LIVE"), ...inState("DUE")];
	const next = inState("UPCOMING", "POSTPONED");
	const over = inState("FINISHED", "CANCELLED", "UNREPORTED");
	const inPlay = over.length < matches.length;
	if (matches.length + movedAway.length === 0) return <Empty title={text.noMatches}>{text.noMatchesHint}</Empty>;
	return (
		<>
			{below !== null && matches.length > 0 && (
				<Section title={below}>
					<Rows matches={matches} />
				</Section>
			)}
			{below === null && live.length > 0 && (
				<Section title={text.now}>
					<div className="grid gap-3">
						{live.map((match) => (
							<MatchCard key={match.id} match={match} title={stageLine(match)} />
						))}
					</div>
				</Section>
			)}
			{below === null && next.length > 0 && (
				<Section title={next.length < matches.length ? text.next : text.matches}>
					<Rows matches={next} />
				</Section>
			)}
			{movedAway.length > 0 && (
				<Section title={text.movedAway}>
					<Rows matches={movedAway} note={(match) => movedTo(match, words, days)} />
				</Section>
			)}
			{below === null && over.length > 0 && (
				<Section title={inPlay ? text.finished : text.matches}>
					<Rows matches={inPlay ? over.toReversed() : over} />
				</Section>
			)}
		</>
	);
}

/** Matches without a time or place that the list shows already. */
export function Rows({ matches, note }: { matches: readonly MovedMatch[]; note?: (match: MovedMatch) => string }) {
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
