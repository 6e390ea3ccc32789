import type { SideData } from "../../client/queries/match-card.graphql.ts";
import type { MatchTexts } from "../../text/match/en.ts";

/** The two that a side may be, "Loistosalmi SK or FK Dimarp"; null where it is known, or may be more. */
export function eitherTeam({ mayBe }: Pick<SideData, "mayBe">, text: Pick<MatchTexts, "either">): string | null {
	const [one, other] = mayBe ?? [];
	return one === undefined || other === undefined ? null : text.either(one.name, other.name);
}

/** The first text of a side: the team, otherwise the possible teams, otherwise its origin ("Winner QF 2", from `name`). */
export function sideShown(side: Pick<SideData, "mayBe">, name: string, text: Pick<MatchTexts, "either">): string {
	return eitherTeam(side, text) ?? name;
}
