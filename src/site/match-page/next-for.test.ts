import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { textsIn } from "../../text/texts.ts";
import { nextFor } from "./next-for.ts";

test("the winner is named once the match is over, whoever leads before", () => {
	const { match: text } = textsIn("en", "football");
	const next = (more: Parameters<typeof shownMatch>[2]) => nextFor(shownMatch("Fyrsken", "Iguaçu", more) as MatchPageData, text);
	const either = { winner: "Next for the winner", loser: "Next for the loser" };
	expect(next({})).toEqual(either);
	expect(next({ state: "LIVE", homeScore: 1, awayScore: 0, leadingSide: "HOME" })).toEqual(either);
	expect(next({ state: "FINISHED", leadingSide: "HOME" })).toEqual({ winner: "Next for Fyrsken", loser: "Next for Iguaçu" });
	expect(next({ state: "FINISHED", leadingSide: "AWAY" })).toEqual({ winner: "Next for Iguaçu", loser: "Next for Fyrsken" });
});
