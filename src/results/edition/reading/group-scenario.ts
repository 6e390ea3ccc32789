import type { DivisionId, StageId, TeamId } from "../../../cup/ids.ts";
import { type Answer, answerFor } from "../../../cup/scenarios/answer.ts";
import { bestPlace, type Otherwise, otherwiseOf, type PlaceWith } from "../../../cup/scenarios/beside-headline.ts";
import { type BestBounds, type BestRace, placeBounds } from "../../../cup/scenarios/best-race.ts";
import { type GroupScenario, scenario } from "../../../cup/scenarios/scenario.ts";
import type { OpenGroupEntity } from "../entities.ts";
import type { EditionReader } from "./edition-reader.ts";

type Counted = {
	readonly beside: readonly (OpenGroupEntity | undefined)[];
	readonly found: GroupScenario | null;
	/** Whether the stage of each team is certain. */
	readonly isDecided: boolean;
};

/** A cache by the state of a group and of those that it competes with, computed on first use. */
const counted = new WeakMap<OpenGroupEntity, Counted>();

/** How a group may still end; null if it cannot be computed, or every team's stage is certain. @param division the group's own */
export function groupScenario(group: OpenGroupEntity, division: DivisionId, edition: EditionReader): GroupScenario | null {
	const { found, isDecided } = countedOf(group, division, edition);
	return isDecided ? null : found;
}

/**
 * The same, also if every team's stage is certain, since teams that share a position may still get either one; null if it cannot
 * be computed.
 */
export function placesLeft(group: OpenGroupEntity, division: DivisionId, edition: EditionReader): GroupScenario | null {
	return countedOf(group, division, edition).found;
}

function countedOf(group: OpenGroupEntity, division: DivisionId, edition: EditionReader): Counted {
	const beside = besideOf(group, division).map((id) => edition.find("open-group", id));
	const known = counted.get(group);
	if (known?.beside.every((one, at) => one === beside[at])) return known;
	const found = scenario(group.input, group.aims, racesOf(group, division, edition));
	const isDecided =
		found?.group.open.length === 0 &&
		[...found.marks.values()].every((marks) => [...marks.values()].every((mark) => mark !== "level" && mark !== "elsewhere"));
	const made = { beside, found, isDecided };
	counted.set(group, made);
	return made;
}

/** An answer with the details shown beside its headline. */
export type AnswerDetails = Answer & { readonly otherwise: Otherwise | null; readonly bestPlace: PlaceWith | null };

const answered = new WeakMap<GroupScenario, Map<string, AnswerDetails | null>>();

/** What a team needs to reach a stage: computed once for all readers, pages and languages. */
export function answerIn(told: GroupScenario, team: TeamId, stage: StageId): AnswerDetails | null {
	const known = answered.get(told) ?? new Map<string, AnswerDetails | null>();
	answered.set(told, known);
	const key = `${stage} ${team}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const answer = answerFor(team, stage, told);
	const made = answer && { ...answer, otherwise: otherwiseOf(answer), bestPlace: bestPlace(team, told) };
	known.set(key, made);
	return made;
}

function besideOf({ races }: OpenGroupEntity, division: DivisionId): DivisionId[] {
	return [...new Set(races.flatMap(({ divisions }) => divisions))].filter((id) => id !== division);
}

function racesOf(group: OpenGroupEntity, division: DivisionId, edition: EditionReader): BestRace[] {
	return group.races.flatMap(({ position, stage, seats, divisions, againstFirstTwo: ifUneven }): BestRace[] => {
		// If a position leads to several stages for the best, which of them is unknown in advance.
		if (group.races.some((other) => other.position === position && other.stage !== stage)) return [];
		const others = divisions.filter((id) => id !== division).map((id) => edition.find("open-group", id));
		const all = [group, ...others];
		// Whether a team that withdrew still makes its group larger is known once all is played.
		const isOpen = all.some((one) => !one || one.input.teams.some((team) => one.input.withdrawn?.has(team)));
		const isUneven = new Set(all.map((one) => one?.input.teams.length)).size > 1;
		const againstFirstTwo = ifUneven && isUneven;
		if ((ifUneven && isOpen) || (againstFirstTwo && position !== 3)) return [];
		return [
			{
				position,
				stage,
				seats,
				againstFirstTwo,
				others: others.map((one) => (one ? boundsOf(one, position, againstFirstTwo) : null)),
			},
		];
	});
}

const bounded = new WeakMap<OpenGroupEntity, Map<string, BestBounds | null>>();

function boundsOf(group: OpenGroupEntity, position: number, againstFirstTwo: boolean): BestBounds | null {
	const known = bounded.get(group) ?? new Map<string, BestBounds | null>();
	bounded.set(group, known);
	const key = `${position} ${againstFirstTwo}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const made = placeBounds(group.input, position, againstFirstTwo);
	known.set(key, made);
	return made;
}
