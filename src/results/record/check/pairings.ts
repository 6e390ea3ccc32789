import { byDivision, divisionsOf, isWithin } from "../../../cup/match/divisions-of.ts";
import { pairings, pairingsBetween } from "../../../cup/tables/pairings.ts";
import type { CupFileMatch, CupFileSide } from "../cup-file.ts";
import { isError } from "../fault.ts";
import { metBefore } from "../met-before.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

/** At most this many missing pairings are listed. */
const NAMED = 3;

/** A group with a missing pairing is never final: its places fill no slot until the match exists. */
export function checkPairings(index: EditionIndex, report: Report): void {
	// With errors, a missing pairing may only be a faulty match.
	if (report.faults.some(isError)) return;
	const matches = byDivision(index.edition.matches.filter((match) => !report.isBroken(match)));
	for (const [id, own] of matches) {
		const placed = index.divisions.get(id);
		if (placed?.stage.type === "group" && !report.isBroken(placed.division)) checkGroup(placed, own, index, report);
	}
}

function checkGroup({ division, stage, category }: PlacedDivision, own: CupFileMatch[], index: EditionIndex, report: Report) {
	if ((stage.rules ?? category.rules)?.allMeet === false) return;
	const stated = own.find((match) => report.isStated(match));
	if (!report.isStated(division) && !stated) return;
	const isBetweenGroups = !own.some(isWithin);
	if (isBetweenGroups) return checkBetween({ division, stage, category }, own, { index, report, stated });
	const met = own.filter(isWithin).map(({ home, away }) => [sideOf(home), sideOf(away)] as const);
	const drawn = division.teams ?? [];
	// The team of a slot is not known yet, or a side is empty.
	if (met.flat().some((side) => side === undefined || (drawn.length > 0 && !drawn.includes(side)))) return;
	const known = met as unknown as readonly (readonly [string, string])[];
	const sides = [...new Set([...drawn, ...known.flat()])];
	const left = new Set(sides.filter((side) => index.teams.get(side)?.withdrawn));
	const before = metBefore(sides, stage, category, index.edition.matches);
	const { planned, of, missing } = pairings(sides, [...known, ...before], left);
	if (missing.length === 0) return;
	const names = index.names();
	const called = new Map(own.flatMap(({ home, away }) => [home, away]).map((side) => [sideOf(side), names.side(side)]));
	const named = missing.slice(0, NAMED).map((pair) => pair.map((side) => called.get(side) ?? names.team(side)).join(" – "));
	// If the file does not state the group, the warning is at the match that it states.
	const [noun, step] = report.isStated(division) || !stated ? [division, "name"] : [stated, "division"];
	report.warning(noun, [step], {
		value: division.name,
		message: `${names.division(division.id)} of ${names.category(category.id)}: ${planned} of ${of} pairings`,
		expected: `one match between every two teams, or the table never becomes final; missing: ${named.join(", ")}${missing.length > NAMED ? ", …" : ""}`,
	});
}

type Stating = { readonly index: EditionIndex; readonly report: Report; readonly stated: CupFileMatch | undefined };

/** A group whose teams meet only those of other groups is whole once each has met each of those. */
function checkBetween({ division, stage, category }: PlacedDivision, own: CupFileMatch[], { index, report, stated }: Stating) {
	const others = new Set(own.flatMap(divisionsOf).filter((id) => id !== division.id));
	const drawnIn = (id: string) => stage.divisions.find((one) => one.id === id)?.teams ?? [];
	const [drawn, opponents] = [drawnIn(division.id), [...others].flatMap(drawnIn)];
	// Without a draw nobody knows yet who should meet.
	if (drawn.length === 0 || [...others].some((id) => drawnIn(id).length === 0)) return;
	const met = own.flatMap(({ home, away }) => {
		const sides = [sideOf(home), sideOf(away)] as const;
		return sides.every((side) => side !== undefined) ? [sides as readonly [string, string]] : [];
	});
	const left = new Set([...drawn, ...opponents].filter((side) => index.teams.get(side)?.withdrawn));
	const { planned, of, missing } = pairingsBetween<string>(drawn, opponents, met, left);
	if (missing.length === 0) return;
	const names = index.names();
	const named = missing.slice(0, NAMED).map((pair) => pair.map((team) => names.team(team)).join(" – "));
	const [noun, step] = report.isStated(division) || !stated ? [division, "name"] : [stated, "division"];
	report.warning(noun, [step], {
		value: division.name,
		message: `${names.division(division.id)} of ${names.category(category.id)}: ${planned} of ${of} pairings`,
		expected: `one match with each team of the other group, or the table never becomes final; missing: ${named.join(", ")}${missing.length > NAMED ? ", …" : ""}`,
	});
}

const sideOf = ({ team, slot }: CupFileSide): string | undefined => team ?? (slot && JSON.stringify(slot));
