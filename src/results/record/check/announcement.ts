import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";

/** Whom an announcement is for is there. */
export function checkAnnouncements({ edition, arenas, categories, teams, name }: EditionIndex, report: Report): void {
	for (const announcement of edition.announcements ?? []) {
		const { audience } = announcement;
		if (report.isBroken(announcement) || audience === undefined) continue;
		const steps = ["audience", audience.kind];
		if (audience.kind === "arena") report.find(arenas, "arenas", audience.arena, announcement, steps, "the cup");
		if (audience.kind === "category") report.find(categories, "categories", audience.category, announcement, steps, name);
		if (audience.kind === "team") report.find(teams, "teams", audience.team, announcement, steps, name);
	}
}
