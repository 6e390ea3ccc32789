import type { CupFileTeam } from "../../results/record/cup-file.ts";

/** A team in the cup file's form; undefined values are left out. */
export function aTeam(team: Pick<CupFileTeam, "id" | "club" | "category"> & Partial<CupFileTeam>): CupFileTeam {
	const { suffix, shirts, withdrawn, ...named } = team;
	return {
		...named,
		...(suffix === undefined ? {} : { suffix }),
		...(shirts === undefined ? {} : { shirts }),
		...(withdrawn === undefined ? {} : { withdrawn }),
	};
}
