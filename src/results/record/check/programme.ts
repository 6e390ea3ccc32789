import { playedMinutes } from "../../../cup/scheduled-end.ts";
import type { CupFileMatch } from "../cup-file.ts";
import type { Report } from "../import/report.ts";
import { by } from "../nouns/value.ts";
import type { EditionIndex } from "./cup-index.ts";

type Played = { readonly match: CupFileMatch; readonly from: number; readonly to: number };

/** Two matches on one field, or of one team, at one time: a warning for the two, since a cup may know better. */
export function checkProgramme(index: EditionIndex, report: Report): void {
	const played: Played[] = [];
	for (const match of index.edition.matches) {
		if (match.start === undefined || match.status === "postponed" || match.status === "cancelled") continue;
		if (report.isBroken(match) || report.isRefused(match)) continue;
		const from = Date.parse(match.start);
		played.push({ match, from, to: from + playingMinutes(match, index) * 60_000 });
	}
	played.sort((a, b) => a.from - b.from);
	const said = new Set<string>();
	for (const [field, ofField] of by(played, ({ match }) => match.field))
		if (field !== undefined) warnOfOverlaps(ofField, () => ["field"], field, "on one field at one time", said, report);
	const sides = played.flatMap((one) =>
		(["home", "away"] as const).flatMap((name) => {
			const { team } = one.match[name];
			return team === undefined ? [] : [{ ...one, team, name }];
		}),
	);
	for (const [team, ofTeam] of by(sides, (side) => side.team))
		warnOfOverlaps(ofTeam, ({ name }) => [name, "team"], team, "of one team at one time", said, report);
}

/** Without the breaks; where the length is not known, only matches that start together count. */
function playingMinutes(match: CupFileMatch, { divisions }: EditionIndex): number {
	const placed = divisions.get(match.division);
	const halves = placed?.stage.halves ?? placed?.category.halves ?? null;
	return playedMinutes(halves, placed?.stage.minutesPerHalf ?? placed?.category.minutesPerHalf ?? null);
}

function warnOfOverlaps<One extends Played>(
	inOrder: readonly One[],
	steps: (one: One) => string[],
	value: string,
	message: string,
	said: Set<string>,
	report: Report,
): void {
	let running = inOrder[0];
	for (const next of inOrder.slice(1)) {
		if (running && next.from < running.to && next.match.id !== running.match.id) {
			const [stated, other] = report.isStated(next.match) ? [next, running] : [running, next];
			const pair = [stated.match.id, other.match.id].sort().join(" ");
			if (report.isStated(stated.match) && !said.has(pair)) {
				said.add(pair);
				report.warning(stated.match, steps(stated), {
					value,
					message: `two matches ${message}: "${stated.match.id}" and "${other.match.id}"`,
					expected: `${stated.match.start} to be free; the other starts ${other.match.start}`,
				});
			}
		}
		if (!running || next.to > running.to) running = next;
	}
}
