import type { Fact } from "../../src/cup/fact.ts";
import type { Side } from "../../src/cup/match/match.ts";
import type { Slot } from "../../src/cup/match/slot.ts";
import { type CategoryPlan, type FilledSlots, fillSlots, type StagePlan } from "../../src/cup/playoffs/fill-slots.ts";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import type { GroupMatch } from "../../src/cup/tables/standings.ts";
import { matchesOf, matchOf } from "./shorthand.ts";

/** "1H" the first of group H, "W49" the winner of match 49, "L49" its loser, "3A/B/C" a best third, "bye", or a team. */
export function side(from: string): Side {
	const open = (slot: Slot): Side => ({ team: null, slot });
	const [, position, groups] = /^(\d)([A-Z](?:\/[A-Z])*)$/.exec(from) ?? [];
	if (position && groups?.includes("/")) {
		return open({ kind: "best-of", position: Number(position), divisions: groups.split("/") });
	}
	if (position && groups) return open({ kind: "position", division: groups, position: Number(position) });
	const [, kind, match] = /^([WL])(\d+)$/.exec(from) ?? [];
	if (kind && match) return open({ kind: kind === "W" ? "winner" : "loser", match });
	return from === "bye" ? open({ kind: "bye" }) : { team: from, slot: null };
}

/** "49: 1H v W48", with a result. */
export function playoff(line: string, result: Partial<GroupMatch> = {}): GroupMatch {
	const [, id, home, away] = /^(\d+): (\S+) v (\S+)$/.exec(line)!;
	return matchOf("-", "-", { id: id!, division: "playoff", home: side(home!), away: side(away!), ...result });
}

export const won = (home: number, away: number): Partial<GroupMatch> => ({ status: "finished", score: { home, away } });

export function group(id: string, ...lines: string[]): GroupMatch[] {
	return matchesOf(...lines).map((match) => ({ ...match, id: `${id}.${match.id}`, division: id }));
}

type More = Partial<StagePlan> & {
	readonly facts?: Fact[];
	readonly withdrawn?: Set<string>;
	/** Of the stage of groups; what else is given is the playoffs'. */
	readonly groups?: Partial<StagePlan>;
};

export function fill(
	matches: GroupMatch[],
	{ facts = [], withdrawn = new Set(), groups: ofGroups, ...more }: More = {},
): FilledSlots {
	const groups = [...new Set(matches.map(({ division }) => division))].filter((id) => id !== "playoff");
	const plan: CategoryPlan = {
		stages: [
			{
				id: "groups",
				type: "group",
				rules: PRESET_RULES["fifa-2022"],
				divisions: groups.map((id) => ({ id, name: id, teams: [] })),
				...ofGroups,
			},
			{
				id: "playoffs",
				type: "playoff",
				rules: PRESET_RULES["fifa-2022"],
				divisions: [{ id: "playoff", name: "Playoff", teams: [] }],
				...more,
			},
		],
		matches,
		facts,
		withdrawn,
	};
	return fillSlots(plan);
}

/** "49: COL v -" for every playoff match. */
export function standing(matches: GroupMatch[], more?: More): string[] {
	const { sides } = fill(matches, more);
	return matches
		.filter(({ division }) => division === "playoff")
		.map(({ id }) => {
			const [home, away] = [sides.get(id)!.home, sides.get(id)!.away].map(({ team, bye }) => team ?? (bye ? "bye" : "-"));
			return `${id}: ${home} v ${away}`;
		});
}
