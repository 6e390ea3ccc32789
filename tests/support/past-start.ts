import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aCategory, aGroupStage, aMatch, aTeam } from "./cup.ts";

/** The small cup's clock is at 14.17: a match that should have started at 14.00, a young one at 13.30, and the next in 26 minutes. */
export function addPastStarts(cup: CupFile): void {
	const [edition] = cup.editions;
	if (edition === undefined) return;
	const teams = ["g16-ask", "g16-bro", "g16-dal"];
	const on = (clock: string) => ({ start: `2026-07-14T${clock}:00Z`, field: "heden-2" });
	edition.categories.push(aCategory("g16", [aGroupStage("g16-g", { "1": teams })], { age: 16 }));
	edition.teams.push(...teams.map((id) => aTeam(id, "g16")));
	edition.matches.push(
		aMatch("g16-due", "g16-g-1", ["g16-ask", "g16-bro"], on("12:00")),
		aMatch("g16-next", "g16-g-1", ["g16-ask", "g16-dal"], { ...on("12:43"), round: 2 }),
		aMatch("b11-due", "b11-g-1", ["b11-ek", "b11-hav"], { ...on("11:30"), round: 3 }),
	);
}
