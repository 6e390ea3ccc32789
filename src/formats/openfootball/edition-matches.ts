import { groupRounds } from "../../cup/tables/group-rounds.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import type { Entry, EntrySide } from "./entry.ts";
import type { Ground } from "./grounds.ts";
import type { KickOffs } from "./kick-offs.ts";
import type { DivisionLayout, Layout } from "./layout.ts";
import type { GroundText } from "./match-text.ts";
import { placeWithin, type Report } from "./place.ts";
import { slotReader } from "./stated-slots.ts";

type Joined = {
	readonly layout: Layout;
	readonly times: KickOffs;
	readonly grounds: ReadonlyMap<GroundText, Ground>;
	readonly teamId: (club: string) => string;
	readonly report: Report;
};

/** The matches in the order of the file, with the file's data. */
export function editionMatches(entries: readonly Entry[], { layout, times, grounds, teamId, report }: Joined): CupFileMatch[] {
	checkNumbers(entries, report);
	const readSlot = slotReader(entries, layout, report);
	const sideOf = (side: EntrySide): CupFileMatch["home"] => {
		const slot = readSlot(side);
		return { ...(side.kind === "team" && { team: teamId(side.club.id) }), ...(slot && { slot }) };
	};
	const divisions = layout.stages.flatMap(({ divisions }) => divisions);
	const homes = new Map(
		divisions.flatMap((of) => roundsOf(of, layout, times).map(([entry, round]) => [entry, { division: of.id, round }] as const)),
	);
	return entries.map((entry) => {
		const { text } = entry;
		const ground = text.ground && grounds.get(text.ground);
		return {
			id: layout.matchIds.get(entry)!,
			...(text.number !== null && { number: String(text.number) }),
			...homes.get(entry)!,
			start: times.starts.get(text)!,
			...(ground && { field: ground.id }),
			home: sideOf(entry.home),
			away: sideOf(entry.away),
			...text.result,
			...(text.events.length > 0 && { events: text.events }),
		};
	});
}

/** A "Matchday" in these files is a date, so the rounds of a group are counted from the order of its matches in time. */
function roundsOf(division: DivisionLayout, { matchIds }: Layout, { starts }: KickOffs): [Entry, CupFileMatch["round"]][] {
	if (division.type === "playoff") return division.plan.entries.map(({ entry, round }) => [entry, round]);
	const begins = ({ text }: Entry) => Date.parse(starts.get(text)!);
	const idOf = (side: EntrySide) => (side.kind === "team" ? side.club.id : side.kind === "open" ? side.name : null);
	const inTime = division.plan.entries.toSorted((a, b) => begins(a) - begins(b));
	const rounds = groupRounds(
		inTime.map((entry) => ({ id: matchIds.get(entry)!, home: idOf(entry.home), away: idOf(entry.away) })),
	);
	return inTime.map((entry) => [entry, rounds.get(matchIds.get(entry)!)!]);
}

function checkNumbers(entries: readonly Entry[], report: Report): void {
	const seen = new Set<number>();
	for (const { text } of entries) {
		if (text.number === null) continue;
		if (seen.has(text.number)) {
			const expected = "each match number once";
			report(placeWithin(text.place, "num"), { value: text.number, expected, message: "a match number twice" });
		}
		seen.add(text.number);
	}
}
