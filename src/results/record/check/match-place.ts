import type { CupFileMatch } from "../cup-file.ts";
import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";
import { dayIn } from "./zone.ts";

/** Where in the cup a match stands, on which field, on which day. */
export function checkMatchPlaces(index: EditionIndex, report: Report): void {
	const taken = new Map<string, string>();
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		checkRound(match, index, taken, report);
		const place =
			match.field === undefined ? undefined : report.find(index.fields, "fields", match.field, match, ["field"], "the cup");
		if (match.moved?.field !== undefined)
			report.find(index.fields, "fields", match.moved.field, match, ["moved", "field"], "the cup");
		checkDay(match, place?.arena.zone ?? index.zone, index, report);
	}
}

function checkRound(match: CupFileMatch, { divisions, name }: EditionIndex, taken: Map<string, string>, report: Report): void {
	const placed = report.find(divisions, "divisions", match.division, match, ["division"], name);
	if (!placed || report.isBroken(placed.stage)) return;
	const isGroup = placed.stage.type === "group";
	if (isGroup !== (typeof match.round === "number")) {
		report.error(match, ["round"], {
			value: match.round,
			message: `not a round of a ${placed.stage.type}`,
			expected: isGroup ? "a number, from 1" : "the name of a playoff's round, such as quarter-final",
		});
	}
	if (isGroup || match.position === undefined) return;
	const key = `${match.division} ${match.round} ${match.position}`;
	const other = taken.get(key);
	if (other !== undefined) {
		report.error(match, ["position"], {
			value: match.position,
			message: `a place in the round that match "${other}" has`,
			expected: "each match of a playoff's round in a place of its own",
		});
	}
	taken.set(key, match.id);
}

function checkDay(match: CupFileMatch, zone: string, { edition, name }: EditionIndex, report: Report): void {
	if (match.start === undefined || report.isBroken(edition)) return;
	const day = dayIn(match.start, zone);
	if (day >= edition.startsOn && day <= edition.endsOn) return;
	report.error(match, ["start"], {
		value: match.start,
		message: `a day outside the edition (${day} in ${zone})`,
		expected: `a day of ${name}: ${edition.startsOn} to ${edition.endsOn}`,
	});
}
