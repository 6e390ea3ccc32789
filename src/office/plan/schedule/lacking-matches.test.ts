import { expect, it } from "vitest";
import { aCategory, aGroupStage, aSmallEdition, aTeam } from "../../../../tests/support/cup.ts";
import { lackingMatches } from "./lacking-matches.ts";

it("a main round's matches name exactly one of the best, also where its places have a rule", () => {
	const teams = ["a1", "a2", "a3", "b1", "b2", "b3"];
	const stages = [
		aGroupStage(
			"g",
			{ A: teams.slice(0, 3), B: teams.slice(3) },
			{
				advance: [
					{ positions: [1, 1], to: "m" },
					{ positions: [2, 2], best: [1, 1], to: "m" },
				],
			},
		),
		aGroupStage("m", { M: [] }, { rank: 2, name: "Mellanrunda", bestOfSeating: "apart" }),
	];
	const edition = {
		...aSmallEdition(),
		categories: [aCategory("b14", stages)],
		teams: teams.map((id) => aTeam(id, "b14")),
		matches: [],
	};
	const [lacking] = lackingMatches({ edition } as Parameters<typeof lackingMatches>[0]);
	const slots = lacking!.matches
		.filter(({ division }) => division === "m-m")
		.flatMap(({ home, away }) => [home?.slot, away?.slot])
		.filter((slot) => slot?.kind === "best-of");
	expect(slots).toEqual(Array.from({ length: 2 }, () => ({ kind: "best-of", position: 2, divisions: ["g-a", "g-b"], rank: 1 })));
});
