import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";

export function checkEdition({ edition, matches, name }: EditionIndex, report: Report): void {
	if (!report.isBroken(edition) && edition.startsOn > edition.endsOn) {
		report.error(edition, ["endsOn"], {
			value: edition.endsOn,
			message: "an edition that ends before it starts",
			expected: `${edition.startsOn} or later`,
		});
	}
	const chosen = new Set<string>();
	for (const [at, id] of (edition.selectedGames ?? []).entries()) {
		report.find(matches, "matches", id, edition, ["selectedGames", at], name);
		if (chosen.has(id)) {
			report.error(edition, ["selectedGames", at], {
				value: id,
				message: "a game selected twice",
				expected: "each match once",
			});
		}
		chosen.add(id);
	}
}
