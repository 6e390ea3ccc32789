import type { CupFileArena } from "../results/record/cup-file.ts";
import { fieldNamed } from "./arenas.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { fieldsFor } from "./fields.ts";
import { drawnTeams, type Fixture } from "./fixture.ts";
import { slotMinutes } from "./match-length.ts";
import { type Place, programme } from "./programme.ts";

/**
 * The time and field of every match of an edition.
 * @param appointmentOf the fixed time and field of a match
 * @throws ProgrammeError if there is not enough room
 */
export function editionProgramme(
	fixtures: readonly Fixture[],
	categories: readonly CategoryPlan[],
	arenas: readonly CupFileArena[],
	appointmentOf: (fixture: Fixture) => { readonly time: Place["time"]; readonly field: string } | undefined,
): Map<string, Place> {
	const fieldsOf = fieldsFor(arenas, categories);
	return programme(
		fixtures.map((fixture) => {
			const appointed = appointmentOf(fixture);
			return {
				id: fixture.id,
				minutes: slotMinutes(fixture.category, fixture.playoff !== null),
				from: fixture.from,
				fields: fieldsOf(fixture),
				teams: drawnTeams(fixture),
				after: fixture.after,
				...(appointed ? { fixed: { time: appointed.time, field: fieldNamed(arenas, appointed.field) } } : {}),
			};
		}),
	);
}
