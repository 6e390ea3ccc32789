import type { CupFileMatch, CupFileStage } from "../cup-file.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

type BestSeat = { readonly match: CupFileMatch; readonly divisions: readonly string[] };

/**
 * Checks each row of a stage's table of the best, such as the 15 of a European Championship: a row that no outcome fits would leave its
 * seats open without a word. A row that the record already has is only a warning.
 */
export function checkBestOf(stage: CupFileStage, index: EditionIndex, report: Report): void {
	if (stage.type === "group") checkBestInGroups(stage, index, report);
	const { matches, name } = index;
	for (const [groups, meets] of Object.entries(stage.bestOf ?? {})) {
		const named = Object.keys(meets).map((match) =>
			report.find(matches, "matches", match, stage, ["bestOf", groups, match], name),
		);
		if (named.some((match) => match === undefined || report.isBroken(match))) continue;
		const words = faultOfRow(groups, meets, seatsBeside(named as CupFileMatch[], index), index);
		if (!words) continue;
		if (report.states(stage, "bestOf")) report.error(stage, ["bestOf", groups], words);
		else report.warning(stage, ["bestOf", groups], words);
	}
	if (stage.bestOfSeating === undefined) return;
	const own = index.edition.matches.filter(({ division }) => index.divisions.get(division)?.stage === stage);
	if (own.length > 0 && own.flatMap(seatsOf).length === 0)
		report.warning(stage, ["bestOfSeating"], {
			value: stage.bestOfSeating,
			message: "a rule for the places of the best, and no match has one",
			expected: "a place such as best third of A/B/C in its matches, or no rule",
		});
}

/** A team of a group plays several matches there: of a place without a rank nothing says that each is the same team's, and none would be filled. */
function checkBestInGroups(stage: CupFileStage, { edition, divisions }: EditionIndex, report: Report): void {
	const known = new Set<string>();
	for (const match of edition.matches) {
		if (divisions.get(match.division)?.stage !== stage) continue;
		for (const side of SIDES) {
			const { slot, team } = sideOf(match, side) ?? {};
			if (slot?.kind !== "best-of" || slot.rank !== undefined || team !== undefined) continue;
			const key = `${match.division} ${slot.position}`;
			if (!known.has(key)) {
				known.add(key);
				continue;
			}
			const words = {
				value: slot.position,
				message: "one of the best in several matches of a group",
				expected: "exactly one of them in each: best third, second best third",
			};
			if (report.isStated(match)) report.error(match, [side, "slot"], words);
			else report.warning(match, [side, "slot"], words);
			return;
		}
	}
}

/** All seats for the best, without a rank, of the stages of these matches. */
function seatsBeside(named: readonly CupFileMatch[], { edition, divisions }: EditionIndex): BestSeat[] {
	const stages = new Set(named.map(({ division }) => divisions.get(division)?.stage));
	return edition.matches.filter(({ division }) => stages.has(divisions.get(division)?.stage)).flatMap(seatsOf);
}

const seatsOf = (match: CupFileMatch): BestSeat[] =>
	SIDES.flatMap((side) => {
		const { slot } = sideOf(match, side) ?? {};
		return slot?.kind === "best-of" && slot.rank === undefined ? [{ match, divisions: slot.divisions }] : [];
	});

const SIDES = ["home", "away"] as const;

/** A new match of an incomplete file may lack a side, which is a fault of its own. */
const sideOf = (match: Partial<CupFileMatch>, side: (typeof SIDES)[number]) => match[side];

function faultOfRow(
	groups: string,
	meets: Readonly<Record<string, string>>,
	seats: readonly BestSeat[],
	{ divisions, names }: EditionIndex,
): { readonly value: string; readonly message: string; readonly expected: string } | null {
	const nameOf = (id: string) => divisions.get(id)?.division.name ?? id;
	const seated: string[] = [];
	for (const id of Object.keys(meets))
		if (!seats.some(({ match }) => match.id === id))
			return {
				value: groups,
				message: `a match without a place for one of the best: ${names().match(id)}`,
				expected: "a match with a place such as best third of A/B/C",
			};
	for (const { match, divisions: allowed } of seats) {
		const group = meets[match.id];
		if (group === undefined)
			return {
				value: groups,
				message: `no group for ${names().match(match.id)}`,
				expected: "one group for each match that one of the best plays",
			};
		const found = allowed.find((id) => id === group || nameOf(id) === group);
		if (found === undefined)
			return {
				value: groups,
				message: `group ${nameOf(group)} in ${names().match(match.id)}, whose place is for others`,
				expected: allowed.map(nameOf).join("/"),
			};
		seated.push(found);
	}
	const keyOf = (all: readonly string[]) => all.toSorted().join("");
	if (new Set(seated).size === seated.length && [keyOf(seated), keyOf(seated.map(nameOf))].includes(groups)) return null;
	return {
		value: groups,
		message: `not the groups that are placed: ${seated.map(nameOf).join(", ")}`,
		expected: "each of the groups once, in one match",
	};
}
