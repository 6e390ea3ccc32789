import type { CupFileTeam } from "../../results/record/cup-file.ts";

/** A team as a cup file says it; what is not given is left out. */
export function aTeam(team: Pick<CupFileTeam, "id" | "club" | "category"> & Partial<CupFileTeam>): CupFileTeam {
	const { suffix, shirts, withdrawn, ...named } = team;
	return {
		...named,
		...(suffix === undefined ? {} : { suffix }),
		...(shirts === undefined ? {} : { shirts }),
		...(withdrawn === undefined ? {} : { withdrawn }),
	};
}
