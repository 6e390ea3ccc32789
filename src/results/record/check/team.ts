import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";

export function checkTeams({ edition, clubs, categories, name }: EditionIndex, report: Report): void {
	for (const team of edition.teams) {
		if (report.isBroken(team)) continue;
		report.find(clubs, "clubs", team.club, team, ["club"], "the cup");
		const category = report.find(categories, "categories", team.category, team, ["category"], name);
		if (!category) report.breaks(team); // whether its matches are of its category nobody can say
	}
}
