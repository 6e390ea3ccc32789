import type { MatchId } from "../cup/ids.ts";
import { dayOf } from "../results/edition/building/zoned-time.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";

/** The matches and teams whose public state may have changed (seen.ts). */
export type Touched = { readonly matches: ReadonlySet<MatchId>; readonly teams: ReadonlySet<string> };

/**
 * The matches and teams that a change can concern, so that a goal costs its match and its table and not the whole edition.
 * @returns null: possibly all, for example when a category's publication changes
 */
export function touchedSince(earlier: EditionReadModel, model: EditionReadModel): Touched | null {
	if (!model.isOfTheSameGatesAs(earlier)) return null;
	const matches = new Set<MatchId>();
	const teams = new Set<string>();
	const ofProgramme = (field: string, day: string) => {
		// Whether a match is the next on its field depends on those before it.
		for (const id of model.entity("programme", `${field} ${day}`) ?? []) matches.add(id);
	};
	const prefix = `${model.edition}/`.length;
	for (const key of model.changedFrom(earlier)) {
		const colon = key.indexOf(":", prefix);
		if (colon < 0) continue;
		const id = key.slice(colon + 1);
		switch (key.slice(prefix, colon)) {
			case "match": {
				matches.add(id);
				const { place, start } = model.entity("match", id) ?? {};
				if (place && start) ofProgramme(place.field, dayOf(start));
				break;
			}
			case "programme":
				for (const one of model.entity("programme", id) ?? []) matches.add(one);
				break;
			case "expected":
				matches.add(id);
				break;
			case "table":
				for (const { team } of [...(model.entity("table", id)?.rows ?? []), ...(earlier.entity("table", id)?.rows ?? [])])
					teams.add(team);
				break;
			case "team":
			case "team-division":
			case "fate":
				teams.add(id);
				break;
		}
	}
	return { matches, teams };
}
