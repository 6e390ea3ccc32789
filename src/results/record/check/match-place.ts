import { placeName } from "../../../cup/place-name.ts";
import type { CupFileMatch } from "../cup-file.ts";
import type { PlacedField } from "../naming/places-named.ts";
import { dayIn } from "../zone.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

/** @returns the field; if there is none, a fault suggests similar ones, each with its arena */
export function fieldCalled(
	id: string,
	{ fields }: EditionIndex,
	report: Report,
	from: { readonly id: string },
	steps: readonly string[],
): PlacedField | undefined {
	return report.find(fields, "fields", id, from, [...steps], "the cup", ({ field, arena }) => placeName(arena.name, field.name));
}

/** Checks a match's place in the cup: round, position, field and day. */
export function checkMatchPlaces(index: EditionIndex, report: Report): void {
	const taken = new Map<string, string>();
	const isBefore = playedBefore(index);
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		checkRound(match, index, taken, report);
		const place = match.field === undefined ? undefined : fieldCalled(match.field, index, report, match, ["field"]);
		if (match.moved?.field !== undefined) fieldCalled(match.moved.field, index, report, match, ["moved", "field"]);
		checkDay(match, place?.arena.zone ?? index.zone, isBefore, index, report);
	}
}

function checkRound(match: CupFileMatch, { divisions, name }: EditionIndex, taken: Map<string, string>, report: Report): void {
	const placed = report.find(divisions, "divisions", match.division, match, ["division"], name);
	if (!placed || report.isBroken(placed.stage)) return;
	const isGroup = placed.stage.type === "group";
	checkAgainst(match, placed, { divisions, name }, report);
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
			message: `a place in the round that match "${other}" already has`,
			expected: "a place of its own for each match in a playoff round",
		});
	}
	taken.set(key, match.id);
}

/** A match between two groups is of one stage: its tables count both. */
function checkAgainst(
	match: CupFileMatch,
	{ division, stage }: PlacedDivision,
	{ divisions, name }: Pick<EditionIndex, "divisions" | "name">,
	report: Report,
): void {
	if (match.against === undefined) return;
	const other = report.find(divisions, "divisions", match.against, match, ["against"], name);
	if (!other || report.isBroken(other.stage)) return;
	const names = stage.divisions.filter(({ id }) => id !== division.id).map((one) => one.name);
	const expected =
		names.length === 0 ? "no second group: the stage has only one" : `another group of the same stage: ${names.join(", ")}`;
	if (stage.type !== "group")
		report.error(match, ["against"], {
			value: match.against,
			message: "two groups in a match of a playoff",
			expected: "no second group",
		});
	else if (other.division.id === division.id)
		report.error(match, ["against"], {
			value: other.division.name,
			message: "the match's own group as the away team's",
			expected,
		});
	else if (other.stage !== stage)
		report.error(match, ["against"], { value: other.division.name, message: "a group of another stage", expected });
}

/** The categories that are over before the edition's first day: its qualifying, where another category is played in its days. */
function playedBefore({ edition, divisions, zone }: EditionIndex): Map<string, CupFileMatch> {
	const first = new Map<string, CupFileMatch>();
	const within = new Set<string>();
	for (const match of edition.matches) {
		const category = divisions.get(match.division)?.category.id;
		if (category === undefined || match.start === undefined) continue;
		if (dayIn(match.start, zone) >= edition.startsOn) within.add(category);
		else if (!first.has(category)) first.set(category, match);
	}
	const before = [...first].filter(([category]) => !within.has(category));
	return new Map(within.size > 0 ? before : []);
}

/** @param before the first match of each category that is played before the edition */
function checkDay(
	match: CupFileMatch,
	zone: string,
	before: ReadonlyMap<string, CupFileMatch>,
	{ edition, divisions, name, names }: EditionIndex,
	report: Report,
): void {
	if (match.start === undefined || report.isBroken(edition)) return;
	const day = dayIn(match.start, zone);
	if (day >= edition.startsOn && day <= edition.endsOn) return;
	const category = divisions.get(match.division)?.category.id;
	const first = category === undefined ? undefined : before.get(category);
	if (category !== undefined && first) {
		if (first === match && report.isStated(match))
			report.warning(match, ["start"], {
				value: match.start,
				message: `category ${names().category(category)} is played before the edition's first day`,
				expected: `days of ${name} (${edition.startsOn} to ${edition.endsOn}), unless it is a qualifier`,
			});
		return;
	}
	report.error(match, ["start"], {
		value: match.start,
		message: `a day outside the edition (${day} in ${zone})`,
		expected: `a day of ${name}: ${edition.startsOn} to ${edition.endsOn}`,
	});
}
