import type { Fact } from "../../cup/fact.ts";
import { type CategoryPlan, type FilledSlots, fillSlots } from "../../cup/playoffs/fill-slots.ts";
import { rulesOf } from "../../cup/presets.ts";
import type { CupFileCategory, CupFileEdition } from "./cup-file.ts";
import { ruledMatch } from "./ruled-match.ts";

/** The parts of an edition that its tables and slots are computed from. */
export type CountedEdition = Pick<CupFileEdition, "teams" | "matches" | "facts">;
type Counted = { readonly edition: CountedEdition };

/** A category's filled slots as the office sees them, including unpublished data and the results of young categories. */
export function filledCategory({ edition }: Counted, category: CupFileCategory): FilledSlots {
	return fillSlots(categoryPlan({ edition }, category));
}

export function categoryPlan({ edition }: Counted, category: CupFileCategory): CategoryPlan {
	const divisions = new Set(category.stages.flatMap((stage) => stage.divisions.map(({ id }) => id)));
	const stages = new Set(category.stages.map(({ id }) => id));
	const teams = edition.teams.filter((team) => team.category === category.id);
	const own = new Set(teams.map(({ id }) => id));
	const matches = new Set(edition.matches.filter(({ division }) => divisions.has(division)).map(({ id }) => id));
	const counts = (fact: Fact) => {
		if (fact.kind === "protest" || fact.kind === "as-played") return matches.has(fact.match);
		if ("stage" in fact && fact.stage !== undefined) return stages.has(fact.stage);
		if ("division" in fact && fact.division !== undefined) return divisions.has(fact.division);
		return "team" in fact && own.has(fact.team);
	};
	return {
		stages: category.stages
			.toSorted((a, b) => a.rank - b.rank)
			.map((stage) => ({
				id: stage.id,
				type: stage.type,
				rules: rulesOf(stage.rules ?? category.rules),
				...(stage.advance && { advance: stage.advance }),
				...(stage.bestOf && { bestOf: stage.bestOf }),
				...(stage.bestOfAgainstFirstTwo !== undefined && { bestOfAgainstFirstTwo: stage.bestOfAgainstFirstTwo }),
				...(stage.carries && { carries: stage.carries }),
				...(stage.bestOfSeating && { bestOfSeating: stage.bestOfSeating }),
				divisions: stage.divisions.map(({ id, name, teams = [] }) => ({ id, name, teams })),
			})),
		matches: edition.matches.filter(({ division }) => divisions.has(division)).map(ruledMatch),
		facts: (edition.facts ?? []).filter(counts),
		withdrawn: new Set(teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)),
	};
}
