import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";

export function checkTeams({ edition, clubs, categories, name }: EditionIndex, report: Report): void {
	for (const team of edition.teams) {
		if (report.isBroken(team)) continue;
		report.find(clubs, "clubs", team.club, team, ["club"], "the cup");
		report.find(categories, "categories", team.category, team, ["category"], name);
	}
}
