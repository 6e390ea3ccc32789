import type { DivisionId, MatchId } from "../ids.ts";
import type { Match } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";

type Slotted = Pick<Match, "id" | "division" | "home" | "away">;

/**
 * The matches of a cycle of slots, in which each waits for the next; null if there is none. A slot for a position waits for every
 * match of its group. A named team does not break a cycle, since the plan is still wrong.
 */
export function slotCycle(matches: readonly Slotted[]): MatchId[] | null {
	const waitsFor = waiting(matches);
	const done = new Set<MatchId>();
	for (const { id } of matches) {
		const path: { readonly id: MatchId; readonly rest: MatchId[] }[] = [];
		const onPath = new Set<MatchId>();
		enter(id);
		while (path.length > 0) {
			const { id, rest } = path.at(-1)!;
			const next = rest.pop();
			if (next === undefined) {
				done.add(id);
				onPath.delete(id);
				path.pop();
			} else if (onPath.has(next)) {
				const way = path.map((step) => step.id);
				return way.slice(way.indexOf(next));
			} else enter(next);
		}

		function enter(id: MatchId) {
			if (done.has(id)) return;
			onPath.add(id);
			path.push({ id, rest: [...(waitsFor.get(id) ?? [])] });
		}
	}
	return null;
}

function waiting(matches: readonly Slotted[]): Map<MatchId, Set<MatchId>> {
	const known = new Set(matches.map(({ id }) => id));
	const ofDivision = new Map<DivisionId, MatchId[]>();
	for (const { id, division } of matches) {
		const own = ofDivision.get(division);
		if (own) own.push(id);
		else ofDivision.set(division, [id]);
	}
	return new Map(
		matches.map(({ id, home, away }) => {
			const ahead = [home.slot, away.slot].flatMap((slot) => (slot ? waitedFor(slot, ofDivision) : []));
			return [id, new Set(ahead.filter((match) => known.has(match)))];
		}),
	);
}

function waitedFor(slot: Slot, ofDivision: ReadonlyMap<DivisionId, MatchId[]>): MatchId[] {
	switch (slot.kind) {
		case "winner":
		case "loser":
			return [slot.match];
		case "position":
			return ofDivision.get(slot.division) ?? [];
		case "best-of":
			return slot.divisions.flatMap((division) => ofDivision.get(division) ?? []);
		case "bye":
			return [];
	}
}
