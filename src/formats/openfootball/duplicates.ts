import type { Score } from "../../cup/match/match.ts";
import { canonical } from "../../results/record/canonical.ts";
import type { Entry, EntrySide } from "./entry.ts";
import type { MatchText } from "./match-text.ts";
import { placeWithin, type Report } from "./place.ts";
import type { Result } from "./result.ts";

/**
 * A match listed twice would count twice in a table: the second is left out, with a warning, or an error if the two have
 * different results.
 */
export function withoutDuplicates(entries: readonly Entry[], report: Report): Entry[] {
	const earlier = new Map<string, Entry[]>();
	return entries.filter((entry) => {
		const key = keyOf(entry);
		if (key === null) return true;
		const ofPair = earlier.get(key) ?? [];
		const other = ofPair.find((one) => isSameMatch(entry, one));
		if (!other) {
			earlier.set(key, [...ofPair, entry]);
			return true;
		}
		const { text } = entry;
		const result = isTurned(entry, other) ? turned(text.result) : text.result;
		const isAlike = canonical(result) === canonical(other.text.result);
		report(placeWithin(text.place, "team1"), {
			severity: isAlike ? "warning" : "error",
			value: `${text.home.name} – ${text.away.name}`,
			message: isAlike ? "a match listed twice; the second is ignored" : "a match listed twice, with different results",
			expected: `each match once: it is also on line ${other.text.place.source.lineOf(other.text.place.path)}`,
		});
		return !isAlike;
	});
}

/** The same for two teams on one day in one round, in either order. */
function keyOf({ text, group, home, away }: Entry): string | null {
	const [one, other] = [teamOf(home), teamOf(away)];
	return one === null || other === null ? null : [text.date, group ?? text.round, ...[one, other].sort()].join("\n");
}

const teamOf = (side: EntrySide): string | null => (side.kind === "team" ? side.club.id : null);

const isTurned = (entry: Entry, other: Entry): boolean => teamOf(entry.home) !== teamOf(other.home);

/** Two teams meet once on one day, in either order, unless a different time or ground shows a second match. */
const isSameMatch = (entry: Entry, other: Entry): boolean => !isTurned(entry, other) || isPlayedTogether(entry.text, other.text);

const isPlayedTogether = (one: MatchText, other: MatchText): boolean =>
	isNotAnother(one.time, other.time) && isNotAnother(one.ground?.name, other.ground?.name);

const isNotAnother = (one: string | null | undefined, other: string | null | undefined): boolean =>
	!one || !other || one === other;

/** The result with the sides swapped. */
function turned({ score, halfTime, regularTime, shootOut, winner, ...rest }: Result): Result {
	return {
		...rest,
		...(score && { score: turnedScore(score) }),
		...(halfTime && { halfTime: turnedScore(halfTime) }),
		...(regularTime && { regularTime: turnedScore(regularTime) }),
		...(shootOut && { shootOut: turnedScore(shootOut) }),
		...(winner && { winner: winner === "home" ? "away" : winner === "away" ? "home" : winner }),
	};
}

const turnedScore = ({ home, away }: Score): Score => ({ home: away, away: home });
