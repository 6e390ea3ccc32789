import type { CupFileFact } from "../cup-file.ts";
import type { Report } from "../import/report.ts";
import type { EditionIndex } from "./cup-index.ts";

export function checkFacts(index: EditionIndex, report: Report): void {
	for (const fact of index.edition.facts ?? []) {
		if (report.isBroken(fact)) continue;
		if ("match" in fact) report.find(index.matches, "matches", fact.match, fact, ["match"], index.name);
		if ("team" in fact) report.find(index.teams, "teams", fact.team, fact, ["team"], index.name);
		if (!("division" in fact)) continue;
		const placed = report.find(index.divisions, "divisions", fact.division, fact, ["division"], index.name);
		if (!placed) continue;
		if (placed.stage.type !== "group") {
			report.error(fact, ["division"], {
				value: fact.division,
				message: `${fact.kind} in a playoff, which has no table`,
				expected: "a group",
			});
		}
		checkTeams(fact, placed.division.teams ?? [], index, report);
	}
}

function checkTeams(fact: CupFileFact, members: readonly string[], { teams, name }: EditionIndex, report: Report): void {
	const named = "order" in fact ? fact.order : "team" in fact ? [fact.team] : [];
	for (const [at, id] of named.entries()) {
		const steps = "order" in fact ? ["order", at] : ["team"];
		if ("order" in fact && !report.find(teams, "teams", id, fact, steps, name)) continue;
		if (named.indexOf(id) < at)
			report.error(fact, steps, { value: id, message: "a team named twice", expected: "each team once, the best first" });
		if (members.length > 0 && teams.has(id) && !members.includes(id))
			report.error(fact, steps, { value: id, message: "a team of another group", expected: "one of the group's teams" });
	}
}
