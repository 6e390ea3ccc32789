import { groupBy } from "../../../collections/group-by.ts";
import { playedMinutes } from "../../../cup/programme/scheduled-end.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { clockIn } from "../zone.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

type Played = { readonly match: CupFileMatch; readonly from: number; readonly to: number };

/** Two matches on one field, or of one team, at the same time: a warning, since the organiser may intend it. */
export function checkProgramme(index: EditionIndex, report: Report): void {
	const played: Played[] = [];
	for (const match of index.edition.matches) {
		if (match.start === undefined || match.status === "postponed" || match.status === "cancelled") continue;
		if (report.isBroken(match) || report.isRefused(match)) continue;
		const from = Date.parse(match.start);
		played.push({ match, from, to: from + playingMinutes(match, index) * 60_000 });
	}
	played.sort((a, b) => a.from - b.from);
	const look = { index, said: new Set<string>(), report };
	for (const [field, ofField] of groupBy(played, ({ match }) => match.field))
		if (field !== undefined)
			warnOfOverlaps(
				ofField,
				{
					steps: () => ["field"],
					value: field,
					message: (both) => `two matches on ${index.names().field(field)} at the same time: ${both}`,
				},
				look,
			);
	const sides = played.flatMap((one) =>
		(["home", "away"] as const).flatMap((name) => {
			const { team } = one.match[name];
			return team === undefined ? [] : [{ ...one, team, name }];
		}),
	);
	for (const [team, ofTeam] of groupBy(sides, (side) => side.team))
		warnOfOverlaps(
			ofTeam,
			{
				steps: ({ name }) => [name, "team"],
				value: team,
				message: (both) => `${index.names().team(team)} has two matches at the same time: ${both}`,
			},
			look,
		);
}

/** Without breaks. If the length is not known, only matches with the same start overlap. */
function playingMinutes(match: CupFileMatch, { divisions }: EditionIndex): number {
	const placed = divisions.get(match.division);
	const halves = placed?.stage.halves ?? placed?.category.halves ?? null;
	return playedMinutes(halves, placed?.stage.minutesPerHalf ?? placed?.category.minutesPerHalf ?? null);
}

type Shared<One> = { readonly steps: (one: One) => string[]; readonly value: string; readonly message: (both: string) => string };
type Look = { readonly index: EditionIndex; readonly said: Set<string>; readonly report: Report };

function warnOfOverlaps<One extends Played>(
	inOrder: readonly One[],
	{ steps, value, message }: Shared<One>,
	{ index, said, report }: Look,
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
					message: message(`"${called(stated.match, index)}" and "${called(other.match, index)}"`),
					expected: `${clockOf(stated.match, index)} to be free; the other starts ${clockOf(other.match, index)}`,
				});
			}
		}
		if (!running || next.to > running.to) running = next;
	}
}

/** In the form of a printed programme: "12 (Ask IF – Bro IF)"; without a number, only the sides. */
function called({ number, home, away }: CupFileMatch, index: EditionIndex): string {
	const names = index.names();
	const sides = `${names.side(home)} – ${names.side(away)}`;
	return number === undefined ? sides : `${number} (${sides})`;
}

/** In the arena's local time. */
function clockOf({ start, field }: CupFileMatch, { fields, zone }: EditionIndex): string {
	const arena = field === undefined ? undefined : fields.get(field)?.arena;
	return start === undefined ? "" : clockIn(start, arena?.zone ?? zone);
}
