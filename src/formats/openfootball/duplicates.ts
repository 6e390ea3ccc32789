import { canonical } from "../../results/record/canonical.ts";
import type { Entry, EntrySide } from "./entry.ts";
import { placeWithin, type Report } from "./place.ts";

/**
 * A match that stands twice in a file would count twice in a table: the second is left out, with a warning; where the two have
 * different results it is a fault.
 */
export function withoutDuplicates(entries: readonly Entry[], report: Report): Entry[] {
	const first = new Map<string, Entry>();
	return entries.filter((entry) => {
		const key = keyOf(entry);
		const other = key === null ? undefined : first.get(key);
		if (key === null || !other) {
			if (key !== null) first.set(key, entry);
			return true;
		}
		const { text } = entry;
		const isAlike = canonical(text.result) === canonical(other.text.result);
		report(placeWithin(text.place, "team1"), {
			severity: isAlike ? "warning" : "error",
			value: `${text.home.name} – ${text.away.name}`,
			message: isAlike ? "a match twice; the second is not read" : "a match twice, with different results",
			expected: `each match once: it stands on line ${other.text.place.source.lineOf(other.text.place.path)} too`,
		});
		return !isAlike;
	});
}

/** Two teams that meet on one day in one round meet once. */
function keyOf({ text, group, home, away }: Entry): string | null {
	const [one, other] = [teamOf(home), teamOf(away)];
	return one === null || other === null ? null : [text.date, group ?? text.round, one, other].join("\n");
}

const teamOf = (side: EntrySide): string | null => (side.kind === "team" ? side.club.id : null);
